"""Coastal Migration: unit points on the coasts, and all ships."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.calamity.damage import TakeDamage, apply_damage, damage_question
from rules.civ.calamity.ships import sink
from rules.civ.dawn_of_history.unit_points import is_short, wipe_out
from rules.civ.policies.calamities import Minor


def ask(case: Case) -> TakeDamage | None:
    """Dawn 29.6.3.1: from which coastal areas; nothing with Diaspora."""
    if case.figure("immune"):
        return None
    question = damage_question(case, case.victim, case.figure("damage"), lambda area: _is_coast(case, area))
    return question if question.total else None


def coastal_migration(case: Case, spread: dict[str, int] | None) -> None:
    """Dawn 29.6.3: five unit points, or all that are there, and all ships."""
    g, seat = case.g, case.victim
    if case.figure("immune"):
        case.pass_by(WARDED_OFF)
        return
    if not spread and not g.ships_of(seat):
        case.pass_by("nothing at the coast")
    short = is_short(case, seat, case.figure("damage"), lambda area: _is_coast(case, area))
    apply_damage(g, seat, case.name, spread or {})
    sink(case, seat, g.ships_of(seat))
    wipe_out(case, [seat] if short else [])


def _is_coast(case: Case, area: str) -> bool:
    return case.g.area(area).is_coastal


EFFECT = Minor(coastal_migration, ask)
