"""How far it is over water."""

from collections import deque
from collections.abc import Collection, Sequence

from rules.atlas import Board, Water
from rules.civ.civ import Civ


class Chart:
    """The distances between the coasts of a board, with or without the open seas, past none of the closed."""

    def __init__(self, board: Board, closed: frozenset[str] = frozenset()) -> None:
        self.board = board
        self.closed = closed
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
            for near in self.board.water_neighbours(at):
                if near in found or near.area in self.closed:
                    continue
                if open_sea or near.area not in self.board.seas:
                    found[near] = found[at] + 1
                    queue.append(near)
        return {water: steps for water, steps in found.items() if water.area in self.board.areas}

    def voyage(self, start: Water, ports: Sequence[str], open_sea: bool) -> tuple[int, Water] | None:
        """The fewest steps from port to port, and the coast where the ship ends; None if there is no way."""
        at = {start: 0}
        for port in ports:
            onward: dict[Water, int] = {}
            for water in self.board.waters(port):
                ways = [
                    steps + reach[water]
                    for here, steps in at.items()
                    if water in (reach := self.distances(here, open_sea))
                ]
                if ways:
                    onward[water] = min(ways)
            if not onward:
                return None
            at = onward
        coast = min(at, key=lambda water: at[water])
        return at[coast], coast


_charts: dict[tuple[str, frozenset[str]], Chart] = {}


def chart_of(board: Board, closed: Collection[str] = ()) -> Chart:
    """The chart of a board, drawn once; ships do not pass the closed areas."""
    key = (board.name, frozenset(closed))
    chart = _charts.get(key)
    if chart is None or chart.board is not board:
        chart = _charts[key] = Chart(board, key[1])
    return chart


def chart_for(g: Civ) -> Chart:
    """The chart of a game: the rulebook says whether ships pass what is out of play."""
    return chart_of(g.board, () if g.rules.movement.sails_past else g.state.out_of_play)
