"""Tempest: damage on the coasts, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import TakeDamage, apply_damage, damage_question
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor


def ask(case: Case) -> TakeDamage | None:
    """WE ch.8 Tempest: damage from coastal areas."""
    question = damage_question(
        case, case.victim, case.figure("damage"), where=lambda area: case.g.area(area).is_coastal
    )
    return question if question.total else None


def tempest(case: Case, spread: dict[str, int] | None) -> None:
    """WE ch.8 Tempest: the damage, and treasury is lost."""
    if not spread and not case.g.nation(case.victim).treasury:
        case.pass_by("nothing at the coast, and no treasury")
    apply_damage(case.g, case.victim, case.name, spread or {})
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(tempest, ask)
