"""Phase 4: conflict. Tokens fight first; then cities are attacked."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from rules.civ.civ import Civ
from rules.civ.events import ConflictResolved
from rules.civ.phases.attacks import city_attacks
from rules.civ.phases.losses import Plans, lose_one, loss_sources, plan_losses
from rules.civ.traits import Trait
from rules.table import Script, Seat


def conflict(g: Civ) -> Script[None]:
    """WE 4: all token conflicts, then all city attacks."""
    yield from token_conflicts(g)
    yield from city_attacks(g, token_conflict)


def token_conflicts(g: Civ) -> Script[None]:
    """WE 4a: those where nobody has a choice first, for its holders may wait; then the others."""
    fought = sorted(area for area in {*g.state.tokens, *g.state.barbarians} if is_fought(g, area))
    waiting = [area for area in fought if any(loss_sources(g, area, seat) for seat in g.parties(area))]
    for area in fought:
        if area not in waiting:
            fight(g, area, {})
    plans = yield from plan_losses(g, waiting, key="losses")
    for area in waiting:
        fight(g, area, plans)


def token_conflict(g: Civ, area: str) -> Script[None]:
    """WE 4a: the conflict in one area, with the choices of those who have one."""
    plans = yield from plan_losses(g, [area] if is_fought(g, area) else [], key=f"losses:{area}")
    fight(g, area, plans)


def is_fought(g: Civ, area: str) -> bool:
    """WE 4a: several parties, and the limit exceeded; beside a city they fight until one is left."""
    if len(g.parties(area)) < 2:
        return False
    return g.city_owner(area) is not None or g.population(area) > g.area(area).limit


def fight(g: Civ, area: str, plans: Plans) -> None:
    """WE 4a: rounds of token removal until the conflict ends, which may be in the middle of a round."""
    before = {party: g.tokens(area, party) for party in g.parties(area)}
    elsewhere: Counter[tuple[Seat, str]] = Counter()
    while is_fought(g, area):
        for group in _removal_order(g, area):
            lost = [(party, lose_one(g, area, party, plans)) for party in group]
            elsewhere.update(loss for loss in lost if loss[1] != area)
            if not is_fought(g, area):
                break
    after = {party: g.tokens(area, party) for party in before}
    if after != before or elsewhere:
        taken = tuple((party, source, count) for (party, source), count in elsewhere.items())
        g.tell(ConflictResolved(area, before, after, taken))


def fewest_first(g: Civ, area: str, party: Seat) -> tuple[int, ...]:
    """WE 4a: fewest tokens first; some advances put their holders last."""
    return int(g.allows(party, Trait.FIGHT_LAST)), g.tokens(area, party)


def _removal_order(g: Civ, area: str) -> Iterator[list[Seat]]:
    """WE 4a: the parties in the order of their places, those of equal place together."""
    place = g.rules.conflict.removal_place
    ordered = sorted((place(g, area, party), party) for party in g.parties(area))
    for _, group in groupby(ordered, key=lambda pair: pair[0]):
        yield [party for _, party in group]
