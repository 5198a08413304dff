"""A recorded game can be read again and verifies."""

import lzma

from rules.games import GAMES
from rules.table.record import load_record
from rules.table.verifying import verify
from tools.record import record


def test_a_recorded_game_verifies(tmp_path):
    path = record("western-empires", 5, "anybody", 1, {"scenario": "short", "turns": "3"}, tmp_path)
    assert path.name == "western-empires-5-anybody-1.json.xz"
    assert (tmp_path / "stored" / path.parent.name / path.name).exists()
    kept = load_record(lzma.decompress(path.read_bytes()))
    assert verify(kept, GAMES[kept.game]).problem == ""
