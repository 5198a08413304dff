"""How far two nations are apart, where a calamity reaches only so far."""

from collections import deque

from rules.civ.civ import Civ
from rules.table import Seat


def spaces_between(g: Civ, one: Seat, other: Seat) -> int | None:
    """The fewest areas and open seas without units of either on a way from one to the other; None: no way."""
    home, goal = set(g.areas_of(one)), set(g.areas_of(other))
    free = home | goal
    found = dict.fromkeys(home, 0)
    frontier = deque(sorted(home))
    while frontier:
        here = frontier.popleft()
        if here in goal:
            return found[here]
        for there in sorted(g.board.neighbours[here]):
            if not g.is_in_play(there):
                continue
            steps = found[here] + (there not in free)
            if steps < found.get(there, steps + 1):
                found[there] = steps
                if there in free:
                    frontier.appendleft(there)
                else:
                    frontier.append(there)
    return None


def share_border(g: Civ, one: Seat, other: Seat) -> bool:
    """Whether two nations have units in the same area, or next to each other by land or water."""
    goal = set(g.areas_of(other))
    return any(area in goal or not goal.isdisjoint(g.board.neighbours[area]) for area in g.areas_of(one))


def bordering(g: Civ, seat: Seat) -> list[Seat]:
    """Who shares a border with a seat, in ranking order."""
    return [other for other in g.rivals(seat) if share_border(g, seat, other)]
