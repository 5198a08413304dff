"""The way to six Culture tokens: how many Revolutions it takes, if markers and luxuries are well spent."""

from functools import cache
from math import ceil

from rules.peoples.play import Play
from rules.peoples.resources import Category, category_of
from rules.peoples.traits import Trait
from rules.peoples.victory import TOKENS, culture_tokens, placed
from rules.standins.peoples.rounds import deeds_in_round, turns_of_round
from rules.table import Seat

LONGEST = 9  # Revolutions that are looked ahead
A_LUXURY = 0.5  # of a deed that places no token: the luxuries it brings that can be paid with
WILD = 1  # luxury that every Revolution brings by itself


@cache
def revolutions(
    advances: int,
    level: int,
    tokens: int,
    markers: int,
    deeds: int,
    then: int,
    luxuries: int,
    most: int = LONGEST,
) -> int:
    """The Revolutions until all tokens are placed; `deeds` are left in this round, `then` in later ones."""
    if most <= 1:
        return LONGEST
    best = LONGEST
    for more in range(min(deeds, TOKENS - tokens) + 1):
        left = markers - sum(markers_for(level, tokens + n + 1) for n in range(more))
        if left < 0:
            break
        if tokens + more == TOKENS:
            return 1
        rich = luxuries + int(A_LUXURY * (deeds - more)) + WILD
        by_markers = tokens + more > 0 < left and level + left - 1 > advances
        risen = by_markers or rich > advances
        rich -= 0 if by_markers or not risen else advances + 1
        specialist = rich > 0
        after = advances + risen
        rest = revolutions(
            after, after + specialist, tokens + more, after + specialist, then, then, 0, min(most, best) - 1
        )
        best = min(best, 1 + rest)
    return best


def markers_for(level: int, token: int) -> int:
    """The markers that pay for a token: one counts the level, each further one 1 more."""
    return max(1, token - level + 1) if level else TOKENS + 1


def culture_turns(g: Play, seat: Seat, tokens: int | None = None, markers: int | None = None) -> float:
    """The turns until the Revolution that wins; perhaps with other tokens and markers than there are."""
    have = culture_tokens(g, seat) if tokens is None else tokens
    ready = [tribe for tribe in g.tribes_of(seat) if not tribe.engaged]
    luxuries = sum(n for kind, n in g.player(seat).resources.items() if category_of(kind) is Category.LUXURY)
    count = revolutions(
        g.player(seat).advances.get(Trait.CULTURE, 0),
        g.level(seat, Trait.CULTURE),
        have,
        g.available(seat, Trait.CULTURE) if markers is None else markers,
        sum(tribe.size for tribe in ready) - (tokens is not None),
        max(2, deeds_in_round(g, seat)),
        min(luxuries, TOKENS),
    )
    return ceil(len(ready) / 2) + 1 + (count - 1) * turns_of_round(placed(g, seat))
