"""CivX 26: the phase of special abilities, and what is put in order after it."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.civx.abilities import ABILITIES
from rules.civ.phases.aftermath import unaided_aftermath
from rules.civ.traits import Trait
from rules.table import Chance, Drafted, Refusal, Step
from tests.rules.civ.civx.plans import holder
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

SIX = ["Diaspora", "Fundamentalism", "Monotheism", "Politics", "Provincial Empire", "Universal Doctrine"]


def test_26_1_six_advances_grant_an_ability():
    granted = {
        name
        for name, advance in CIVX.advances.items()
        if any(trait.startswith(Trait.ABILITY) for trait in advance.traits)
    }
    assert granted == set(SIX)
    assert {ability.key for ability in ABILITIES} == {
        trait.removeprefix(Trait.ABILITY).partition(".")[0]
        for advance in CIVX.advances.values()
        for trait in advance.traits
        if trait.startswith(Trait.ABILITY)
    }


def test_26_2_fewest_advance_points_first_and_ties_in_ast_order():
    sides = {
        "Egypt": side({"Fayum": 1}, advances=["Politics"]),
        "Rome": side({"Rome": 1}, advances=["Politics", "Music"]),
        "Minoa": side({"Knossos": 1}, advances=["Politics"]),
        "Celt": side({"Belgica": 1}, advances=["Diaspora"]),
    }
    s = scene(sides)
    s.play(special_abilities)
    assert s.keys() == [f"{civ} abilities" for civ in ("Celt", "Minoa", "Egypt", "Rome")]


def test_26_2_all_of_ones_abilities_in_any_order():
    others = {"Celt": side({"Rubicon": 2, "Rome": 1})}
    rome = holder("Monotheism", "Fundamentalism", "Politics", treasury=9)
    plan = [
        {"ability": "annex_areas", "treasury": 5},
        {"ability": "convert", "area": "Rubicon"},
        {"ability": "destroy", "area": "Rome"},
    ]
    s = scene({"Rome": rome, **others})
    s.play(special_abilities, {"Rome abilities": plan})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 2}
    assert s.tokens("Celt") == {}
    assert s.nation("Rome").treasury == 14


def test_26_2_what_one_did_the_next_must_live_with():
    """Egypt's plan, made ahead, is judged again when its turn comes."""
    sides = {
        "Rome": holder("Monotheism"),
        "Egypt": side({"Samnium": 1}, advances=["Monotheism", "Music"]),
        "Celt": side({"Rubicon": 1}),
    }
    s = scene(sides)
    s.play(special_abilities, {"Rome abilities": [{"ability": "convert", "area": "Rubicon"}]})
    assert s.keys() == ["Rome abilities"], "nothing is left for Egypt: Rubicon belongs to a holder now"


def test_26_3_nobody_has_to_use_an_ability():
    s = scene({"Rome": holder(*SIX, treasury=9), "Celt": side({"Rubicon": 1})})
    s.play(special_abilities)
    assert s.tokens("Celt") == {"Rubicon": 1}
    assert s.nation("Rome").treasury == 9


def test_26_1_whoever_holds_none_is_not_asked():
    s = scene({"Rome": holder("Music"), "Celt": side({"Rubicon": 1})})
    s.play(special_abilities)
    assert s.asked == []


def crowded():
    """Something for every ability."""
    return scene(
        {
            "Rome": holder(*SIX, treasury=12),
            "Celt": side({"Rubicon": 2, "Rome": 1, "Massillia": 1}, cities=["Cisalpina"], hand=["Ochre"]),
            "Egypt": side({"Corsica": 1, "Rubicon": 1}, hand=["Tin"]),
        }
    )


def test_26_1_the_menus_lead_to_plans_that_are_allowed():
    s = crowded()
    s.play(special_abilities)
    referee, question = s.asked[0].referee, s.asked[0]
    for first in range(6):
        menu, picks = referee.menu([]), 0
        step = next(menu)
        try:
            while True:
                assert isinstance(step, Step)
                keys = [option.key for option in step.options]
                chosen = keys[first % len(keys)] if picks == 0 else keys[0]
                step = menu.send((chosen,) if step.most == 1 else tuple(keys[: max(1, step.least)]))
                picks += 1
        except StopIteration as end:
            assert isinstance(end.value, Drafted)
            assert not isinstance(question.check(end.value.draft), Refusal), end.value.draft
            assert question.write(end.value.draft) != ("nothing",)


@pytest.mark.parametrize("seed", range(20))
def test_26_1_random_plans_are_allowed_and_can_be_read_back(seed):
    s = crowded()
    s.play(special_abilities)
    question = s.asked[0]
    plan = question.sample(Chance(bytes([seed])))
    assert not isinstance(question.check(plan), Refusal), plan
    text = "\n".join(question.write(plan)) if plan else ""
    read = question.referee.read(text.replace("a card each from ", ""), [])
    assert question.check(read) == question.check(plan)


# -- 26.4


def after(sides, **more):
    s = scene(sides, **more)
    s.play(unaided_aftermath)
    return s


def test_26_4_areas_over_their_limit_are_fought_over():
    s = after({"Rome": side({"Rubicon": 4}), "Celt": side({"Rubicon": 2})})
    assert s.state.tokens == {"Rubicon": {0: 3}}, "Celt loses first, then Rome, then Celt"


def test_26_4_without_taking_any_advances_into_account():
    """With Metalworking Rome would win; as it is, the smaller number loses first."""
    metal = side({"Rubicon": 2}, advances=["Metalworking", "Art of War", "Advanced Military"])
    s = after({"Rome": metal, "Celt": side({"Rubicon": 3})})
    plain = after({"Rome": side({"Rubicon": 2}), "Celt": side({"Rubicon": 3})})
    assert s.state.tokens == plain.state.tokens
    assert s.asked == []


def test_26_4_engineering_does_not_help_to_take_a_city():
    s = after(
        {
            "Rome": side({"Etruria": 6}, advances=["Engineering"]),
            "Celt": side({"Rubicon": 3}, cities=["Etruria"]),
        }
    )
    assert s.cities("Celt") == ["Etruria"]
    assert s.tokens("Rome") == {}


def test_26_4_surplus_and_support_count_advances_as_ever():
    s = after({"Rome": side({"Rubicon": 9}, advances=["Agriculture", "Public Works"])})
    assert s.tokens("Rome") == {"Rubicon": 5}


def test_26_4_then_city_support_is_checked():
    s = after({"Rome": side({"Rubicon": 1}, cities=["Rome"])})
    assert (s.cities("Rome"), s.tokens("Rome")) == ([], {"Rubicon": 1, "Rome": 2})
