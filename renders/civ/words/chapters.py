"""The main rules of a game in our own words: each game of the family writes its chapters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.civ.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Chapters:
    """A text for each phase, by its key, and for each further section, by its title.

    A number of the ruleset is written as its name in braces.
    """

    phases: Mapping[str, str]
    sections: Mapping[str, str]


def filled(rules: Ruleset, text: str) -> str:
    """A text with the numbers of the ruleset."""
    numbers = rules.numbers
    values = {name: getattr(numbers, name) for name in numbers.__dataclass_fields__}
    values |= {limit.name: limit.most for limit in rules.calamity_rules.limits}
    return text.format(**values, ship_rules=rules.ships, most_phases=len(rules.phases))
