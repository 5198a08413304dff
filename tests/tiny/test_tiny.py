"""Two Shores: every policy of the tiny sibling at work, where Western Empires has another way."""

import pytest

from rules.civ import cards
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import calamities_of, select_calamities
from rules.civ.events import CensusTaken, CitiesRevolted, PopulationExpanded, ShipBuilt, ShipLost
from rules.civ.events_calamity import CalamityDiscarded, CalamityStruck, DamageTaken, TreasuryLost
from rules.civ.events_trade import CardBought, GameEnded, MarkerMoved, MarkerStayed
from rules.civ.game import CivGame
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.advances import advances
from rules.civ.phases.advances import question as purchase
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import leave
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.succession import succession
from rules.civ.phases.support import remove_surplus
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Phase
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.table import Refusal, Table, open_table
from tests.tiny.game import RULESET
from tests.tiny.scenario import shores, side
from tests.tiny.tables import NORTH, SOUTH

ASH, CLAY, BIRCH, DUNE = range(4)


def codes(found):
    assert isinstance(found, Refusal), found
    return [(fault.code, fault.section) for fault in found.faults]


def cited(topic):
    return f"TS {list(Topic).index(topic) + 1}"


def hand(s, civ):
    return [(card.name, card.block) for card in s.nation(civ).hand]


# -- who goes first


def test_the_smallest_census_moves_first():
    s = shores({"Ash": side({"Ashford": 3}), "Clay": side({"Claymoor": 1}), "Birch": side({"Brook": 2})})
    s.play(population_expansion)
    assert s.events(CensusTaken)[0].order == (CLAY, BIRCH, ASH)
    s.play(movement)
    assert s.keys() == ["Clay move", "Birch move", "Ash move"]


def test_the_poorest_builds_ships_first():
    s = shores(
        {"Ash": side({"Ashford": 1}, treasury=3), "Clay": side({"Cairn": 1}, treasury=1)},
        census=["Ash", "Clay"],
    )
    s.play(ship_building)
    assert s.keys() == ["Clay ships", "Ash ships"]


def test_the_bottom_of_the_ranking_draws_and_buys_first():
    s = shores({"Ash": side(treasury=9, step=1), "Clay": side(treasury=9, cities=["Cairn"])})
    s.play(trade_cards)
    s.play(advances)
    assert s.keys() == ["Ash card:1", "Clay card:1", "Ash advances", "Clay advances"]


# -- growth, limits, revolts


def test_one_token_grows_anywhere_but_beside_a_city():
    s = shores({"Ash": side({"Ashford": 3, "Alders": 1, "Hill": 1}, ["Ashford"]), "Clay": side()})
    s.play(population_expansion)
    assert s.events(PopulationExpanded)[0].growth == {"Alders": 1, "Hill": 1}


@pytest.mark.parametrize(("held", "kept"), [([], 4), (["Terraces"], 5)])
def test_advances_raise_every_limit(held, kept):
    """Also of an area that is not small: 4 in the Delta."""
    s = shores({"Dune": side({"Delta": 9}, advances=held), "Ash": side()})
    remove_surplus(s.g)
    assert s.tokens("Dune") == {"Delta": kept}


def test_the_most_treasury_has_the_best_claim_to_a_revolt():
    clay = side(cities=["Claymoor", "Cairn"], treasury=5)
    s = shores({"Ash": side(cities=["Ashford"], stock=0), "Clay": clay, "Birch": side(treasury=1)})
    s.nation("Ash").treasury = 0
    s.play(tax_collection, safe=False)
    assert [(e.victim, e.beneficiary) for e in s.events(CitiesRevolted)] == [(ASH, CLAY)]


# -- ships


def test_ships_are_built_and_lost_in_their_own_phase():
    s = shores({"Ash": side({"Ashford": 2}, ships=["Alders"], treasury=1), "Clay": side()})
    s.play(ship_building, {"Ash ships": [{"ship": "Ashford", "new": True, "pay": ["treasury"]}]})
    assert s.events(ShipBuilt) == [ShipBuilt(ASH, "Ashford", ("treasury",))]
    assert s.events(ShipLost) == [ShipLost(ASH, "Alders", "not maintained")]
    assert s.ships("Ash") == ["Ashford"]
    s.play(movement)
    assert s.ships("Ash") == ["Ashford"], "nothing is paid for once more"


def test_a_token_there_pays_for_a_ship_as_well():
    s = shores({"Ash": side({"Ashford": 2}), "Clay": side()})
    s.play(ship_building, {"Ash ships": [{"ship": "Ashford", "new": True, "pay": ["Ashford"]}]})
    assert s.tokens("Ash") == {"Ashford": 1}


