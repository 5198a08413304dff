"""How the stand-in for Peoples lays what it has found: so that its people has most of it."""

from rules.peoples.laying import ChooseLaying
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.regions import areas, resource_of
from rules.peoples.state import Victory
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.surroundings import CLOSE, free_corners, surroundings
from rules.standins.peoples.worth import worth_of
from rules.table import Data

MOST = 2.0
"""What a resource is worth at most that will only be produced later."""


def best_laying(question: ChooseLaying, o: Outlook) -> Data:
    """The turn that brings most near, and the neutral tribe where it is least in the way."""
    best: dict[str, float] = {}
    for option in question.options:
        turn = option.key.partition(":")[0]
        if turn not in best:
            best[turn] = _worth(question, o, option.key)
    return max(
        (option.key for option in question.options),
        key=lambda key: best[key.partition(":")[0]] - _in_the_way(o, key.partition(":")[2]),
    )


def _worth(question: ChooseLaying, o: Outlook, key: str) -> float:
    """What lies near when the region is laid so: resources, land to live on, places for Religion tokens."""
    state = question.foresee(key)
    assert state is not None
    g = Play(o.g.desk.fork(state), tried=True)
    near = surroundings(g, o.seat)
    worth = 0.0
    for area, far in near.items():
        if far > CLOSE or area in o.near or not areas()[area].is_land:
            continue
        kind = resource_of(area)
        usable = kind is not None and can_produce(g, o.seat, kind)
        worth += (0.3 + (min(worth_of(o, kind, 1), MOST) if kind and usable else 0.0)) / (1 + far)
    if o.goal is Victory.RELIGION:
        worth += 2.0 * len(free_corners(g, o.seat, near))
    return worth


def _in_the_way(o: Outlook, home: str) -> float:
    """A neutral tribe takes an area that might be wanted."""
    kind = resource_of(home) if home else None
    return 0.1 * worth_of(o, kind, 1) if kind else 0.0
