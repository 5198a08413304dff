"""Dawn 18: what is Dawn of History's own in conflicts."""

from rules.civ.civ import Civ
from rules.civ.events_barbarians import PirateCityFounded
from rules.civ.phases.losses import strength
from rules.civ.phases.plunder import take_spoils
from rules.civ.pieces import build_city
from rules.civ.policies.conflict import ConflictRules, Spoils, know_nothing
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from rules.table import Script, Seat


def removal_place(g: Civ, area: str, party: Seat) -> tuple[int, ...]:
    """Dawn 18.2.2, 18.2.3, 30.21: those who work no metal first, then metal, then iron; the fewest first."""
    return min(2, g.amount(party, Trait.FIGHT_LAST)), strength(g, area, party)


def plunder(g: Civ, spoils: Spoils) -> Script[None]:
    """Dawn 18.5: one trade card of the victim, and some treasury."""
    cards = [] if spoils.defender == BARBARIANS else list(g.nation(spoils.defender).hand)
    yield from take_spoils(g, spoils, cards)


def found_pirate_city(g: Civ, area: str) -> None:
    """Dawn 29.5.2.17: a pirate city for nothing, where barbarians alone are left and have one in stock."""
    if g.parties(area) == [BARBARIANS] and g.city_stock(BARBARIANS):
        build_city(g, area, BARBARIANS)
        g.tell(PirateCityFounded(area))


CONFLICT = ConflictRules(
    removal_place=removal_place,
    stay_behind=1,
    failed_attackers_die=True,
    failed_fleets_die=False,
    waits=None,
    plunder=plunder,
    overrun=found_pirate_city,
    barbarian_advances=know_nothing,
)
