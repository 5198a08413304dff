"""Warnings of a turn and of a Revolution: tribes that do nothing or go hungry, goods that go back."""

from rules.peoples.naming import counted
from rules.peoples.orders import EndTurn, Order
from rules.peoples.play import Play
from rules.peoples.possible import actors, can_go_on
from rules.peoples.revolution import settle_accounts, surplus
from rules.peoples.revolution_orders import Feed, GiveUp, Line
from rules.peoples.tribe_action import TRIBES_PER_TURN
from rules.peoples.trying import attempt
from rules.peoples.words import amounts
from rules.table import Seat
from rules.table.wording import listed


def of_turn(g: Play, orders: tuple[Order, ...]) -> tuple[str, ...]:
    """Ch. 6: a turn that ends before all tribes have acted that may."""
    if not orders or not isinstance(orders[-1], EndTurn):
        return ()
    fork = g.fork()
    _, done = attempt(fork, orders[:-1])
    left = TRIBES_PER_TURN - len(fork.turn.acted)
    if done < len(orders) - 1 or left <= 0 or not can_go_on(fork):
        return ()
    return (f"{counted(left, 'tribe')} more may act before the turn ends: {listed(actors(fork)[:6])}.",)


def of_revolution(g: Play, seat: Seat, lines: tuple[Line, ...], *, could_acquire: bool) -> tuple[str, ...]:
    """Ch. 9: tribes that cannot be fed, specialists that are not kept, goods that buy nothing."""
    fork = g.fork()
    before = list(fork.held_by(seat))
    ledger = settle_accounts(fork, seat, lines)
    given_up = {line.area for line in lines if isinstance(line, GiveUp)}
    hungry = [area for area in before if area not in fork.held_by(seat) and area not in given_up]
    found = []
    if hungry:
        tribes = f"{counted(len(hungry), 'tribe')} cannot be fed and will be lost"
        found.append(f"{tribes}: {listed(hungry)}, unless you give up others.")
    gone = [trait.value for trait in fork.player(seat).specialists if trait not in ledger.specialists]
    if gone:
        found.append(f"You do not keep your specialist{'s' * (len(gone) > 1)} in {listed(gone)}.")
    is_idle = all(isinstance(line, Feed | GiveUp) for line in lines)
    if is_idle and could_acquire and (back := surplus(fork, seat)):
        found.append(f"You acquire nothing, and {amounts(back)} of yours go back to the supply.")
    return tuple(found)


def left_by(g: Play, seat: Seat, lines: tuple[Line, ...]) -> str:
    """Ch. 9.5: what is kept of the goods, and what goes back to the supply."""
    fork = g.fork()
    settle_accounts(fork, seat, lines)
    kept, back = dict.fromkeys(fork.player(seat).resources, 1), surplus(fork, seat)
    returned = f" {amounts(back)} of yours go back to the supply." if back else ""
    return f"You keep {amounts(kept)}.{returned}" if kept else ""
