"""Western Empires: its ruleset, and the game the table plays."""

from rules.atlas import load
from rules.civ.abilities.turn import special_abilities
from rules.civ.calamity.selection import select_calamities
from rules.civ.game import CivGame
from rules.civ.phases.advances import advances
from rules.civ.phases.aftermath import aftermath
from rules.civ.phases.cities import city_construction
from rules.civ.phases.conflict import conflict
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import leave
from rules.civ.phases.movement import movement
from rules.civ.phases.succession import succession
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.ruleset import Phase, Ruleset
from rules.civ.scoring import points, standing
from rules.civ.topics import Topic
from rules.civ.western_empires import tables
from rules.civ.western_empires.calamities import resolve_calamities
from rules.civ.western_empires.market import ABILITIES, PURCHASING, TRADING
from rules.civ.western_empires.setup import OPTIONS, draft, open_game, settle

PHASES = (
    Phase("tax", "Tax collection", tax_collection),
    Phase("expansion", "Population expansion", population_expansion),
    Phase("movement", "Movement", movement),
    Phase("conflict", "Conflict", conflict),
    Phase("cities", "City construction", city_construction),
    Phase("trade-cards", "Trade cards acquisition", trade_cards),
    Phase("trade", "Trade", trade),
    Phase("selection", "Calamity selection", select_calamities),
    Phase("calamities", "Calamity resolution", resolve_calamities),
    Phase("abilities", "Special abilities", special_abilities),
    Phase("surplus", "Remove surplus population", aftermath),
    Phase("advances", "Civilization Advances acquisition", advances),
    Phase("succession", "A.S.T.-alteration", succession),
)

CITATIONS = {
    Topic.TAX: "WE 1a",
    Topic.REVOLT: "WE 1b",
    Topic.EXPANSION: "WE 2a",
    Topic.MOVEMENT: "WE 3",
    Topic.CONFLICT: "WE 4a",
    Topic.ATTACKS: "WE 4b",
    Topic.BUILDING: "WE 5a",
    Topic.SUPPORT: "WE 5c",
    Topic.TRADE_CARDS: "WE 6b",
    Topic.TRADE: "WE 7",
    Topic.CALAMITIES: "WE ch.8",
    Topic.ABILITIES: "WE 10",
    Topic.PURCHASE: "WE 12",
    Topic.ADVANCES: "WE ch.9",
    Topic.LEAVING: "WE ch.7",
}

RULESET = Ruleset(
    key="western-empires",
    name="Western Empires",
    citations=CITATIONS,
    least=5,
    most=9,
    options=OPTIONS,
    board=load("ancient", "west"),
    civilizations=tables.civilizations(),
    advances=tables.advances(),
    commodities=tables.commodities(),
    calamities=tables.calamities(),
    tracks=tables.tracks(),
    phases=PHASES,
    opening=(Phase("draft", "Choice of civilizations", draft), Phase("settling", "Set-up", settle)),
    open=open_game,
    leave=leave,
    points=points,
    standing=standing,
    abilities=ABILITIES,
    trading=TRADING,
    purchasing=PURCHASING,
)


class WesternEmpires(CivGame):
    """Western Empires, for 5 to 9 players."""

    rules = RULESET
