"""City Riots: a city reduced, and treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.city_and_treasury import city_to_reduce, reduce_and_lose_treasury
from rules.civ.policies.calamities import Minor


def city_riots(case: Case, areas: tuple[str, ...]) -> None:
    """Dawn 29.5.3: a city of the victim's choice is reduced, none with Law; and five treasury are lost."""
    reduce_and_lose_treasury(case, areas)


EFFECT = Minor(city_riots, city_to_reduce)
