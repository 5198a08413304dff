"""What Dawn of History remembers besides the pieces of the family."""

from dataclasses import dataclass

from rules.civ.civ import Civ
from rules.civ.state import CivState
from rules.table import Seat


@dataclass(slots=True)
class DawnState(CivState):
    """Everything there is to know about a game between two inputs."""

    controller: Seat | None = None
    """Dawn 29.5.2.1: who leads the barbarians until their card is drawn again; nobody before the first."""


def dawn(g: Civ) -> DawnState:
    """The state of a game of Dawn of History."""
    assert isinstance(g.state, DawnState)
    return g.state
