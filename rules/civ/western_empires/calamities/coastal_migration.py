"""Coastal Migration: a coastal city destroyed, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import coastal_cities
from rules.civ.calamity.city_and_treasury import city_to_lose, destroy_and_lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """WE ch.8 Coastal Migration: which coastal city is destroyed."""
    return city_to_lose(case, coastal_cities(case.g, case.victim))


def coastal_migration(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Coastal Migration: the city is destroyed and treasury lost."""
    destroy_and_lose_treasury(case, areas)


EFFECT = Minor(coastal_migration, ask)
