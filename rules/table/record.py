"""A whole game in one JSON file. What it proves is in `verifying.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from rules.table.chance import Era, seed_at
from rules.table.checkpoint import Checkpoint, Rollback
from rules.table.codec import INPUT
from rules.table.game import Game
from rules.table.inputs import Input, Undo
from rules.table.question import Seat
from rules.table.refusal import Refusal
from rules.table.seal import final
from rules.table.strict import adapter, parsed, read_whole
from rules.table.table import Table
from rules.table.undoing import standing_inputs

FORMAT = 2
LARGEST = 8 * 1024 * 1024  # bytes
MOST_INPUTS = 40_000  # eight times a game of random players without a limit of turns
MOST_CHAPTERS = 20_000
DEEPEST = 20

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Word = Annotated[str, Field(max_length=200)]
Line = Annotated[str, Field(max_length=1000)]


class Unreadable(ValueError):
    """Why a file is no record, in a sentence for whoever brought it."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One phase in a record: where it began, what was put in, and who took something back.

    Where another version of the rules took over, `start` holds the whole beginning.
    """

    number: Count
    phase: Word | None
    version: Count
    fork: Count
    digest: Word
    seal: Word
    inputs: tuple[INPUT, ...]
    undone: tuple[Seat, ...] = ()
    start: Checkpoint | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its opening to its last phase, with every secret of its chance."""

    format: Count
    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=100)]
    names: Annotated[tuple[Word, ...], Field(max_length=100)]
    eras: Annotated[tuple[Era, ...], Field(min_length=1, max_length=1000)]
    commitments: Annotated[tuple[Word, ...], Field(max_length=1000)]
    rollbacks: Annotated[tuple[Rollback, ...], Field(max_length=1000)]
    chapters: tuple[Chapter, ...]
    seal: Word


def dump_record(record: Record) -> str:
    """A record as JSON."""
    return adapter(Record).dump_json(record, indent=1, by_alias=True).decode()


def load_record(data: str | bytes) -> Record:
    """A record from JSON; raises Unreadable for anything else, before much is made of it."""
    if len(data) > LARGEST:
        raise Unreadable("This file is too large to be a game.")
    try:
        found = parsed(data.removeprefix(b"\xef\xbb\xbf") if isinstance(data, bytes) else data)
    except ValueError:
        raise Unreadable("This is not a game exported by Amphora: it cannot be read as JSON.") from None
    if not isinstance(found, dict) or "format" not in found:
        raise Unreadable("This is not a game exported by Amphora.")
    if found["format"] != FORMAT:
        raise Unreadable(_other_format(found["format"]))
    _bound(found.get("chapters"))
    try:
        record: Record = read_whole(Record, found)
    except ValueError:
        raise Unreadable("This is not a game exported by Amphora: parts are missing or unknown.") from None
    return record


def _other_format(number: object) -> str:
    if number == 1:
        return (
            "This file was written by the first release of Amphora, whose games cannot be replayed by this "
            "one; that release verifies it."
        )
    return f"This file is written in another format than this version of Amphora reads ({FORMAT})."


def _bound(chapters: object) -> None:
    if not isinstance(chapters, list):
        return
    inputs = (chapter.get("inputs") for chapter in chapters if isinstance(chapter, dict))
    count = sum(len(entries) for entries in inputs if isinstance(entries, list))
    if len(chapters) > MOST_CHAPTERS or count > MOST_INPUTS:
        raise Unreadable("This file has more phases or answers than a game can have.")
    if _is_deeper(chapters, DEEPEST):
        raise Unreadable("An answer in this file has parts within parts without end.")


def _is_deeper(data: object, levels: int) -> bool:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in inner if isinstance(part, dict | list))


class Recorder:
    """Keeps the chapters of a game while it is played."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.inputs: dict[int, list[Input]] = {}
        self._names: tuple[str, ...] = ()

    def keep(self, checkpoint: Checkpoint) -> None:
        """A phase begins."""
        self.checkpoints.append(checkpoint)

    def submit(self, table: Table, entry: Input) -> Refusal | None:
        """Put an input in, and note it if it is taken."""
        self._names = self._names or table.names
        number = table.checkpoint.number
        refusal = table.submit(entry)
        if refusal is None and table.noted is not None:
            self.inputs.setdefault(number, []).append(table.noted)
        return refusal

    def record(self, table: Table, options: Mapping[str, str]) -> Record:
        """Everything so far as a record."""
        chapters = [(c, self.inputs.get(c.number, [])) for c in self.checkpoints]
        eras = (Era(table.seed.hex()),)
        return make_record(table.game, options, self._names or table.names, eras, chapters)


def make_record(
    game: Game[Any],
    options: Mapping[str, str],
    names: tuple[str, ...],
    eras: Sequence[Era],
    chapters: Sequence[tuple[Checkpoint, Sequence[Input]]],
) -> Record:
    """A record from kept checkpoints and stored inputs; the names are those of the opening."""
    made: list[Chapter] = []
    for checkpoint, entries in chapters:
        seam = bool(made) and made[-1].version != checkpoint.version
        made.append(_chapter(checkpoint, entries, seam))
    newest = chapters[-1][0]
    seed = seed_at(eras, newest.fork)
    return Record(
        format=FORMAT, game=game.key, options=dict(options), names=names, eras=tuple(eras),
        commitments=tuple(era.commitment for era in eras), rollbacks=newest.rollbacks, chapters=tuple(made),
        seal=final(seed, newest.seal, made[-1].inputs, made[-1].undone),
    )  # fmt: skip


def _chapter(checkpoint: Checkpoint, entries: Sequence[Input], seam: bool) -> Chapter:
    """A phase with what stands of its inputs; in the first version undos were replayed, and stay in it."""
    standing, undone = standing_inputs(entries)
    return Chapter(
        number=checkpoint.number, phase=checkpoint.phase, version=checkpoint.version, fork=checkpoint.fork,
        digest=checkpoint.digest, seal=checkpoint.seal, inputs=tuple(standing),
        undone=(*undone, *(entry.seat for entry in standing if isinstance(entry, Undo))),
        start=checkpoint if seam else None,
    )  # fmt: skip
