"""The civ context: a running game: orders of seats, claims, what advances say, limits and conflicts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.civ.position import Position
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Chance, Seat


@dataclass(slots=True)
class Civ(Position):
    """What a phase works with, called `g` throughout: a position, and what rules and advances make of it."""

    unaided: bool = False
    """Whether all advances count for nothing here."""

    @property
    def chance(self) -> Chance:
        """The shuffles and draws of the game."""
        return self.desk.chance

    def tell(self, event: Any, *to: Seat) -> None:
        """Tell everybody, or only some seats, what happened."""
        self.desk.tell(event, *to)

    def fork(self) -> Civ:
        """The same position to try things on: nobody is told, nothing may be drawn, nothing is felt here."""
        return Civ(self.desk.fork(self.state.fork()), self.rules, self.unaided)

    def without_advances(self) -> Civ:
        """The same game, seen as if nobody held any advance."""
        return Civ(self.desk, self.rules, unaided=True)

    # -- the order of seats

    def order(self, matter: Topic | None = None) -> list[Seat]:
        """The seats in ranking order, or in the order the rulebook gives for a matter."""
        return self.ranked(self.seats) if matter is None else self.rules.orders[matter](self)

    def rivals(self, seat: Seat) -> list[Seat]:
        """All other seats, in ranking order."""
        return [other for other in self.order() if other != seat]

    def claimants(self, besides: Iterable[Seat] = ()) -> list[Seat]:
        """WE ch.6: who has the best claim as a beneficiary; several where their claims are equal."""
        barred = set(besides)
        claims = {seat: self.rules.claim(self, seat) for seat in self.order() if seat not in barred}
        best = max(claims.values(), default=())
        return [seat for seat, claim in claims.items() if claim == best]

    def beneficiary(self, besides: Iterable[Seat] = ()) -> Seat | None:
        """WE ch.6: the best claim; the ranking decides between equals."""
        return next(iter(self.claimants(besides)), None)

    # -- what advances say

    def amount(self, seat: Seat, trait: str, base: int = 0) -> int:
        """The base and what the seat's advances, or those the barbarians have learnt, add to it."""
        if self.unaided:
            return base
        barbaric = seat == BARBARIANS
        held = self.rules.conflict.barbarian_advances(self) if barbaric else self.nation(seat).advances
        return self.rules.amount(held, trait, base)

    def allows(self, seat: Seat, trait: str) -> bool:
        """Whether any advance of the seat gives this permission."""
        return self.amount(seat, trait) > 0

    # -- limits and conflicts

    def limit(self, area: str, seat: Seat | None = None) -> int:
        """WE ch.3.C: the population limit of an area, as printed; for a seat, with what its advances add."""
        if seat is None or seat == BARBARIANS:
            return self.area(area).limit
        return self.rules.limit(self, area, seat)

    def room(self, area: str, seat: Seat) -> int:
        """WE 5b: how many tokens a party may keep in an area that it has to itself, city or not."""
        owner = self.city_owner(area)
        if owner == seat == BARBARIANS and self.rules.barbarians_garrison:
            return self.limit(area)
        if owner is None:
            return self.limit(area, seat)
        return self.amount(seat, Trait.GARRISON) if owner == seat else 0

    def is_conflict(self, area: str, seat: Seat = BARBARIANS, more: int = 0) -> bool:
        """WE 3: a conflict situation: tokens with a foreign city, or several parties above the limit.

        With `more`, as it would be with so many tokens of the seat more (or fewer). Mercenaries alone cause
        none, neither at a city nor by their number.
        """
        state = self.state
        here, barbarians = state.tokens.get(area, {}), state.barbarians.get(area, 0)
        if more and seat == BARBARIANS:
            barbarians += more
        elif more:
            here = {**here, seat: here.get(seat, 0) + more}
            here = here if here[seat] else {party: count for party, count in here.items() if count}
        hired = state.mercenaries.get(area)
        crowd = {p: n for p, n in here.items() if n > hired.get(p, 0)} if hired else here
        if area in state.cities or area in state.pirates:
            owner = self.city_owner(area)
            return any(party != owner for party in crowd) or (barbarians > 0 and owner != BARBARIANS)
        parties = len(here) + (barbarians > 0)
        return parties > 1 and sum(crowd.values()) + barbarians > self.area(area).limit
