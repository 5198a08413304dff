"""Phase 5a: what a city needs, and what a seat has to build it with."""

from dataclasses import dataclass

from rules.atlas import Site
from rules.civ.civ import Civ
from rules.civ.phases.buildings import Building
from rules.civ.traits import Trait
from rules.table import Seat


def required_tokens(g: Civ, area: str, seat: Seat) -> int | None:
    """WE 5a: 6 on a city site, 12 in the wilderness, and what advances add; None where none can be."""
    place = g.area(area)
    if g.city_owner(area) is not None or not g.is_in_play(area):
        return None
    if place.site is Site.NONE and not place.limit:
        return None
    usual = g.numbers.wilderness_tokens if place.site is Site.NONE else g.numbers.site_tokens
    return g.amount(seat, Trait.CITY_COST, usual)


@dataclass(slots=True)
class Materials:
    """What one seat could build with."""

    g: Civ
    seat: Seat
    paid: bool = False
    drew: bool = False
    """Whether the rights of once a turn, treasury and mostly tokens next door, are used up."""

    def is_free(self, area: str) -> bool:
        """Whether nobody else is in the way of a city here."""
        return self.g.rules.builds_among_others or self.g.is_alone(area, self.seat)

    def treasury_share(self, area: str) -> int:
        """WE ch.9: how much of a city may come from treasury."""
        need = required_tokens(self.g, area, self.seat)
        if need is None or self.paid or not self.g.allows(self.seat, Trait.CITY_TREASURY):
            return 0
        return min(need // 2, self.g.nation(self.seat).treasury)

    def neighbours(self, area: str) -> dict[str, int]:
        """WE ch.9: the tokens next door that may be used for a wilderness city."""
        most = self.g.amount(self.seat, Trait.CITY_NEIGHBOURS)
        if not most or self.drew or self.g.area(area).site is not Site.NONE:
            return {}
        near = {other: self.g.tokens(other, self.seat) for other in self.g.board.land_neighbours(area)}
        return {other: min(most, count) for other, count in sorted(near.items()) if count}

    def drawable(self, area: str) -> int:
        """How many tokens adjacent areas could give."""
        return min(self.g.amount(self.seat, Trait.CITY_NEIGHBOURS), sum(self.neighbours(area).values()))

    def candidates(self) -> list[str]:
        """The areas where a city is possible."""
        if not self.g.nation(self.seat).city_stock:
            return []
        here = self.g.tokens_of(self.seat)
        free = [area for area in sorted(here) if self.is_free(area)]
        return [area for area in free if self.shortage(area, self.treasury_share(area)) is not None]

    def shortage(self, area: str, treasury: int) -> int | None:
        """The tokens to draw from adjacent areas after treasury; None if that cannot be."""
        need = required_tokens(self.g, area, self.seat)
        if need is None:
            return None
        short = max(0, need - self.g.tokens(area, self.seat) - treasury)
        return short if short <= self.drawable(area) else None

    def shares(self, area: str) -> list[int]:
        """The amounts of treasury that make sense: none where the tokens suffice."""
        need = required_tokens(self.g, area, self.seat) or 0
        short = max(0, need - self.g.tokens(area, self.seat))
        return [
            n for n in range(min(short, self.treasury_share(area)) + 1) if self.shortage(area, n) is not None
        ]

    def helped(self, area: str) -> Building:
        """An order for a city here: what is missing from treasury, the rest from the largest neighbours."""
        missing = max(0, (required_tokens(self.g, area, self.seat) or 0) - self.g.tokens(area, self.seat))
        treasury = min(self.treasury_share(area), missing)
        left = missing - treasury
        drawn: dict[str, int] = {}
        for source, count in sorted(self.neighbours(area).items(), key=lambda pair: -pair[1]):
            if taken := min(left, count):
                drawn[source] = taken
                left -= taken
        return Building(area, treasury, drawn)
