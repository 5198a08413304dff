"""The calamities of Dawn of History: a file for each card, in terms of the kernel's verbs."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.dawn_of_history import tables
from rules.civ.policies.calamities import Major, Minor


def _unwritten(case: Case, answer: Any) -> None:
    case.pass_by("unwritten")


WRITTEN: Mapping[str, Major | Minor] = {}
EFFECTS: Mapping[str, Major | Minor] = {
    name: WRITTEN.get(name, Minor(_unwritten)) for name in tables.calamities()
}
