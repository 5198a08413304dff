"""CivX 29.42: Civil War: who gains, which factions there are, what goes over."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.civx.claims import groups_of_claims, is_eligible
from rules.civ.civx.policies import worth
from rules.civ.events_calamity import (
    CalamityPassed,
    CalamityStruck,
    FactionKept,
    NationInherited,
    UnitsAnnexed,
)
from rules.civ.state import BARBARIANS, Card
from rules.table import Refusal
from tests.rules.civ.civx.scene import WEST, scene
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

FACTION, KEEP = "Rome civil-war:0:faction", "Rome civil-war:0:keep"
ADD = "Celt civil-war:0:faction"
LAND = {"Massillia": 9, "Lugdunum": 9, "Noricum": 9, "Rubicon": 3}
CITIES = ["Rome", "Neapolis", "Tarentum", "Cisalpina"]


def rome(step=10, advances=(), tokens=None, cities=CITIES, stock=5):
    """A nation with 30 tokens and 4 cities on the board: 50 unit points."""
    return side(LAND if tokens is None else tokens, cities, advances=advances, step=step, stock=stock)


def war(victim, others=None, answers=None, **more):
    sides = {"Rome": victim, **(others or {"Celt": side({"Londinium": 1})})}
    return struck("Rome", "Civil War", sides, answers, **more)


def asked(s, step, who):
    return next(q for q in s.asked if q.key.endswith(f":{step}") and s.g.name(q.seat) == who)


def case_of(sides, block=""):
    s = scene(sides, two_blocks=bool(block))
    return Case.of(s.g, 0, Card("Civil War", block=block))


POINTS_865 = ["Theology", "Public Works", "Library", "Drama & Poetry", "Clothmaking", "Mysticism", "Pottery"]
POINTS_1235 = ["Wonder of the World", "Library", "Harbor Defenses", "Theology", "Theocracy", "Economics"]
POINTS_1240 = ["Wonder of the World", "Library", "Harbor Defenses", "Advanced Military", "Theology"]


@pytest.mark.parametrize(("advances", "eligible"), [(POINTS_1235, True), (POINTS_1240, False)])
def test_29_4202_example_babylon_with_865_points_1238_is_the_most(advances, eligible):
    case = case_of({"Babylon": side(advances=POINTS_865), "Celt": side({"Rome": 1}, advances=advances)})
    assert worth(case.g, 0) == 865
    assert is_eligible(case, 1) is eligible


@pytest.mark.parametrize(
    ("extra", "eligible"),
    [(["Wonder of the World", "Pottery"], True), (["Wonder of the World", "Music"], False)],
)
def test_29_4202_who_is_too_far_ahead_is_not_eligible(extra, eligible):
    """The victim has 90 points of advances: 308 is the most; 305 will do, 310 is too much."""
    case = case_of({"Rome": side(advances=["Agriculture"]), "Celt": side({"Rome": 1}, advances=extra)})
    assert is_eligible(case, 1) is eligible


def test_29_4202_exactly_the_limit_is_eligible():
    """With nothing at all 200 is the most."""
    for advances, eligible in ((["Public Works"], True), (["Monotheism"], False)):
        case = case_of({"Rome": side(), "Celt": side({"Rome": 1}, advances=advances)})
        assert is_eligible(case, 1) is eligible


def test_29_4203_the_eligible_player_with_the_most_unit_points_in_stock():
    others = {"Celt": side({"Londinium": 1}, stock=20), "Iberia": side({"Emeritensis": 1}, stock=21)}
    assert war(rome(), others).events(CalamityStruck)[0].beneficiary == 2
    iberia = side({"Emeritensis": 1}, ["Belgica"], stock=24)
    others = {"Celt": side({"Londinium": 1}, stock=20), "Iberia": iberia}
    assert war(rome(), others).events(CalamityStruck)[0].beneficiary == 1, "a city counts five"


def test_29_4203_the_victim_decides_between_equals():
    others = {"Celt": side({"Londinium": 1}), "Iberia": side({"Emeritensis": 1})}
    for seat in (1, 2):
        s = war(rome(), others, {"Rome civil-war:0:beneficiary-3": str(seat)})
        assert {event.by for event in s.events(UnitsAnnexed)} == {seat}


SEVEN = ["Londinium", "Belgica", "Alesia", "Aquitania", "Corduba", "Athens", "Sparta"]


@pytest.mark.parametrize(("stock", "by"), [(21, 1), (20, BARBARIANS), (19, BARBARIANS)])
def test_29_4203_if_the_victim_has_the_most_or_as_much_barbarians_gain(stock, by):
    """Rome has 5 cities and 5 tokens in stock: 30. The Celts have two cities and so many tokens."""
    s = war(rome(), {"Celt": side({}, SEVEN, stock=stock)})
    assert {event.by for event in s.events(UnitsAnnexed)} == {by}


def test_29_4203_then_the_victim_selects_the_whole_first_faction():
    s = war(rome(), {"Celt": side({}, SEVEN, stock=0)}, {FACTION: {**LAND, "Rome": 5}, KEEP: "second"})
    assert asked(s, "faction", "Rome").total == 15 + 20
    assert s.cities("Rome") == ["Cisalpina", "Neapolis", "Tarentum"]
    assert s.state.barbarians == LAND
    assert s.state.pirates == ["Rome"]


def test_29_4203_an_eliminated_player_has_the_most():
    others = {"Celt": side({"Londinium": 1}), "Iberia": side(stock=0)}
    assert war(rome(), others).events(CalamityStruck)[0].beneficiary == 2


def test_29_4204_with_two_blocks_only_near_players_but_the_eliminated_are_everywhere():
    sides = {"Rome": rome(), "Maurya": side({"Magadha": 1}), "Celt": side({"Massillia": 1}), "Saba": side()}
    near = groups_of_claims(case_of(sides, WEST))
    assert near == [[3], [2], [BARBARIANS]]
    assert groups_of_claims(case_of(sides)) == [[3], [1, 2], [BARBARIANS]]


@pytest.mark.parametrize("step", [0, 1, 4])
def test_29_42051_no_civil_war_at_the_first_four_positions(step):
    s = war(rome(step=step))
    assert s.events(CalamityPassed)
    assert s.events(UnitsAnnexed) == []


@pytest.mark.parametrize(("step", "points"), [(5, 25), (6, 23), (10, 15), (14, 7), (15, 5)])
def test_29_42051_the_victim_selects_by_its_position(step, points):
    assert asked(war(rome(step=step)), "faction", "Rome").total == points


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        (["Music"], 20),
        (["Drama & Poetry", "Music"], 25),
        (["Theocracy"], 25),
        (["Theocracy", "Music", "Drama & Poetry"], 35),
        (["Art of War"], 10),
        (["Art of War", "Music"], 15),
    ],
)
def test_29_42052_29_42053_advances_add_up(advances, points):
    assert asked(war(rome(advances=advances)), "faction", "Rome").total == points


def test_29_42053_never_less_than_nothing():
    s = war(rome(step=15, advances=["Art of War"]))
    assert [q.seat for q in s.asked if q.key.endswith("faction")] == [1]


def test_29_42054_the_beneficiary_adds_twenty_of_what_is_left():
    s = war(rome(), answers={FACTION: {"Rome": 5, "Neapolis": 5, "Rubicon": 3, "Noricum": 2}})
    question = asked(s, "faction", "Celt")
    assert question.total == 20
    assert "Rome" not in question.limits
    assert question.limits["Noricum"] == 7


def test_29_42055_philosophy_fifteen_points_all_selected_by_the_beneficiary():
    s = war(rome(advances=["Philosophy", "Music", "Theocracy"]))
    question = asked(s, "faction", "Celt")
    assert question.total == 15
    assert not [q for q in s.asked if q.key.endswith("faction") and q.seat == 0]


def test_29_4207_the_victim_keeps_the_faction_it_likes_and_the_other_is_annexed():
    added = {"Massillia": 9, "Lugdunum": 9, "Noricum": 2}
    first = {FACTION: {"Rome": 5, "Neapolis": 5, "Tarentum": 5}, ADD: added}
    s = war(rome(), answers={**first, KEEP: "first"})
    assert s.cities("Rome") == ["Neapolis", "Rome", "Tarentum"]
    assert s.cities("Celt") == ["Cisalpina"]
    assert s.tokens("Celt") == {"Londinium": 1, "Noricum": 7, "Rubicon": 3}
    s = war(rome(), answers={**first, KEEP: "second"})
    assert s.cities("Rome") == ["Cisalpina"]
    assert s.tokens("Rome") == {"Noricum": 7, "Rubicon": 3}
    assert s.events(FactionKept) == [FactionKept(0, "Civil War", "second", 15, 35)]


def test_29_4206_the_second_faction_may_be_empty():
    s = war(rome(tokens={"Rubicon": 3}, cities=["Rome"], stock=0))
    assert s.cities("Rome") == ["Rome"]
    assert s.events(UnitsAnnexed) == []
    assert s.asked == []


def test_25_4_cities_are_whole_and_the_points_exact_if_that_can_be():
    question = asked(war(rome()), "faction", "Rome")
    assert isinstance(question.check({"Rome": 4, "Rubicon": 3, "Noricum": 8}), Refusal)
    assert isinstance(question.check({"Rome": 5, "Noricum": 9}), Refusal), "14 of 15"
    only_cities = asked(war(rome(step=11, tokens={}, stock=0)), "faction", "Rome")
    assert only_cities.total == 15, "13 cannot be made up of cities"


def test_29_4209_stock_ships_treasury_and_advances_stay_with_the_victim():
    victim = side(LAND, CITIES, ["Rome"], ["Music"], treasury=7, step=10)
    s = struck("Rome", "Civil War", {"Rome": victim, "Celt": side({"Londinium": 1})})
    nation = s.nation("Rome")
    assert (nation.treasury, nation.step, nation.advances) == (7, 10, ["Music"])
    assert s.ships("Rome") == ["Rome"]


SPLIT = {
    FACTION: {"Rome": 5, "Neapolis": 5, "Tarentum": 5},
    ADD: {"Cisalpina": 5, "Massillia": 9, "Noricum": 6},
    KEEP: "first",
}
"""The other faction is all tokens: 9 in Lugdunum, 3 in Noricum and 3 in Rubicon."""


def test_29_4209_who_runs_out_of_pieces_leaves_the_rest_to_the_next():
    """The Celts have cities but six tokens; Iberia comes next, then the barbarians in Rome's place."""
    iberia = side({"Emeritensis": 1}, ["Belgica"], stock=4)
    s = war(rome(), {"Celt": side({"Londinium": 1}, stock=6), "Iberia": iberia}, SPLIT)
    assert sum(s.tokens("Celt").values()) == 1 + 6
    assert sum(s.tokens("Iberia").values()) == 1 + 4
    assert sum(s.state.barbarians.values()) == 15 - 6 - 4


