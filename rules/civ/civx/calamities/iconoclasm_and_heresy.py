"""Iconoclasm & Heresy: cities reduced here and, as the victim assigns them, elsewhere."""

from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import foresee_reducing, reduce_some
from rules.civ.calamity.tertiary_victims import draw_in_others
from rules.civ.events_calamity import VictimsNamed
from rules.civ.policies.calamities import Major
from rules.table import Allocate, Question, Script, Seat, ask


def iconoclasm_and_heresy(case: Case) -> Script[None]:
    """CivX 29.83: cities of the victim, of those to whom it assigns some, and of those they draw in."""
    g = case.g
    case.strike()
    spread = yield from ask(assignment(case))
    others = tuple(g.ranked(int(key) for key in spread))
    if others:
        g.tell(VictimsNamed(case.victim, case.name, others))
    drawn_in = yield from draw_in_others(case, others)
    counts = {case.victim: case.figure("cities")}
    counts |= {seat: case.figure("cities", seat, Role.SECONDARY, base=spread[str(seat)]) for seat in others}
    counts |= dict.fromkeys(drawn_in, case.calamity.effect[Role.TERTIARY]["cities"])
    counts = {seat: count for seat, count in counts.items() if count and g.city_count(seat)}
    if case.victim not in counts:
        case.pass_by("no city has to be reduced")
    yield from reduce_some(case, counts)


def assignment(case: Case) -> Allocate:
    """CivX 29.832, 29.838, 29.839: near players without theologians, at most two cities each."""
    g, share = case.g, case.calamity.effect[Role.SECONDARY]["share"]

    def can_lose(seat: Seat) -> bool:
        return g.city_count(seat) > 0 and not case.figure("immune", seat, Role.SECONDARY)

    seats = case.nameable(can_lose)
    strongest = sorted(seats, key=lambda seat: -sum(n for _, n in g.rules.points(g, seat)))
    limits = {str(seat): min(share, g.city_count(seat)) for seat in strongest}
    total = min(case.figure("assigned"), sum(limits.values()))
    return Allocate(
        seat=case.victim,
        key=case.key("assign"),
        prompt=f"{case.name}: {total} cities of other players are reduced, at most {share} of one. Whose?",
        section=case.section,
        public=f"names further victims of {case.name}",
        topic="victims",
        limits=limits,
        total=total,
        labels={str(seat): g.name(seat) for seat in seats},
    )


def foresee(case: Case) -> list[Question[Any]]:
    """To whom the victim would assign cities, and which of its own it would reduce."""
    return [assignment(case), *foresee_reducing(case, case.figure("cities"))]


EFFECT = Major(iconoclasm_and_heresy, foresee)
