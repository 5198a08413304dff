"""Treasury in a deal: tokens keep their colour, so it goes to one's own stock and comes from there."""

from collections.abc import Iterable

from rules.civ import faults_trade as faults
from rules.civ import pieces
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.offer import Offer
from rules.civ.topics import Topic
from rules.table import Fault, Seat


def treasury_faults(g: Civ, seat: Seat, partner: Seat, given: int, got: int) -> list[Fault]:
    """Why a seat cannot give so much treasury to another and get so much, both at once."""
    if not given and not got:
        return []
    section = g.rules.cite(Topic.TRADE)
    if not g.rules.trading.treasury:
        return [faults.no_treasury_traded(section)]
    mine, theirs, name = g.nation(seat), g.nation(partner), g.name(partner)
    found = []
    if given > mine.treasury:
        found.append(faults.too_little_treasury(section, mine.treasury))
    if got > theirs.treasury:
        found.append(faults.partner_lacks_treasury(section, name, theirs.treasury))
    if got - given > mine.stock:
        found.append(faults.no_stock_for_treasury(section, "You have", mine.stock))
    if given - got > theirs.stock:
        found.append(faults.no_stock_for_treasury(section, f"{name} has", theirs.stock))
    return found


def is_payable(g: Civ, offer: Offer, taker: Seat) -> bool:
    """Whether the maker of an offer and one of its receivers can still pay and take its treasury."""
    return not treasury_faults(g, offer.maker, taker, offer.treasury, offer.asked)


def most_treasury(g: Civ, giver: Seat, taker: Seat) -> int:
    """How much treasury one seat can give another for nothing but cards."""
    return min(g.nation(giver).treasury, g.nation(taker).stock)


def with_treasury(names: Iterable[str], treasury: int) -> str:
    """Cards with their numbers, and the treasury that goes with them."""
    return listed(names) + (f" + {treasury} treasury" if treasury else "")


def pay_treasury(g: Civ, offer: Offer, taker: Seat) -> None:
    """What is given goes back to its stock, and as much from the other's stock to its treasury."""
    pieces.pay(g, offer.maker, offer.treasury)
    pieces.pay(g, taker, offer.asked)
    pieces.collect(g, taker, offer.treasury)
    pieces.collect(g, offer.maker, offer.asked)
