"""Dawn 29.4.1: Civil War."""

import pytest

from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.dawn_of_history.calamities.civil_war import beneficiary_of
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, FactionKept, UnitsAnnexed
from rules.civ.policies.calamities import Round
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.dawn.wild import FAR, give, struck, wild
from tests.rules.civ.scenario import side

LAND = {"Rome": 20, "Etruria": 10, "Rubicon": 10}
FIRST, ADD, KEEP = "Rome civil-war:0:faction", "Celt civil-war:0:faction", "Rome civil-war:0:keep"
NEXT_DOOR = {"Massillia": 3}


def war(rome=None, answers=None, *, celt=None, others=None, **more):
    sides = {"Rome": rome or side(LAND), "Celt": celt or side(NEXT_DOOR), "Hellas": side(), **(others or {})}
    return struck("Rome", "Civil War", sides, answers, **more)


def gains(sides, **more):
    s = wild({"Rome": side(LAND), **sides}, leader=None, **more)
    give(s, "Rome", "Civil War", drawer="Rome")
    party = beneficiary_of(cases_of(s.g, Round(("Civil War",)))[0])
    return s.g.name(party)


def points(s, key):
    return next(q.total for q in s.asked if q.key == key)


def test_29_4_1_2_the_neighbour_with_the_fewest_unit_points_gains():
    sides = {"Celt": side({"Massillia": 3}), "Carthage": side({"Corsica": 1}, ["Carthage"])}
    assert gains(sides) == "Celt"
    assert gains({**sides, "Celt": side({"Massillia": 3}, ["Lugdunum"])}) == "Carthage"


def test_29_4_1_2_who_is_not_adjacent_does_not_gain():
    assert gains({"Celt": side({"Massillia": 3}), "Egypt": side({"Memphis": 1})}) == "Celt"


def test_29_4_1_2_adjacent_by_water_or_in_the_same_area():
    assert gains({"Carthage": side({"Corsica": 1}), "Celt": side({"Massillia": 3})}) == "Carthage"
    assert gains({"Carthage": side({"Rome": 1}), "Celt": side({"Massillia": 3})}) == "Carthage"


def test_29_4_1_2_barbarians_next_door_are_counted_among_them():
    sides = {"Celt": side({"Massillia": 3})}
    assert gains(sides, barbarians={"Samnium": 2}) == "Barbarians"
    assert gains(sides, barbarians={"Samnium": 2}, pirates=["Neapolis"]) == "Celt"


def test_29_4_1_2_barbarians_who_are_far_away_are_not():
    assert gains({"Celt": side({"Massillia": 3})}, barbarians={"Memphis": 1}) == "Celt"


def test_29_4_1_2_all_their_units_count_not_only_those_next_door():
    assert gains({"Celt": side({"Massillia": 3})}, barbarians={"Samnium": 1, "Memphis": 4}) == "Celt"


def test_29_4_1_2_a_tie_of_two_players_is_the_barbarians_gain():
    sides = {"Celt": side({"Massillia": 3}), "Carthage": side({"Corsica": 1, "Thapsus": 2})}
    assert gains(sides) == "Barbarians"


def test_29_4_1_2_a_tie_with_the_barbarians_too():
    assert gains({"Celt": side({"Massillia": 3})}, barbarians={"Samnium": 3}) == "Barbarians"


def test_29_4_1_2_without_any_neighbour_they_gain():
    assert gains({"Egypt": side({"Memphis": 1})}) == "Barbarians"


def test_29_4_1_2_the_victim_names_who_acts_for_the_barbarians():
    answers = {
        "Rome civil-war:0:acts": "2",
        FIRST: {"Rome": 15},
        "Hellas civil-war:0:faction": {"Etruria": 10, "Rubicon": 10},
        KEEP: "first",
    }
    s = war(side(LAND), answers, barbarians={"Samnium": 1})
    assert s.tokens("Rome")
    assert sum(s.state.barbarians.values()) == 6
    assert s.events(CalamityStruck)[0].beneficiary == BARBARIANS


