"""Phase 4a: the order of token conflicts: those with a choice in them wait, and are put in order."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from rules.civ.civ import Civ
from rules.civ.phases.battle import is_fought
from rules.civ.phases.losses import choosers, share_losses
from rules.civ.phases.token_conflict import fight, loses_any, token_conflict
from rules.civ.topics import Topic
from rules.table import Choice, Choose, Script, Seat, ask
from rules.table.parallel import side_by_side


def token_conflicts(g: Civ) -> Script[None]:
    """WE 4a: those where nobody has a choice first, for its holders may wait; then the others."""
    fought = sorted(area for area in {*g.state.tokens, *g.state.barbarians} if is_fought(g, area))
    waiting = [area for area in fought if choosers(g, area)]
    for area in fought:
        if area not in waiting:
            fight(g, area)
    yield from side_by_side([_one_by_one(g, theatre) for theatre in _theatres(g, waiting)])


def _theatres(g: Civ, areas: Iterable[str]) -> list[list[str]]:
    """The conflicts, parted into those that can touch each other by what is lost in them."""
    theatres: list[list[str]] = []
    for area in areas:
        touched = [theatre for theatre in theatres if any(_touch(g, area, other) for other in theatre)]
        theatres = [theatre for theatre in theatres if theatre not in touched]
        theatres.append(sorted([area, *(other for theatre in touched for other in theatre)]))
    return theatres


def _touch(g: Civ, one: str, other: str) -> bool:
    both = [seat for seat in choosers(g, one) if seat in choosers(g, other)]
    return any(share_losses(g, seat, one, other) for seat in both)


def _one_by_one(g: Civ, areas: list[str]) -> Script[None]:
    """WE ch.9: one conflict after the other, in the order those with a choice wish."""
    pending = list(areas)
    while pending:
        area = yield from _next_conflict(g, pending)
        pending.remove(area)
        yield from token_conflict(g, area, "conflict", former="losses")


def _next_conflict(g: Civ, pending: list[str]) -> Script[str]:
    """WE ch.9: the highest rank decides; others who take part there may have one of their own before it."""
    seats = {area: choosers(g, area) if is_fought(g, area) else [] for area in pending}
    ranked = g.ranked({seat for area in pending for seat in seats[area]})
    if not ranked:
        return pending[0]
    area = yield from _ask_order(g, ranked[0], [a for a in pending if ranked[0] in seats[a]], pending)
    return (yield from _put_before(g, area, seats))


def _put_before(g: Civ, area: str, seats: Mapping[str, list[Seat]]) -> Script[str]:
    """WE ch.9: the conflict, or one that a lower rank has put before it, and again one before that."""
    for seat in seats[area][1:]:
        own = [a for a in seats if seats[a][:1] == [seat] and share_losses(g, seat, a, area)]
        before = yield from _ask_order(g, seat, [area, *own], list(seats))
        if before != area:
            return (yield from _put_before(g, before, seats))
    return area


def _ask_order(g: Civ, seat: Seat, areas: list[str], pending: list[str]) -> Script[str]:
    """Which of these a seat wants first; the first of them, where it cannot matter to it."""
    if not _can_matter(g, seat, areas):
        return areas[0]
    question = Choose(
        seat=seat,
        key=f"order:{len(pending)}:{min(pending)}",
        prompt="Which conflict do you want resolved first? What you lose for one may be missing in another.",
        section=g.rules.cite(Topic.ADVANCES),
        public="chooses the order of conflicts",
        topic="conflict-order",
        options=tuple(Choice(area, area, _note(g, area, seat)) for area in areas),
        fallback=areas[0],
    )
    return (yield from ask(question))


def _can_matter(g: Civ, seat: Seat, areas: list[str]) -> bool:
    """Only conflicts that share what may be lost, and only if there is something to lose."""
    pairs = [pair for pair in combinations(areas, 2) if share_losses(g, seat, *pair)]
    return any(_may_lose(g, area, seat) for pair in pairs for area in pair)


def _may_lose(g: Civ, area: str, seat: Seat) -> bool:
    """Another who can take losses elsewhere may hold out, and cost somebody tokens who would lose none."""
    return len(choosers(g, area)) > 1 or loses_any(g, area, seat)


def _note(g: Civ, area: str, seat: Seat) -> str:
    others = sum(g.tokens(area, party) for party in g.parties(area) if party != seat)
    return f"{g.tokens(area, seat)} of yours against {others}"
