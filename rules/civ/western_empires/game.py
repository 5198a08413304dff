"""Western Empires: its ruleset, and the game the table plays."""

from rules.atlas import load
from rules.civ.abilities.turn import foresee_abilities, special_abilities
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import select_calamities
from rules.civ.game import CivGame
from rules.civ.phases.advances import advances, foresee_advances
from rules.civ.phases.aftermath import aftermath
from rules.civ.phases.cities import city_construction, foresee_cities
from rules.civ.phases.conflict import conflict
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import depart
from rules.civ.phases.movement import foresee_movement, movement
from rules.civ.phases.plunder import plunder
from rules.civ.phases.succession import succession
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.token_conflict import fewest_first
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import foresee_purchase, trade_cards
from rules.civ.pieces import destroy_city
from rules.civ.policies.conflict import ConflictRules, know_nothing, leave_ruins
from rules.civ.policies.deck import as_printed
from rules.civ.policies.movement import MovementRules, by_conflict, by_first_blow
from rules.civ.policies.orders import by_census, by_cities, by_position
from rules.civ.policies.scoring import no_hand_points, points
from rules.civ.policies.ships import PayingTokens, ShipRules, Yard
from rules.civ.policies.support import newest_first
from rules.civ.ruleset import Phase, Revolts, Ruleset, nothing_foreseen
from rules.civ.topics import Topic
from rules.civ.western_empires import tables
from rules.civ.western_empires.calamity_rules import CALAMITY_RULES
from rules.civ.western_empires.market import ABILITIES, PURCHASING, TRADING
from rules.civ.western_empires.numbers import NUMBERS
from rules.civ.western_empires.policies import claim, growth, limit, placing
from rules.civ.western_empires.setup import OPTIONS, civilizations_for, draft, open_game, settle

PHASES = (
    Phase("tax", "Tax collection", tax_collection),
    Phase("expansion", "Population expansion", population_expansion, nothing_foreseen),
    Phase("movement", "Movement", movement, foresee_movement),
    Phase("conflict", "Conflict", conflict, nothing_foreseen),
    Phase("cities", "City construction", city_construction, foresee_cities),
    Phase("trade-cards", "Trade cards acquisition", trade_cards, foresee_purchase),
    Phase("trade", "Trade", trade),
    Phase("selection", "Calamity selection", select_calamities),
    Phase("calamities", "Calamity resolution", resolve_calamities, nothing_foreseen, in_private=True),
    Phase("abilities", "Special abilities", special_abilities, foresee_abilities),
    Phase("surplus", "Remove surplus population", aftermath, nothing_foreseen),
    Phase("advances", "Civilization Advances acquisition", advances, foresee_advances),
    Phase("succession", "A.S.T.-alteration", succession),
)

CITATIONS = {
    Topic.TAX: "WE 1a",
    Topic.REVOLT: "WE 1b",
    Topic.EXPANSION: "WE 2a",
    Topic.SHIPS: "WE 3",
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
    Topic.HAND_LIMIT: "WE 12",
    Topic.ADVANCES: "WE ch.9",
    Topic.LEAVING: "WE ch.7",
}

ORDERS = {
    Topic.SHIPS: by_census,
    Topic.MOVEMENT: by_census,
    Topic.TRADE_CARDS: by_cities,
    Topic.ABILITIES: by_position,
    Topic.PURCHASE: by_position,
}
SHIPS = ShipRules(
    cost=2,
    upkeep=1,
    a_turn=4,
    own_phase=False,
    yard=Yard.TOKEN,
    building=PayingTokens.ONE_HERE,
    keeping=PayingTokens.ANYWHERE,
    ways_to_build="2 treasury, or 1 treasury and 1 token there, or 2 tokens of which 1 there",
    ways_to_keep="1 treasury or 1 token from anywhere",
)

CONFLICT = ConflictRules(
    removal_place=fewest_first,
    stay_behind=0,
    failed_attackers_die=False,
    failed_fleets_die=True,
    waits=1,
    plunder=plunder,
    overrun=leave_ruins,
    barbarian_advances=know_nothing,
)

RULESET = Ruleset(
    key="western-empires",
    name="Western Empires",
    setting="the western board",
    citations=CITATIONS,
    least=5,
    most=9,
    options=OPTIONS,
    line_up=civilizations_for,
    board=load("ancient", "west"),
    civilizations=tables.civilizations(),
    advances=tables.advances(),
    commodities=tables.commodities(),
    calamities=tables.calamities(),
    calamity_rules=CALAMITY_RULES,
    tracks=tables.tracks(),
    phases=PHASES,
    opening=(Phase("draft", "Choice of civilizations", draft), Phase("settling", "Set-up", settle)),
    open=open_game,
    deck=as_printed,
    depart=depart,
    orders=ORDERS,
    claim=claim,
    revolts=Revolts(rebels_gain=False, own_claim=True, must_take=False, unclaimed=destroy_city),
    limit=limit,
    growth=growth,
    reducible=newest_first,
    points=points,
    hand_points=no_hand_points,
    placing=placing,
    numbers=NUMBERS,
    water="Water",
    ships=SHIPS,
    movement=MovementRules(stops=by_conflict, provokes=by_first_blow, sails_past=True),
    conflict=CONFLICT,
    barbarian_sets=None,
    barbarians_garrison=False,
    builds_among_others=True,
    abilities=ABILITIES,
    trading=TRADING,
    purchasing=PURCHASING,
)


class WesternEmpires(CivGame):
    """Western Empires, for 5 to 9 players."""

    rules = RULESET
