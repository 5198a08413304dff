"""Games recorded by earlier versions, replayed from nothing: every draw and answer comes out the same."""

import lzma
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.table.record import load_record, verify

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json.xz"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(".json.xz"))
def test_a_recorded_game_verifies(path: Path) -> None:
    record = load_record(lzma.decompress(path.read_bytes()).decode())
    verdict = verify(record, GAMES[record.game])
    assert verdict.problem == ""
    assert verdict.table is not None
    assert verdict.table.over


def test_there_are_records_of_every_kind() -> None:
    assert {path.name[:7] for path in RECORDS} == {"history", "western"}
