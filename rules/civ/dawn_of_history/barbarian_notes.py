"""Dawn 29.5.2: what the leader of the barbarians should know of an area, in a few words."""

from collections import Counter

from rules.civ.civ import Civ
from rules.civ.phases.attacks import needed_to_attack
from rules.civ.state import BARBARIANS


def note(g: Civ, area: str) -> str:
    """What stands in an area and how many it holds, in words."""
    tokens = [f"{g.tokens(area, party)} of {g.name(party)}" for party in g.parties(area)]
    return ", ".join([*_city(g, area), *tokens, f"limit {g.limit(area)}"])


def _city(g: Civ, area: str) -> list[str]:
    """The city in an area, and how many barbarians take it."""
    owner = g.city_owner(area)
    if owner is None:
        return []
    if owner == BARBARIANS:
        return ["pirate city"]
    return [f"city of {g.name(owner)}, {needed_to_attack(g, BARBARIANS, owner)} take it"]


def harbour_note(g: Civ, area: str) -> str:
    """Whose ships lie in an area, in words."""
    ships = Counter(ship.owner for ship in g.state.ships if ship.area == area)
    return ", ".join(f"{n} ship{'s' * (n > 1)} of {g.name(owner)}" for owner, n in sorted(ships.items()))
