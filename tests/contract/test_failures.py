"""Games that failed once while fuzzing: their files in tests/failures replay soundly now."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.table import Refusal, Table, open_table
from rules.table.record import Record, load_record
from tests.contract.settings import Setting, games, match_of

FAILURES = Path(__file__).parents[1] / "failures"


def replay(record: Record) -> list[str]:
    """What is wrong with the game after each of its inputs; it stops at the first."""
    game = games()[record.game]
    table = open_table(game, record.options, record.names, record.eras[0].seed)
    assert isinstance(table, Table)
    for chapter in record.chapters:
        for entry in chapter.inputs:
            refusal = table.submit(entry)
            if isinstance(refusal, Refusal):
                return [str(refusal)]
            if problems := game.problems(table.state):
                return problems
    return []


def test_every_failed_game_replays_soundly():
    for path in sorted(FAILURES.glob("*.json")):
        assert replay(load_record(path.read_text(encoding="utf-8"))) == [], path.name


@pytest.mark.parametrize("key", GAMES)
def test_a_failure_would_be_noticed(key):
    match = match_of(Setting(key, GAMES[key].least), b"failure")
    match.play(most=60)
    record = match.record()
    assert replay(record) == []
    place = next(i for i, chapter in enumerate(record.chapters) if chapter.inputs)
    chapters = list(record.chapters)
    twice = chapters[place].inputs + chapters[place].inputs
    chapters[place] = replace(chapters[place], inputs=twice)
    assert replay(replace(record, chapters=tuple(chapters))) != []
