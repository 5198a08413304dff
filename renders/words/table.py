"""What the table itself tells, in words, and how a seat is called."""

from collections.abc import Callable
from typing import Any

from renders.words.joining import listed
from rules.table import Seat
from rules.table.event import AheadCut, AheadRefused, AnswerUndone, PhaseReopened, SeatLeft, TimeExpired

Who = Callable[[Seat], str]
"""How a seat is called."""
UNTOLD: tuple[type[Any], ...] = (AheadCut, AheadRefused, AnswerUndone)
"""Events nobody needs a sentence about: whoever they concern is answered at once."""


def table_event(event: Any, who: Who) -> str:
    """A sentence about an event of the table; empty for any other."""
    match event:
        case TimeExpired(seats):
            return f"Time ran out for {listed(map(who, seats), 'nobody')}."
        case SeatLeft(seat):
            return f"{who(seat)} left the game."
        case PhaseReopened(phase, reason):
            return f"The phase was taken back to its start: {(reason or phase).rstrip('.')}."
    return ""
