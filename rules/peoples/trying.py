"""To judge is to try: lines are carried out on a fork, as far as nothing has to be drawn or asked."""

from collections.abc import Iterable

from rules.peoples.acting import perform
from rules.peoples.orders import Order
from rules.peoples.play import Play, Unforeseen
from rules.peoples.refused import Refused
from rules.table import Fault, Script


def run_through(script: Script[None]) -> None:
    """A script that asks nobody, to its end."""
    for wait in script:
        raise AssertionError(f"{wait} was asked while something was only tried")


def fault_of(g: Play, order: Order) -> Fault | None:
    """Why a line cannot be carried out now, if it cannot."""
    return attempt(g.fork(), [order])[0]


def is_possible(g: Play, order: Order) -> bool:
    """Whether a line can be carried out now."""
    return fault_of(g, order) is None


def attempt(fork: Play, orders: Iterable[Order]) -> tuple[Fault | None, int]:
    """The lines on a fork: the first fault, and how many were carried out with certainty."""
    done = 0
    for order in orders:
        if fork.turn.ended:
            return Fault("after-end", "Nothing can follow the end of the turn.", "PC 6"), done
        try:
            run_through(perform(fork, order))
        except Refused as refused:
            return refused.fault, done
        except Unforeseen:
            return None, done
        done += 1
    return None, done
