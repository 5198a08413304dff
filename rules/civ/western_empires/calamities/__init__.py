"""The calamities of Western Empires: what each card does, in terms of the kernel's verbs."""

from collections.abc import Mapping

from rules.civ.calamity.resolution import Foreseen, Major, resolve_major, resolve_minor
from rules.civ.civ import Civ
from rules.civ.western_empires.calamities.court import corruption, foresee_corruption, regression
from rules.civ.western_empires.calamities.eruption import eruption_or_earthquake
from rules.civ.western_empires.calamities.heresy import iconoclasm_and_heresy
from rules.civ.western_empires.calamities.hordes import barbarian_hordes
from rules.civ.western_empires.calamities.minor import MINOR
from rules.civ.western_empires.calamities.passers import piracy, treachery
from rules.civ.western_empires.calamities.plagues import epidemic, famine, foresee_epidemic, foresee_famine
from rules.civ.western_empires.calamities.unrest import (
    civil_disorder,
    foresee_civil_disorder,
    foresee_superstition,
    slave_revolt,
    superstition,
)
from rules.civ.western_empires.calamities.upheaval import civil_war, tyranny
from rules.civ.western_empires.calamities.waters import cyclone, flood
from rules.table import Script

MAJOR: Mapping[str, Major] = {
    "Volcanic Eruption or Earthquake": eruption_or_earthquake,
    "Treachery": treachery,
    "Famine": famine,
    "Slave Revolt": slave_revolt,
    "Flood": flood,
    "Superstition": superstition,
    "Civil War": civil_war,
    "Barbarian Hordes": barbarian_hordes,
    "Cyclone": cyclone,
    "Epidemic": epidemic,
    "Tyranny": tyranny,
    "Civil Disorder": civil_disorder,
    "Corruption": corruption,
    "Iconoclasm and Heresy": iconoclasm_and_heresy,
    "Regression": regression,
    "Piracy": piracy,
}

FORESEEN: Mapping[str, Foreseen] = {
    "Famine": foresee_famine,
    "Superstition": foresee_superstition,
    "Epidemic": foresee_epidemic,
    "Civil Disorder": foresee_civil_disorder,
    "Corruption": foresee_corruption,
}
"""The calamities their holders can prepare for while others are resolved."""


def resolve_calamities(g: Civ) -> Script[None]:
    """WE 9: the minor calamities, then the major ones."""
    yield from resolve_minor(g, MINOR)
    yield from resolve_major(g, MAJOR, FORESEEN)
