"""The calamities of CivX: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping

from rules.civ.civx import tables
from rules.civ.policies.calamities import Major, Minor

EFFECTS: Mapping[str, Major | Minor] = {
    name: Minor(lambda case, answer: None) for name in tables.calamities()
}
