"""The ruleset of the tiny sibling, and the game the table plays."""

from collections.abc import Mapping

from rules.civ.abilities.areas import Convert
from rules.civ.abilities.sell import Sell
from rules.civ.abilities.turn import special_abilities
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import select_calamities
from rules.civ.civ import Civ
from rules.civ.events_trade import CivilizationChosen, Settled
from rules.civ.game import CivGame
from rules.civ.phases.advances import advances
from rules.civ.phases.aftermath import aftermath
from rules.civ.phases.cities import city_construction
from rules.civ.phases.conflict import conflict
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.succession import succession
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.pieces import place_tokens, reduce_city
from rules.civ.policies.deck import as_printed
from rules.civ.policies.movement import MovementRules, by_conflict, by_first_blow
from rules.civ.policies.scoring import no_hand_points, points
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Phase, Revolts, Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import CivState, Nation
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Option, Script
from tests.tiny import policies, tables
from tests.tiny.board import board

TURNS = Option("turns", "Turns", (Choice("6", "6 turns"), Choice("12", "12 turns")), "12")
SETTLERS = 3
PHASES = (
    Phase("expansion", "Growth", population_expansion),
    Phase("tax", "Dues", tax_collection),
    Phase("ships", "Shipyards", ship_building),
    Phase("movement", "Journeys", movement),
    Phase("conflict", "Quarrels", conflict),
    Phase("cities", "Towns", city_construction),
    Phase("trade-cards", "Harvest", trade_cards),
    Phase("trade", "Market day", trade),
    Phase("selection", "Omens", select_calamities),
    Phase("calamities", "Hard times", resolve_calamities),
    Phase("abilities", "Arts", special_abilities),
    Phase("surplus", "Hunger", aftermath),
    Phase("advances", "Learning", advances),
    Phase("succession", "The years pass", succession),
)


def open_game(rules: Ruleset, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
    """Two blocks of three stacks; nobody knows yet who leads whom."""
    numbers = rules.numbers
    nations = [
        Nation(name, stock=numbers.tokens, city_stock=numbers.cities, ship_stock=numbers.ships)
        for name in names
    ]
    stacks = {
        Stack(number, block): _stack(rules, number, block, chance)
        for block in (tables.NORTH, tables.SOUTH)
        for number in (1, 2, 3)
    }
    return CivState(options=dict(options), nations=nations, stacks=stacks)


def _stack(rules: Ruleset, number: int, block: str, chance: Chance) -> list[str]:
    cards = [
        card.name
        for card in rules.commodities.values()
        if card.stack == number and card.block in (block, SHARED)
        for _ in range(card.count // (2 if card.block == SHARED else 1))
    ]
    cards += [
        card.name
        for card in rules.calamities.values()
        if card.stack == number and card.block in (block, SHARED)
    ]
    chance.shuffle(f"stack-{number}-{block}", cards)
    return cards


def settle(g: Civ) -> Script[None]:
    """Civilizations are dealt, and each begins with some tokens in its place."""
    yield from ()
    free = list(g.rules.civilizations)
    g.chance.shuffle("civilizations", free)
    for seat in g.seats:
        g.nation(seat).civ = civ = free.pop()
        start = g.board.starts[civ]
        place_tokens(g, start, seat, SETTLERS)
        g.tell(CivilizationChosen(seat, civ))
        g.tell(Settled(seat, (), {start: SETTLERS}))


RULESET = Ruleset(
    key="tiny",
    name="Two Shores",
    setting="the shores of the Mere",
    citations={topic: f"TS {number}" for number, topic in enumerate(Topic, start=1)},
    least=2,
    most=4,
    options=(TURNS,),
    line_up=lambda players, options: (),  # who leads what goes by the seats
    board=board(),
    civilizations=tables.CIVILIZATIONS,
    advances=tables.ADVANCES,
    commodities=tables.COMMODITIES,
    calamities=tables.CALAMITIES,
    calamity_rules=policies.CALAMITY_RULES,
    tracks=tables.TRACKS,
    phases=PHASES,
    opening=(Phase("settling", "Landfall", settle),),
    open=open_game,
    deck=as_printed,
    depart=policies.depart,
    orders=policies.ORDERS,
    claim=policies.claim,
    revolts=Revolts(rebels_gain=True, own_claim=True, must_take=False, unclaimed=reduce_city),
    limit=policies.limit,
    growth=policies.growth,
    reducible=policies.any_city,
    points=points,
    hand_points=no_hand_points,
    placing=policies.placing,
    ships=policies.SHIPS,
    movement=MovementRules(stops=by_conflict, provokes=by_first_blow, sails_past=True),
    conflict=policies.CONFLICT,
    barbarian_sets=None,
    barbarians_garrison=False,
    builds_among_others=True,
    abilities=(Convert(), Sell()),
    trading=policies.TRADING,
    purchasing=policies.PURCHASING,
    numbers=tables.NUMBERS,
    water="",
)


class Tiny(CivGame):
    """Two Shores, for 2 to 4 players."""

    rules = RULESET