def test_29_4_1_2_the_victim_cannot_act_against_itself():
    s = war(side(LAND), barbarians={"Samnium": 1})
    question = next(q for q in s.asked if q.key.endswith(":acts"))
    assert [option.key for option in question.options] == [
        str(s.seat(c)) for c in sorted(("Celt", "Hellas"), key=lambda c: s.g.rank(s.seat(c)))
    ]
    assert isinstance(question.check("0"), Refusal)


def test_29_4_1_2_unless_said_otherwise_their_leader_acts_for_them():
    s = war(side(LAND), barbarians={"Samnium": 1})
    question = next(q for q in s.asked if q.key.endswith(":acts"))
    assert question.default() == str(s.seat("Hellas"))


def test_29_4_1_3_and_29_4_1_7_the_victim_selects_fifteen_the_beneficiary_twenty():
    answers = {FIRST: {"Rome": 15}, ADD: {"Etruria": 10, "Rubicon": 10}, KEEP: "first"}
    s = war(side(LAND), answers)
    assert s.events(FactionKept)[0].kept == 35
    assert s.tokens("Rome") == {"Rome": 15, "Etruria": 10, "Rubicon": 10}
    assert s.tokens("Celt") == {"Massillia": 3, "Rome": 5}


@pytest.mark.parametrize(
    ("advances", "own", "more"),
    [
        ([], 15, 20),
        (["Philosophy"], 0, 20),
        (["Music"], 20, 20),
        (["Music", "Drama and Poetry"], 25, 20),
        (["Democracy"], 25, 20),
        (["Philosophy", "Music"], 5, 20),
        (["Military"], 15, 15),
        (["Naval Warfare"], 15, 15),
        (["Advanced Military"], 15, 15),
        (["Military", "Naval Warfare", "Advanced Military"], 15, 5),
    ],
)
def test_29_4_1_4_to_29_4_1_8_what_advances_change(advances, own, more):
    land = {"Rome": 20, "Etruria": 15, "Rubicon": 15}
    s = war(side(land, advances=advances))
    selected = {s.g.name(q.seat): q.total for q in s.asked if q.key.endswith(":faction")}
    assert selected == ({"Rome": own} if own else {}) | {"Celt": more}


def test_29_4_1_4_philosophy_leaves_nothing_to_select_and_nobody_is_asked():
    s = war(side(LAND, advances=["Philosophy"]))
    assert [q.seat for q in s.asked if q.key.endswith(":faction")] == [s.seat("Celt")]


def test_29_4_1_9_the_rest_is_the_second_faction():
    answers = {FIRST: {"Rome": 15}, ADD: {"Etruria": 10, "Rubicon": 10}, KEEP: "second"}
    s = war(side(LAND), answers)
    assert s.tokens("Rome") == {"Rome": 5}
    assert sum(s.tokens("Celt").values()) == 38


def test_29_4_1_10_a_nation_that_fits_into_the_first_faction_has_no_war():
    s = war(side({"Rome": 20, "Etruria": 15}))
    assert s.events(CalamityPassed)
    assert s.asked == []
    assert sum(s.tokens("Rome").values()) == 35


def test_29_4_1_10_one_point_more_and_there_is_war():
    s = war(side({"Rome": 20, "Etruria": 16}), {KEEP: "first"})
    assert s.events(FactionKept)[0].lost == 1


def test_29_4_1_10_a_nation_without_units_has_no_war():
    assert war(side()).events(CalamityPassed)


def test_29_4_1_8_the_first_faction_is_never_empty():
    """All advances that reduce it together leave five points of the beneficiary's choice."""
    s = war(side(LAND, advances=["Philosophy", "Military", "Naval Warfare", "Advanced Military"]))
    assert [q.total for q in s.asked if q.key.endswith(":faction")] == [5]


def test_29_4_1_3_a_nation_of_cities_is_split_exactly_too():
    towns = ["Etruria", "Rubicon", "Neapolis", "Samnium", "Campania", "Tarentum", "Cisalpina", "Rome"]
    s = war(side({}, towns), {KEEP: "first"})
    assert s.events(FactionKept)[0].kept == 35
    assert s.events(FactionKept)[0].lost == 5


