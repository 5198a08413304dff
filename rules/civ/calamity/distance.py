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


def around(g: Civ, seat: Seat) -> set[str]:
    """The areas of a seat, and all next to them by land or water."""
    own = set(g.areas_of(seat))
    return own.union(*[g.board.neighbours[area] for area in own])


def bordering(g: Civ, seat: Seat) -> list[Seat]:
    """Who shares a border with a seat, in ranking order: units in an area of it, or next to one."""
    near = around(g, seat)
    found = {other for area in near for other in g.state.tokens.get(area, ())}
    found.update(g.state.cities[area] for area in near if area in g.state.cities)
    return [other for other in g.rivals(seat) if other in found]
