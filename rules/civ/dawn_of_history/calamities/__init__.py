"""The calamities of Dawn of History: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.dawn_of_history import tables
from rules.civ.dawn_of_history.calamities import barbarian_hordes, civil_war, piracy, treachery, tyranny
from rules.civ.policies.calamities import Major, Minor


def _unwritten(case: Case, answer: Any) -> None:
    case.pass_by("unwritten")


WRITTEN: Mapping[str, Major | Minor] = {
    "Barbarian Hordes": barbarian_hordes.EFFECT,
    "Civil War": civil_war.EFFECT,
    "Piracy": piracy.EFFECT,
    "Treachery": treachery.EFFECT,
    "Tyranny": tyranny.EFFECT,
}
EFFECTS: Mapping[str, Major | Minor] = {
    name: WRITTEN.get(name, Minor(_unwritten)) for name in tables.calamities()
}
