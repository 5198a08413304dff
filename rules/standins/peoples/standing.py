"""Where a people stands on its way to Culture tokens and advances, and how many turns that still takes."""

from collections.abc import Mapping
from math import ceil

from rules.peoples.developments import Dev
from rules.peoples.play import Play
from rules.peoples.regions import AreaId
from rules.peoples.resources import Category, Kind, category_of
from rules.peoples.traits import Trait
from rules.peoples.victory import TOKENS, culture_tokens, placed
from rules.standins.peoples.path import Way, revolutions
from rules.standins.peoples.rounds import deeds_in_round, deeds_of, turns_of_round
from rules.standins.peoples.surroundings import CLOSE, free_regions
from rules.table import Seat

NEAR_SEARCH, FAR_SEARCH = 1, 2
A_PAIR = 0.5
"""What another one of a kind pays: two of them count as one."""


def way_of(g: Play, seat: Seat, near: Mapping[AreaId, int] | None = None) -> Way:
    """How far a people has come; `near` are its surroundings, where places for tokens matter."""
    advances = g.player(seat).advances
    faith = g.has(seat, Dev.MONUMENTS)
    return Way(
        culture=advances.get(Trait.CULTURE, 0),
        others=tuple(sorted(advances.get(trait, 0) for trait in Trait if trait is not Trait.CULTURE)),
        level=g.level(seat, Trait.CULTURE),
        tokens=culture_tokens(g, seat),
        markers=g.available(seat, Trait.CULTURE),
        deeds=deeds_left(g, seat),
        then=max(2, deeds_in_round(g, seat)),
        luxuries=payable(g.player(seat).resources),
        faith=g.available(seat, Trait.RELIGION) if faith else 0,
        faith_level=g.level(seat, Trait.RELIGION) if faith else 0,
        turns=turns_of_round(placed(g, seat)),
        places=TOKENS if near is None else len(free_regions(g, seat, near)),
        search=1 if near is None else _search(g, near),
    )


def _search(g: Play, near: Mapping[AreaId, int]) -> int:
    """The deeds it takes to find a region more: few, where the unknown is near."""
    is_near = any(far <= CLOSE and g.world.unknown(area) for area, far in near.items())
    return NEAR_SEARCH if is_near else FAR_SEARCH


def deeds_left(g: Play, seat: Seat) -> int:
    """What the tribes of a people can still do before its Revolution."""
    ready = [tribe.size for tribe in g.tribes_of(seat) if not tribe.engaged]
    left = deeds_of(g.level(seat, Trait.CIVICS), ready, g.available(seat, Trait.CIVICS))
    turn = g.state.turn
    if turn is None or turn.seat != seat:
        return left
    alone = turn.acting is not None and turn.acting.area not in turn.together
    return left + len(turn.together) + alone


def payable(held: Mapping[Kind, int]) -> float:
    """The luxuries that can be paid with."""
    amounts = [amount for kind, amount in held.items() if category_of(kind) is Category.LUXURY]
    return len(amounts) + A_PAIR * (sum(amounts) - len(amounts))


def turns_of(g: Play, seat: Seat, way: Way) -> float:
    """The turns until the Revolution that wins."""
    ready = [tribe for tribe in g.tribes_of(seat) if not tribe.engaged]
    return ceil(len(ready) / 2) + 1 + (revolutions(way) - 1) * way.turns
