"""Ch. III Drawing Empire Cards, Ch. VII Drawing for New Empires."""

from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import (
    CardGiven,
    DrawingBegan,
    EmpireDrawn,
    EmpireSeen,
    OrderRolled,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import counted, empire_facts
from rules.history_of_the_world.state import Drawing, Stage
from rules.table import Choice, Choose, Script, Seat, in_turn

KEEP = "keep"
SECTION = "HW III Drawing"


def first_order(g: History) -> list[Seat]:
    """Ch. III: two dice each; the highest draws first (ties throw again), then clockwise."""
    rivals = list(g.seats)
    while True:
        throws = {seat: g.throw("drawing", 2) for seat in rivals}
        best = max(sum(dice) for dice in throws.values())
        rivals = [seat for seat, dice in throws.items() if sum(dice) == best]
        g.tell(OrderRolled(tuple(throws.items()), rivals[0] if len(rivals) == 1 else None))
        if len(rivals) == 1:
            break
    seats = g.seats
    place = seats.index(rivals[0])
    return [*seats[place:], *seats[:place]]


def later_order(g: History) -> list[Seat]:
    """Ch. VII: the lowest score first, then the weaker former empire, then the one called earlier."""
    before = g.state.epoch - 1
    slots = {
        record.seat: empires().cards[record.card].slot for record in g.state.records if record.epoch == before
    }

    def rank(seat: Seat) -> tuple[int, int, int, Seat]:
        player = g.player(seat)
        return player.score, player.strengths.get(before, 0), slots.get(seat, 0), seat

    return sorted(g.seats, key=rank)


def without_card(g: History) -> list[Seat]:
    """Players who hold no card yet."""
    return [seat for seat in g.seats if seat not in g.state.drawing.held]


def receivers(g: History, seat: Seat) -> tuple[Choice, ...]:
    """Whom a drawn card may go to: oneself, if one has none, or anybody else without one."""
    options = []
    for other in without_card(g):
        if other == seat:
            options.append(Choice(KEEP, "keep it"))
        else:
            player = g.player(other)
            points = counted(player.score, "point", "points")
            options.append(Choice(str(other), f"pass it to {player.name}", points))
    return tuple(options)


def question(g: History, seat: Seat) -> Choose | None:
    """Ch. III: keep the card drawn, or pass it on; without a choice for the last to draw."""
    drawing = g.state.drawing
    card = empires().cards[drawing.drawn[seat]]
    options = receivers(g, seat)
    if not options:
        return None
    return Choose(
        seat=seat,
        key="draw",
        prompt=f"You drew {card.name}. {_what_to_do(g, seat)}\n{card.name}: {empire_facts(card)}.",
        section=SECTION,
        public="has drawn an empire card",
        options=options,
        fallback=options[0].key if all(option.key != KEEP for option in options) else KEEP,
    )


def _what_to_do(g: History, seat: Seat) -> str:
    if seat in g.state.drawing.held:
        return "You were given a card already: to whom do you pass this one?"
    return "Keep it or pass it?"


def draw_empires(g: History) -> Script[None]:
    """Ch. III: everybody draws in order; a passed card stays unseen until all are dealt."""
    order = first_order(g) if g.state.epoch == 1 else later_order(g)
    deck = [card.key for card in empires().of_epoch(g.state.epoch)]
    g.desk.chance.shuffle("empires", deck)
    drawing = g.state.drawing = Drawing(order, deck)
    g.tell(DrawingBegan(g.state.epoch, tuple(order)))
    for seat in order:
        drawing.drawn[seat] = drawing.deck.pop(0)
        g.tell(EmpireDrawn(seat, drawing.drawn[seat]), seat)

    def hand_on(seat: Seat, answer: str) -> None:
        receiver = seat if answer == KEEP else int(answer)
        drawing.held[receiver] = drawing.drawn[seat]
        drawing.given[seat] = receiver
        g.tell(CardGiven(seat, receiver))

    yield from in_turn(order, lambda seat: question(g, seat), hand_on)
    drawing.done = True
    for seat in order:
        g.tell(EmpireSeen(seat, drawing.held[seat]), seat)
    g.state.slot = 0
    g.state.stage = Stage.TURN
