"""The position: whose pieces stand where, and what is in stock. No advance and no policy has a say in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.atlas import Area, Board
from rules.civ.ruleset import Numbers, Ruleset
from rules.civ.state import BARBARIANS, CivState, Nation, Ship
from rules.table import Desk, Seat

ENDLESS = 1_000_000
"""The pieces of those who never run out of them."""


@dataclass(slots=True)
class Position:
    """The state of a game, on its board and by its tables."""

    desk: Desk[CivState]
    rules: Ruleset

    @property
    def state(self) -> CivState:
        """The state of the game."""
        return self.desk.state

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        return self.rules.board

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rulebook."""
        return self.rules.numbers

    # -- seats

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
        """WE ch.3: the number on the succession table; the smaller goes first and breaks ties.

        Before civilizations are chosen there are only the seats.
        """
        civ = self.nation(seat).civ
        return self.rules.civilizations[civ].number if civ else seat

    def ranked(self, seats: Iterable[Seat]) -> list[Seat]:
        """WE ch.3: these seats in A.S.T.-ranking order."""
        return sorted(seats, key=self.rank)

    # -- pieces

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
