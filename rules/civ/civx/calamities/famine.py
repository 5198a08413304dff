"""Famine: damage for the victim and for others; what Agriculture made room for starves."""

from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.calamity.division import divide, division, shares_of
from rules.civ.calamity.lapse import doomed, starve
from rules.civ.policies.calamities import Major
from rules.table import Question, Script, Seat


def famine(case: Case) -> Script[None]:
    """CivX 29.32: the victim's losses and those it assigns; then 29.323: Agriculture fails all victims."""
    case.strike()
    if not case.g.areas_of(case.victim):
        case.pass_by("no units")
    others = yield from divide(case, _shares(case))
    amounts = {case.victim: case.figure("damage"), **others}
    roles = {seat: case.role_of(seat) for seat in amounts}
    yield from take_damage(case, amounts, doomed=lambda seat: doomed(case, seat, case.role_of(seat)))
    yield from starve(case, roles)


def _shares(case: Case) -> dict[Seat, int]:
    return shares_of(case, case.g.unit_points)


def foresee(case: Case) -> list[Question[Any]]:
    """How the victim divides the losses of others, and where it takes its own."""
    starving = doomed(case, case.victim, Role.PRIMARY)
    own = damage_question(case, case.victim, case.figure("damage"), doomed=starving)
    return [division(case, _shares(case)), own]


EFFECT = Major(famine, foresee)
