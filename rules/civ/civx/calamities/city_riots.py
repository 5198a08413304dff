"""City Riots: a city reduced, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_cities
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """CivX 29.511: which city is reduced."""
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "reduce", "reduce")


def city_riots(case: Case, areas: tuple[str, ...]) -> None:
    """CivX 29.51: a city is reduced, and five treasury lost, or all there are."""
    if not areas and not case.g.nation(case.victim).treasury:
        case.pass_by("neither a city nor treasury")
    reduce_cities(case.g, case.victim, case.name, areas)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(city_riots, ask)
