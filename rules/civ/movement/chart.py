"""How far it is over water."""

from collections import deque
from collections.abc import Sequence

from rules.atlas import Board, Water


class Chart:
    """The distances between the coasts of a board, with or without the open seas."""

    def __init__(self, board: Board) -> None:
        self.board = board
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
                if near not in found and (open_sea or near.area not in self.board.seas):
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


_charts: dict[str, Chart] = {}


def chart_of(board: Board) -> Chart:
    """The chart of a board, drawn once."""
    chart = _charts.get(board.name)
    if chart is None or chart.board is not board:
        chart = _charts[board.name] = Chart(board)
    return chart
