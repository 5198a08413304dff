"""The rulesets the cases of the family run on."""

from rules.civ.western_empires.game import RULESET as WESTERN_EMPIRES

__all__ = ["WESTERN_EMPIRES"]
