"""Ch. 8.4: attacking and plundering, and the replacing of neutral tribes."""

from collections.abc import Iterator

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.discovery import discover
from rules.peoples.events import Attacked, ResourcesGiven, TribePlaced, TribeRemoved
from rules.peoples.orders import Attack, Emancipate
from rules.peoples.paying import Purpose, discount, pay, value
from rules.peoples.pieces import gain, lose, place_tribe, remove_tribe, tribes_left
from rules.peoples.play import Play
from rules.peoples.production import yield_of
from rules.peoples.purse import payable
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.resources import Category, Kind
from rules.peoples.retreat import check_neutral_retreat, retreat
from rules.peoples.state import NEUTRAL, Tribe
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import acting
from rules.table import Script, Seat

SECTION = "8.4"
GUNPOWDER = 2
BALANCE_OF_POWER = 2
ARMS_RACE_SCIENCE = 2


def defence(g: Play, tribe: Tribe) -> int:
    """Ch. 8.4: the defender's Military level, and 1 for each additional tribe of a settlement."""
    level = g.level(tribe.seat, Trait.MILITARY)
    if tribe.seat != NEUTRAL:
        level -= min(level, int(g.holds(Page.BARBARIAN_RAIDS)))
        is_armed = g.holds(Page.ARMS_RACE) and g.level(tribe.seat, Trait.SCIENCE) >= ARMS_RACE_SCIENCE
        level += is_armed
    return level if g.holds(Page.SACK_OF_CITIES) else level + tribe.size - 1


def bonus(g: Play, seat: Seat, at: AreaId, defender: Seat) -> int:
    """What is added to the Military CP of an attacker."""
    added = discount(g, seat, at) + g.holds(Page.HEROIC_AGE)
    added += GUNPOWDER if g.has(seat, Dev.GUNPOWDER) else 0
    counts = {other: g.count(other) for other in (NEUTRAL, *range(len(g.state.players)))}
    is_largest = counts[defender] == max(counts.values())
    return added + (BALANCE_OF_POWER if g.holds(Page.BALANCE_OF_POWER) and is_largest else 0)


def target_of(g: Play, at: AreaId, area: AreaId) -> Tribe:
    """The tribe or settlement in a bordering area that could be attacked."""
    tribe = g.tribe_in(area)
    if tribe is None or tribe.seat == g.turn.seat or not g.world.border(at, area):
        raise refuse("no-target", f"No tribe of another people borders in {area}.", SECTION)
    return tribe


def attack(g: Play, order: Attack, extra: int = 0) -> Script[None]:
    """Ch. 8.4: the CP must exceed the defender's level; then plunder, then the retreat."""
    seat, at = g.turn.seat, acting(g).at
    tribe = target_of(g, at, order.target)
    defender, attacked, level = tribe.seat, tuple(tribe.areas), defence(g, tribe)
    if defender == NEUTRAL:
        check_neutral_retreat(g, tribe, order.retreat)
    if order.settle:
        _check_settling(g, seat)
    hired = _hired(g, order)
    added = bonus(g, seat, at, defender) + (hired is not None)
    paid = pay(g, seat, Purpose.MILITARY, max(1, level + 1 - added), SECTION, order.pay, extra)
    if hired is not None:
        lose(g, seat, hired, 1)
        g.tell(ResourcesGiven(seat, NEUTRAL, ((hired, 1),), Page.MERCENARIES.value))
    supply, pool = plunder(g, seat, tribe)
    strength = value(g, seat, dict(paid)) + added + extra
    g.tell(
        Attacked(
            seat, at, defender, attacked, strength, level, tuple(supply.items()), tuple(pool.items()), paid
        )
    )
    left, refuge = yield from retreat(g, tribe, order.target, order.retreat)
    if order.settle and g.is_empty_land(left):
        place_tribe(g, seat, left, engaged=True)
        g.tell(TribePlaced(seat, left, Dev.NATIONALISM.value))
        yield from discover(g, seat, left)
    if refuge is not None and defender != NEUTRAL:
        yield from discover(g, seat, refuge)
    g.turn.ended = g.turn.ended or g.holds(Page.PEASANT_REVOLTS)


def _check_settling(g: Play, seat: Seat) -> None:
    if not g.has(seat, Dev.NATIONALISM):
        raise refuse("no-such-ability", "Taking the land of a beaten tribe takes Nationalism.", "13")
    if not tribes_left(g, seat):
        raise refuse("no-tribe-left", "You have no tribe left to place.", "13")


def _hired(g: Play, order: Attack) -> Kind | None:
    """Mercenaries: the luxury that is paid as 1 Military CP."""
    if order.hire is None:
        return None
    if not g.holds(Page.MERCENARIES):
        raise refuse("no-mercenaries", "Luxuries pay for attacks only while there are Mercenaries.", "12.2")
    return payable(g, g.turn.seat, Category.LUXURY, order.hire, "12.2")


def plunder(g: Play, seat: Seat, tribe: Tribe) -> tuple[dict[Kind, int], dict[Kind, int]]:
    """Ch. 8.4: twice what all attacked tribes normally produce, half of it out of the defender's pool."""
    supply: dict[Kind, int] = {}
    pool: dict[Kind, int] = {}
    for kind, amount in _yields(g, seat, tribe):
        if tribe.seat == NEUTRAL:
            halves = 2 - g.holds(Page.BARBARIAN_RAIDS) - g.holds(Page.WORLD_WAR)
            supply[kind] = supply.get(kind, 0) + amount * max(halves, 0)
            continue
        supply[kind] = supply.get(kind, 0) + amount
        held = 0 if g.holds(Page.WORLD_WAR) else g.player(tribe.seat).resources.get(kind, 0)
        taken = min(amount, held)
        if taken:
            lose(g, tribe.seat, kind, taken)
            pool[kind] = pool.get(kind, 0) + taken
    for found in (supply, pool):
        for kind, amount in found.items():
            gain(g, seat, kind, amount)
    return supply, pool


def _yields(g: Play, seat: Seat, tribe: Tribe) -> Iterator[tuple[Kind, int]]:
    """What each attacked tribe produces: a neutral one as much as the attacker would."""
    producer = seat if tribe.seat == NEUTRAL else tribe.seat
    for area in tribe.areas:
        kind, amount = resource_of(area), yield_of(g, producer, area, tribe.size > 1)
        if kind is not None and amount:
            yield kind, amount


def emancipate(g: Play, order: Emancipate) -> Script[None]:
    """Emancipation: a bordering neutral tribe is replaced by an own one, without any CP."""
    seat, at = g.turn.seat, acting(g).at
    if not g.has(seat, Dev.EMANCIPATION):
        raise refuse("no-such-ability", "That takes Emancipation.", "13")
    if target_of(g, at, order.target).seat != NEUTRAL:
        raise refuse("not-neutral", f"The tribe in {order.target} is not neutral.", "13")
    if not tribes_left(g, seat):
        raise refuse("no-tribe-left", "You have no tribe left to place.", "13")
    remove_tribe(g, order.target)
    g.tell(TribeRemoved(NEUTRAL, order.target, Dev.EMANCIPATION.value))
    place_tribe(g, seat, order.target, engaged=True)
    g.tell(TribePlaced(seat, order.target, Dev.EMANCIPATION.value))
    yield from discover(g, seat, order.target)
