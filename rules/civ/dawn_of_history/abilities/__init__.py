"""Dawn 25: the special abilities, in the order they are offered in."""

from typing import Any

from rules.civ.abilities.ability import Ability

ABILITIES: tuple[Ability[Any], ...] = ()
