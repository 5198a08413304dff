"""CivX: its ruleset, and the game the table plays."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from rules.civ.abilities.turn import foresee_abilities, special_abilities
from rules.civ.ancient.line_up import board, line_up
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx import policies, tables
from rules.civ.civx.abilities import ABILITIES
from rules.civ.civx.after_trade import after_trade
from rules.civ.civx.calamity_rules import CALAMITY_RULES
from rules.civ.civx.conflict import CONFLICT
from rules.civ.civx.deck import deck
from rules.civ.civx.market import PURCHASING, TRADING
from rules.civ.civx.numbers import NUMBERS
from rules.civ.civx.setup import OPTIONS, deal, open_game, settle
from rules.civ.civx.trade_cards import trade_cards
from rules.civ.game import CivGame
from rules.civ.migrations import unchanged
from rules.civ.phases.advances import advances, foresee_advances
from rules.civ.phases.aftermath import unaided_aftermath
from rules.civ.phases.cities import city_construction, foresee_cities
from rules.civ.phases.conflict import conflict
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import depart_leaving_barbarians
from rules.civ.phases.movement import foresee_movement, movement
from rules.civ.phases.ships import foresee_ships, ship_building
from rules.civ.phases.succession import succession
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import foresee_purchase
from rules.civ.pieces import destroy_city
from rules.civ.policies.expansion import growth_outside_cities
from rules.civ.policies.movement import MovementRules, by_entering, by_others
from rules.civ.policies.orders import by_ranking
from rules.civ.policies.scoring import set_points
from rules.civ.policies.ships import PayingTokens, ShipRules, Yard
from rules.civ.policies.support import newest_first
from rules.civ.ruleset import Phase, Revolts, Ruleset, nothing_foreseen
from rules.civ.topics import Topic
from rules.table import Data
from rules.table.game import Migration

PHASES = (
    Phase("tax", "Taxation", tax_collection),
    Phase("expansion", "Population expansion and census", population_expansion, nothing_foreseen),
    Phase("ships", "Ship construction and maintenance", ship_building, foresee_ships, invites=True),
    Phase("movement", "Movement", movement, foresee_movement),
    Phase("conflict", "Conflict", conflict, nothing_foreseen),
    Phase("cities", "City construction", city_construction, foresee_cities),
    Phase("trade-cards", "Acquisition of trade cards", trade_cards, foresee_purchase),
    Phase("trade", "Trade", trade),
    Phase("selection", "Choice of calamities", after_trade),
    Phase("calamities", "Resolution of calamities", resolve_calamities, nothing_foreseen),
    Phase("abilities", "Special abilities", special_abilities, foresee_abilities),
    Phase("surplus", "Surplus population and city support", unaided_aftermath, nothing_foreseen),
    Phase("advances", "Acquisition of civilization advances", advances, foresee_advances),
    Phase("succession", "Movement on the A.S.T.", succession),
)

CITATIONS = {
    Topic.TAX: "CivX 14.1",
    Topic.REVOLT: "CivX 14.3",
    Topic.EXPANSION: "CivX 15",
    Topic.SHIPS: "CivX 17",
    Topic.MOVEMENT: "CivX 18",
    Topic.CONFLICT: "CivX 19.2",
    Topic.ATTACKS: "CivX 19.3",
    Topic.BUILDING: "CivX 20",
    Topic.SUPPORT: "CivX 22",
    Topic.TRADE_CARDS: "CivX 23",
    Topic.TRADE: "CivX 24",
    Topic.CALAMITIES: "CivX 29",
    Topic.ABILITIES: "CivX 26",
    Topic.PURCHASE: "CivX 27",
    Topic.HAND_LIMIT: "CivX 27.71",
    Topic.ADVANCES: "CivX 30",
    Topic.LEAVING: "CivX 12",
}

ORDERS = {
    Topic.SHIPS: policies.by_census,
    Topic.MOVEMENT: policies.by_census,
    Topic.TRADE_CARDS: policies.by_cities,
    Topic.ABILITIES: policies.by_least_worth,
    Topic.PURCHASE: by_ranking,
}
SHIPS = ShipRules(
    cost=2,
    upkeep=1,
    a_turn=None,
    own_phase=True,
    yard=Yard.UNIT,
    building=PayingTokens.HERE,
    keeping=PayingTokens.HERE,
    ways_to_build="treasury, or tokens there, or both together",
    ways_to_keep="1 treasury or 1 token from where it lies",
)

RULESET = Ruleset(
    key="civx",
    name="CivX",
    setting="the ancient world",
    citations=CITATIONS,
    least=5,
    most=18,
    options=OPTIONS,
    line_up=line_up,
    board=board(),
    civilizations=tables.civilizations(),
    advances=tables.advances(),
    commodities=tables.commodities(),
    calamities=tables.calamities(),
    calamity_rules=CALAMITY_RULES,
    tracks=tables.tracks(),
    phases=PHASES,
    opening=(Phase("deal", "Choice of civilizations", deal), Phase("settling", "Set-up", settle)),
    open=open_game,
    deck=deck,
    depart=depart_leaving_barbarians,
    orders=ORDERS,
    claim=policies.claim,
    revolts=Revolts(rebels_gain=True, own_claim=False, must_take=True, unclaimed=destroy_city),
    limit=policies.limit,
    growth=growth_outside_cities,
    reducible=newest_first,
    points=policies.points,
    hand_points=set_points,
    placing=policies.placing,
    numbers=NUMBERS,
    water="",
    ships=SHIPS,
    movement=MovementRules(stops=by_others, provokes=by_entering, sails_past=False),
    conflict=CONFLICT,
    barbarian_sets=None,
    barbarians_garrison=False,
    builds_among_others=False,
    abilities=ABILITIES,
    trading=TRADING,
    purchasing=PURCHASING,
)


class CivX(CivGame):
    """CivX, for 5 to 18 players."""

    version = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: unchanged}
    answer_migrations: ClassVar[Mapping[int, Callable[[Data], Data]]] = {}
    rules = RULESET
