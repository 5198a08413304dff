"""Dawn 25.1: the phase of special abilities."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.dawn_of_history.abilities import ABILITIES
from rules.civ.phases.support import check_support
from rules.civ.traits import Trait
from rules.table import Chance, Drafted, Refusal, Step
from tests.rules.civ.dawn.plans import holder
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

SEVEN = {
    "Diaspora": "colonize",
    "Fundamentalism": "destroy",
    "Monotheism": "convert",
    "Politics": "annex",
    "Provincial Empire": "levy",
    "Trade Empire": "demand",
    "Universal Doctrine": "preach",
}


def test_25_1_1_each_ability_is_endowed_by_its_advance():
    given = {
        name: trait.removeprefix(Trait.ABILITY).partition(".")[0]
        for name, advance in DAWN.advances.items()
        for trait in advance.traits
        if trait.startswith(Trait.ABILITY)
    }
    assert given == SEVEN
    assert [ability.key for ability in ABILITIES] == list(SEVEN.values())


def test_25_1_2_in_the_order_of_the_chart():
    sides = {
        civ: side({area: 1}, advances=["Politics"])
        for civ, area in {"Egypt": "Memphis", "Rome": "Rome", "Minoa": "Knossos", "Celt": "Belgica"}.items()
    }
    s = scene(sides)
    s.play(special_abilities)
    assert s.keys() == [f"{civ} abilities" for civ in ("Minoa", "Celt", "Rome", "Egypt")]


def test_25_1_2_all_of_ones_abilities_in_any_order():
    sides = {
        "Rome": holder("Monotheism", "Fundamentalism", "Politics", "Diaspora", treasury=9),
        "Celt": side({"Rubicon": 2, "Rome": 1}),
    }
    plan = [
        {"ability": "annex", "treasury": 5},
        {"ability": "destroy", "area": "Rome"},
        {"ability": "convert", "area": "Rubicon"},
        {"ability": "colonize", "area": "Rome"},
    ]
    s = scene(sides)
    s.play(special_abilities, {"Rome abilities": plan})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 2}
    assert s.cities("Rome") == ["Rome"], "emptied first, and then settled"
    assert s.nation("Rome").treasury == 14


def test_25_1_2_none_is_used_twice():
    s = scene({"Rome": holder("Politics"), "Celt": side()})
    s.play(special_abilities)
    refusal = s.asked[0].check([{"ability": "annex", "treasury": 1}] * 2)
    assert [fault.code for fault in refusal.faults] == ["ability-used"]


def test_25_1_2_one_finishes_before_the_next_begins():
    """Rubicon belongs to Rome, who is protected, when it is the turn of Egypt."""
    sides = {
        "Rome": holder("Monotheism"),
        "Egypt": side({"Samnium": 1}, advances=["Monotheism"]),
        "Celt": side({"Rubicon": 1}),
    }
    s = scene(sides)
    s.play(special_abilities, {"Rome abilities": [{"ability": "convert", "area": "Rubicon"}]})
    assert s.keys() == ["Rome abilities"]


def test_25_1_1_nobody_has_to_use_an_ability():
    s = crowded()
    s.play(special_abilities)
    assert s.tokens("Celt") == {"Rubicon": 2, "Rome": 1}
    assert s.nation("Rome").treasury == 12


def test_25_1_3_the_surplus_stays_until_the_next_turn():
    s = scene({"Rome": holder("Monotheism", tokens={"Etruria": 2}), "Celt": side({"Etruria": 2})})
    s.play(special_abilities, {"Rome abilities": [{"ability": "convert", "area": "Etruria"}]})
    s.play(check_support)
    assert s.tokens("Rome") == {"Etruria": 4}


def crowded():
    """Something for every ability."""
    return scene(
        {
            "Rome": holder(*SEVEN, treasury=12),
            "Celt": side(
                {"Rubicon": 2, "Rome": 1},
                cities=["Cisalpina"],
                ships=["Rubicon"],
                hand=["Iron"],
            ),
            "Egypt": side({"Corsica": 1, "Rubicon": 1}, hand=["Salt"], advances=["Trade Empire"]),
        },
        barbarians={"Lugdunum": 3},
    )


@pytest.mark.parametrize("first", range(7))
@pytest.mark.parametrize("later", [0, -1])
def test_25_1_1_the_menus_lead_to_plans_that_are_allowed(first, later):
    s = crowded()
    s.play(special_abilities)
    question = s.asked[0]
    menu, picks = question.referee.menu([]), 0
    step = next(menu)
    with pytest.raises(StopIteration) as end:
        while True:
            assert isinstance(step, Step)
            keys = [option.key for option in step.options]
            chosen = keys[first] if picks == 0 else keys[later]
            step = menu.send((chosen,) if step.most == 1 else tuple(keys[: max(1, step.least)]))
            picks += 1
    made = end.value.value
    assert isinstance(made, Drafted)
    assert not isinstance(question.check(made.draft), Refusal), made.draft
    assert question.write(made.draft) != ("nothing",)


def said(plan):
    """The plan in its type: what was not said is nothing."""
    return [{key: value for key, value in use.items() if value not in (None, 0)} for use in plan]


@pytest.mark.parametrize("seed", range(25))
def test_25_1_1_random_plans_are_allowed_and_can_be_read_back(seed):
    s = crowded()
    s.play(special_abilities)
    question = s.asked[0]
    plan = question.sample(Chance(bytes([seed])))
    assert not isinstance(question.check(plan), Refusal), plan
    if plan:
        lines = "\n".join(question.write(plan))
        assert said(question.referee.read(lines, [])) == said(plan)


@pytest.mark.parametrize(
    ("line", "use"),
    [
        ("Diaspora: Massillia tokens", {"ability": "colonize", "area": "Massillia", "tokens": 2}),
        ("monotheism rubicon of egypt", {"ability": "convert", "area": "Rubicon", "of": 2}),
        (
            "Politics: Rubicon of Celt with a ship",
            {"ability": "annex", "area": "Rubicon", "of": 1, "ships": 1},
        ),
        ("Politics treasury 3", {"ability": "annex", "treasury": 3}),
        ("Politics treasury", {"ability": "annex", "treasury": 5}),
        ("Provincial Empire: all", {"ability": "levy", "seats": [1, 2]}),
        (
            "Trade Empire: salt from Egypt, then Celt",
            {"ability": "demand", "commodity": "Salt", "seats": [2, 1]},
        ),
        ("Universal Doctrine: Lugdunum 3", {"ability": "preach", "area": "Lugdunum", "tokens": 3}),
    ],
)
def test_25_1_1_plans_can_be_written(line, use):
    s = crowded()
    s.play(special_abilities)
    (read,) = said(s.asked[0].referee.read(line, []))
    assert read == use


@pytest.mark.parametrize(
    "line",
    [
        "Trade Empire: Salt",
        "Trade Empire: Nectar from Celt",
        "Trade Empire: Salt from Atlantis",
        "Politics: Atlantis",
        "Monotheism: Rubicon of Atlantis",
        "Philately: Rubicon",
    ],
)
def test_25_1_1_what_cannot_be_read_is_refused_with_a_reason(line):
    s = crowded()
    s.play(special_abilities)
    refusal = s.asked[0].referee.read(line, [])
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].text
