"""The rulesets the cases of the family run on."""

from rules.atlas import load
from rules.civ.ruleset import Ruleset
from rules.civ.state import CivState
from rules.civ.western_empires import tables

WESTERN_EMPIRES = Ruleset(
    key="western-empires",
    name="Western Empires",
    cite="WE",
    least=5,
    most=9,
    options=(),
    board=load("ancient", "west"),
    civilizations=tables.civilizations(),
    advances=tables.advances(),
    commodities=tables.commodities(),
    calamities=tables.calamities(),
    tracks=tables.tracks(),
    phases=(),
    opening=(),
    open=lambda rules, options, names, chance: CivState({}, []),
    leave=lambda g, seat: None,
    points=lambda g, seat: (),
    standing=lambda g, seat: (),
)
