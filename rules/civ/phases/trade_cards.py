"""WE 6: trade cards are drawn by the number of cities, then further ones may be bought."""

from rules.civ import cards, pieces
from rules.civ.civ import Civ
from rules.civ.events_trade import CardBought, CardsReceived, StacksDrawn
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask, in_turn

PASS = "pass"


def trade_cards(g: Civ) -> Script[None]:
    """WE 6: drawing, then purchases, the fewest cities first; nothing at all while nobody has a city."""
    if not any(g.city_count(seat) for seat in g.seats):
        g.state.skip_to = g.rules.phases[-1].key
        return
    order = g.order(Topic.TRADE_CARDS)
    for seat in order:
        draw_regular(g, seat)
    yield from in_turn(
        order, lambda seat: _question(g, seat, 1, 0), lambda seat, answer: _buy(g, seat, answer)
    )


def draw_regular(g: Civ, seat: Seat) -> None:
    """WE 6a: one card from each stack up to the number of cities; water from an empty one."""
    stacks = range(1, g.city_count(seat) + 1)
    if not stacks:
        return
    water = tuple(stack for stack in stacks if not g.state.stacks.get(stack))
    drawn = tuple(cards.draw(g, seat, stack).name for stack in stacks)
    g.tell(StacksDrawn(seat, tuple(stacks), water))
    g.tell(CardsReceived(seat, drawn), seat)


def prices(g: Civ, seat: Seat) -> dict[int, int]:
    """WE 6b: the stacks a seat may buy from and the price: the open one and those its advances open."""
    found = {g.numbers.open_stack: g.numbers.open_price}
    for stack in g.state.stacks:
        price = g.amount(seat, f"{Trait.BUY_STACK}{stack}")
        if price:
            found[stack] = min(price, found.get(stack, price))
    return dict(sorted(found.items()))


def free_stacks(g: Civ, seat: Seat, used: int) -> list[int]:
    """WE ch.9: the stacks a free card may still come from: those above the number of cities."""
    if used >= g.amount(seat, Trait.FREE_CARD):
        return []
    return [stack for stack in sorted(g.state.stacks) if stack > g.city_count(seat)]


def _question(g: Civ, seat: Seat, number: int, used: int) -> Choose | None:
    treasury = g.nation(seat).treasury
    bought = [
        Choice(f"buy:{stack}", f"Stack {stack} for {price}", _empty(g, stack))
        for stack, price in prices(g, seat).items()
        if price <= treasury
    ]
    free = [
        Choice(f"free:{stack}", f"Stack {stack} for nothing", _empty(g, stack))
        for stack in free_stacks(g, seat, used)
    ]
    if not bought and not free:
        return None
    return Choose(
        seat=seat,
        key=f"card:{number}",
        prompt=f"Buy a trade card? You have {treasury} treasury.",
        section=g.rules.cite(Topic.TRADE_CARDS),
        public="may buy trade cards",
        topic="buy trade cards",
        options=(Choice(PASS, "No more cards"), *free, *bought),
        fallback=PASS,
    )


def _empty(g: Civ, stack: int) -> str:
    return "" if g.state.stacks.get(stack) else "the stack is empty: you get water"


def _buy(g: Civ, seat: Seat, answer: str) -> Script[None]:
    number, used = 1, 0
    while answer != PASS:
        kind, _, stack_text = answer.partition(":")
        stack = int(stack_text)
        price = prices(g, seat)[stack] if kind == "buy" else 0
        used += kind == "free"
        pieces.pay(g, seat, price)
        card = cards.draw(g, seat, stack)
        g.tell(CardBought(seat, stack, price, card.name == g.rules.water))
        g.tell(CardsReceived(seat, (card.name,)), seat)
        number += 1
        question = _question(g, seat, number, used)
        if question is None:
            return
        answer = yield from ask(question)  # having looked at the card just bought
