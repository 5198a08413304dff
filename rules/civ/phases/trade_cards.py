"""WE 6: trade cards are drawn by the number of cities, then further ones may be bought."""

from collections.abc import Sequence

from rules.civ import cards, pieces
from rules.civ.civ import Civ
from rules.civ.events_trade import CalamitiesLaidOpen, CardBought, CardsReceived, StacksDrawn
from rules.civ.stacks import Stack, read_stack
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask, in_turn

PASS = "pass"


def trade_cards(g: Civ) -> Script[None]:
    """WE 6: drawing, then purchases, the fewest cities first; nothing at all while nobody has a city."""
    if not any(g.city_count(seat) for seat in g.seats):
        g.state.skip_to = g.rules.phases[-1].key
        return
    yield from draw_and_buy(g)


def draw_and_buy(g: Civ) -> Script[None]:
    """WE 6: everybody draws, then everybody may buy, in the same order."""
    order = g.order(Topic.TRADE_CARDS)
    for seat in order:
        draw_regular(g, seat)
    yield from buy_cards(g, order)


def buy_cards(g: Civ, order: Sequence[Seat]) -> Script[None]:
    """WE 6b: further cards, bought in this order; later seats may answer ahead."""
    yield from in_turn(
        order, lambda seat: _question(g, seat, (), 0), lambda seat, answer: _buy(g, seat, answer)
    )


def foresee_purchase(g: Civ, seat: Seat) -> Choose | None:
    """WE 6b: the first card that a seat may buy, if it has the cities and the treasury it has now."""
    return _question(g, seat, (), 0)


def draw_regular(g: Civ, seat: Seat) -> None:
    """WE 6a: one card from each stack of one's block up to the number of cities; water from an empty one."""
    home = g.rules.trading.home(g, seat)
    stacks = [Stack(number, home) for number in range(1, g.city_count(seat) + 1)]
    empty = tuple(stack for stack in stacks if not g.state.stacks.get(stack))
    drawn = {stack: card.name for stack in stacks if (card := cards.draw(g, seat, stack))}
    if drawn:
        g.tell(StacksDrawn(seat, tuple(drawn), empty if g.rules.water else ()))
        tell_drawn(g, seat, tuple(drawn.values()))


def tell_drawn(g: Civ, seat: Seat, names: tuple[str, ...]) -> None:
    """The cards drawn, to their holder; to everybody those that lie open."""
    g.tell(CardsReceived(seat, names), seat)
    if shown := tuple(name for name in names if name in cards.laid_open(g, seat)):
        g.tell(CalamitiesLaidOpen(seat, shown))


def free_stacks(g: Civ, seat: Seat, used: int) -> list[Stack]:
    """WE ch.9: the stacks a free card may still come from: those above the number of cities."""
    if used >= g.amount(seat, Trait.FREE_CARD):
        return []
    home, cities = g.rules.trading.home(g, seat), g.city_count(seat)
    return [stack for stack in sorted(g.state.stacks) if stack.number > cities and stack.block == home]


def _question(g: Civ, seat: Seat, bought: Sequence[Stack], used: int) -> Choose | None:
    treasury = g.nation(seat).treasury
    sold = [
        Choice(f"buy:{stack}", f"Stack {stack} for {price}", _empty(g, stack))
        for stack, price in g.rules.trading.prices(g, seat, bought).items()
        if price <= treasury
    ]
    free = [
        Choice(f"free:{stack}", f"Stack {stack} for nothing", _empty(g, stack))
        for stack in free_stacks(g, seat, used)
    ]
    if not sold and not free:
        return None
    return Choose(
        seat=seat,
        key=f"card:{len(bought) + used + 1}",
        prompt=f"Buy a trade card? You have {treasury} treasury.",
        section=g.rules.cite(Topic.TRADE_CARDS),
        public="may buy trade cards",
        topic="buy trade cards",
        options=(Choice(PASS, "No more cards"), *free, *sold),
        fallback=PASS,
    )


def _empty(g: Civ, stack: Stack) -> str:
    if g.state.stacks.get(stack):
        return ""
    return f"the stack is empty: you get {g.rules.water.lower() or 'nothing'}"


def _buy(g: Civ, seat: Seat, answer: str) -> Script[None]:
    bought: list[Stack] = []
    used = 0
    while answer != PASS:
        kind, _, words = answer.partition(":")
        stack = read_stack(words)
        if kind == "free":
            used, price = used + 1, 0
        else:
            price = g.rules.trading.prices(g, seat, bought)[stack]
            bought.append(stack)
        pieces.pay(g, seat, price)
        card = cards.draw(g, seat, stack)
        is_water = card is not None and card.name == g.rules.water
        g.tell(CardBought(seat, stack, price, is_water, is_nothing=card is None))
        if card:
            tell_drawn(g, seat, (card.name,))
        question = _question(g, seat, bought, used)
        if question is None:
            return
        answer = yield from ask(question)  # having looked at the card just bought
