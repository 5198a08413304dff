"""Ch. 8.3: trading with a bordering trade area, and with neutral tribes."""

from collections.abc import Mapping

from rules.peoples.book import Page
from rules.peoples.events import Traded
from rules.peoples.naming import counted
from rules.peoples.orders import Trade
from rules.peoples.paying import Purpose, discount, pay
from rules.peoples.pieces import gain, lose
from rules.peoples.play import Play
from rules.peoples.production import yield_of
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.resources import Kind
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import acting
from rules.table import Seat

SECTION = "8.3"
FREE_TRADE_RANGE = 2


def free_range(g: Play) -> int:
    """Free Trade: the range that a buyer has for nothing."""
    return FREE_TRADE_RANGE if g.holds(Page.FREE_TRADE) else 0


def sale(g: Play, buyer: Seat, area: AreaId) -> Mapping[Kind, int]:
    """Ch. 8.3, 10: what the people in an area has to sell: all but the last of each kind.

    A neutral tribe has what the buyer would produce in its area, and all of that may be taken.
    """
    seller = g.holder(area)
    if seller is None or seller == buyer:
        return {}
    if seller == NEUTRAL:
        kind, amount = resource_of(area), yield_of(g, buyer, area, is_urban=False)
        return {kind: amount} if kind is not None and amount else {}
    last = 0 if g.holds(Page.TRADE_FAIRS) else 1
    held = g.player(seller).resources
    return {kind: amount - last for kind, amount in held.items() if amount > last}


def due(g: Play, buyer: Seat, seller: Seat, taken: int) -> int:
    """Ch. 8.3: what must be given back: the seller's Economy level, but not more than was taken.

    For the one more that the Silk Road brings nothing is given.
    """
    counted_as = max(1, taken - g.holds(Page.SILK_ROAD))
    owed = min(g.level(seller, Trait.ECONOMY), counted_as)
    if g.holds(Page.DEBASED_COIN):
        owed = min(owed, 1)
    held = sum(g.player(buyer).resources.values())
    return owed + (g.holds(Page.HIGHWAYMEN) and held > owed)


def price(g: Play, buyer: Seat, at: AreaId, taken: int) -> int:
    """The Economy CP that taking so many resources costs, at least 1."""
    return max(1, taken - g.holds(Page.SILK_ROAD) - discount(g, buyer, at))


def trade(g: Play, order: Trade, extra: int = 0) -> None:
    """Ch. 8.3: the buyer takes, and gives back; the seller may not reject it."""
    buyer, at, area = g.turn.seat, acting(g).at, order.seller
    partner = g.tribe_in(area)
    if partner is None or partner.seat == buyer or not g.world.border(at, area):
        raise refuse("no-trade-area", f"{area} is no bordering area of another people.", SECTION)
    seller, taken = partner.seat, sum(order.take.values())
    if seller == NEUTRAL and partner.engaged:
        raise refuse("neutral-engaged", f"The neutral tribe in {area} is engaged.", "10")
    _check_take(g, order, sale(g, buyer, area), taken)
    owed = due(g, buyer, seller, taken)
    given = _check_give(g, order, owed)
    paid = pay(g, buyer, Purpose.ECONOMY, price(g, buyer, at, taken), SECTION, order.pay, extra)
    for kind, amount in order.take.items():
        if seller != NEUTRAL:
            lose(g, seller, kind, amount)
        gain(g, buyer, kind, amount)
    for kind, amount in given.items():
        lose(g, buyer, kind, amount)
        gain(g, seller, kind, amount)
    if seller == NEUTRAL:
        partner.engaged = True
    g.tell(Traded(buyer, seller, area, tuple(order.take.items()), tuple(given.items()), paid))


def _check_take(g: Play, order: Trade, offered: Mapping[Kind, int], taken: int) -> None:
    legal = ", ".join(f"{amount} {kind}" for kind, amount in offered.items())
    if not taken:
        raise refuse("nothing-taken", "Say what you take.", SECTION, legal)
    if taken > 1 and g.holds(Page.DEBASED_COIN):
        raise refuse("debased-coin", "Debased Coin: a trade is for 1 resource.", "12.2")
    for kind, amount in order.take.items():
        if amount > offered.get(kind, 0):
            text = f"{amount} {kind} cannot be taken: not the last of a resource."
            raise refuse("not-on-sale", text, SECTION, legal)


def _check_give(g: Play, order: Trade, owed: int) -> Mapping[Kind, int]:
    held = dict(g.player(g.turn.seat).resources)
    if sum(held.values()) < owed:
        raise refuse("cannot-give", f"You must give {counted(owed, 'resource')} back.", SECTION)
    if not order.give:
        return suggested_gift(held, owed)
    if sum(order.give.values()) != owed:
        text = f"{counted(owed, 'resource')} must be given back, not {sum(order.give.values())}."
        raise refuse("wrong-gift", text, SECTION)
    for kind, amount in order.give.items():
        if amount > held.get(kind, 0):
            raise refuse("cannot-give", f"You have {held.get(kind, 0)} {kind}.", SECTION)
    return order.give


def suggested_gift(held: dict[Kind, int], owed: int) -> dict[Kind, int]:
    """What is given back when nothing is said: of the kinds there are most of."""
    given: dict[Kind, int] = {}
    for _ in range(owed):
        kind = max(held, key=lambda kind: held[kind])
        held[kind] -= 1
        given[kind] = given.get(kind, 0) + 1
    return given
