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
