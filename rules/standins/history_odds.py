"""What an attack costs on average, from the dice alone."""

from functools import cache
from itertools import product

from rules.history_of_the_world.edges import Attack

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
    won, tied, lost = round_odds(how.dice, defence, how.bonus - fort, how.wins_ties)
    if won + tied < 0.02:
        return 50.0
    after = cost(how, defence, False, armies - (not fort))
    after_win = cost(how, defence, False, armies - 1) if how.storms and fort else after
    return (1 + won * (after_win - 1) + tied * after) / (1 - lost)
