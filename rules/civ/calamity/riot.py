"""A city reduced, and treasury lost with it."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_cities
from rules.civ.calamity.treasury import lose_treasury
from rules.table import Pick


def city_to_reduce(case: Case) -> Pick:
    """Which city the victim reduces."""
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "reduce", "reduce")


def reduce_and_lose(case: Case, areas: tuple[str, ...]) -> None:
    """The city is reduced; so much treasury is lost, or all there is."""
    reduce_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))