@pytest.mark.parametrize(
    ("parts", "orders", "fault"),
    [
        (
            {"builds": False},
            [{"ship": "Ashford", "new": True, "pay": ["treasury"]}],
            ("no-building-now", cited(Topic.MOVEMENT)),
        ),
        ({"moves": False}, [{"march": ["Ashford", "Hill"], "count": 1}], ("only-ships", cited(Topic.SHIPS))),
        (
            {"moves": False},
            [{"ship": "Ashford", "new": True, "pay": ["treasury", "treasury"]}],
            ("bad-payment", cited(Topic.SHIPS)),
        ),
        (
            {"moves": False},
            [{"ship": "Ashford", "new": True, "pay": ["treasury"]}] * 2,
            ("too-many-ships", cited(Topic.SHIPS)),
        ),
    ],
    ids=["no building in movement", "no march in the yard", "one token is the price", "one a turn"],
)
def test_what_ships_may_not_do(parts, orders, fault):
    s = shores({"Ash": side({"Ashford": 3}, treasury=5), "Clay": side()})
    assert fault in codes(MovementReferee(s.g, ASH, **parts).judge(_orders(orders)))


def _orders(data):
    from rules.civ.movement.orders import orders_of

    return orders_of(data)


# -- names of the board


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("the ford 1 > alders", ["Ashford", "Alders"]),
        ("Ashfrod 1 > hill", ["Ashford", "Hill"]),
        ("ash 1 > ald", ["Ashford", "Alders"]),
    ],
)
def test_written_orders_know_the_names_of_the_board(line, path):
    s = shores({"Ash": side({"Ashford": 3}), "Clay": side()})
    assert MovementReferee(s.g, ASH, builds=False).read(line, None) == [{"march": path, "count": 1}]


def test_a_name_of_several_areas_asks_back():
    s = shores({"Ash": side({"Ashford": 3}), "Clay": side()})
    found = MovementReferee(s.g, ASH, builds=False).read("Ashford 1 > B", None)
    assert isinstance(found, Refusal)
    assert {"Birchwood", "Brook"} <= set(str(found).replace(",", " ").replace("?", " ").split())


# -- trade cards


def test_cards_are_drawn_from_ones_own_block_and_nothing_from_an_empty_stack():
    stacks = {Stack(1, NORTH): ["Flint"], Stack(1, SOUTH): ["Reeds"], Stack(2, SOUTH): ["Grain"]}
    sides = {"Ash": side(cities=["Ashford", "Alders"]), "Clay": side(cities=["Claymoor", "Cairn"])}
    s = shores(sides, stacks)
    s.play(trade_cards)
    assert hand(s, "Ash") == [("Flint", NORTH)]
    assert hand(s, "Clay") == [("Reeds", SOUTH), ("Grain", SOUTH)]


def test_every_stack_of_both_blocks_is_for_sale_once_at_three_times_its_number():
    stacks = {Stack(1, SOUTH): ["Reeds"] * 3}
    s = shores({"Ash": side(treasury=20), "Clay": side(cities=["Cairn"])}, stacks)
    prices = RULESET.trading.prices(s.g, ASH, [])
    assert prices == {Stack(n, block): 3 * n for n in (1, 2, 3) for block in (NORTH, SOUTH)}
    s.play(trade_cards, {"Ash card:1": "buy:south 1", "Ash card:2": "buy:north 2"})
    assert hand(s, "Ash") == [("Reeds", SOUTH)]
    first, second = s.events(CardBought)
    assert (first.price, first.is_nothing) == (3, False)
    assert (second.price, second.is_nothing) == (6, True)
    last = next(q for q in s.asked if q.key == "card:3")
    assert not {"buy:south 1", "buy:north 2"} & {choice.key for choice in last.options}
    assert s.nation("Ash").treasury == 11


def test_cards_go_back_to_the_stack_of_their_block_though_they_crossed_the_lake():
    s = shores(
        {"Ash": side(hand=[Card("Grain", block=NORTH)]), "Clay": side(hand=[Card("Grain", block=SOUTH)])}
    )
    cards.hand_over(s.g, ASH, CLAY, ["Grain"])
    assert sorted(hand(s, "Clay")) == [("Grain", NORTH), ("Grain", SOUTH)]
    cards.discard(s.g, CLAY, ["Grain", "Grain"])
    s.play(succession)
    assert s.state.stacks[Stack(2, NORTH)] == s.state.stacks[Stack(2, SOUTH)] == ["Grain"]


def test_a_deal_of_two_cards_with_one_true_name_crosses_the_lake():
    s = shores({"Ash": side(hand=["Flint", "Furs"]), "Clay": side(hand=["Reeds", "Salt"])})
    script = trade(s.g)
    wait = next(script)
    ash, clay = (next(q for q in wait.questions if q.seat == seat) for seat in (ASH, CLAY))
    offer = {
        "act": "offer",
        "to": CLAY,
        "give": ["Flint", "Furs"],
        "say": ["Flint"],
        "want": ["Salt"],
        "count": 2,
    }
    wait = script.send((ASH, ash.check(offer)))
    clay = next(q for q in wait.questions if q.seat == CLAY)
    number = s.state.floor.offers[-1].id
    script.send((CLAY, clay.check({"act": "accept", "offer": number, "give": ["Reeds", "Salt"]})))
    assert [name for name, _ in hand(s, "Ash")] == ["Reeds", "Salt"]


