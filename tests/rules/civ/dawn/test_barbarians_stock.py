"""Dawn 1.1.1, 3.1.1: two sets of barbarian pieces, as one stock, which can run out."""

from rules.civ.phases.leaving import depart_leaving_barbarians
from rules.civ.problems import piece_problems
from rules.civ.state import BARBARIANS, Ship
from tests.rules.civ.dawn.wild import FAR, wild
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side


def test_1_1_1_two_sets_of_pieces():
    g = wild({"Hellas": side()}).g
    assert (g.token_stock(BARBARIANS), g.city_stock(BARBARIANS), g.ship_stock(BARBARIANS)) == (110, 18, 8)


def test_1_1_1_what_is_in_play_is_not_in_stock():
    g = wild({"Hellas": side()}, barbarians={"Rome": 7}, pirates=["Corsica"], pirate_ships=["Corsica"]).g
    assert (g.token_stock(BARBARIANS), g.city_stock(BARBARIANS), g.ship_stock(BARBARIANS)) == (103, 17, 7)


def test_3_1_5_their_unit_points_are_counted_like_those_of_players():
    g = wild({"Hellas": side()}, barbarians={"Rome": 7}, pirates=["Corsica"], pirate_ships=["Corsica"]).g
    assert g.unit_points(BARBARIANS) == 12


def test_1_1_1_more_pieces_than_there_are_is_a_fault_of_the_state():
    s = wild({"Hellas": side()}, barbarians={"Rome": 110}, pirates=FAR[:18], pirate_ships=FAR[:8])
    assert piece_problems(DAWN, s.state) == []
    s.state.barbarians["Rome"] += 1
    s.state.pirates.append(FAR[20])
    s.state.ships.append(Ship(BARBARIANS, FAR[0], DAWN.board.areas[FAR[0]].coasts[0].id))
    assert len(piece_problems(DAWN, s.state)) == 3


def test_a_player_who_leaves_turns_barbarian_as_far_as_the_pieces_go():
    """One token and one city of the barbarians are left; the rest goes off the board."""
    sides = {"Hellas": side(), "Rome": side({"Rome": 3, "Etruria": 2}, ["Neapolis", "Rubicon"])}
    s = wild(sides, barbarians={**dict.fromkeys(FAR[:27], 4), "Thebes": 1}, pirates=FAR[:17])
    s.play(lambda g: depart_leaving_barbarians(g, 1))
    assert s.g.token_stock(BARBARIANS) == s.g.city_stock(BARBARIANS) == 0
    assert s.state.tokens == {}
    assert s.state.cities == {}
    assert s.nation("Rome").left
