"""A position of Peoples through the eyes of one people, and the victory it goes for."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.peoples.options import OPEN_END, ROUNDS
from rules.peoples.play import Play
from rules.peoples.regions import AreaId
from rules.peoples.state import Victory
from rules.peoples.victory import race, reached
from rules.standins.peoples.goals import turns_left
from rules.standins.peoples.path import Way, cost, revolutions
from rules.standins.peoples.standing import turns_of, way_of
from rules.standins.peoples.surroundings import surroundings
from rules.table import Seat

LAST_CHANCE = 2.0
"""Turns in which a victory may still come before that of somebody who has reached one."""
SOON = 4.0
"""Turns of somebody else on the way to six Culture tokens that are hard to outrun."""
ASIDE = 0.1
"""How much tokens and advances count for somebody who goes for something else."""
A_STEP = 2.0
"""Turns that the last step of somebody else takes."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A position through the eyes of one people: what lies around it, and the victory it goes for."""

    g: Play
    seat: Seat
    near: Mapping[AreaId, int]
    turns: Mapping[Victory, float]
    goal: Victory
    threats: Mapping[tuple[Seat, Victory], int]
    """Who else is about to win, and how many steps that takes: none, or one."""
    rivals: tuple[float, ...]
    """The turns that the others still take to six Culture tokens, or to all advances."""
    way: Way
    """How far it has come towards Culture tokens and advances."""
    most: int
    """The Revolutions that this way still takes."""

    def gain(self, after: Way) -> float:
        """What it is worth to be there after a deed, and not where a wasted one would lead."""
        idle = self.way._replace(deeds=max(0, self.way.deeds - 1))
        return self.drive * (cost(idle, self.most) - cost(after, self.most))

    @property
    def need_of_places(self) -> float:
        """What it would be worth to know one region more for a token."""
        more = self.way._replace(places=self.way.places + 1)
        return self.drive * (cost(self.way, self.most) - cost(more, self.most))

    @property
    def drive(self) -> float:
        """How much that way counts: less where another victory is nearer."""
        return 1.0 if self.goal in (Victory.CULTURE, Victory.ADVANCES) else ASIDE

    @property
    def has_won(self) -> bool:
        """Whether a victory is complete, and only the Revolution is missing."""
        done = self.g.player(self.seat).achieved
        return any(victory not in done for victory in reached(self.g, self.seat))

    @property
    def is_counting(self) -> bool:
        """Whether another end comes before any victory of its own: then points give the place."""
        left, length = self.turns[self.goal], self.g.option(ROUNDS)
        is_late = length != OPEN_END and self.g.state.round + left > int(length)
        is_outrun = any(left > LAST_CHANCE + turns for turns in self.rivals if turns <= SOON)
        return is_late or is_outrun or any(left > LAST_CHANCE + A_STEP * n for n in self.threats.values())


def look(g: Play, seat: Seat) -> Outlook:
    """How things stand for a people."""
    near = surroundings(g, seat)
    turns = turns_left(g, seat, near)
    goal = min(turns, key=lambda victory: turns[victory])
    rivals = tuple(turns_of(g, other, way_of(g, other)) for other in g.seats if other != seat)
    way = way_of(g, seat, near)
    return Outlook(g, seat, near, turns, goal, threats(g, seat), rivals, way, revolutions(way))


def threats(g: Play, seat: Seat) -> Mapping[tuple[Seat, Victory], int]:
    """The victories that others have reached, or all but reached."""
    return {
        (other, victory): max(need - have, 0)
        for other in g.seats
        if other != seat
        for victory, (have, need) in race(g, other).items()
        if need - have <= 1 and victory not in g.player(other).achieved
    }