def test_a_set_is_worth_as_many_stairs_as_it_has_cards():
    assert [cards.set_value(RULESET, "Furs", n) for n in (1, 2, 3, 4)] == [2, 6, 12, 20]


# -- advances


def test_credits_of_both_groups_and_of_the_card_count():
    tokens = {"Craft": 5, "Lore": 5}
    assert net_price(RULESET, "Drill", tokens, ["Rafts", "Sagas"]) == 25 - 5 - 5
    assert net_price(RULESET, "Shrines", tokens, ["Rafts", "Sagas"]) == 30 - 5 - 10


def test_required_advances_are_held_before():
    s = shores({"Ash": side(treasury=20, stock=0), "Clay": side()})
    assert codes(purchase(s.g, ASH).check({"buy": ["Drill"]})) == [("barred", cited(Topic.PURCHASE))]
    s = shores({"Ash": side(stock=0, advances=["Sagas"]), "Clay": side()})
    assert not isinstance(purchase(s.g, ASH).check({"buy": ["Drill"]}), Refusal)


# -- calamities


def last_phase(g):
    yield from resolve_calamities(g)
    g.state.over = True


def struck(hands):
    """A table of four, before calamities are resolved."""
    from dataclasses import replace

    areas = {"Ash": "Ashford", "Clay": "Claymoor", "Birch": "Birchwood", "Dune": "Dunes"}
    more = {"Ash": "Alders", "Clay": "Cairn", "Birch": "Brook", "Dune": "Delta"}
    sides = {civ: side({areas[civ]: 8, more[civ]: 8}, hand=hands.get(civ, ())) for civ in areas}
    scene = shores(sides)

    class Struck(CivGame):
        rules = replace(
            RULESET,
            key="struck",
            opening=(),
            phases=(Phase("calamities", "Hard times", last_phase),),
            open=lambda *args: scene.state,
        )

    table = open_table(Struck(), {}, tuple(n.name for n in scene.state.nations), b"seed")
    assert isinstance(table, Table)
    return table


def losses(table):
    return [
        (told.event.seat, dict(told.event.losses))
        for told in table.told
        if isinstance(told.event, DamageTaken)
    ]


def answer(table, seat, key, data):
    assert table.answer(seat, key, data) is None, key


def test_two_blights_of_two_victims_keep_answers_and_cards_apart():
    """Clay comes first in the ranking; both answer ahead, and only the own shore can be named."""
    table = struck({"Ash": [Card("Blight", block=SOUTH)], "Clay": [Card("Blight", block=NORTH)]})
    answer(table, ASH, "blight:0:damage", {"Alders": 4})
    answer(table, CLAY, "blight:1:damage", {"Cairn": 4})
    answer(table, DUNE, "blight:1:damage", {"Delta": 2})
    answer(table, BIRCH, "blight:0:damage", {"Brook": 2})
    assert losses(table) == [
        (CLAY, {"Cairn": 4}),
        (DUNE, {"Delta": 2}),
        (ASH, {"Alders": 4}),
        (BIRCH, {"Brook": 2}),
    ]
    assert table.state.discards == {Stack(2, NORTH): ["Blight"], Stack(2, SOUTH): ["Blight"]}


def test_two_blights_of_one_victim_keep_answers_and_cards_apart():
    table = struck({"Ash": [Card("Blight", block=SOUTH), Card("Blight", block=NORTH)]})
    answer(table, ASH, "blight:0.2:damage", {"Alders": 4})
    answer(table, ASH, "blight:0:damage", {"Ashford": 4})
    answer(table, BIRCH, "blight:0:damage", {"Brook": 2})
    assert table.state.discards == {Stack(2, SOUTH): ["Blight"]}, "the first card first"
    answer(table, BIRCH, "blight:0.2:damage", {"Birchwood": 2})
    assert losses(table) == [
        (ASH, {"Ashford": 4}),
        (BIRCH, {"Brook": 2}),
        (ASH, {"Alders": 4}),
        (BIRCH, {"Birchwood": 2}),
    ]
    assert table.state.discards == {Stack(2, NORTH): ["Blight"], Stack(2, SOUTH): ["Blight"]}


