"""A whole game in one JSON file, and the check that replays it from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.table.chance import Era, commitment, seed_at
from rules.table.checkpoint import Checkpoint
from rules.table.game import Game
from rules.table.inputs import Input
from rules.table.refusal import Refusal
from rules.table.strict import adapter
from rules.table.table import Table, open_table, restore

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Chapter:
    """One phase in a record: where it began, and what was put in."""

    number: int
    phase: str | None
    fork: int
    digest: str
    inputs: tuple[Input, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its opening to its last phase, with the seed."""

    format: int
    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: str
    commitment: str
    chapters: tuple[Chapter, ...]
    eras: tuple[Era, ...] = ()


def dump_record(record: Record) -> str:
    """A record as JSON."""
    return adapter(Record).dump_json(record, indent=1).decode()


def load_record(text: str) -> Record:
    """A record from JSON; raises ValueError for anything else."""
    record: Record = adapter(Record).validate_json(text, strict=True)
    return record


class Recorder:
    """Keeps the chapters of a game while it is played."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.inputs: dict[int, list[Input]] = {}

    def keep(self, checkpoint: Checkpoint) -> None:
        """A phase begins."""
        self.checkpoints.append(checkpoint)

    def submit(self, table: Table, entry: Input) -> Refusal | None:
        """Put an input in, and note it if it is taken."""
        number = table.checkpoint.number
        refusal = table.submit(entry)
        if refusal is None:
            self.inputs.setdefault(number, []).append(entry)
        return refusal

    def record(self, table: Table, options: Mapping[str, str]) -> Record:
        """Everything so far as a record."""
        return make_record(
            table.game,
            options,
            table.names,
            (Era(table.seed.hex()),),
            [(c, self.inputs.get(c.number, [])) for c in self.checkpoints],
        )


def make_record(
    game: Game[Any],
    options: Mapping[str, str],
    names: tuple[str, ...],
    eras: tuple[Era, ...],
    chapters: list[tuple[Checkpoint, list[Input]]],
) -> Record:
    """A record from kept checkpoints and inputs."""
    made = tuple(Chapter(c.number, c.phase, c.fork, c.digest, tuple(entries)) for c, entries in chapters)
    first = eras[0]
    return Record(FORMAT, game.key, dict(options), names, first.secret, first.commitment, made, eras)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a replay from nothing found: the table as it stood, or the first thing that does not agree."""

    table: Table | None
    checkpoints: tuple[Checkpoint, ...]
    phases: int
    inputs: int
    problem: str = ""


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Replay a record from its seed; every shuffle, draw, die and answer must come out the same."""
    if record.format != FORMAT:
        return Verdict(None, (), 0, 0, f"this file has format {record.format}, not {FORMAT}")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        return Verdict(None, (), 0, 0, "the seed is not written in hexadecimal")
    if commitment(seed) != record.commitment:
        return Verdict(None, (), 0, 0, "the seed does not match the commitment published before the game")
    eras = record.eras or (Era(record.seed),)
    kept: list[Checkpoint] = []
    table = open_table(game, record.options, record.names, seed_at(eras, 0), kept.append)
    if isinstance(table, Refusal):
        return Verdict(None, (), 0, 0, f"the game cannot be opened: {table}")
    fed = 0
    for place, chapter in enumerate(record.chapters):
        if place >= len(kept):
            return Verdict(table, tuple(kept), place, fed, f"phase {chapter.number} never began")
        if kept[place].fork != chapter.fork:
            forked = replace(kept[place], fork=chapter.fork)
            del kept[place:]
            kept.append(forked)
            table = restore(game, record.names, seed_at(eras, chapter.fork), forked, keep=kept.append)
        if kept[place].digest != chapter.digest:
            return Verdict(table, tuple(kept), place, fed, f"phase {chapter.number} began differently")
        for entry in chapter.inputs:
            if table.checkpoint.number != chapter.number:
                return Verdict(table, tuple(kept), place, fed, f"phase {chapter.number} ended early")
            refusal = table.submit(entry)
            if refusal is not None:
                return Verdict(table, tuple(kept), place, fed, f"phase {chapter.number}: refused: {refusal}")
            fed += 1
    if len(kept) != len(record.chapters):
        return Verdict(table, tuple(kept), len(kept), fed, "the record ends before the game it replays")
    return Verdict(table, tuple(kept), len(kept), fed)
