"""Minor calamities that cost a city of the victim, and treasury with it."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import destroy_cities, pick_cities, reduce_cities
from rules.civ.calamity.treasury import lose_treasury
from rules.table import Pick


def city_to_reduce(case: Case) -> Pick:
    """Which city is reduced, or so many as the card says."""
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "reduce", "reduce")


def city_to_lose(case: Case, cities: Sequence[str]) -> Pick:
    """Which of these cities is destroyed, or so many as the card says."""
    return pick_cities(case, case.victim, cities, case.figure("cities"), "destroy", "lose")


def reduce_and_lose_treasury(case: Case, areas: Sequence[str]) -> None:
    """The city is reduced, and treasury lost."""
    _say_if_spared(case, areas, "neither a city nor treasury")
    reduce_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


def destroy_and_lose_treasury(case: Case, areas: Sequence[str]) -> None:
    """The city at the coast is destroyed, and treasury lost."""
    _say_if_spared(case, areas, "neither a coastal city nor treasury")
    destroy_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


def _say_if_spared(case: Case, areas: Sequence[str], reason: str) -> None:
    if not areas and not case.g.nation(case.victim).treasury:
        case.pass_by(reason)
