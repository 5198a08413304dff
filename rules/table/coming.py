"""Questions of later phases that may be answered in this one, and the answers kept for them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.table.ahead import Kept
from rules.table.inputs import IfChanged
from rules.table.question import Data, Question, Seat

if TYPE_CHECKING:
    from rules.table.game import Game


@dataclass(frozen=True, slots=True)
class Coming:
    """What a seat will be asked in a later phase, if nobody else changes anything until then."""

    phase: str
    question: Question[Any]
    state: Any
    """The position in which it would be asked, as far as its seat can know it."""


@dataclass(frozen=True, slots=True)
class KeptForPhase:
    """An answer to a question of a later phase, as a checkpoint holds it."""

    seat: Seat
    key: str
    phase: str
    data: Data
    if_changed: IfChanged = IfChanged.WHOLE
    had: dict[str, int] = field(default_factory=dict)


class ComingAnswers:
    """What was answered for later phases."""

    def __init__(self, kept: Collection[KeptForPhase] = ()) -> None:
        self._kept: dict[tuple[Seat, str], KeptForPhase] = {(each.seat, each.key): each for each in kept}

    def keep(self, coming: Coming, kept: Kept) -> None:
        """An answer, until its phase comes."""
        seat, key = coming.question.seat, coming.question.key
        self._kept[seat, key] = KeptForPhase(
            seat, key, coming.phase, kept.data, kept.if_changed, dict(kept.had)
        )

    def given(self, coming: Coming) -> Kept | None:
        """What was answered to a question."""
        found = self._kept.get((coming.question.seat, coming.question.key))
        return None if found is None or found.phase != coming.phase else _as_kept(found)

    def chain(self, game: Game[Any], state: Any, seat: Seat) -> list[Coming]:
        """What a seat can answer from a state on: each after what it answered to the one before."""
        found: list[Coming] = []
        while state is not None and (coming := game.coming(state, seat)) is not None:
            found.append(coming)
            given = self.given(coming)
            state = None if given is None else coming.question.foresee(given.data)
        return found

    def has(self, seat: Seat, key: str) -> bool:
        """Whether something is kept for a question."""
        return (seat, key) in self._kept

    def take(self, seat: Seat, key: str, phase: str | None) -> Kept | None:
        """The answer to a question that is asked now, which is kept no longer."""
        found = self._kept.get((seat, key))
        if found is None or found.phase != phase:
            return None
        del self._kept[seat, key]
        return _as_kept(found)

    def forget(self, seat: Seat, key: str | None = None) -> bool:
        """Forget what a seat answered, to one question or to all; whether there was anything."""
        gone = [known for known in self._kept if known[0] == seat and key in (None, known[1])]
        for known in gone:
            del self._kept[known]
        return bool(gone)

    def keep_only(self, phases: Collection[str]) -> tuple[KeptForPhase, ...]:
        """What is kept for these phases; the rest is forgotten."""
        self._kept = {known: each for known, each in self._kept.items() if each.phase in phases}
        return tuple(self._kept.values())


def _as_kept(found: KeptForPhase) -> Kept:
    return Kept(found.data, found.if_changed, found.had)
