"""The way a ship took between its ports of call, as far as the board tells."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.atlas import Board, Water


def sea_way(board: Board, ports: Sequence[str]) -> list[Water]:
    """All waters on a shortest way from port to port, along coasts where that is possible."""
    way = [_first(board, ports[0])]
    for port, following in pairwise(ports):
        leg = _leg(board, port, following, open_sea=False) or _leg(board, port, following, open_sea=True)
        way += leg or [_first(board, following)]
    return way


def _first(board: Board, port: str) -> Water:
    return next(iter(board.waters(port)), Water(port))


def _leg(board: Board, start: str, end: str, open_sea: bool) -> list[Water]:
    """The waters after the start up to the end; empty if there is no such way."""
    before: dict[Water, Water | None] = dict.fromkeys(board.waters(start))
    queue = list(before)
    for here in queue:
        if here.area == end:
            return _back(before, here)
        for water in board.water_neighbours(here):
            if water not in before and (open_sea or water.area not in board.seas):
                before[water] = here
                queue.append(water)
    return []


def _back(before: dict[Water, Water | None], end: Water) -> list[Water]:
    way: list[Water] = []
    here: Water | None = end
    while here is not None and before[here] is not None:
        way.insert(0, here)
        here = before[here]
    return way
