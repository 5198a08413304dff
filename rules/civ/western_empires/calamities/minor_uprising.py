"""Minor Uprising: a city destroyed."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import destroy_cities
from rules.civ.calamity.city_and_treasury import city_to_lose
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """WE ch.8 Minor Uprising: which city is destroyed."""
    return city_to_lose(case, case.g.cities_of(case.victim))


def minor_uprising(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Minor Uprising: a city is destroyed."""
    if not areas:
        case.pass_by("no city")
    destroy_cities(case.g, case.victim, case.name, areas)


EFFECT = Minor(minor_uprising, ask)
