"""Famine: unit points of the victim and of others; what Agriculture made room for starves."""

from typing import Any

from rules.civ.calamity.case import WARDED_OFF, Case, Role
from rules.civ.calamity.damage import damage_question
from rules.civ.calamity.division import divide, division, shares_of
from rules.civ.calamity.lapse import doomed, failing, starve
from rules.civ.dawn_of_history.hunger import go_hungry
from rules.civ.dawn_of_history.unit_points import lose_points
from rules.civ.policies.calamities import Major
from rules.table import Question, Script, Seat


def famine(case: Case) -> Script[None]:
    """Dawn 29.3.1: ten unit points of the victim, twenty of others as it divides them, at most eight each."""
    case.strike()
    amounts = yield from divide(case, _shares(case))
    if _is_spared(case, case.victim):
        case.pass_by(WARDED_OFF)
        yield from lose_points(case, amounts)
        return
    amounts[case.victim] = case.figure("damage")
    yield from lose_points(case, amounts, doomed=lambda seat: doomed(case, seat, case.role_of(seat)))
    yield from _starve(case)


def _starve(case: Case) -> Script[None]:
    """Dawn 29.3.1.4: then Agriculture fails the primary victim, for the rest of the turn."""
    if failing(case, case.victim):
        yield from starve(case, {case.victim: Role.PRIMARY})
        go_hungry(case.g, case.victim)


def _is_spared(case: Case, seat: Seat) -> bool:
    return case.figure("immune", seat, case.role_of(seat)) > 0


def _shares(case: Case) -> dict[Seat, int]:
    """Dawn 29.3.1.1, 29.3.1.4: eight at most, no more than each has, and nothing of those with Irrigation."""
    return shares_of(case, lambda seat: 0 if _is_spared(case, seat) else case.g.unit_points(seat))


def foresee(case: Case) -> list[Question[Any]]:
    """How the victim divides the losses of others, and where it takes its own."""
    shared = division(case, _shares(case))
    if _is_spared(case, case.victim):
        return [shared]
    starving = doomed(case, case.victim, Role.PRIMARY)
    return [shared, damage_question(case, case.victim, case.figure("damage"), doomed=starving)]


EFFECT = Major(famine, foresee)
