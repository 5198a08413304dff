"""Where ships can be built, and what pays for building and keeping them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from rules.civ import faults_movement as wrong
from rules.civ.policies.ships import TREASURY, PayingTokens, Yard
from rules.civ.traits import Trait
from rules.table import Fault, Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ
    from rules.civ.movement.mover import Mover


def ship_cost(g: Civ, seat: Seat) -> int:
    """WE 3: what a new ship costs a seat."""
    return g.amount(seat, Trait.SHIP_COST, g.rules.ships.cost)


def price(mover: Mover, new: bool) -> int:
    """WE 3: what a ship costs: to build it, or to keep it."""
    return ship_cost(mover.g, mover.seat) if new else mover.g.rules.ships.upkeep


def build_faults(mover: Mover, area: str) -> list[Fault]:
    """WE 3: why no ship can be built in an area, whatever pays for it."""
    g, cite, ships = mover.g, mover.section, mover.g.rules.ships
    found = []
    if not g.area(area).is_coastal:
        found.append(wrong.no_coast(area, cite))
    if not mover.own(area) and (ships.yard is Yard.TOKEN or g.city_owner(area) != mover.seat):
        needed = Yard.TOKEN if ships.yard is Yard.TOKEN else Yard.UNIT  # a levy builds without a city
        found.append(wrong.nobody_builds(area, needed.value, cite))
    if not g.nation(mover.seat).ship_stock:
        found.append(wrong.no_ships_left(g.numbers.ships, cite))
    if ships.a_turn is not None and mover.built >= ships.a_turn:
        found.append(wrong.too_many_built(ships.a_turn, cite))
    return found


def payment_faults(mover: Mover, area: str, new: bool, payment: tuple[str, ...]) -> list[Fault]:
    """WE 3: why a ship cannot be paid for in this way."""
    ships, cost = mover.g.rules.ships, price(mover, new)
    if len(payment) != cost or not _levy(mover, new).fits(payment, area):
        return [wrong.bad_payment(cost, mover.section, ships.ways_to_build if new else ships.ways_to_keep)]
    from_treasury = all(source == TREASURY for source in payment)
    if new and from_treasury and not _has_yard(mover, area):
        return [wrong.nobody_builds(area, ships.yard.value, mover.section)]
    lacking = Counter(payment) - Counter({source: _means(mover, source) for source in set(payment)})
    return [wrong.cannot_pay(source, mover.section) for source in lacking.elements()]


def payments(mover: Mover, area: str, new: bool) -> list[tuple[str, ...]]:
    """WE 3: every way to pay for a ship now, treasury first."""
    cost, levy = price(mover, new), _levy(mover, new)
    ways = (
        (TREASURY,) * (cost - tokens) + levied
        for tokens in range(cost + 1)
        for levied in _levied(mover, area, levy, tokens)
    )
    return [way for way in ways if not payment_faults(mover, area, new, way)]


def any_payment(mover: Mover) -> bool:
    """WE 3: whether any ship can be kept or built now."""
    if any(payments(mover, ship.area, new=False) for ship in mover.unpaid):
        return True
    shores = [area for area in mover.g.areas_of(mover.seat) if not build_faults(mover, area)]
    return any(payments(mover, area, new=True) for area in shores)


def usual_payment(mover: Mover, area: str, new: bool) -> tuple[str, ...]:
    """WE 3: treasury as far as it goes, then tokens of the ship's area, then of the fullest area."""
    cost = price(mover, new)
    treasury = min(cost, mover.treasury, cost - 1 if new and not _has_yard(mover, area) else cost)
    tokens = min(cost - treasury, mover.own(area))
    missing = cost - treasury - tokens
    rest = area if _levy(mover, new) is PayingTokens.HERE else _crowd(mover, besides=area)
    return (TREASURY,) * treasury + (area,) * tokens + (rest,) * missing


def _has_yard(mover: Mover, area: str) -> bool:
    """WE 3: whether a ship can be built in an area from treasury alone."""
    g = mover.g
    return g.rules.ships.yard is not Yard.CITY or g.city_owner(area) == mover.seat


def _levy(mover: Mover, new: bool) -> PayingTokens:
    ships = mover.g.rules.ships
    return ships.building if new else ships.keeping


def _levied(mover: Mover, area: str, levy: PayingTokens, tokens: int) -> Iterator[tuple[str, ...]]:
    """The areas so many tokens could come from; where one must be there, it is named first."""
    if levy is PayingTokens.HERE or not tokens:
        yield (area,) * tokens
        return
    fixed = (area,) if levy is PayingTokens.ONE_HERE else ()
    for others in combinations_with_replacement(mover.occupied(), tokens - len(fixed)):
        yield (*fixed, *others)


def _means(mover: Mover, source: str) -> int:
    return mover.treasury if source == TREASURY else mover.own(source)


def _crowd(mover: Mover, besides: str) -> str:
    """The area with the most tokens."""
    others = [area for area in mover.fresh if area != besides]
    return max(others, key=mover.own, default=besides)
