"""Tyranny: the neighbour with the most in stock annexes a part of the nation, unit by unit."""

from rules.civ.calamity.annex_in_reach import annex_in_reach
from rules.civ.calamity.annexation import replace_units
from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.distance import bordering
from rules.civ.civx.reach import break_tie, richest
from rules.civ.policies.calamities import Major
from rules.table import Script, Seat, ask


def tyranny(case: Case) -> Script[None]:
    """CivX 29.82: twice as many unit points as the victim has cities, for one neighbour after another."""
    g = case.g
    due, served = annexed(case), list[Seat]()
    first = richest(g, bordering(g, case.victim))
    case.strike(first[0] if len(first) == 1 else None)
    if not due or not first:
        case.pass_by("nothing is annexed" if first else "no border is shared with anybody")
    while due > 0 and (able := [seat for seat in bordering(g, case.victim) if seat not in served]):
        taker = yield from break_tie(case, case.victim, richest(g, able), f"beneficiary-{len(served) + 1}")
        served.append(taker)
        question = annex_in_reach(case, taker, due)
        units = question.chosen((yield from ask(question)))
        assert units is not None
        replace_units(case, taker, units)
        due -= units.points(g.numbers.city_points)


def annexed(case: Case) -> int:
    """CivX 29.823 to 29.826: the unit points that go; halved last, rounded up."""
    rate = case.calamity.effect[Role.PRIMARY]["rate"]
    return case.halved(case.figure("points", base=rate * case.g.city_count(case.victim)))


EFFECT = Major(tyranny)
