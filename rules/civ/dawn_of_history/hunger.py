"""Dawn 29.3.1.4: advances that make no room in a turn of famine."""

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.state import dawn
from rules.table import Seat


def go_hungry(g: Civ, seat: Seat) -> None:
    """Areas of a seat hold no more than their printed limit for the rest of the turn."""
    dawn(g).hungry[seat] = g.state.turn


def is_hungry(g: Civ, seat: Seat) -> bool:
    """Whether that is so."""
    return dawn(g).hungry.get(seat) == g.state.turn
