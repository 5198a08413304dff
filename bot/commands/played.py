"""A played game: one of stand-ins, or one from a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bot.commands.failure import Failure
from bot.commands.frames import frames
from renders.face import Frame, Proposal
from rules.games import GAMES
from rules.standins.match import Match
from rules.table import Checkpoint, Game, Input, Seat, Standing, restore
from rules.table.chance import Era, seed_at
from rules.table.inputs import Answer
from rules.table.record import Record
from rules.table.verifying import verify


@dataclass(frozen=True, slots=True)
class Played:
    """A game from its first phase to where it stands."""

    game: Game[Any]
    names: tuple[str, ...]
    eras: Sequence[Era]
    checkpoints: Sequence[Checkpoint]
    inputs: dict[int, list[Input]]
    standings: tuple[Standing, ...]

    def frames(self, seat: Seat | None = None) -> Iterator[Frame]:
        """Every ended phase in order."""
        return frames(self.game, self.names, self.eras, self.checkpoints, self.inputs, seat)

    def frame(self, number: int, seat: Seat | None) -> Frame:
        """The ended phase of a number."""
        pair = next(pair for pair in pairwise(self.checkpoints) if pair[0].number == number)
        return next(replace(self, checkpoints=pair).frames(seat))

    def awaited(self, number: int) -> tuple[Seat, ...]:
        """Who was waited for when the phase of a number had ended."""
        after = next(later for one, later in pairwise(self.checkpoints) if one.number == number)
        table = restore(self.game, self.names, seed_at(self.eras, after.fork), after)
        return tuple(dict.fromkeys(question.seat for question in table.waiting()))

    def proposals(self, number: int) -> Iterator[tuple[Any, Proposal]]:
        """The answers given in a phase as their seats could look at them before: the view, and the draft."""
        checkpoint = next(kept for kept in self.checkpoints if kept.number == number)
        table = restore(self.game, self.names, seed_at(self.eras, checkpoint.fork), checkpoint)
        for entry in self.inputs.get(number, []):
            found = table.questions(entry.seat) if isinstance(entry, Answer) else ()
            for question in (each.question for each in found):
                if isinstance(entry, Answer) and question.key == entry.key:
                    after = table.preview(entry.seat, entry.key, entry.data)
                    lines = question.write(entry.data)
                    yield (
                        table.view(entry.seat),
                        Proposal(entry.seat, entry.key, entry.data, tuple(lines), after),
                    )
            table.submit(entry)


def of_match(match: Match) -> Played:
    """A game that stand-ins have just played."""
    table, kept = match.table, match.recorder
    eras = (Era(table.seed.hex()),)
    return Played(table.game, table.names, eras, kept.checkpoints, kept.inputs, table.standings())


def of_record(record: Record) -> Played:
    """An exported game, replayed and found sound."""
    game = GAMES.get(record.game)
    if game is None:
        raise Failure(f"this is a game of “{record.game}”, which is not known here")
    verdict = verify(record, game)
    if verdict.problem:
        raise Failure(f"the file is not sound: {verdict.problem}")
    if verdict.table is None:
        raise Failure("an earlier version of the rules played this game; only that one can draw it")
    if len(verdict.checkpoints) < 2:
        raise Failure("no phase of this game has ended yet")
    inputs = {chapter.number: list(chapter.inputs) for chapter in record.chapters}
    standings = verdict.table.standings()
    return Played(game, record.names, record.eras, verdict.checkpoints, inputs, standings)
