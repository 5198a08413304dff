"""Coastal Migration: a coastal city destroyed, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import coastal_cities, destroy_cities, pick_cities
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """WE ch.8 Coastal Migration: which coastal city is destroyed."""
    cities = coastal_cities(case.g, case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "destroy", "lose")


def coastal_migration(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Coastal Migration: the city is destroyed and treasury lost."""
    destroy_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(coastal_migration, ask)
