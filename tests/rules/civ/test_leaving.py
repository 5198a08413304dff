"""WE ch.7: leaving the game."""

from rules.civ.events import CityReduced
from rules.civ.events_calamity import NationLeft, TokensResettled
from rules.civ.phases.leaving import departures, leave
from rules.civ.phases.succession import succession
from rules.civ.problems import piece_problems
from rules.civ.stacks import Stack
from rules.table import Refusal
from tests.rules.civ.scenario import scenario, side


def left(sides, answers=None, who="Rome", **more):
    s = scenario(sides, **more)
    leave(s.g, s.seat(who))
    s.play(departures, answers)
    return s


def test_7_the_turn_is_finished_first():
    s = scenario({"Rome": side({"Etruria": 2}), "Celt": side()})
    leave(s.g, 0)
    assert s.g.seats == [0, 1]
    assert s.tokens("Rome") == {"Etruria": 2}
    s.play(departures)
    assert s.g.seats == [1]
    assert s.state.leaving == []


def test_7_the_markers_move_before_and_the_cards_are_shuffled_after():
    s = scenario(
        {"Rome": side({"Etruria": 2}, hand=["Gold", "Piracy", "Water"]), "Celt": side(), "Egypt": side()}
    )
    leave(s.g, 0)
    s.play(succession)
    assert s.nation("Rome").step == 1
    assert sorted(s.state.stacks[Stack(9)]) == ["Gold", "Piracy"]
    assert s.nation("Rome").left


def test_7_advances_credits_and_ships_are_gone():
    rome = side({"Etruria": 2}, ships=["Etruria", "Rome"], advances=["Music"], credits={"Arts": 5})
    s = left({"Rome": rome, "Celt": side()})
    assert (s.nation("Rome").advances, s.nation("Rome").credits, s.state.ships) == ([], {}, [])


def test_7_the_region_falls_out_of_play():
    s = left({"Rome": side(), "Celt": side()})
    assert set(s.g.board.regions["Rome"]) <= set(s.state.out_of_play)
    assert s.events(NationLeft)[0].civ == "Rome"


def test_7_own_pieces_barbarians_and_pirates_leave_the_region():
    s = left(
        {"Rome": side({"Etruria": 2}, ["Rome"]), "Celt": side()},
        barbarians={"Samnium": 2, "Fayum": 1},
        pirates=["Tarentum", "Tyre"],
    )
    assert s.state.tokens == {}
    assert s.state.cities == {}
    assert s.state.barbarians == {"Fayum": 1}
    assert s.state.pirates == ["Tyre"]


def test_7_units_elsewhere_turn_to_barbarians_and_pirates():
    s = left({"Rome": side({"Fayum": 3}, ["Cyrene"]), "Celt": side({"Fayum": 1})})
    assert s.state.barbarians == {"Fayum": 3}
    assert s.state.pirates == ["Cyrene"]
    assert s.tokens("Celt") == {"Fayum": 1}


def test_7_tokens_of_others_in_the_region_settle_elsewhere():
    celt = side({"Etruria": 2, "Belgica": 1})
    s = left({"Rome": side(), "Celt": celt}, {"Celt settle": {"Sudeten": 2}})
    assert s.tokens("Celt") == {"Belgica": 1, "Sudeten": 2}
    assert s.events(TokensResettled) == [TokensResettled(1, "leaving", (), (("Sudeten", 2),))]


def test_7_cities_of_others_become_five_tokens_each():
    s = left({"Rome": side(), "Celt": side({}, ["Rome"])}, {"Celt settle": {"Upper Danube": 3, "Belgica": 2}})
    assert s.cities("Celt") == []
    assert s.tokens("Celt") == {"Upper Danube": 3, "Belgica": 2}


def test_7_with_a_short_stock_as_many_as_there_are():
    s = left({"Rome": side(), "Celt": side({}, ["Rome", "Rubicon"], stock=7)})
    assert sum(s.tokens("Celt").values()) == 7


