"""Tribal Conflict: damage anywhere."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import TakeDamage, apply_damage, damage_question
from rules.civ.policies.calamities import Minor


def ask(case: Case) -> TakeDamage | None:
    """WE ch.8 Tribal Conflict: damage anywhere."""
    question = damage_question(case, case.victim, case.figure("damage"))
    return question if question.total else None


def tribal_conflict(case: Case, spread: dict[str, int] | None) -> None:
    """WE ch.8 Tribal Conflict: the damage."""
    if not spread:
        case.pass_by("no damage has to be taken")
    apply_damage(case.g, case.victim, case.name, spread or {})


EFFECT = Minor(tribal_conflict, ask)
