"""Ch. 8.1: founding and expanding settlements, and acting with all of their tribes."""

from rules.peoples.book import Page
from rules.peoples.events import SettlementGrew, SettlementMustered
from rules.peoples.orders import Found, Together
from rules.peoples.paying import Purpose, discounted, pay
from rules.peoples.pieces import LARGEST, join
from rules.peoples.play import Play
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId
from rules.peoples.state import Tribe
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import acting, begin, own_tribe

SECTION = "8.1"


def found(g: Play, order: Found, extra: int = 0) -> None:
    """Ch. 8.1: a tribe or settlement joins a bordering own one, which keeps its readiness."""
    seat, now = g.turn.seat, acting(g)
    tribe, other = own_tribe(g, now.area), own_tribe(g, order.to)
    if g.turn.together:
        text = "A settlement that acts with its tribes one by one cannot join another."
        raise refuse("acting-together", text, SECTION)
    coming = check_join(g, now.area, now.at, order.to)
    cost = joining_cost(g, max(tribe.size, other.size))
    points = discounted(g, seat, now.at, cost)
    if not points and not g.level(seat, Trait.CIVICS):
        raise refuse("no-civics", "Founding a town takes Civics level 1.", SECTION)
    paid = pay(g, seat, Purpose.CIVICS, points, SECTION, order.pay, extra) if points else ()
    tribe.areas = list(coming)
    settlement = join(g, coming[0], order.to)
    g.turn.acting = None
    g.tell(SettlementGrew(seat, tuple(settlement.areas), coming, paid))


def check_join(g: Play, area: AreaId, at: AreaId, to: AreaId) -> tuple[AreaId, ...]:
    """Ch. 8.1: the areas that a tribe in `area`, acting from `at`, joins with the own tribe or settlement."""
    tribe, other = own_tribe(g, area), own_tribe(g, to)
    if tribe is other:
        raise refuse("same-settlement", "A tribe must join another tribe or settlement.", SECTION)
    coming = _coming(g, tribe, area, at)
    joined = [*other.areas, *coming]
    if not any(g.world.border(one, two) for one in coming for two in other.areas):
        raise refuse("not-bordering", f"The tribe does not border the one in {to}.", SECTION)
    if len(joined) > LARGEST or not g.world.in_square(joined):
        raise refuse("no-square", "A settlement covers two by two areas at most.", SECTION)
    return coming


def _coming(g: Play, tribe: Tribe, area: AreaId, at: AreaId) -> tuple[AreaId, ...]:
    """The areas that are joined: those of the tribe or settlement or, from afar, the one it acts from."""
    if at == area:
        return tuple(tribe.areas)
    if tribe.size > 1 or not g.is_empty_land(at):
        text = f"From afar a single tribe joins in an empty land area; {at} will not do."
        raise refuse("no-empty-land", text, SECTION)
    return (at,)


def joining_cost(g: Play, size: int) -> int:
    """Ch. 8.1: as many Civics CP as the settlement has tribes before the join: the larger of the two."""
    if size == 1:
        return 0 if g.holds(Page.CITY_STATES) else 1
    return max(1, size - g.holds(Page.REFORM_ERA))


def act_together(g: Play, order: Together) -> None:
    """Ch. 8.1: for as many Civics CP as it has additional tribes a settlement acts with all of them."""
    if g.turn.acting is not None or order.tribe in g.turn.together:
        text = f"The settlement in {order.tribe} is in its action already, or another tribe is."
        raise refuse("in-its-action", text, SECTION)
    tribe, seat = begin(g, order.tribe), g.turn.seat
    if tribe.size == 1:
        raise refuse("no-settlement", f"There is no settlement in {order.tribe}.", SECTION)
    points = tribe.size - 1 - g.holds(Page.FREE_CITIES)
    needed = discounted(g, seat, order.tribe, points)
    paid = pay(g, seat, Purpose.CIVICS, needed, SECTION, order.pay) if needed else ()
    g.turn.acting = None
    g.turn.together = list(tribe.areas)
    g.tell(SettlementMustered(seat, tuple(tribe.areas), paid))
