"""The calamities of CivX: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping

from rules.civ.civx import tables
from rules.civ.civx.calamities import (
    barbarian_hordes,
    civil_disorder,
    civil_war,
    corruption,
    iconoclasm_and_heresy,
    piracy,
    regression,
    slave_revolt,
    superstition,
    treachery,
    tyranny,
)
from rules.civ.policies.calamities import Major, Minor

EFFECTS: Mapping[str, Major | Minor] = {
    **{name: Minor(lambda case, answer: None) for name in tables.calamities()},
    "Barbarian Hordes": barbarian_hordes.EFFECT,
    "Civil Disorder": civil_disorder.EFFECT,
    "Civil War": civil_war.EFFECT,
    "Corruption": corruption.EFFECT,
    "Iconoclasm & Heresy": iconoclasm_and_heresy.EFFECT,
    "Piracy": piracy.EFFECT,
    "Regression": regression.EFFECT,
    "Slave Revolt": slave_revolt.EFFECT,
    "Superstition": superstition.EFFECT,
    "Treachery": treachery.EFFECT,
    "Tyranny": tyranny.EFFECT,
}
