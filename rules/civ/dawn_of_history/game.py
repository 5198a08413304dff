"""Dawn of History: its ruleset, and the game the table plays."""

from dataclasses import replace

from rules.civ.abilities.turn import foresee_abilities, special_abilities
from rules.civ.ancient.line_up import board, line_up
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history import policies, tables
from rules.civ.dawn_of_history.abilities import ABILITIES
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.calamity_rules import CALAMITY_RULES
from rules.civ.dawn_of_history.conflict import CONFLICT
from rules.civ.dawn_of_history.controller import leader_of_barbarians
from rules.civ.dawn_of_history.deck import deck
from rules.civ.dawn_of_history.ending import movement_of_markers
from rules.civ.dawn_of_history.market import PURCHASING, TRADING
from rules.civ.dawn_of_history.movement import MOVEMENT, SHIPS
from rules.civ.dawn_of_history.numbers import NUMBERS
from rules.civ.dawn_of_history.selection import reveal_calamities
from rules.civ.dawn_of_history.setup import OPTIONS, deal, open_game, settle
from rules.civ.dawn_of_history.state import DawnState
from rules.civ.dawn_of_history.trade_cards import trade_cards
from rules.civ.game import CivGame
from rules.civ.phases.advances import advances, foresee_advances
from rules.civ.phases.cities import city_construction, foresee_cities
from rules.civ.phases.conflict import conflict
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import depart_leaving_barbarians
from rules.civ.phases.movement import foresee_movement, movement
from rules.civ.phases.ships import foresee_ships, ship_building
from rules.civ.phases.support import check_support
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import foresee_purchase
from rules.civ.pieces import reduce_city
from rules.civ.policies.expansion import growth_outside_cities
from rules.civ.policies.orders import by_census, by_cities, by_ranking
from rules.civ.policies.scoring import no_hand_points
from rules.civ.policies.support import any_city
from rules.civ.ruleset import Phase, Revolts, Ruleset, nothing_foreseen
from rules.civ.state import CivState
from rules.civ.topics import Topic
from rules.civ.views import CivView
from rules.table import Seat

PHASES = (
    Phase("tax", "Tax collection", tax_collection),
    Phase("expansion", "Population expansion and census", population_expansion, nothing_foreseen),
    Phase("ships", "Ship construction and maintenance", ship_building, foresee_ships, invites=True),
    Phase("movement", "Movement", movement, foresee_movement),
    Phase("conflict", "Conflict", conflict, nothing_foreseen),
    Phase("cities", "City construction", city_construction, foresee_cities),
    Phase("trade-cards", "Acquisition of trade cards", trade_cards, foresee_purchase),
    Phase("trade", "Trade", trade),
    Phase("selection", "Choice of calamities", reveal_calamities),
    Phase("barbarians", "The barbarians", barbarians, nothing_foreseen),
    Phase("calamities", "Resolution of calamities", resolve_calamities, nothing_foreseen),
    Phase("abilities", "Special abilities", special_abilities, foresee_abilities),
    Phase("support", "City support", check_support, nothing_foreseen),
    Phase("advances", "Acquisition of advances", advances, foresee_advances),
    Phase("succession", "Movement on the C.A.C.", movement_of_markers),
)

CITATIONS = {
    Topic.TAX: "Dawn 13",
    Topic.REVOLT: "Dawn 13.3",
    Topic.EXPANSION: "Dawn 14",
    Topic.SHIPS: "Dawn 16",
    Topic.MOVEMENT: "Dawn 17",
    Topic.CONFLICT: "Dawn 18.2",
    Topic.ATTACKS: "Dawn 18.3",
    Topic.BUILDING: "Dawn 19",
    Topic.SUPPORT: "Dawn 21",
    Topic.TRADE_CARDS: "Dawn 22",
    Topic.TRADE: "Dawn 23",
    Topic.CALAMITIES: "Dawn 29",
    Topic.ABILITIES: "Dawn 25",
    Topic.PURCHASE: "Dawn 26",
    Topic.HAND_LIMIT: "Dawn 27.2",
    Topic.ADVANCES: "Dawn 30",
    Topic.LEAVING: "Dawn 24.1.7",
}

ORDERS = {
    Topic.SHIPS: by_census,
    Topic.MOVEMENT: by_census,
    Topic.TRADE_CARDS: by_cities,
    Topic.ABILITIES: by_ranking,
    Topic.PURCHASE: by_ranking,
}

RULESET = Ruleset(
    key="dawn-of-history",
    name="Dawn of History",
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
    revolts=Revolts(rebels_gain=True, own_claim=True, must_take=True, unclaimed=reduce_city),
    limit=policies.limit,
    growth=growth_outside_cities,
    reducible=any_city,
    points=policies.points,
    hand_points=no_hand_points,
    placing=policies.placing,
    numbers=NUMBERS,
    water="",
    ships=SHIPS,
    movement=MOVEMENT,
    conflict=CONFLICT,
    barbarian_sets=2,
    barbarians_garrison=True,
    builds_among_others=False,
    abilities=ABILITIES,
    trading=TRADING,
    purchasing=PURCHASING,
)


class DawnOfHistory(CivGame):
    """Dawn of History, for 5 to 18 players."""

    version = 1
    state_type = DawnState
    migrations = {}
    answer_migrations = {}
    rules = RULESET

    def view(self, state: CivState, seat: Seat | None) -> CivView:
        """What a seat may see, and who leads the barbarians."""
        leader = leader_of_barbarians(self._context(state))
        return replace(super().view(state, seat), controller=leader)
