"""Mutiny: damage on the coasts, and all ships lost."""

from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import TakeDamage, apply_damage, damage_question
from rules.civ.calamity.ransom import lose_ships, ships_to_save
from rules.civ.policies.calamities import Major
from rules.table import Pick, Question, Script, ask_each


def mutiny(case: Case) -> Script[None]:
    """CivX 29.61: five unit points from coastal areas, and all ships that are not saved."""
    g, seat = case.g, case.victim
    case.strike()
    damage, ships = _damage(case), _ships(case)
    questions: list[Question[Any]] = [damage] if ships is None else [damage, ships]
    spread, *saved = yield from ask_each(questions)
    if not spread and not g.ships_of(seat):
        case.pass_by("nothing at the coast")
    apply_damage(g, seat, case.name, spread)
    lose_ships(case, seat, g.ships_of(seat), saved[0] if saved else ())


def _damage(case: Case) -> TakeDamage:
    """CivX 29.611: where the victim likes, others may be there too; 29.612: all, where there is less."""
    return damage_question(
        case, case.victim, case.figure("damage"), where=lambda area: case.g.area(area).is_coastal
    )


def _ships(case: Case) -> Pick | None:
    """CivX 29.614: which ships are saved, for one treasury each."""
    return ships_to_save(case, case.victim, case.g.ships_of(case.victim))


def foresee(case: Case) -> list[Question[Any]]:
    """Which ships the victim saves, and where it takes the damage."""
    return [question for question in (_ships(case), _damage(case)) if question is not None]


EFFECT = Major(mutiny, foresee)
