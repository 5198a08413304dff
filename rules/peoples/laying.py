"""Ch. 5: how a region that was found is laid: its finder chooses, and sees beforehand what comes of it."""

from dataclasses import dataclass

from rules.peoples.fitting import Laying, laid
from rules.peoples.pieces import place_tribe
from rules.peoples.play import Play
from rules.peoples.state import NEUTRAL, PeoplesState
from rules.peoples.world import World
from rules.table import Choose, Data


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseLaying(Choose):
    """How a region is turned, or how two parts meet; a key is the turn, and where a neutral tribe lives."""

    play: Play
    ways: tuple[Laying, ...]

    def foresee(self, data: Data) -> PeoplesState | None:
        """The world with the region or part in its place."""
        turn, _, home = str(data).partition(":")
        way = next((way for way in self.ways if str(way.turn) == turn), None)
        if way is None or str(data) not in {option.key for option in self.options}:
            return None
        g = self.play.fork()
        lay(g, way)
        if home:
            place_tribe(g, NEUTRAL, home)
        return g.state


def lay(g: Play, way: Laying) -> None:
    """The region or part comes to its place."""
    parts = laid(g.world, way)
    assert parts is not None
    g.state.world = World(parts, g.world.width)
