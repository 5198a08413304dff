"""Ch. 7: what tribes produce, and what developments and events make of it."""

from collections.abc import Iterator

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.events import Produced, ShareTaken
from rules.peoples.pieces import gain
from rules.peoples.play import Play
from rules.peoples.regions import AreaId, region_of, regions, resource_of
from rules.peoples.resources import Category, Colour, Kind, resources
from rules.table import Seat

BLACK_YIELD = 3
_MORE: dict[Dev, tuple[Kind, ...]] = {
    Dev.FARMING: ("grain", "pulses"),
    Dev.HERDING: ("cattle", "poultry"),
    Dev.FISHING: ("fish", "shellfish"),
    Dev.MACHINERY: ("iron", "metals"),
    Dev.WELFARE_STATE: ("fur", "resin", "sugar", "gems", "silk", "spices"),
}


def can_produce(g: Play, seat: Seat, kind: Kind) -> bool:
    """Ch. 7: gray and black commodities need a development."""
    resource = resources()[kind]
    if resource.colour is Colour.BLACK and g.holds(Page.OIL_CRISIS):
        return False
    return not resource.needs or any(g.has(seat, Dev(dev)) for dev in resource.needs)


def yield_of(g: Play, seat: Seat, area: AreaId, is_urban: bool) -> int:
    """Ch. 7: how much a people would produce in an area; urban areas are those of settlements."""
    kind = resource_of(area)
    if kind is None or not can_produce(g, seat, kind):
        return 0
    if g.holds(Page.LITTLE_ICE_AGE) and regions()[region_of(area)].is_polar:
        return 0
    resource = resources()[kind]
    if resource.colour is Colour.GRAY and g.holds(Page.OIL_CRISIS):
        return 1
    amount = 1 if is_urban and g.holds(Page.SLUMS) else _developed(g, seat, kind, is_urban)
    return amount + _by_events(g, kind, amount, is_urban)


def _developed(g: Play, seat: Seat, kind: Kind, is_urban: bool) -> int:
    base = BLACK_YIELD if resources()[kind].colour is Colour.BLACK else 1
    more = sum(g.has(seat, dev) for dev, kinds in _MORE.items() if kind in kinds)
    return base + more + g.has(seat, Dev.URBANIZATION if is_urban else Dev.FEUDALISM)


def _by_events(g: Play, kind: Kind, amount: int, is_urban: bool) -> int:
    """What the book of events adds or takes, never the last one."""
    category = resources()[kind].category
    more = 0
    if category is Category.FOOD:
        more += g.holds(Page.FERTILE_YEARS) + (g.holds(Page.THREE_FIELD_SYSTEM) and not is_urban)
        more -= g.holds(Page.FAMINE)
    if category is Category.COMMODITY:
        more -= g.holds(Page.GREAT_DEPRESSION)
    return max(more, 1 - amount)


def is_urban(g: Play, area: AreaId) -> bool:
    """Whether an area belongs to a settlement."""
    tribe = g.tribe_in(area)
    return tribe is not None and tribe.size > 1


def produce(g: Play, seat: Seat, area: AreaId, is_urban: bool, by: str = "") -> int:
    """Ch. 7: a tribe takes what an area yields; others may have a share."""
    kind, amount = resource_of(area), yield_of(g, seat, area, is_urban)
    g.tell(Produced(seat, area, kind, amount, by))
    if kind is not None and amount:
        gain(g, seat, kind, amount)
        for other, dev in _sharers(g, seat, area):
            if can_produce(g, other, kind):
                gain(g, other, kind, 1)
                g.tell(ShareTaken(other, kind, 1, dev.value))
    return amount


def _sharers(g: Play, seat: Seat, area: AreaId) -> Iterator[tuple[Seat, Dev]]:
    """Arts, Cults: other peoples whose cultural or religious area this is."""
    owner = g.state.culture.get(region_of(area))
    if owner is not None and owner != seat and g.has(owner, Dev.ARTS) and not g.player(owner).left:
        yield owner, Dev.ARTS
    corner = g.world.corner(area)
    for owner in g.state.religion.get(corner[0], ()) if corner else ():
        if owner != seat and g.has(owner, Dev.CULTS) and not g.player(owner).left:
            yield owner, Dev.CULTS
