"""Famine and epidemic: damage, and damage to others."""

from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.calamity.others import name_victims, victims_question
from rules.table import Question, Script, Seat


def famine(case: Case) -> Script[None]:
    """WE ch.8 Famine: damage for the victim, and less for each of several others."""
    case.strike()
    yield from _spread(case, spared=None)


def epidemic(case: Case) -> Script[None]:
    """WE ch.8 Epidemic: the same, but the beneficiary may not be named."""
    beneficiary = case.passer_or_richest()
    case.strike(beneficiary)
    yield from _spread(case, spared=beneficiary)


def _spread(case: Case, spared: Seat | None) -> Script[None]:
    others = yield from name_victims(case, _targets(case, spared), _effect(case))
    amounts = {case.victim: case.figure("damage")}
    amounts |= {seat: case.figure("damage", seat, Role.SECONDARY) for seat in others}
    yield from take_damage(case, amounts)


def _targets(case: Case, spared: Seat | None) -> list[Seat]:
    return [seat for seat in case.g.rivals(case.victim) if seat != spared and case.g.areas_of(seat)]


def _effect(case: Case) -> str:
    return f"take {case.calamity.effect[Role.SECONDARY]['damage']} damage"


def foresee_famine(case: Case) -> list[Question[Any]]:
    """Whom the victim names, and where it takes its own damage."""
    return _foresee(case, spared=None)


def foresee_epidemic(case: Case) -> list[Question[Any]]:
    """The same, without the beneficiary."""
    return _foresee(case, spared=case.passer_or_richest())


def _foresee(case: Case, spared: Seat | None) -> list[Question[Any]]:
    damage = damage_question(case, case.victim, case.figure("damage"))
    return [
        victims_question(case, _targets(case, spared), _effect(case)),
        *([damage] if damage.total else []),
    ]
