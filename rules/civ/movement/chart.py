"""How far it is over water."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence

from rules.atlas import Board, Water
from rules.civ.civ import Civ
from rules.civ.state import BARBARIANS

CHARTS = 32
"""How many charts are kept: fleets that stop ships come and go."""


class Chart:
    """The distances between the coasts of a board, with or without the open seas, past none of the closed.

    A ship stops at the `stops`: it may enter them, and leave them only where its voyage begins.
    """

    def __init__(
        self, board: Board, closed: frozenset[str] = frozenset(), stops: frozenset[Water] = frozenset()
    ) -> None:
        self.board = board
        self.closed = closed
        self.stops = stops
        self._reach: dict[tuple[Water, bool], dict[Water, int]] = {}

    def distances(self, start: Water, open_sea: bool) -> dict[Water, int]:
        """WE ch.3: steps by water from a coast to every other."""
        key = (start, open_sea)
        if key not in self._reach:
            self._reach[key] = self._search(start, open_sea)
        return self._reach[key]

    def _search(self, start: Water, open_sea: bool) -> dict[Water, int]:
        found = {start: 0}
        queue = deque([start])
        while queue:
            at = queue.popleft()
            if at in self.stops and at != start:
                continue
            for near in self.board.water_neighbours(at):
                if near in found or near.area in self.closed:
                    continue
                if open_sea or near.area not in self.board.seas:
                    found[near] = found[at] + 1
                    queue.append(near)
        return {water: steps for water, steps in found.items() if water.area in self.board.areas}

    def voyage(self, start: Water, ports: Sequence[str], open_sea: bool) -> tuple[int, Water] | None:
        """The fewest steps from port to port, and the coast where the ship ends; None if there is no way."""
        at = self._calls(start, ports, open_sea)
        coast = min(at, key=lambda water: at[water], default=None)
        return None if coast is None else (at[coast], coast)

    def onward(self, start: Water, ports: Sequence[str], open_sea: bool) -> dict[Water, int]:
        """Every coast to be reached after these ports, and the fewest steps of the whole voyage there."""
        found: dict[Water, int] = {}
        for here, steps in self._leaving(self._calls(start, ports, open_sea), bool(ports)):
            for water, more in self.distances(here, open_sea).items():
                found[water] = min(steps + more, found.get(water, steps + more))
        return found

    def _calls(self, start: Water, ports: Sequence[str], open_sea: bool) -> dict[Water, int]:
        """The coasts of the last of these ports, and the fewest steps to each."""
        at = {start: 0}
        for index, port in enumerate(ports):
            onward: dict[Water, int] = {}
            for water in self.board.waters(port):
                ways = [
                    steps + reach[water]
                    for here, steps in self._leaving(at, index > 0)
                    if water in (reach := self.distances(here, open_sea))
                ]
                if ways:
                    onward[water] = min(ways)
            at = onward
        return at

    def _leaving(self, at: Mapping[Water, int], has_sailed: bool) -> list[tuple[Water, int]]:
        """Those of the coasts a ship may be at from which it may sail on."""
        return [(here, steps) for here, steps in at.items() if not has_sailed or here not in self.stops]


_charts: dict[tuple[str, frozenset[str], frozenset[Water]], Chart] = {}


def chart_of(board: Board, closed: Iterable[str] = (), stops: Iterable[Water] = ()) -> Chart:
    """The chart of a board; ships do not pass the closed areas, and stop where others stop them."""
    key = (board.name, frozenset(closed), frozenset(stops))
    chart = _charts.get(key)
    if chart is None or chart.board is not board:
        if len(_charts) >= CHARTS:
            del _charts[next(iter(_charts))]
        chart = _charts[key] = Chart(board, *key[1:])
    return chart


def chart_for(g: Civ, *, unhindered: bool = False) -> Chart:
    """The chart of a game: whether ships pass what is out of play, and, unless `unhindered`, pirate ships."""
    closed = () if g.rules.movement.sails_past else g.state.out_of_play
    pirates = () if unhindered else g.ships_of(BARBARIANS)
    return chart_of(g.board, closed, (Water(ship.area, ship.coast) for ship in pirates))