def test_7_they_settle_with_their_own_or_in_their_region_within_the_limits():
    celt = side({"Etruria": 2, "Fayum": 3})
    s = left({"Rome": side(), "Celt": celt, "Egypt": side({"Memphis": 1, "Belgica": 1, "Sudeten": 2})})
    room = s.asked[0].limits
    assert room["Fayum"] == 1
    assert room["Belgica"] == 1
    assert "Sudeten" not in room, "full with foreign tokens"
    assert "Memphis" not in room, "neither own tokens nor own region"
    assert isinstance(s.asked[0].check({"Fayum": 2}), Refusal)


def test_7_not_beside_cities():
    s = left({"Rome": side(), "Celt": side({"Etruria": 2}, ["Londinium"])}, pirates=["Alesia"])
    assert "Londinium" not in s.asked[0].limits
    assert "Alesia" not in s.asked[0].limits


def test_7_without_room_the_limits_are_exceeded_as_little_as_possible():
    region = scenario({"Celt": side()}).g.board.regions["Celt"]
    board = scenario({"Celt": side()}).g.board
    full = {area: board.areas[area].limit for area in region if board.areas[area].limit}
    s = left(
        {"Rome": side(), "Celt": side({**full, "Etruria": 3})},
        {"Celt crowd": {"Caledonia": 1, "Hibernia": 2}},
    )
    tokens = s.tokens("Celt")
    assert tokens["Hibernia"] == 3
    assert tokens["Caledonia"] == 1


def test_7_ships_in_the_region_are_lost():
    s = left({"Rome": side(), "Celt": side({"Belgica": 1}, ships=["Etruria", "Belgica"])})
    assert s.ships("Celt") == ["Belgica"]


def test_7_the_others_settle_in_ranking_order():
    sides = {
        "Rome": side(),
        "Egypt": side({"Etruria": 1}),
        "Celt": side({"Rubicon": 1}),
        "Minoa": side({"Samnium": 1}),
    }
    assert left(sides).keys() == ["Minoa settle", "Celt settle", "Egypt settle"]


def test_7_support_is_checked_again():
    """The stock is empty: Rome's city brings no tokens, so the 2 left support one city."""
    s = left({"Rome": side(), "Celt": side({"Belgica": 2}, ["Rome", "Londinium", "Alesia"], stock=0)})
    assert len(s.cities("Celt")) == 1
    assert s.events(CityReduced)[0].cause == "leaving"


def test_7_pieces_are_conserved_for_those_who_stay():
    s = left(
        {"Rome": side({"Fayum": 3}), "Celt": side({"Etruria": 5, "Belgica": 2}, ["Rome"], ships=["Rome"])}
    )
    assert piece_problems(s.g.rules, s.state) == []


def test_7_two_may_leave_in_the_same_turn():
    s = scenario({"Rome": side({"Etruria": 2}), "Celt": side({"Belgica": 1}), "Egypt": side({"Etruria": 1})})
    leave(s.g, 0)
    leave(s.g, 1)
    s.play(departures)
    assert s.g.seats == [2]


def test_7_the_census_forgets_the_leaver():
    s = left({"Rome": side(), "Celt": side(), "Egypt": side()})
    assert s.state.census == [1, 2]


def test_7_two_leavers_do_not_settle_anew_for_each_other():
    """Who leaves as well is asked, by default, before going."""
    s = scenario({"Rome": side({"Etruria": 2}), "Celt": side({"Rubicon": 2})})
    leave(s.g, 0)
    leave(s.g, 1)
    s.play(departures)
    assert s.state.tokens == {}


def test_7_where_no_area_is_free_of_others_the_rest_stays_in_stock():
    board = scenario({"Celt": side()}).g.board
    full = {area: max(1, board.areas[area].limit) for area in board.regions["Celt"]}
    s = left({"Rome": side(), "Egypt": side(full), "Celt": side({"Etruria": 3})})
    assert s.tokens("Celt") == {}
    assert s.nation("Celt").stock == 55