def test_29_4_1_3_cities_are_selected_whole():
    rome = side({"Rome": 20, "Etruria": 10}, ["Rubicon", "Neapolis"])
    s = war(
        rome,
        {FIRST: {"Rubicon": 5, "Rome": 10}, ADD: {"Neapolis": 5, "Etruria": 10, "Rome": 5}, KEEP: "second"},
    )
    assert s.cities("Celt") == ["Neapolis", "Rubicon"]
    assert s.cities("Rome") == []
    question = next(q for q in s.asked if q.key == "civil-war:0:faction")
    assert isinstance(question.check({"Rubicon": 3, "Rome": 12}), Refusal)


def test_29_4_1_11_short_of_tokens_the_rest_turns_barbarian():
    celt = side(NEXT_DOOR, stock=4)
    answers = {
        FIRST: {"Rome": 15},
        ADD: {"Etruria": 10, "Rubicon": 10},
        KEEP: "first",
    }
    s = war(side(LAND), answers, celt=celt)
    assert s.tokens("Celt") == {"Massillia": 3, "Rome": 4}
    assert s.state.barbarians == {"Rome": 1}


def test_29_4_1_11_short_of_cities_pirates_take_the_rest():
    """Celt has one city left, and chooses which of two it takes."""
    towns = ["Lugdunum", "Massillia", *[a for a in FAR if a not in ("Lugdunum", "Massillia")][:6]]
    rome = side({"Rome": 20, "Etruria": 10}, ["Rubicon", "Neapolis"])
    answers = {
        FIRST: {"Rome": 15},
        ADD: {"Etruria": 10, "Rome": 5, "Rubicon": 5},
        KEEP: "second",
    }
    celt = side({}, [*towns, "Alesia"])
    s = war(rome, answers, celt=celt, barbarians={})
    assert s.state.pirates == ["Rubicon"]
    assert s.cities("Rome") == ["Neapolis"]


def test_29_4_1_11_what_even_the_barbarians_have_no_pieces_for_stays():
    celt = side(NEXT_DOOR, stock=0)
    crowd = {**dict.fromkeys(FAR[:27], 4), "Thebes": 1}
    answers = {FIRST: {"Rome": 15}, ADD: {"Etruria": 10, "Rubicon": 10}, KEEP: "first"}
    s = war(side(LAND), answers, celt=celt, barbarians=crowd)
    assert s.tokens("Rome")["Rome"] == 19
    assert s.g.tokens("Rome", BARBARIANS) == 1


def test_29_4_1_12_stock_ships_treasury_and_cards_stay():
    rome = side(LAND, ships=["Rome"], treasury=5, hand=["Salt"], step=4)
    sides = {"Rome": rome, "Celt": side(NEXT_DOOR), "Hellas": side()}
    s = wild(sides)
    give(s, "Rome", "Civil War", drawer="Rome")
    s.play(resolve_calamities)
    nation = s.nation("Rome")
    assert (nation.treasury, nation.step, [card.name for card in nation.hand]) == (5, 4, ["Salt"])
    assert s.ships("Rome") == ["Rome"]


def test_29_4_1_11_who_gains_is_told():
    s = war(side(LAND))
    assert {event.by for event in s.events(UnitsAnnexed)} == {s.seat("Celt")}


def test_29_4_1_11_who_is_short_is_asked_for_itself_and_then_for_the_barbarians():
    """Seven cities go over; Celt has one in stock, and so have the barbarians."""
    towns = ["Rome", "Etruria", "Rubicon", "Cisalpina", "Neapolis", "Samnium", "Campania", "Tarentum"]
    answers = {
        FIRST: dict.fromkeys(towns[:3], 5),
        ADD: dict.fromkeys(towns[3:7], 5),
        KEEP: "second",
        "Celt civil-war:0:annex-cities": ["Rome"],
        "Celt civil-war:0:annex-cities-for-barbarians": ["Rubicon"],
    }
    rome, celt = side({"Sardinia": 10}, towns), side({"Massillia": 1}, FAR[:8])
    s = war(rome, answers, celt=celt, pirates=FAR[8:25], barbarians={"Massillia": 50})
    assert s.cities("Celt") == [*FAR[:8], "Rome"]
    assert set(s.state.pirates) == {*FAR[8:25], "Rubicon"}
    assert s.cities("Rome") == sorted(set(towns) - {"Rome", "Rubicon"})
