"""When an answer may be taken back: while nothing was revealed, drawn, or resolved by another seat since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.table import inputs as put
from rules.table.event import Told
from rules.table.inputs import Input
from rules.table.question import Seat
from rules.table.refusal import Refusal, refuse

_ANSWERS = put.Answer | put.After | put.Withdraw | put.Stand


@dataclass(frozen=True, slots=True)
class Mark:
    """What an input led to: did it draw or reveal, and whose answers moved the game on?"""

    seat: Seat | None
    is_answer: bool
    drew: bool
    revealed: bool
    resolved: frozenset[Seat | None]

    @classmethod
    def of(cls, entry: Input, drew: bool, told: Sequence[Told], moved: bool, others: Sequence[Seat]) -> Mark:
        """The mark of an input from what happened while it was taken; `others` had answered before."""
        seat = getattr(entry, "seat", None)
        resolved = frozenset((*others, seat)) if moved else frozenset()
        revealed = any(one.reveals(seat) for one in told)
        return cls(seat, isinstance(entry, _ANSWERS), drew, revealed, resolved)

    def undoable_by(self, seat: Seat) -> bool:
        """Whether it is an answer of this seat."""
        return self.seat == seat and self.is_answer


def undo_refusal(marks: Sequence[Mark], seat: Seat, place: int | None) -> Refusal | None:
    """Why the input at `place` cannot be undone, if it cannot."""
    if place is None:
        return refuse("nothing-to-undo", "You have answered nothing in this phase that could be taken back.")
    since = marks[place:]
    if any(mark.drew for mark in since):
        return refuse("drawn", "Cards were drawn or dice rolled since; this cannot be undone.")
    if any(mark.revealed for mark in since):
        return refuse("revealed", "Something was revealed since; this cannot be undone.")
    if any(mark.resolved - {seat} for mark in since):
        return refuse("resolved", "Another player's answer has resolved since; this cannot be undone.")
    return None


def standing_inputs(entries: Iterable[Input]) -> tuple[list[Input], list[Seat]]:
    """What stands of a phase's stored inputs, and who took something back: nothing of that is replayed."""
    standing: list[Input] = []
    undone: list[Seat] = []
    for entry in entries:
        if not isinstance(entry, put.Undone):
            standing.append(entry)
            continue
        undone.append(entry.seat)
        for place in sorted(entry.places, reverse=True):
            del standing[place]
    return standing, undone
