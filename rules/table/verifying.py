"""What a record proves: it is replayed from its secrets, and its chain of seals made anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from rules.table.chain import broken_chain
from rules.table.chance import seed_at
from rules.table.checkpoint import Checkpoint
from rules.table.game import Game
from rules.table.inputs import HandOver, Input, Undo
from rules.table.record import Chapter, Record
from rules.table.refusal import Refusal
from rules.table.seal import forked
from rules.table.table import Table, open_table, restore

LONGEST = 300  # letters of a problem


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found: the table as it stood, or the first thing that does not agree.

    `checkpoints` are those of the phases that were replayed; the `unplayed` phases before them belong to
    earlier versions of the rules, and only the chain speaks for them.
    """

    table: Table | None = None
    checkpoints: tuple[Checkpoint, ...] = ()
    phases: int = 0
    inputs: int = 0
    problem: str = ""
    unplayed: int = 0


class _Wrong(Exception):
    """Something does not agree."""


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Replay a record from its secrets; every shuffle, draw, die, answer and seal must come out the same."""
    problem = _wrong_head(record, game) or broken_chain(record, game.version)
    if problem:
        return Verdict(problem=problem)
    replay = _Replay(record, game)
    try:
        replay.run()
    except _Wrong as found:
        problem = str(found)
    except Exception as error:  # whatever a forged file can bring about is a finding, not a failure
        problem = f"{replay.where} cannot be replayed ({type(error).__name__})"
    return Verdict(
        replay.table, tuple(replay.kept), replay.phases, replay.fed, problem[:LONGEST], replay.first
    )


def _wrong_head(record: Record, game: Game[Any]) -> str:
    try:
        commitments = tuple(era.commitment for era in record.eras)
    except ValueError:
        return "a secret is not written in hexadecimal"
    if commitments != record.commitments:
        return "the secrets do not match the commitments published before they were used"
    if not record.chapters:
        return "the record ends before the game it replays"
    if len(record.eras) > record.chapters[-1].fork + 1:
        return "it holds a secret that nothing was drawn from"
    versions = [chapter.version for chapter in record.chapters]
    if versions[-1] > game.version:
        return f"version {versions[-1]} of the rules played it, newer than this program's {game.version}"
    if versions != sorted(versions):
        return "an earlier version of the rules follows a later one"
    return ""


@dataclass
class _Replay:
    """The stretch of a record that was played by this version, played again."""

    record: Record
    game: Game[Any]
    table: Table | None = None
    kept: list[Checkpoint] = field(default_factory=list)
    phases: int = 0
    fed: int = 0
    first: int = 0
    where: str = "the opening"

    def run(self) -> None:
        chapters = self.record.chapters
        self.first = sum(chapter.version < self.game.version for chapter in chapters)
        if self.first == len(chapters):
            return
        self.table = self._restored(chapters[self.first]) if self.first else self._opened()
        for place, chapter in enumerate(chapters[self.first :]):
            self.where = f"phase {chapter.number}"
            self._begin(place, chapter)
            if chapter.inputs:
                self.table.undone[:] = chapter.undone
            for entry in chapter.inputs:
                self._feed(chapter, entry)
            self.phases += 1
        if self.first + len(self.kept) != len(chapters):
            raise _Wrong("the record ends before the game it replays")
        if self.kept[-1].rollbacks != self.record.rollbacks:
            raise _Wrong("the list of rollbacks is another one")

    def _opened(self) -> Table:
        record = self.record
        seed = seed_at(record.eras, 0)
        table = open_table(self.game, record.options, record.names, seed, self.kept.append)
        if isinstance(table, Refusal):
            raise _Wrong(f"the game cannot be opened: {table}")
        return table

    def _restored(self, chapter: Chapter) -> Table:
        """From the seam: the chain has shown that its beginning is the one that was sealed."""
        assert chapter.start is not None
        entries = (entry for former in self.record.chapters[: self.first] for entry in former.inputs)
        names = _names_after(self.record.names, entries)
        self.kept.append(chapter.start)
        seed = seed_at(self.record.eras, chapter.fork)
        return restore(self.game, names, seed, chapter.start, keep=self.kept.append)

    def _begin(self, place: int, chapter: Chapter) -> None:
        kept, table = self.kept, self.table
        assert table is not None
        if place >= len(kept):
            raise _Wrong(f"{self.where} never began")
        if kept[place].fork != chapter.fork:
            backs = tuple(back for back in self.record.rollbacks if back.fork <= chapter.fork)
            seed = seed_at(self.record.eras, chapter.fork)
            if not backs or backs[-1].posted != kept[place].posted:
                raise _Wrong(f"{self.where}: what was posted before the rollback is another seal")
            begun = forked(kept[place], backs, seed)
            kept[place:] = [begun]
            self.table = restore(self.game, table.names, seed, begun, keep=kept.append)
        begun = kept[place]
        if (begun.number, begun.phase, begun.digest) != (chapter.number, chapter.phase, chapter.digest):
            raise _Wrong(f"{self.where} began differently")

    def _feed(self, chapter: Chapter, entry: Input) -> None:
        assert self.table is not None
        if isinstance(entry, Undo):
            raise _Wrong(f"{self.where}: an answer that was taken back stands there")
        if self.table.checkpoint.number != chapter.number:
            raise _Wrong(f"{self.where} ended early")
        refusal = self.table.submit(entry)
        if refusal is not None:
            raise _Wrong(f"{self.where}: refused: {refusal}")
        self.fed += 1


def _names_after(names: tuple[str, ...], entries: Iterable[Input]) -> tuple[str, ...]:
    seated = list(names)
    for entry in entries:
        if isinstance(entry, HandOver):
            seated[entry.seat] = entry.name
    return tuple(seated)


def posted_seals(record: Record) -> dict[int, str]:
    """The seal that was posted at the end of each phase, by its number; the last one may be the end's."""
    seals: dict[int, str] = {}
    backs = {back.fork: back for back in record.rollbacks}
    for former, chapter in pairwise(record.chapters):
        if chapter.start is not None:
            seals[former.number] = chapter.start.posted
        elif chapter.fork != former.fork and chapter.fork in backs:
            seals[former.number] = backs[chapter.fork].posted
        else:
            seals[former.number] = chapter.seal
    seals[record.chapters[-1].number] = record.seal
    return seals


def contradictions(record: Record, commitments: Sequence[str], seals: Mapping[int, str]) -> list[str]:
    """What in a record is not as it was posted: commitments in their order, seals by phase (or 8 digits)."""
    found = []
    for place, posted in enumerate(commitments):
        held = record.commitments[place] if place < len(record.commitments) else ""
        if not _begins(held, posted):
            found.append(f"commitment {place + 1} is another one than was posted")
    known = posted_seals(record)
    for number, posted in seals.items():
        if not _begins(known.get(number, ""), posted):
            found.append(f"the seal of phase {number} is another one than was posted")
    return found


def _begins(whole: str, posted: str) -> bool:
    digits = "".join(posted.split()).lower()
    return len(digits) >= 8 and whole.startswith(digits)
