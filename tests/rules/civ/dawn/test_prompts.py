"""What the questions of Dawn say: what is at stake, in plain numbers."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import check_support
from rules.civ.phases.tax import tax_collection
from rules.table import Refusal, Step
from tests.rules.civ.dawn.plans import holder, played
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

FOUR = ["Athens", "Corinth", "Rome", "Tarentum"]


@pytest.mark.parametrize(
    ("stock", "said"),
    [
        (20, [(), (), ()]),
        (12, [(), (), ()]),
        (9, [(), (), ("1 city would revolt.",)]),
        (3, [("1 city would revolt.",), *[("3 of your cities would revolt.",)] * 2]),
    ],
)
def test_13_3_1_the_tax_rate_says_how_many_cities_revolt(stock, said):
    s = scene({"Rome": side(cities=FOUR, advances=["Coinage"], stock=stock), "Egypt": side()})
    s.play(tax_collection)
    assert [s.asked[0].warnings(rate) for rate in (1, 2, 3)] == said


def test_13_3_2_who_takes_cities_over_reads_what_they_are():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection)
    assert [option.note for option in s.asked[0].options] == [
        "city site, coastal, limit 1",
        "city site, coastal, limit 2",
        "city site, coastal, limit 2",
        "city site, coastal, limit 1",
    ]


@pytest.mark.parametrize(
    ("rome", "example"),
    [
        (side({"Etruria": 1, "Rome": 2}), "build Rome"),
        (side({"Etruria": 1, "Rome": 2}, ships=["Rome"], treasury=1), "keep Rome"),
    ],
)
def test_16_1_what_is_no_order_is_answered_with_a_ship_that_can_be_had(rome, example):
    referee = MovementReferee(scene({"Rome": rome}).g, 0, moves=False)
    refusal = referee.read("sing a song", [])
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].legal == example
    assert not isinstance(referee.read(example, []), Refusal)


def test_16_1_after_the_last_ship_no_example_is_left():
    referee = MovementReferee(scene({"Rome": side({"Rome": 2})}).g, 0, moves=False)
    refusal = referee.read("sing a song", referee.read("build Rome paid Rome", []))
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].legal == ""


def test_18_2_4_barbarians_in_a_conflict_are_the_barbarians():
    rome = side({"Rome": 4, "Etruria": 3}, advances=["Advanced Military"])
    s = scene({"Rome": rome}, barbarians={"Rome": 4})
    s.play(conflict)
    assert "4 of yours against 4 of the barbarians" in s.asked[0].prompt


def test_21_1_1_a_city_that_gives_one_token_gives_one_token():
    s = scene({"Rome": side({"Memphis": 2}, cities=["Tarentum", "Rome"])})
    s.play(check_support)
    notes = {option.key: option.note for option in s.asked[0].options}
    assert notes == {"Rome": "gives 2 tokens, makes up for 4", "Tarentum": "gives 1 token, makes up for 3"}


def test_25_1_the_menu_says_what_an_ability_does():
    s = scene({"Rome": side({"Rome": 2}, advances=["Politics"])})
    s.play(special_abilities)
    step = s.asked[0].step([], ())
    assert isinstance(step, Step)
    assert [option.note for option in step.options] == [DAWN.advances["Politics"].text]


def test_25_7_2_who_may_disregard_a_demand_reads_what_that_hides():
    others = {"Celt": side(hand=["Gold"], advances=["Wonder of the World"])}
    use = {"ability": "demand", "commodity": "Gold", "seats": [1]}
    s = played(holder("Trade Empire"), use, others=others)
    asked = next(question for question in s.asked if question.key == "demand:0")
    assert asked.prompt == (
        "Trade Empire: Rome demands Gold of you. If you disregard it, nobody learns whether you have it."
    )
