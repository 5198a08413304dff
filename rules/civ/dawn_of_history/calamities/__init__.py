"""The calamities of Dawn of History: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.dawn_of_history import tables
from rules.civ.dawn_of_history.calamities import (
    banditry,
    city_in_flames,
    city_riots,
    civil_disorder,
    coastal_migration,
    corruption,
    cyclone,
    epidemic,
    famine,
    flood,
    iconoclasm_and_heresy,
    minor_uprising,
    regression,
    slave_revolt,
    squandered_wealth,
    superstition,
    tempest,
    tribal_conflict,
    volcanic_eruption_or_earthquake,
)
from rules.civ.policies.calamities import Major, Minor


def _unwritten(case: Case, answer: Any) -> None:
    case.pass_by("unwritten")


WRITTEN: Mapping[str, Major | Minor] = {
    "Banditry": banditry.EFFECT,
    "City in Flames": city_in_flames.EFFECT,
    "City Riots": city_riots.EFFECT,
    "Civil Disorder": civil_disorder.EFFECT,
    "Coastal Migration": coastal_migration.EFFECT,
    "Corruption": corruption.EFFECT,
    "Cyclone": cyclone.EFFECT,
    "Epidemic": epidemic.EFFECT,
    "Famine": famine.EFFECT,
    "Flood": flood.EFFECT,
    "Iconoclasm and Heresy": iconoclasm_and_heresy.EFFECT,
    "Minor Uprising": minor_uprising.EFFECT,
    "Regression": regression.EFFECT,
    "Slave Revolt": slave_revolt.EFFECT,
    "Squandered Wealth": squandered_wealth.EFFECT,
    "Superstition": superstition.EFFECT,
    "Tempest": tempest.EFFECT,
    "Tribal Conflict": tribal_conflict.EFFECT,
    "Volcanic Eruption or Earthquake": volcanic_eruption_or_earthquake.EFFECT,
}
EFFECTS: Mapping[str, Major | Minor] = {
    name: WRITTEN.get(name, Minor(_unwritten)) for name in tables.calamities()
}
