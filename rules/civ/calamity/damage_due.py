"""What damage can do to the units in an area, and which sums of damage can be reached at all."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Way: TypeAlias = tuple["Way", str, int] | None
"""A chain of damage taken, area by area."""
_OR_MORE = " (or more, if a city you choose cannot take less)"


@dataclass(frozen=True, slots=True)
class UnitsAt:
    """WE ch.8: the units of a seat in one area that damage may be taken from."""

    area: str
    tokens: int
    city: int
    """The unit points of the city here; 0 without one."""
    limit: int
    """How many tokens may stand here instead of the city."""
    kept: int = 0
    """How many unit points no damage may take from here."""

    @property
    def points(self) -> int:
        """All unit points here that damage may take."""
        return max(0, self.left(self.kept))

    def left(self, damage: int) -> int:
        """The unit points that stay here."""
        return self.tokens + self.city - damage

    def takes_city(self, damage: int) -> bool:
        """Whether this much damage costs the city; tokens beside it are lost first."""
        return bool(self.city) and damage > self.tokens

    def can_take(self, damage: int, crowding: int = 0) -> bool:
        """WE ch.8: tokens replace a city up to the limit; if it takes only `crowding`, above it too."""
        if not 0 <= damage <= self.points:
            return False
        of_city = damage - self.tokens
        return not self.takes_city(damage) or self.left(damage) <= self.limit or of_city <= crowding


@dataclass(frozen=True, slots=True)
class DamageDue:
    """The damage a seat has to take: from which units, how much, and how far it may crowd an area."""

    units: tuple[UnitsAt, ...]
    damage: int
    """What the calamity asks for; no more than there is."""
    amount: int
    """What it comes to, as near to the damage as can be."""
    uncrowded: int
    """The least for those who crowd no area; more than the amount only where crowding is the way to that."""
    crowding: int
    stock: int
    strict: bool = False
    """Whether the amount is the most, too, whatever the damage is taken from."""

    @property
    def in_words(self) -> str:
        """How much damage is to be taken."""
        if self.uncrowded == self.damage or self.strict:
            return str(self.amount)
        more = f"{self.uncrowded}{_OR_MORE}"
        return more if self.uncrowded == self.amount else f"{self.amount}, or {more} and crowd no area"

    @property
    def instead(self) -> str:
        """WE ch.8: to crowd an area is a right, not a duty; what follows on how a city takes damage."""
        if self.uncrowded == self.amount:
            return ""
        more = f"or take {self.uncrowded}{_OR_MORE} and crowd no area"
        return f", above the limit too if it takes {self.crowding}; {more}"

    def crowds(self, spread: Mapping[str, int]) -> list[UnitsAt]:
        """The areas where these losses leave more tokens in place of a city than the limit."""
        return [here for here in self.units if not here.can_take(spread.get(here.area, 0))]

    def allowance(self, spread: Mapping[str, int]) -> int:
        """How far these losses may crowd: not at all, unless they are just the amount."""
        return self.crowding if sum(spread.values()) == self.amount else 0

    def may_exceed(self, spread: Mapping[str, int]) -> bool:
        """WE ch.8: where the damage cannot be met within the limits any city may take more, if it must."""
        if self.strict or self.uncrowded == self.damage:
            return False
        if sum(spread.values()) < self.damage or self.crowds(spread):
            return False
        return not any(self._would_do(spread, here) for here in self.units)

    def _would_do(self, spread: Mapping[str, int], here: UnitsAt) -> bool:
        """Whether less damage here would do, the rest being as it is."""
        taken = spread.get(here.area, 0)
        least = max(0, taken - sum(spread.values()) + self.damage)
        fewer = (less for less in range(least, taken) if here.can_take(less))
        return any(self.can_replace({**spread, here.area: less}) for less in fewer)

    def can_replace(self, spread: Mapping[str, int]) -> bool:
        """Whether there are tokens enough for what is left of the cities."""
        cities = sum(here.city for here in self.units if here.takes_city(spread.get(here.area, 0)))
        return cities - sum(spread.values()) <= self.stock


def damage_due(
    units: Iterable[UnitsAt], damage: int, stock: int, crowding: int, strict: bool = False
) -> DamageDue:
    """WE ch.8: exactly the damage if that can be, else the least above it, else everything.

    If necessary, areas may be crowded to come nearer to the damage; nobody must do that. Everything is what
    can be lost: where tokens must stay, a city that none are left for stands.
    """
    standing = tuple(here for here in units if here.points)
    everything = _most(standing, stock)
    if everything <= damage:
        return DamageDue(standing, everything, everything, everything, 0, stock, strict)
    plain = _least(standing, damage, stock, 0)
    packed = plain if plain == damage else _least(standing, damage, stock, crowding)
    crowding = crowding if packed < plain else 0
    return DamageDue(standing, damage, min(plain, packed), plain, crowding, stock, strict)


def _most(units: Sequence[UnitsAt], stock: int) -> int:
    everything = sum(here.points for here in units)
    cities = sum(here.city for here in units if here.takes_city(here.points))
    if cities - everything <= stock:
        return everything
    sums = _reach(units, everything, 0)
    return max(total for total, cities in sums if cities - total <= stock)


def _least(units: Sequence[UnitsAt], damage: int, stock: int, crowding: int) -> int:
    sums = _reach(units, damage, crowding)
    return min(total for total, cities in sums if total >= damage and cities - total <= stock)


def fewest_cities(due: DamageDue) -> dict[str, int]:
    """A way to take the damage that costs as few cities as can be; crowding, where that saves a loss."""
    ways = _reach(due.units, due.uncrowded, 0)
    plain = _cheapest(ways, due.uncrowded, due.stock)
    if not due.crowding:
        return _spread(ways[due.uncrowded, plain])
    packed_ways = _reach(due.units, due.amount, due.crowding)
    packed = _cheapest(packed_ways, due.amount, due.stock)
    return _spread(packed_ways[due.amount, packed] if packed <= plain else ways[due.uncrowded, plain])


def _cheapest(ways: Mapping[tuple[int, int], "Way"], amount: int, stock: int) -> int:
    return min(cities for total, cities in ways if total == amount and cities - total <= stock)


def _spread(way: "Way") -> dict[str, int]:
    spread: dict[str, int] = {}
    while way is not None:
        way, area, damage = way
        spread[area] = damage
    return spread


def _reach(units: Sequence[UnitsAt], damage: int, crowding: int) -> dict[tuple[int, int], "Way"]:
    """Every sum of damage up to a little above, with the points of the cities it costs and a way to it."""
    top = damage + max((here.points for here in units), default=0)
    found: dict[tuple[int, int], Way] = {(0, 0): None}
    for here in sorted(units, key=lambda here: here.city):
        steps = [
            (taken, here.city if here.takes_city(taken) else 0)
            for taken in range(1, here.points + 1)
            if here.can_take(taken, crowding)
        ]
        for (total, cities), way in list(found.items()):
            for taken, lost in steps:
                at = (total + taken, cities + lost)
                if at not in found and at[0] <= top:
                    found[at] = (way, here.area, taken)
    return found
