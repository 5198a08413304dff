"""What the dice of an attack come to: the odds of a round and of an army, the cost of a land on average."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TypeAlias

from rules.history_of_the_world.combat import FORT_BONUS, round_outcome
from rules.history_of_the_world.edges import Attack
from rules.history_of_the_world.events import RoundResult

FACES = range(1, 7)


@cache
def highest(dice: int) -> tuple[float, ...]:
    """The chance of each face to be the highest of so many dice."""
    throws = 6**dice
    return tuple((face**dice - (face - 1) ** dice) / throws for face in FACES)


@cache
def round_odds(attack: int, defence: int, edge: int, wins_ties: bool) -> tuple[float, float, float]:
    """The chances to win, tie and lose a round; `edge` is the attacker's bonus less the defender's."""
    won = tied = 0.0
    for (a, pa), (d, pd) in product(enumerate(highest(attack)), enumerate(highest(defence))):
        if a + edge > d:
            won += pa * pd
        elif a + edge == d:
            tied += pa * pd
    if wins_ties:
        won, tied = won + tied, 0.0
    return won, tied, 1 - won - tied


@cache
def cost(how: Attack, defence: int, fort: bool, armies: int) -> float:
    """How many armies it takes on average until the land is held."""
    if not armies:
        return 1.0
    won, tied, lost = round_odds(how.dice, defence, how.bonus - FORT_BONUS * fort, how.wins_ties)
    if won + tied < 0.02:
        return 50.0
    after = cost(how, defence, False, armies - (not fort))
    after_win = cost(how, defence, False, armies - 1) if how.storms and fort else after
    return (1 + won * (after_win - 1) + tied * after) / (1 - lost)


@dataclass(frozen=True, slots=True)
class Defence:
    """What stands against an army, and what its throws have left of it; whether the leader lives."""

    dice: int
    fort: bool
    armies: int
    leader: bool


Ways: TypeAlias = Mapping[tuple[bool, bool], Attack]
"""How an army attacks, with or without a fort in the land and a leader at its head."""


def assault(ways: Ways, against: Defence) -> Mapping[tuple[bool, Defence], float]:
    """Ch. V Combat: whether one army takes the land, what stands there then, and the chance of each."""
    return _assault(tuple(sorted(ways.items(), key=lambda way: way[0])), against)


@cache
def _assault(
    ways: tuple[tuple[tuple[bool, bool], Attack], ...], against: Defence
) -> Mapping[tuple[bool, Defence], float]:
    how = dict(ways)[against.fort, against.leader]
    found: dict[tuple[bool, Defence], float] = {}

    def add(won: bool, left: Defence, chance: float) -> None:
        found[won, left] = found.get((won, left), 0.0) + chance

    for result, triples, chance in _throws(how, against):
        left = replace(against, leader=against.leader and not triples)
        if result is not RoundResult.LOST:
            left = _hit(left, how.storms and result is not RoundResult.TIED)
        if result in (RoundResult.LOST, RoundResult.TIED):
            add(False, left, chance)
        elif not left.armies:
            add(True, left, chance)
        else:
            for (won, end), share in _assault(ways, left).items():
                add(won, end, chance * share)
    return found


def _hit(against: Defence, storms: bool) -> Defence:
    """The fort is lost first, then an army; both when the fort is stormed."""
    return replace(against, fort=False, armies=against.armies - (storms or not against.fort))


def _throws(how: Attack, against: Defence) -> Iterator[tuple[RoundResult, bool, float]]:
    """Every kind of round with its chance: its result, and whether three equal dice fell."""
    of_each_face = 6.0**-how.dice if how.dice >= 3 else 0.0
    for (a, pa), (d, pd) in product(enumerate(highest(how.dice)), enumerate(highest(against.dice))):
        result = round_outcome(a + how.bonus, d + FORT_BONUS * against.fort, how.wins_ties)
        yield result, False, (pa - of_each_face) * pd
        if of_each_face:
            yield result, True, of_each_face * pd
