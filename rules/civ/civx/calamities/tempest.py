"""Tempest: all ships and some treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.ransom import lose_ships, ships_to_save
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick | None:
    """CivX 29.314: which ships are saved, for one treasury each."""
    return ships_to_save(case, case.victim, case.g.ships_of(case.victim))


def tempest(case: Case, saved: tuple[str, ...] | None) -> None:
    """CivX 29.31: the ships first, then five treasury, or all that is left."""
    ships = case.g.ships_of(case.victim)
    if not ships and not case.g.nation(case.victim).treasury:
        case.pass_by("neither ships nor treasury")
    lose_ships(case, case.victim, ships, saved or ())
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(tempest, ask)
