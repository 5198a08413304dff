"""Losses of others that the primary victim divides: so many points in all, and a most for each."""

from collections.abc import Callable, Mapping

from rules.civ.calamity.case import WARDED_OFF, Case, Role
from rules.civ.events_calamity import CalamityPassed, LossesAssigned
from rules.table import Allocate, Script, Seat, ask


def shares_of(case: Case, can_lose: Callable[[Seat], int]) -> dict[Seat, int]:
    """Whom the primary victim may name, and the most that each may be assigned: no more than it can lose."""
    most = case.figure("share")
    return {seat: min(most, can_lose(seat)) for seat in case.nameable(can_lose)}


def division(case: Case, shares: Mapping[Seat, int]) -> Allocate:
    """How the primary victim divides the losses of others; among the leaders, unless it says otherwise."""
    g = case.g
    seats = g.ranked(shares)
    total = min(case.figure("assigned"), sum(shares.values()))
    return Allocate(
        seat=case.victim,
        key=case.key("victims"),
        prompt=f"{case.name}: divide {total} unit points of losses among other players{_at_most(case)}.",
        section=case.section,
        public=f"divides the losses of {case.name}",
        topic="victims",
        limits={str(seat): shares[seat] for seat in seats},
        total=total,
        labels={str(seat): g.name(seat) for seat in seats},
        fallback=_leaders_first(case, shares, total),
    )


def _at_most(case: Case) -> str:
    share = case.calamity.effect[Role.PRIMARY].get("share")
    return f", no more than {share} to one" if share else ""


def _leaders_first(case: Case, shares: Mapping[Seat, int], total: int) -> dict[str, int]:
    g = case.g
    strongest = sorted(g.ranked(shares), key=lambda seat: -sum(n for _, n in g.rules.points(g, seat)))
    assigned: dict[str, int] = {}
    for seat in strongest:
        points = min(shares[seat], total - sum(assigned.values()))
        if points:
            assigned[str(seat)] = points
    return assigned


def divide(case: Case, shares: Mapping[Seat, int]) -> Script[dict[Seat, int]]:
    """The primary victim divides the losses; what each of the others has to lose after its advances."""
    answer = yield from ask(division(case, shares))
    assigned = {seat: answer[str(seat)] for seat in case.g.ranked(shares) if answer.get(str(seat))}
    if assigned:
        case.g.tell(LossesAssigned(case.victim, case.name, tuple(assigned.items())))
    losses = {
        seat: case.halved(case.figure("damage", seat, Role.SECONDARY, base=points), seat, Role.SECONDARY)
        for seat, points in assigned.items()
    }
    for seat in [seat for seat, points in losses.items() if not points]:
        case.g.tell(CalamityPassed(seat, case.name, WARDED_OFF))
    return {seat: points for seat, points in losses.items() if points}