def test_feuds_come_before_blights_and_gales():
    ash = side({"Alders": 3}, ["Ashford"], hand=["Gale", "Blight", "Feud"], treasury=3)
    s = shores({"Ash": ash, "Clay": side(hand=["Gale"])})
    s.play(resolve_calamities)
    called = [(e.seat, e.calamity) for e in s.events(CalamityStruck)]
    assert called == [(ASH, "Feud"), (ASH, "Blight"), (CLAY, "Gale"), (ASH, "Gale")]
    assert s.events(TreasuryLost) == [TreasuryLost(ASH, "Gale", 2)]


def test_more_than_two_calamities_and_the_oldest_goes():
    s = shores({"Ash": side(hand=["Feud", "Gale", "Blight", "Gale"]), "Clay": side()})
    s.play(select_calamities)
    assert [e.calamity for e in s.events(CalamityDiscarded)] == ["Feud", "Gale"]
    assert [card.name for card in calamities_of(s.g, ASH)] == ["Blight", "Gale"]


def test_nobody_of_the_other_shore_is_named():
    s = shores({"Ash": side({"Ashford": 8}, hand=["Blight"]), "Clay": side({"Cairn": 8}), "Birch": side()})
    s.play(resolve_calamities)
    assert [e.seat for e in s.events(DamageTaken)] == [ASH]


# -- the track


def stepped(step, cities, held=()):
    towns = ["Ashford", "Alders", "Birchwood"][:cities]
    s = shores({"Ash": side(cities=towns, step=step, advances=held), "Clay": side()})
    s.play(succession)
    return s


@pytest.mark.parametrize(
    ("step", "cities", "held", "missing"),
    [
        (0, 0, (), ()),
        (1, 0, (), ("1 cities (has 0)",)),
        (2, 1, (), ()),
        (3, 2, ("Rafts", "Terraces"), ("2 groups with an advance (has 1)",)),
        (3, 2, ("Drill",), ("2 advances (has 1)",)),
        (3, 2, ("Rafts", "Sagas"), ()),
        (4, 2, ("Rafts", "Sagas"), ("60 in prices of advances (has 27)",)),
        (4, 2, ("Shrines", "Barter"), ()),
        (4, 1, ("Shrines", "Barter"), ("2 cities (has 1)",)),
    ],
)
def test_what_the_next_space_asks_for(step, cities, held, missing):
    s = stepped(step, cities, held)
    assert [e.missing for e in s.events(MarkerStayed) if e.seat == ASH] == ([missing] if missing else [])
    assert s.nation("Ash").step == step + (not missing)


def test_within_an_epoch_only_cities_and_the_space_itself_are_asked():
    """One advance of 70 would not enter Dusk, but goes on in it: no second advance, no second group."""
    assert stepped(4, 2, ("Barter", "Shrines")).nation("Ash").step == 5
    dear = stepped(4, 2, ("Rafts", "Terraces", "Rafts", "Terraces"))
    assert dear.nation("Ash").step == 5, "one group is enough by now"


def test_a_marker_never_falls_back():
    s = stepped(3, 0)
    assert s.nation("Ash").step == 3
    assert [e for e in s.events(MarkerMoved) if e.after < e.before] == []


@pytest.mark.parametrize(("step", "over"), [(3, False), (4, True)])
def test_the_last_step_ends_the_game_at_once_and_not_the_last_epoch(step, over):
    s = stepped(step, 2, ("Sagas", "Rafts", "Barter"))
    assert s.state.over is over
    assert bool(s.events(GameEnded)) is over


def test_equal_points_are_told_apart_by_treasury():
    s = shores({"Ash": side(treasury=1), "Clay": side(treasury=4)}, turn=12)
    s.play(succession)
    assert s.events(GameEnded) == [GameEnded((CLAY, ASH))]


# -- leaving, citations


def test_who_leaves_takes_everything_away_and_the_land_stays():
    ash = side({"Alders": 2}, ["Ashford"], ["Alders"], hand=[Card("Grain", block=SOUTH)])
    s = shores({"Ash": ash, "Clay": side({"Cairn": 1}), "Birch": side({"Brook": 1})})
    leave(s.g, ASH)
    s.play(succession)
    assert (s.g.seats, s.state.census) == ([CLAY, BIRCH], [CLAY, BIRCH])
    assert (s.state.out_of_play, s.state.barbarians, s.state.pirates) == ([], {}, [])
    assert s.state.stacks[Stack(2, SOUTH)] == ["Grain"]
    assert s.state.tokens == {"Cairn": {CLAY: 1}, "Brook": {BIRCH: 1}}


def test_every_question_cites_its_own_rulebook():
    s = shores(
        {"Ash": side({"Ashford": 3}, ["Alders"], treasury=9, hand=["Feud"]), "Clay": side({"Cairn": 2})}
    )
    for phase in (population_expansion, tax_collection, ship_building, movement, trade_cards, advances):
        s.play(phase)
    assert s.asked
    assert {question.section[:3] for question in s.asked} == {"TS "}
