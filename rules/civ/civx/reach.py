"""CivX 29: how far calamities reach, and who has the most in stock."""

from collections.abc import Iterable

from rules.civ.calamity.case import Case
from rules.civ.calamity.distance import spaces_between
from rules.civ.civ import Civ
from rules.civ.policies.claims import in_stock
from rules.table import Choice, Choose, Script, Seat, ask

FARTHEST = 7


def is_near(g: Civ, one: Seat, other: Seat) -> bool:
    """CivX 29.325: where trading blocks are separate, at most seven areas lie between two nations."""
    if not any(stack.block for stack in g.state.stacks):
        return True
    between = spaces_between(g, one, other)
    return between is not None and between <= FARTHEST


def richest(g: Civ, seats: Iterable[Seat]) -> list[Seat]:
    """CivX 29.822: those with the most unit points in stock, in A.S.T. order."""
    among = g.ranked(seats)
    most = max((in_stock(g, seat) for seat in among), default=0)
    return [seat for seat in among if in_stock(g, seat) == most]


def break_tie(case: Case, chooser: Seat, tied: list[Seat], step: str = "beneficiary") -> Script[Seat]:
    """CivX 29.4203, 29.822: who gains, where several have as much in stock."""
    g = case.g
    seat = yield from ask(
        Choose(
            seat=chooser,
            key=case.key(step),
            prompt=f"{case.name} of {g.name(case.victim)}: these have as much in stock. Who gains from it?",
            section=case.section,
            public=f"decides who gains from {case.name}",
            topic="beneficiary",
            options=tuple(Choice(str(seat), g.name(seat), g.nation(seat).name) for seat in tied),
            fallback=str(min(tied, key=lambda seat: sum(n for _, n in g.rules.points(g, seat)))),
        )
    )
    return int(seat)
