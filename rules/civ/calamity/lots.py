"""What damage can do to the units in an area, and which sums of damage can be reached at all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Way: TypeAlias = tuple["Way", str, int] | None
"""A chain of damage taken, area by area."""


@dataclass(frozen=True, slots=True)
class Lot:
    """WE ch.8: the units of a seat in one area that damage may be taken from."""

    area: str
    tokens: int
    city: int
    """The unit points of the city here; 0 without one."""
    limit: int
    """How many tokens may stand here instead of the city."""

    @property
    def points(self) -> int:
        """All unit points here."""
        return self.tokens + self.city

    def takes_city(self, damage: int) -> bool:
        """Whether this much damage costs the city; tokens beside it are lost first."""
        return bool(self.city) and damage > self.tokens

    def can_take(self, damage: int, crowded: bool = False) -> bool:
        """WE ch.8: tokens replace a city up to the limit; `crowded`: for 1 damage, all but one point."""
        if not 0 <= damage <= self.points:
            return False
        left = self.points - damage
        return not self.takes_city(damage) or left <= self.limit or (crowded and damage == 1)


@dataclass(frozen=True, slots=True)
class Toll:
    """The damage a seat has to take: from which lots, how much, and whether it may crowd an area."""

    lots: tuple[Lot, ...]
    amount: int
    crowded: bool
    stock: int

    def fits(self, spread: dict[str, int]) -> bool:
        """Whether the tokens that replace cities are there: from stock, and from what is removed."""
        cities = sum(lot.city for lot in self.lots if lot.takes_city(spread.get(lot.area, 0)))
        return cities - sum(spread.values()) <= self.stock


def toll(lots: Iterable[Lot], damage: int, stock: int) -> Toll:
    """WE ch.8: exactly the damage if that can be, else the least above it, else everything."""
    standing = tuple(lot for lot in lots if lot.points)
    everything = sum(lot.points for lot in standing)
    if everything <= damage:
        return Toll(standing, everything, False, stock)
    plain = _least(standing, damage, stock, crowded=False)
    if plain == damage:
        return Toll(standing, damage, False, stock)
    packed = _least(standing, damage, stock, crowded=True)
    return Toll(standing, min(plain, packed), packed < plain, stock)


def _least(lots: Sequence[Lot], damage: int, stock: int, crowded: bool) -> int:
    sums = _reach(lots, damage, crowded)
    return min(total for total, cities in sums if total >= damage and cities - total <= stock)


def one_way(toll: Toll) -> dict[str, int]:
    """Some way to take the toll: the fewest cities it can cost."""
    ways = _reach(toll.lots, toll.amount, toll.crowded)
    cities = min(c for total, c in ways if total == toll.amount and c - total <= toll.stock)
    spread: dict[str, int] = {}
    way = ways[toll.amount, cities]
    while way is not None:
        way, area, damage = way
        spread[area] = damage
    return spread


def _reach(lots: Sequence[Lot], damage: int, crowded: bool) -> dict[tuple[int, int], "Way"]:
    """Every sum of damage up to a little above, with the points of the cities it costs and a way to it."""
    top = damage + max((lot.points for lot in lots), default=0)
    found: dict[tuple[int, int], Way] = {(0, 0): None}
    for lot in sorted(lots, key=lambda lot: lot.city):
        for (total, cities), way in list(found.items()):
            for taken in range(1, min(lot.points, top - total) + 1):
                if lot.can_take(taken, crowded):
                    at = (total + taken, cities + (lot.city if lot.takes_city(taken) else 0))
                    found.setdefault(at, (way, lot.area, taken))
    return found
