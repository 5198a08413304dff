"""Dawn 16, 17: ships, and what is Dawn of History's own in movement."""

from rules.civ.civ import Civ
from rules.civ.phases.attacks import needed_to_attack
from rules.civ.policies.movement import MovementRules, by_others
from rules.civ.policies.ships import PayingTokens, ShipRules, Yard
from rules.table import Seat


def starts_conflict(g: Civ, seat: Seat, area: str, before: int, after: int) -> bool:
    """Dawn 17.1.7, 17.1.8: to attack a city, or to start a conflict, is to come in numbers that force one."""
    return _fights(g, seat, area, after) and not _fights(g, seat, area, before)


def _fights(g: Civ, seat: Seat, area: str, tokens: int) -> bool:
    """Dawn 18.1.1, 18.3.1: whether a seat with so many tokens in an area has a conflict there.

    Beside a city of another, too few would only be removed, unless somebody has tokens there to fight them.
    """
    owner = g.city_owner(area)
    if owner == seat:
        return g.is_conflict(area, seat, tokens - g.tokens(area, seat))
    if not tokens:
        return False
    if owner is None:
        return g.is_conflict(area, seat, tokens - g.tokens(area, seat))
    others = any(party != seat for party in g.parties(area))
    return others or tokens >= needed_to_attack(g, seat, owner)


MOVEMENT = MovementRules(stops=by_others, provokes=starts_conflict, sails_past=True)
SHIPS = ShipRules(
    cost=2,
    upkeep=1,
    a_turn=None,
    own_phase=True,
    yard=Yard.CITY,
    building=PayingTokens.HERE,
    keeping=PayingTokens.HERE,
    ways_to_build="treasury where you have a city, or tokens there, or both together",
    ways_to_keep="1 treasury or 1 token from where it lies",
)
