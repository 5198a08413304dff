"""How a ship is paid for when nobody says how."""

from rules.civ.movement.muster import Muster
from rules.civ.movement.orders import TREASURY


def usual_payment(muster: Muster, area: str, new: bool) -> tuple[str, ...]:
    """WE 3: treasury as far as it goes, then tokens: for a new ship first one from its area."""
    price = muster.g.numbers.ship_cost if new else muster.g.numbers.ship_upkeep
    treasury = min(price, muster.treasury)
    tokens = [area] * min(price - treasury, muster.own(area))
    missing = price - treasury - len(tokens)
    return (TREASURY,) * treasury + tuple(tokens) + (_crowd(muster, besides=area),) * missing


def payments(muster: Muster, area: str, new: bool) -> list[tuple[str, ...]]:
    """WE 3: every way to pay for a ship now."""
    sources = sorted({*muster.fresh, *(a for a, n in muster.moved.items() if n)})
    ways: list[tuple[str, ...]] = []
    if not new:
        ways += [(TREASURY,)] if muster.treasury else []
        return ways + [(source,) for source in sources]
    ways += [(TREASURY, TREASURY)] if muster.treasury > 1 else []
    if not muster.own(area):
        return ways
    if muster.treasury:
        ways.append((TREASURY, area))
    return ways + [(area, source) for source in sources if source != area or muster.own(area) > 1]


def _crowd(muster: Muster, besides: str) -> str:
    """The area with the most tokens."""
    others = [area for area in muster.fresh if area != besides]
    return max(others, key=muster.own, default=besides)
