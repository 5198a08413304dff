"""Minor Uprising: a city destroyed."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import destroy_cities, pick_cities
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """WE ch.8 Minor Uprising: which city is destroyed."""
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "destroy", "lose")


def minor_uprising(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Minor Uprising: a city is destroyed."""
    destroy_cities(case.g, case.victim, case.name, areas)


EFFECT = Minor(minor_uprising, ask)
