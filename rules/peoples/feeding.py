"""Ch. 9.1: feeding and adding tribes."""

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.discovery import discover
from rules.peoples.events import TribePlaced, TribeRemoved, TribesFed
from rules.peoples.ledger import Ledger
from rules.peoples.naming import counted
from rules.peoples.pieces import is_whole_without, place_tribe, remove_tribe, tribes_left
from rules.peoples.play import Play
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, region_of, resource_of
from rules.peoples.resources import Category
from rules.peoples.revolution_orders import Add, Feed, GiveUp, Line
from rules.table import Script, Seat

SECTION = "9.1"


def fields_for_tribes(g: Play, seat: Seat) -> tuple[AreaId, ...]:
    """Ch. 9.1: empty land areas that border an own tribe; a people without any begins anew at home."""
    if g.count(seat):
        near = dict.fromkeys(area for own in g.held_by(seat) for area in g.world.borders(own))
        return tuple(area for area in near if g.is_empty_land(area))
    lands = [area for area in g.world.places if g.is_empty_land(area)]
    home = [area for area in lands if region_of(area) in g.player(seat).home]
    return tuple(home or lands)


def engaged(g: Play, seat: Seat) -> int:
    """How many tribes must be fed; those of a settlement eat one by one."""
    return sum(tribe.size for tribe in g.tribes_of(seat) if tribe.engaged)


def upkeep(g: Play, tribes: int) -> int:
    """Ch. 9.1: half a food for each engaged tribe, rounded down."""
    return 0 if g.holds(Page.GREEN_REVOLUTION) else tribes // 2


def price_of_new(g: Play, seat: Seat, tribes: int) -> int:
    """Ch. 9.1: a food for each new tribe; Pottery: the first one is free."""
    paid = tribes - (tribes > 0 and g.has(seat, Dev.POTTERY))
    return paid + (tribes if g.holds(Page.FAMINE) else 0)


def hungry(ledger: Ledger) -> int:
    """How many tribes cannot be fed, whatever is paid."""
    tribes, food = engaged(ledger.g, ledger.seat), ledger.most(Category.FOOD)
    return next(less for less in range(tribes + 1) if upkeep(ledger.g, tribes - less) <= food)


def feed(ledger: Ledger, lines: tuple[Line, ...]) -> tuple[AreaId, ...]:
    """Ch. 9.1: who cannot be fed goes, the others are disengaged; new tribes are paid with them."""
    g, seat = ledger.g, ledger.seat
    new = tuple(line.area for line in lines if isinstance(line, Add))
    fields = fields_for_tribes(g, seat)
    starve(ledger, [line.area for line in lines if isinstance(line, GiveUp)])
    _check_new(g, seat, new, fields)
    fed = engaged(g, seat)
    chosen = [name for line in lines if isinstance(line, Feed) for name in line.pay]
    cost = upkeep(g, fed) + price_of_new(g, seat, len(new))
    payment = ledger.find(Category.FOOD, cost, chosen, SECTION)
    paid = ledger.settle(payment, Category.FOOD)
    for tribe in g.tribes_of(seat):
        tribe.engaged = False
    g.tell(TribesFed(seat, fed, paid, payment.wild))
    return new


def starve(ledger: Ledger, chosen: list[AreaId]) -> None:
    """Ch. 9.1: as many tribes as cannot be disengaged go back to the pool: those chosen, or the poorest."""
    g, seat, short = ledger.g, ledger.seat, hungry(ledger)
    if len(chosen) > short:
        text = f"{counted(short, 'tribe')} cannot be fed; no more are given up."
        raise refuse("fed-enough", text, SECTION)
    for area in chosen:
        tribe = g.tribe_in(area)
        if tribe is None or tribe.seat != seat or not tribe.engaged or not is_whole_without(g, tribe, area):
            raise refuse("no-such-tribe", f"No engaged tribe of yours in {area} can be given up.", SECTION)
        remove_tribe(g, area)
        g.tell(TribeRemoved(seat, area, "hunger"))
    for _ in range(short - len(chosen)):
        area = poorest(g, seat)
        remove_tribe(g, area)
        g.tell(TribeRemoved(seat, area, "hunger"))


def poorest(g: Play, seat: Seat) -> AreaId:
    """The engaged tribe a people misses least: alone before in a settlement, without a resource first."""
    found = [
        (tribe.size, resource_of(area) is not None, n, area)
        for n, tribe in enumerate(g.tribes_of(seat))
        for area in tribe.areas
        if tribe.engaged and is_whole_without(g, tribe, area)
    ]
    return min(found)[-1]


def _check_new(g: Play, seat: Seat, new: tuple[AreaId, ...], fields: tuple[AreaId, ...]) -> None:
    for area in new:
        if area not in fields:
            text = f"No tribe can be added in {area}: it takes empty land that borders one of your tribes."
            raise refuse("no-field", text, SECTION, ", ".join(fields))
    if len(set(new)) < len(new):
        raise refuse("same-area", "An area holds one tribe.", SECTION)
    if len(new) > tribes_left(g, seat):
        text = f"You have {counted(tribes_left(g, seat), 'tribe')} left to add."
        raise refuse("no-tribe-left", text, SECTION)


def settle_new(g: Play, seat: Seat, new: tuple[AreaId, ...]) -> Script[None]:
    """Ch. 9.1: new tribes are placed; those that border an unknown region discover it."""
    for area in new:
        place_tribe(g, seat, area)
        g.tell(TribePlaced(seat, area, "food"))
    for area in new:
        yield from discover(g, seat, area)
