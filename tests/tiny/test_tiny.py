"""Two Shores on the board: its own ways where Western Empires has others."""

import pytest

from rules.civ.events import CensusTaken, CitiesRevolted, PopulationExpanded, ShipBuilt, ShipLost
from rules.civ.movement.orders import orders_of
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.advances import advances
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.leaving import leave
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.succession import succession
from rules.civ.phases.support import remove_surplus
from rules.civ.phases.tax import tax_collection
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.table import Refusal
from tests.tiny.scenario import ASH, BIRCH, CLAY, cited, codes, shores, side
from tests.tiny.tables import SOUTH

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
    s = shores({"Ash": side(treasury=20), "Clay": side(treasury=20, cities=["Cairn"])})
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
            ("not-now", cited(Topic.MOVEMENT)),
        ),
        ({"moves": False}, [{"march": ["Ashford", "Hill"], "count": 1}], ("not-now", cited(Topic.SHIPS))),
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
    assert fault in codes(MovementReferee(s.g, ASH, **parts).judge(orders_of(orders)))


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
    assert "Birchwood" in found.faults[0].legal
    assert "Brook" in found.faults[0].legal


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
