"""CivX 11.11: the civilizations in play, whose regions make up the board."""

from collections.abc import Mapping

from rules.civ.civx.tables import civilizations, read
from rules.civ.ruleset import Civilization

WEST, EAST = "West", "East"


def line_up(players: int, options: Mapping[str, str]) -> list[Civilization]:
    """CivX 11.11: those recommended for so many, in A.S.T. order; small games are played West or East."""
    row: Mapping[str, list[str]] = read("players")[str(players)]
    known = civilizations()
    return [known[name] for name in row.get("both") or row[options["board"]]]
