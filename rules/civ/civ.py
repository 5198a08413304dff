"""The civ context: the state and the rules of a running game, and the questions everybody asks them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.atlas import Area, Board
from rules.civ.ruleset import Numbers, Ruleset
from rules.civ.state import BARBARIANS, CivState, Nation, Ship
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Chance, Desk, Seat

ENDLESS = 1_000_000
"""The pieces of those who never run out of them."""


@dataclass(slots=True)
class Civ:
    """What a phase works with, called `g` throughout."""

    desk: Desk[CivState]
    rules: Ruleset
    unaided: bool = False
    """Whether all advances count for nothing here."""

    @property
    def state(self) -> CivState:
        """The state of the game."""
        return self.desk.state

    @property
    def chance(self) -> Chance:
        """The shuffles and draws of the game."""
        return self.desk.chance

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        return self.rules.board

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rulebook."""
        return self.rules.numbers

    def tell(self, event: Any, *to: Seat) -> None:
        """Tell everybody, or only some seats, what happened."""
        self.desk.tell(event, *to)

    def fork(self) -> Civ:
        """The same position to try things on: nobody is told, nothing may be drawn, nothing is felt here."""
        return Civ(self.desk.fork(self.state.fork()), self.rules, self.unaided)

    def without_advances(self) -> Civ:
        """The same game, seen as if nobody held any advance."""
        return Civ(self.desk, self.rules, unaided=True)

    # -- seats and their order

    @property
    def seats(self) -> list[Seat]:
        """The seats in the game, without those that left."""
        return [seat for seat, nation in enumerate(self.state.nations) if not nation.left]

    def nation(self, seat: Seat) -> Nation:
        """What a seat has off the board; the barbarians have nothing there, and raise IndexError."""
        return self.desk.state.nations[seat]

    def name(self, seat: Seat) -> str:
        """The civilization of a seat, or the barbarians."""
        return "Barbarians" if seat == BARBARIANS else self.nation(seat).civ

    def rank(self, seat: Seat) -> int:
        """WE ch.3: the number on the succession table; the smaller goes first and breaks ties."""
        return self.rules.civilizations[self.nation(seat).civ].number

    def ranked(self, seats: Iterable[Seat]) -> list[Seat]:
        """WE ch.3: these seats in A.S.T.-ranking order."""
        return sorted(seats, key=self.rank)

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

    # -- what stands on the board

    def tokens(self, area: str, seat: Seat) -> int:
        """The population of a seat, or of the barbarians, in an area."""
        if seat == BARBARIANS:
            return self.state.barbarians.get(area, 0)
        return self.state.tokens.get(area, {}).get(seat, 0)

    def hired(self, area: str, seat: Seat) -> int:
        """How many of a seat's tokens in an area are mercenaries."""
        return self.state.mercenaries.get(area, {}).get(seat, 0)

    def regulars(self, area: str, seat: Seat) -> int:
        """How many of a party's tokens in an area are no mercenaries."""
        return self.tokens(area, seat) - self.hired(area, seat)

    def tokens_of(self, seat: Seat) -> dict[str, int]:
        """All areas with population of a party, and how much."""
        if seat == BARBARIANS:
            return dict(self.state.barbarians)
        return {area: here[seat] for area, here in self.state.tokens.items() if seat in here}

    def census_of(self, seat: Seat) -> int:
        """WE 2b: the tokens of a party on the board."""
        if seat == BARBARIANS:
            return sum(self.state.barbarians.values())
        nation = self.nation(seat)
        return self.numbers.tokens - nation.stock - nation.treasury - nation.away

    def token_stock(self, seat: Seat) -> int:
        """The tokens a party can still place."""
        if seat != BARBARIANS:
            return self.nation(seat).stock
        return self._wild(self.numbers.tokens) - self.census_of(BARBARIANS)

    def city_stock(self, seat: Seat) -> int:
        """The cities a party can still place."""
        if seat != BARBARIANS:
            return self.nation(seat).city_stock
        return self._wild(self.numbers.cities) - self.city_count(BARBARIANS)

    def ship_stock(self, seat: Seat) -> int:
        """The ships a party can still place."""
        if seat != BARBARIANS:
            return self.nation(seat).ship_stock
        return self._wild(self.numbers.ships) - len(self.ships_of(BARBARIANS))

    def _wild(self, a_set: int) -> int:
        sets = self.rules.barbarian_sets
        return ENDLESS if sets is None else sets * a_set

    def city_owner(self, area: str) -> Seat | None:
        """Whose city stands in an area; a pirate city is the barbarians'."""
        owner = self.state.cities.get(area)
        if owner is None and area in self.state.pirates:
            return BARBARIANS
        return owner

    def cities_of(self, seat: Seat) -> list[str]:
        """The areas with cities of a party, in the order of the board's names."""
        if seat == BARBARIANS:
            return sorted(self.state.pirates)
        return sorted(area for area, owner in self.state.cities.items() if owner == seat)

    def city_count(self, seat: Seat) -> int:
        """The cities of a party on the board."""
        if seat == BARBARIANS:
            return len(self.state.pirates)
        return self.numbers.cities - self.nation(seat).city_stock

    def ships_of(self, seat: Seat, area: str | None = None) -> list[Ship]:
        """The ships of a seat, everywhere or in one area."""
        return [ship for ship in self.state.ships if ship.owner == seat and area in (None, ship.area)]

    def unit_points(self, seat: Seat) -> int:
        """WE ch.3: a token counts 1, a city 5, a ship nothing."""
        return self.census_of(seat) + self.numbers.city_points * self.city_count(seat)

    def areas_of(self, seat: Seat) -> list[str]:
        """The areas with units of a party."""
        return sorted({*self.tokens_of(seat), *self.cities_of(seat)})

    def parties(self, area: str) -> list[Seat]:
        """Everybody with tokens in an area, the barbarians last."""
        seats = self.ranked(self.state.tokens.get(area, {}))
        return [*seats, BARBARIANS] if self.state.barbarians.get(area) else seats

    def population(self, area: str) -> int:
        """All tokens in an area, whoever they belong to."""
        return sum(self.state.tokens.get(area, {}).values()) + self.state.barbarians.get(area, 0)

    def is_in_play(self, area: str) -> bool:
        """Whether an area may be used."""
        return area not in self.state.out_of_play

    def area(self, name: str) -> Area:
        """An area of the board."""
        return self.board.areas[name]

    def is_alone(self, area: str, seat: Seat) -> bool:
        """Whether no other player's units and no barbarian tokens are in the area."""
        others = any(other != seat for other in self.state.tokens.get(area, ()))
        foreign = self.state.cities.get(area, seat) != seat
        return not others and not foreign and area not in self.state.barbarians

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
