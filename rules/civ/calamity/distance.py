"""How far two nations are apart, where a calamity reaches only so far."""

from rules.civ.civ import Civ
from rules.table import Seat


def spaces_between(g: Civ, one: Seat, other: Seat) -> int | None:
    """The fewest areas and open seas without units of either on a way from one to the other; None: no way."""
    reached, goal = set(g.areas_of(one)), set(g.areas_of(other))
    if not reached.isdisjoint(goal):
        return 0
    closed, neighbours = set(g.state.out_of_play), g.board.neighbours
    frontier, between = reached, 0
    while frontier:
        frontier = set().union(*[neighbours[area] for area in frontier]) - reached - closed
        if not frontier.isdisjoint(goal):
            return between
        reached = reached | frontier
        between += 1
    return None


def share_border(g: Civ, one: Seat, other: Seat) -> bool:
    """Whether two nations have units in the same area, or next to each other by land or water."""
    goal = set(g.areas_of(other))
    return any(area in goal or not goal.isdisjoint(g.board.neighbours[area]) for area in g.areas_of(one))


def bordering(g: Civ, seat: Seat) -> list[Seat]:
    """Who shares a border with a seat, in ranking order."""
    return [other for other in g.rivals(seat) if share_border(g, seat, other)]
