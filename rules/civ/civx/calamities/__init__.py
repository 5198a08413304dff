"""The calamities of CivX: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping

from rules.civ.civx import tables
from rules.civ.civx.calamities import (
    banditry,
    city_in_flames,
    city_riots,
    cyclone,
    epidemic,
    famine,
    flood,
    minor_uprising,
    mutiny,
    squandered_wealth,
    tempest,
    tribal_conflict,
    volcano_or_earthquake,
)
from rules.civ.policies.calamities import Major, Minor

EFFECTS: Mapping[str, Major | Minor] = {
    **{name: Minor(lambda case, answer: None) for name in tables.calamities()},
    "Banditry": banditry.EFFECT,
    "City Riots": city_riots.EFFECT,
    "City in Flames": city_in_flames.EFFECT,
    "Cyclone": cyclone.EFFECT,
    "Epidemic": epidemic.EFFECT,
    "Famine": famine.EFFECT,
    "Flood": flood.EFFECT,
    "Minor Uprising": minor_uprising.EFFECT,
    "Mutiny": mutiny.EFFECT,
    "Squandered Wealth": squandered_wealth.EFFECT,
    "Tempest": tempest.EFFECT,
    "Tribal Conflict": tribal_conflict.EFFECT,
    "Volcano or Earthquake": volcano_or_earthquake.EFFECT,
}
