"""The rulesets the cases of the family run on."""

from rules.civ.civx.game import RULESET as CIVX
from rules.civ.dawn_of_history.game import RULESET as DAWN
from rules.civ.western_empires.game import RULESET as WESTERN_EMPIRES

__all__ = ["CIVX", "DAWN", "WESTERN_EMPIRES"]
