"""What the stand-in for Peoples does to others: trade, attack, Holy War, Emancipation; and whom it fears."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.military import bonus, defence
from rules.peoples.orders import Attack, Cleanse, Emancipate, Order, Trade
from rules.peoples.paying import Purpose, cheapest, most_points
from rules.peoples.pieces import tribes_left
from rules.peoples.production import yield_of
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.resources import Kind
from rules.peoples.retreat import refuges
from rules.peoples.state import NEUTRAL, Tribe, Victory
from rules.peoples.trade import due, price, sale
from rules.peoples.traits import Trait
from rules.peoples.victory import METROPOLIS, TRIBES, placed
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.worth import marker_worth, stand_worth, worth_of

Deed: TypeAlias = tuple[float, Order]
HINDRANCE = 15.0
"""What it is worth to stop somebody who would win in the next Revolution."""
GRUDGE = 0.3


def meetings(o: Outlook, area: AreaId, at: AreaId, place: AreaId | None) -> Iterator[Deed]:
    """What a tribe could do to the tribes and tokens beside an area."""
    g, seat = o.g, o.seat
    if place is not None and g.holder(at) not in (None, seat):
        return
    for near in g.world.borders(at):
        tribe = g.tribe_in(near)
        if tribe is None or tribe.seat == seat:
            continue
        yield from _trading(o, area, at, place, near)
        yield from _attacking(o, area, at, place, near, tribe)
        if tribe.seat == NEUTRAL and g.has(seat, Dev.EMANCIPATION) and tribes_left(g, seat):
            gain = (3.0 if o.goal in (Victory.MILITARY, Victory.SCIENCE) else 0.5) + stand_worth(o, near)
            yield gain, Emancipate(area, near, at=place)
    if g.has(seat, Dev.HOLY_WAR) and (corner := g.world.corner(at)):
        for owner in g.state.religion.get(corner[0], ()):
            if owner != seat:
                yield _cleansing(o, owner), Cleanse(area, at, at=place, owner=owner)


def _trading(o: Outlook, area: AreaId, at: AreaId, place: AreaId | None, near: AreaId) -> Iterator[Deed]:
    """Ch. 8.3: the best that can be taken, for what is missed least."""
    g, seat = o.g, o.seat
    seller = g.tribe_in(near)
    points = most_points(g, seat, Purpose.ECONOMY)
    if not points or seller is None or (seller.seat == NEUTRAL and seller.engaged):
        return
    offered, taken = dict(sale(g, seat, near)), dict[Kind, int]()
    most = 1 if g.holds(Page.DEBASED_COIN) else sum(offered.values())
    gain, best = 0.0, None
    for number in range(1, most + 1):
        if price(g, seat, at, number) > points:
            break
        kind = max(offered, key=lambda kind: worth_of(o, kind, 1, taken))
        gain += worth_of(o, kind, 1, taken)
        taken[kind] = taken.get(kind, 0) + 1
        offered[kind] -= 1
        if not offered[kind]:
            del offered[kind]
        gift = _gift(o, due(g, seat, seller.seat, number))
        if gift is None:
            break
        total = gain - gift[0]
        if best is None or total > best[0]:
            best = total, Trade(area, near, dict(taken), gift[1], at=place)
    if best is not None:
        yield best[0] - marker_worth(o, Trait.ECONOMY), best[1]


def _gift(o: Outlook, owed: int) -> tuple[float, dict[Kind, int]] | None:
    """What is missed least of what is held, and what it is worth."""
    held = dict(o.g.player(o.seat).resources)
    given: dict[Kind, int] = {}
    loss = 0.0
    for _ in range(owed):
        if not held:
            return None
        kind = min(held, key=lambda kind: _missed(o, kind, held[kind]))
        loss += _missed(o, kind, held[kind])
        given[kind] = given.get(kind, 0) + 1
        held[kind] -= 1
        if not held[kind]:
            del held[kind]
    return loss, given


def _missed(o: Outlook, kind: Kind, held: int) -> float:
    return worth_of(o, kind, 1, {kind: held - 1 - o.g.player(o.seat).resources.get(kind, 0)})


def _attacking(
    o: Outlook, area: AreaId, at: AreaId, place: AreaId | None, near: AreaId, tribe: Tribe
) -> Iterator[Deed]:
    """Ch. 8.4: plunder, and what it is worth that the others are driven away."""
    g, seat = o.g, o.seat
    needed = max(1, defence(g, tribe) + 1 - bonus(g, seat, at, tribe.seat))
    markers = cheapest(g, seat, Purpose.MILITARY, needed)
    if markers is None:
        return
    gain = _loot(o, tribe) - sum(marker_worth(o, trait) * number for trait, number in markers.items())
    settles = g.has(seat, Dev.NATIONALISM) and tribes_left(g, seat) > 0
    if settles:
        gain += 2.5 if o.goal in (Victory.MILITARY, Victory.SCIENCE) else 0.4
    if tribe.seat != NEUTRAL:
        gain += GRUDGE + HINDRANCE * hindered(o, tribe)
        yield gain, Attack(area, near, at=place, settle=settles)
        return
    crowd = o.goal is Victory.MILITARY and placed(g, NEUTRAL) >= TRIBES - 1
    places = [] if crowd else refuges(g, tribe, near)
    refuge = min(places, key=lambda to: stand_worth(o, to), default=None)
    yield gain + 3.0 * crowd, Attack(area, near, at=place, retreat=refuge, settle=settles)


def _loot(o: Outlook, tribe: Tribe) -> float:
    g, seat = o.g, o.seat
    producer = seat if tribe.seat == NEUTRAL else tribe.seat
    gain, taken = 0.0, dict[Kind, int]()
    for area in tribe.areas:
        kind, amount = resource_of(area), yield_of(g, producer, area, tribe.size > 1)
        if kind is None or not amount:
            continue
        pool = amount if tribe.seat == NEUTRAL else min(amount, g.player(tribe.seat).resources.get(kind, 0))
        gain += worth_of(o, kind, amount + pool, taken)
        taken[kind] = taken.get(kind, 0) + amount + pool
    return gain


def hindered(o: Outlook, tribe: Tribe) -> float:
    """How much an attack on a tribe would set back somebody who is about to win."""
    return sum(
        _sets_back(o, tribe, victory) / (1 + left)
        for (seat, victory), left in o.threats.items()
        if seat == tribe.seat
    )


def _sets_back(o: Outlook, tribe: Tribe, victory: Victory) -> bool:
    match victory:
        case Victory.MILITARY | Victory.SCIENCE:
            return True
        case Victory.CIVICS:
            return tribe.size == METROPOLIS
        case Victory.ECONOMY:
            held = o.g.player(tribe.seat).resources
            kinds = (resource_of(area) for area in tribe.areas)
            return any(kind is not None and held.get(kind) == 1 for kind in kinds)
    return False


def _cleansing(o: Outlook, owner: int) -> float:
    """Holy War: worth it against somebody whose Religion is about to win."""
    g = o.g
    markers = cheapest(g, o.seat, Purpose.MILITARY, g.level(owner, Trait.RELIGION) + 1)
    if markers is None:
        return -9.0
    return 0.8 + (HINDRANCE if (owner, Victory.RELIGION) in o.threats else 0.0)
