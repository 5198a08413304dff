"""What the stand-in for Peoples does in a Revolution: grow, advance, develop, as much as it can pay."""

from rules.peoples.developments import developments
from rules.peoples.play import Play
from rules.peoples.regions import resource_of
from rules.peoples.revolution_orders import Add, Advance, Develop, Line, Specialize, line_data
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import race
from rules.table import Data, Refusal, Seat

ENOUGH = 4
"""The level of the trait that pays for six tokens."""
MANY = 4
"""Tribes with which a Revolution comes round every third turn; more of them make it rarer."""
TRIES = 60


def goal(g: Play, seat: Seat) -> Trait:
    """Culture or Religion: the one that is nearer, its level and its tokens together."""
    near = race(g, seat)
    scores = {
        trait: 2 * near[victory][0] + g.player(seat).advances.get(trait, 0)
        for trait, victory in ((Trait.CULTURE, Victory.CULTURE), (Trait.RELIGION, Victory.RELIGION))
    }
    return max(scores, key=lambda trait: scores[trait])


def revolution(referee: RevolutionReferee) -> Data:
    """Line after line, the most wanted first, as long as all can be paid together."""
    chosen: list[Line] = []
    lines = sorted(referee.candidates(()), key=lambda line: wish(referee.g, referee.seat, line))
    room = MANY - referee.g.count(referee.seat)
    for line in lines[:TRIES]:
        if isinstance(line, Add) and sum(isinstance(other, Add) for other in chosen) >= room:
            continue
        if not isinstance(referee.judge((*chosen, line)), Refusal):
            chosen.append(line)
    return [line_data(line) for line in chosen]


def wish(g: Play, seat: Seat, line: Line) -> tuple[int, float]:
    """How much a line is wanted, the least number first; markers pay before resources do."""
    match line:
        case Advance():
            level = g.player(seat).advances.get(line.trait, 0)
            first = line.trait is goal(g, seat) and level < ENOUGH
            return 0, (0 if first else 1 + level) - 0.1 * line.culture
        case Develop():
            return 1, -developments()[line.card].level - 0.1 * line.religion
        case Add():
            return 2, float(resource_of(line.area) is None)
        case Specialize():
            return 3, float(line.trait is not goal(g, seat))
    return 9, 0.0
