"""The eight minor calamities: each meets its holder only, and no advance helps."""

from collections.abc import Mapping

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import (
    coastal_cities,
    destroy_cities,
    pick_cities,
    reduce_cities,
)
from rules.civ.calamity.damage import TakeDamage, apply_damage, damage_question
from rules.civ.calamity.purse import lose_treasury
from rules.civ.calamity.resolution import Minor
from rules.civ.western_empires.calamities.bought_off import (
    ask_banditry,
    ask_city_in_flames,
    banditry,
    city_in_flames,
)
from rules.table import Pick


def _lose_treasury(case: Case) -> None:
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


def ask_tempest(case: Case) -> TakeDamage | None:
    """WE ch.8 Tempest: damage from coastal areas."""
    question = damage_question(
        case, case.victim, case.figure("damage"), where=lambda area: case.g.area(area).is_coastal
    )
    return question if question.total else None


def tempest(case: Case, spread: dict[str, int] | None) -> None:
    """WE ch.8 Tempest: the damage, and treasury is lost."""
    apply_damage(case.g, case.victim, case.name, spread or {})
    _lose_treasury(case)


def squandered_wealth(case: Case, _: None) -> None:
    """WE ch.8 Squandered Wealth: treasury is lost."""
    _lose_treasury(case)


def ask_tribal_conflict(case: Case) -> TakeDamage | None:
    """WE ch.8 Tribal Conflict: damage anywhere."""
    question = damage_question(case, case.victim, case.figure("damage"))
    return question if question.total else None


def tribal_conflict(case: Case, spread: dict[str, int] | None) -> None:
    """WE ch.8 Tribal Conflict: the damage."""
    apply_damage(case.g, case.victim, case.name, spread or {})


def ask_reduce(case: Case) -> Pick:
    """WE ch.8 City Riots: which city is reduced."""
    return pick_cities(
        case, case.victim, case.g.cities_of(case.victim), case.figure("cities"), "reduce", "reduce"
    )


def city_riots(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 City Riots: a city is reduced and treasury lost."""
    reduce_cities(case.g, case.victim, case.name, areas)
    _lose_treasury(case)


def ask_destroy(case: Case) -> Pick:
    """WE ch.8 Minor Uprising: which city is destroyed."""
    return pick_cities(
        case, case.victim, case.g.cities_of(case.victim), case.figure("cities"), "destroy", "lose"
    )


def minor_uprising(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Minor Uprising: a city is destroyed."""
    destroy_cities(case.g, case.victim, case.name, areas)


def ask_coastal_migration(case: Case) -> Pick:
    """WE ch.8 Coastal Migration: which coastal city is destroyed."""
    cities = coastal_cities(case.g, case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "destroy", "lose")


def coastal_migration(case: Case, areas: tuple[str, ...]) -> None:
    """WE ch.8 Coastal Migration: the city is destroyed and treasury lost."""
    destroy_cities(case.g, case.victim, case.name, areas)
    _lose_treasury(case)


MINOR: Mapping[str, Minor] = {
    "Tempest": Minor(tempest, ask_tempest),
    "Squandered Wealth": Minor(squandered_wealth),
    "City Riots": Minor(city_riots, ask_reduce),
    "City in Flames": Minor(city_in_flames, ask_city_in_flames),
    "Tribal Conflict": Minor(tribal_conflict, ask_tribal_conflict),
    "Minor Uprising": Minor(minor_uprising, ask_destroy),
    "Banditry": Minor(banditry, ask_banditry),
    "Coastal Migration": Minor(coastal_migration, ask_coastal_migration),
}
