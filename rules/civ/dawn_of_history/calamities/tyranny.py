"""Tyranny: the neighbour with the most in stock, or the barbarians, annex a part of the nation."""

from rules.civ.calamity.annex_in_reach import annex_in_reach
from rules.civ.calamity.annexation import replace_units
from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.distance import bordering
from rules.civ.dawn_of_history.controller import act_for_barbarians, stand_in_question
from rules.civ.policies.calamities import Major
from rules.civ.policies.claims import in_stock
from rules.civ.state import BARBARIANS
from rules.table import Choose, Script, Seat, ask


def tyranny(case: Case) -> Script[None]:
    """Dawn 29.8.1: twice as many unit points as the victim has cities; it ends when the pieces do."""
    g, taker = case.g, beneficiary_of(case)
    due = annexed(case)
    case.strike(taker if due else None)
    if not due or not g.areas_of(case.victim):
        case.pass_by("nothing is annexed")
        return
    chooser = taker
    if taker == BARBARIANS:
        chooser = act_for_barbarians(case, (yield from ask(stand_in_question(case))))
    question = annex_in_reach(case, taker, due, chooser)
    units = question.chosen((yield from ask(question)))
    assert units is not None
    replace_units(case, taker, units)


def beneficiary_of(case: Case) -> Seat:
    """Dawn 29.8.1.1, 29.8.1.2: the most unit points in stock; barbarians always count, and gain by ties."""
    g = case.g
    claims = {seat: in_stock(g, seat) for seat in [*bordering(g, case.victim), BARBARIANS]}
    richest = [seat for seat, points in claims.items() if points == max(claims.values())]
    return richest[0] if len(richest) == 1 else BARBARIANS


def annexed(case: Case) -> int:
    """Dawn 29.8.1.3 to 29.8.1.6: the unit points that go."""
    rate = case.calamity.effect[Role.PRIMARY]["rate"]
    return case.figure("points", base=rate * case.g.city_count(case.victim))


def foresee(case: Case) -> list[Choose]:
    """Who chooses for the barbarians, where they would gain."""
    return [stand_in_question(case)] if annexed(case) and beneficiary_of(case) == BARBARIANS else []


EFFECT = Major(tyranny, foresee)
