"""Stand-ins for the civ family: they settle, raid, trade for sets and buy their way on."""

from rules.standins.civ.characters import BUILDER, MERCHANT, WARRIOR
from rules.standins.civ.player import Settler

__all__ = ["BUILDER", "MERCHANT", "WARRIOR", "Settler"]
