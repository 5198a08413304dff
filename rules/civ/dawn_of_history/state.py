"""What Dawn of History remembers besides the pieces of the family."""

from dataclasses import dataclass, field, replace

from rules.civ.civ import Civ
from rules.civ.state import CivState
from rules.table import Seat


@dataclass(slots=True)
class DawnState(CivState):
    """Everything there is to know about a game between two inputs."""

    controller: Seat | None = None
    """Dawn 29.5.2.1: who leads the barbarians until their card is drawn again; nobody before the first."""
    hungry: dict[Seat, int] = field(default_factory=dict)
    """Dawn 29.3.1.4: whose areas hold no more than is printed, and in which turn."""

    def fork(self) -> "DawnState":
        """A copy to try things on."""
        copied = CivState.fork(self)
        assert isinstance(copied, DawnState)
        return replace(copied, hungry=dict(self.hungry))


def dawn(g: Civ) -> DawnState:
    """The state of a game of Dawn of History."""
    assert isinstance(g.state, DawnState)
    return g.state