def test_29_4209_the_beneficiary_chooses_what_it_takes():
    others = {"Celt": side({"Londinium": 1}, stock=6)}
    s = war(rome(), others, {**SPLIT, "Celt civil-war:0:annex-tokens": {"Lugdunum": 6}})
    assert s.tokens("Celt") == {"Londinium": 1, "Lugdunum": 6}


def test_29_4210_an_eliminated_beneficiary_comes_back_with_advances_and_position():
    others = {"Celt": side(advances=["Pottery"], step=3)}
    s = war(rome(advances=["Music", "Pottery", "Art of War"]), others)
    assert set(s.nation("Celt").advances) == {"Pottery", "Music", "Art of War"}
    assert s.nation("Celt").step == 10
    assert s.events(NationInherited) == [NationInherited(1, 0, "Civil War", ("Music", "Art of War"), 10)]


def test_29_4210_who_gets_nothing_inherits_nothing():
    s = war(rome(tokens={"Rubicon": 3}, cities=["Rome"], stock=0, advances=["Music"]), {"Celt": side()})
    assert s.nation("Celt").advances == []


def test_29_4207_the_victim_reads_what_the_factions_are_before_it_keeps_one():
    s = war(rome(), answers={FACTION: {"Rome": 5, "Massillia": 9, "Rubicon": 1}})
    question = asked(s, "keep", "Rome")
    assert question.prompt.endswith("The other goes to Celt.")
    first, second = (choice.note for choice in question.options)
    assert first.startswith("35 unit points: ")
    assert "Massillia (9)" in first
    assert "Rome (city 5)" in first
    assert second.startswith("15 unit points: ")
