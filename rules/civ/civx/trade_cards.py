"""CivX 23: interest, the draw, the demands of Trade Empire, the purchases."""

from rules.civ import cards, pieces
from rules.civ.ancient.idleness import is_idle
from rules.civ.civ import Civ
from rules.civ.civx.confiscation import confiscation
from rules.civ.civx.policies import by_most_worth
from rules.civ.events import InterestCollected
from rules.civ.events_trade import CalamityExchanged
from rules.civ.phases.tax import city_revolts
from rules.civ.phases.trade_cards import buy_cards, draw_regular
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Script, Seat


def trade_cards(g: Civ) -> Script[None]:
    """CivX 23: what was exchanged goes back when all trade cards are acquired."""
    if is_idle(g):
        g.state.skip_to = g.rules.phases[-1].key
        return
    yield from interest(g)
    order = g.order(Topic.TRADE_CARDS)
    exchanged: list[Card] = []
    for seat in order:
        draw_regular(g, seat)
        exchanged += exchange(g, seat)
    yield from confiscation(g, order)
    yield from buy_cards(g, by_most_worth(g))
    for card in exchanged:
        cards.put_back(g, card)


def interest(g: Civ) -> Script[None]:
    """CivX 23.1, 30.161: one token for every two in treasury; a city revolts for each that is missing."""
    missing: dict[Seat, int] = {}
    for seat in g.order():
        due = g.nation(seat).treasury // per if (per := g.amount(seat, Trait.INTEREST)) else 0
        if due:
            collected = pieces.collect(g, seat, due)
            g.tell(InterestCollected(seat, collected, due))
            missing[seat] = min(due - collected, g.city_count(seat))
    yield from city_revolts(g, missing, "interest")


def exchange(g: Civ, seat: Seat) -> list[Card]:
    """CivX 23.4: of several non-tradeable calamities one stays; the others, exchanged from their stacks."""
    gone: list[Card] = []
    while len(held := _non_tradeable(g, seat)) > 1:
        card = g.chance.pick("exchange", held)
        cards.discard_card(g, seat, card)
        gone.append(card)
        drawn = cards.draw(g, seat, Stack(g.rules.face_value(card.name), card.block))
        g.tell(CalamityExchanged(seat, card.name, drawn.name if drawn else ""), seat)
    return gone


def _non_tradeable(g: Civ, seat: Seat) -> list[Card]:
    return [card for card in g.nation(seat).hand if g.rules.grade(card.name) is Grade.NON_TRADEABLE]
