"""A small game of three phases: who has sown may say at once what to reap, and then what to eat of it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass

from rules.table import Chance, Coming, Desk, Game, Number, Refusal, Script, Standing, ask, ask_all, in_turn

PHASES = ("sow", "storm", "reap", "eat")
SEEDS = 5


@dataclass(slots=True)
class Land:
    sown: list[int]
    reaped: list[int]
    eaten: list[int]
    cursor: int = 0
    turn: int = 1

    @property
    def phase(self) -> str:
        return PHASES[self.cursor]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount(Number):
    """How much goes from one list to the next."""

    land: Land
    to: str

    def foresee(self, data: object) -> Land | None:
        answer = self.check(data)
        if isinstance(answer, Refusal):
            return None
        after = deepcopy(self.land)
        getattr(after, self.to)[self.seat] = answer
        return after


def _amount(land: Land, seat: int, key: str, high: int, to: str) -> Amount:
    return Amount(
        seat=seat, key=key, prompt=f"{key}?", public=key, low=0, high=high, fallback=0, land=land, to=to
    )


def sow(land: Land, seat: int) -> Amount:
    return _amount(land, seat, "sow", SEEDS, "sown")


def reap(land: Land, seat: int) -> Amount:
    return _amount(land, seat, "reap", land.sown[seat], "reaped")


def eat(land: Land, seat: int) -> Amount:
    return _amount(land, seat, "eat", land.reaped[seat], "eaten")


QUESTIONS = {"sow": sow, "reap": reap, "eat": eat}


class Field(Game[Land]):
    """In the storm the first seat says how much of everybody's crop is left; two turns."""

    key = "field"
    name = "The Field"
    least = 2
    most = 4
    state_type = Land

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> Land:
        none = [0] * len(names)
        return Land(list(none), list(none), list(none))

    def phase(self, state: Land) -> str | None:
        return None if state.turn > 2 else state.phase

    def script(self, desk: Desk[Land]) -> Script[None]:
        s = desk.state
        seats = range(len(s.sown))
        if s.phase == "sow":
            yield from in_turn(seats, lambda seat: sow(s, seat), lambda seat, n: _put(s.sown, seat, n))
        elif s.phase == "storm":
            left = yield from ask(_amount(s, 0, "storm", SEEDS, "sown"))
            s.sown = [min(n, left) for n in s.sown]
        else:
            make, kept = (reap, s.reaped) if s.phase == "reap" else (eat, s.eaten)
            for seat, n in (yield from ask_all([make(s, seat) for seat in seats])).items():
                kept[seat] = n
        s.cursor = (s.cursor + 1) % len(PHASES)
        s.turn += s.cursor == 0

    def coming(self, state: Land, seat: int) -> Coming | None:
        for cursor in range(state.cursor + 1, len(PHASES)):
            if PHASES[cursor] in QUESTIONS:
                after = deepcopy(state)
                after.cursor = cursor
                question = QUESTIONS[PHASES[cursor]](after, seat)
                if question.only() is None:
                    return Coming(PHASES[cursor], question, after)
        return None

    def to_come(self, state: Land) -> tuple[str, ...]:
        return PHASES[state.cursor + 1 :]

    def invites_to_come(self, state: Land) -> bool:
        return state.phase == "storm"

    def title(self, phase: str) -> str:
        return phase.title()

    def view(self, state: Land, seat: int | None) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        return state.phase, tuple(state.sown), tuple(state.reaped)

    def belongings(self, state: Land, seat: int) -> Mapping[str, int]:
        return {"crop": state.sown[seat]}

    def leave(self, desk: Desk[Land], seat: int) -> None:
        """Nobody is missed."""

    def standings(self, state: Land) -> tuple[Standing, ...]:
        return ()

    def problems(self, state: Land) -> list[str]:
        return []


def _put(amounts: list[int], seat: int, amount: int) -> None:
    amounts[seat] = amount
