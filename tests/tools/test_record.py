"""A recorded game can be read again and verifies."""

import lzma

import tools.record
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


def test_all_makes_only_what_is_missing(tmp_path, monkeypatch, capsys):
    wanted = (("western-empires", 5, "anybody", 1, {"turns": "3"}), ("civx", 5, "anybody", 2, {"turns": "3"}))
    monkeypatch.setattr(tools.record, "ALL", wanted)
    monkeypatch.setattr(tools.record, "CONTRACT", tmp_path)
    monkeypatch.setattr("sys.argv", ["record", "all"])
    there = tmp_path / "records" / str(GAMES["civx"].version) / "civx-5-anybody-2.json.xz"
    there.parent.mkdir(parents=True)
    there.write_bytes(b"as it was")
    assert tools.record.main() == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert there.read_bytes() == b"as it was"
    made = (
        tmp_path / "records" / str(GAMES["western-empires"].version) / "western-empires-5-anybody-1.json.xz"
    )
    assert verify(load_record(lzma.decompress(made.read_bytes())), GAMES["western-empires"]).problem == ""
