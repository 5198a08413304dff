"""City Riots: a city reduced, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_cities
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """WE ch.8 City Riots: which city is reduced."""
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "reduce", "reduce")


def city_riots(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 City Riots: a city is reduced and treasury lost."""
    reduce_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(city_riots, ask)
