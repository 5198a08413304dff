"""City in Flames: a city destroyed or, where advances help, reduced."""

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import pick_cities
from rules.civ.calamity.struck_cities import fall
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """Dawn 29.4.3.1: which city burns."""
    act = "reduce" if case.figure("saved") else "lose"
    return pick_cities(case, case.victim, case.g.cities_of(case.victim), case.figure("cities"), "city", act)


def city_in_flames(case: Case, areas: tuple[str, ...]) -> None:
    """Dawn 29.4.3: the city is destroyed; with Masonry or Engineering it is reduced."""
    if not areas:
        case.pass_by("no city")
    fall(case, case.victim, areas, Role.PRIMARY)


EFFECT = Minor(city_in_flames, ask)
