"""Ch. 6: a people's turn: up to two tribes act, or the Revolution."""

from rules.peoples.acting import perform, wind_up
from rules.peoples.developments import Dev
from rules.peoples.ending import close_book
from rules.peoples.events import OrdersHalted, TurnBegan
from rules.peoples.naming import counted
from rules.peoples.options import OPEN_END, ROUNDS
from rules.peoples.orders import Order, Produce, Rest
from rules.peoples.play import Play
from rules.peoples.possible import actors, can_go_on
from rules.peoples.production import yield_of
from rules.peoples.refused import Refused
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.revolting import revolt
from rules.peoples.state import Stage, Turn, TurnRecord
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import TRIBES_PER_TURN
from rules.peoples.trying import fault_of, is_possible
from rules.peoples.turn_referee import TurnReferee
from rules.peoples.victory import culture_tokens, points, religion_tokens
from rules.peoples.words import order_words
from rules.table import Choice, Choose, Plan, Script, Seat, ask


def play_turn(g: Play, seat: Seat) -> Script[None]:
    """Ch. 6: if all tribes are engaged, then and only then, the Revolution is taken."""
    g.state.turn = Turn(seat)
    g.tell(TurnBegan(g.state.round, seat))
    ready = sum(tribe.size for tribe in g.tribes_of(seat) if not tribe.engaged)
    is_revolution = not ready
    if ready == 1 and g.has(seat, Dev.CIVIL_RIGHTS):
        is_revolution = yield from _claims_rights(g, seat)
    if is_revolution:
        yield from revolt(g, seat)
    else:
        yield from act(g)
    end_turn(g, seat)


def _claims_rights(g: Play, seat: Seat) -> Script[bool]:
    """Civil Rights: the Revolution may be taken with one tribe still disengaged."""
    question = Choose(
        seat=seat,
        key="civil-rights",
        prompt="One tribe of yours is not engaged. Do you take the Revolution now, or act with it first?",
        section="PC 13",
        public="may take the Revolution",
        options=(Choice("act", "Act with the tribe"), Choice("revolution", "Take the Revolution")),
        fallback="act",
    )
    return (yield from ask(question)) == "revolution"


def act(g: Play) -> Script[None]:
    """Ch. 6: up to two disengaged tribes act, line by line."""
    while can_go_on(g):
        g.turn.asked += 1
        orders = yield from ask(_question(g))
        if not orders:
            yield from by_themselves(g)
            break
        yield from run(g, orders)
    yield from wind_up(g)


def _question(g: Play) -> Plan[tuple[Order, ...]]:
    ready = actors(g)
    left = TRIBES_PER_TURN - len(g.turn.acted)
    halted = f"Your orders stopped: {g.turn.halted} " if g.turn.halted else ""
    doing = f"{counted(max(left, 1), 'tribe')} of yours may act"
    if g.turn.acting is not None:
        doing = f"The tribe in {g.turn.acting.area} goes on acting from {g.turn.acting.at}"
    elif g.turn.together:
        doing = "The tribes of your settlement act one by one"
    return Plan(
        seat=g.turn.seat,
        key=f"turn:{g.turn.asked}",
        prompt=f"{halted}{doing} ({', '.join(ready[:12])}). What are your orders?",
        section="PC 6",
        public="acts",
        referee=TurnReferee(g),
    )


def run(g: Play, orders: tuple[Order, ...]) -> Script[None]:
    """The lines one after the other; the first that cannot be done as things are now stops them."""
    g.turn.halted = ""
    for order in orders:
        if g.turn.ended:
            return
        fault = fault_of(g, order)
        if fault is None:
            try:
                yield from perform(g, order)
                continue
            except Refused as refused:
                fault = refused.fault
        g.turn.halted = fault.text
        g.tell(OrdersHalted(g.turn.seat, order_words(order), fault.text))
        return


def by_themselves(g: Play) -> Script[None]:
    """Without orders the tribes produce where they stand, what their people lacks first; else they rest."""
    yield from wind_up(g)
    while can_go_on(g):
        yield from perform(g, _best_deed(g))


def _best_deed(g: Play) -> Order:
    seat, held = g.turn.seat, g.player(g.turn.seat).resources

    def worth(area: AreaId) -> tuple[int, int]:
        return yield_of(g, seat, area, is_urban=False), -held.get(resource_of(area) or "", 0)

    best = max(actors(g), key=worth)
    order = Produce(best)
    return order if is_possible(g, order) else Rest(best)


def end_turn(g: Play, seat: Seat) -> None:
    """The turn passes on; after the last round of a limited game all take a last Revolution."""
    state = g.state
    state.records.append(record(g, seat))
    state.turn = None
    if state.stage is Stage.TURN:
        pass_on(g)


def pass_on(g: Play) -> None:
    """The next in turn order who has not left."""
    state = g.state
    while True:
        state.place += 1
        if state.place == len(state.order):
            state.place = 0
            if g.option(ROUNDS) != OPEN_END and state.round >= int(g.option(ROUNDS)):
                close_book(g, list(state.order))
                return
            state.round += 1
        if not g.player(state.order[state.place]).left:
            return


def record(g: Play, seat: Seat) -> TurnRecord:
    """How a people stands."""
    player = g.player(seat)
    return TurnRecord(
        round=g.state.round,
        seat=seat,
        tribes=g.count(seat),
        regions=len({area[:-1] for area in g.held_by(seat)}),
        kinds=len(player.resources),
        advances=sum(player.advances.get(trait, 0) for trait in Trait),
        developments=len(player.developments),
        culture=culture_tokens(g, seat),
        religion=religion_tokens(g, seat),
        points=points(g, seat),
    )
