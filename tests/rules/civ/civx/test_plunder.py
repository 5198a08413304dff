"""CivX 19.5: what becomes of a city that fell to an attack, and what its attacker takes."""

import pytest

from rules.civ.events_conflict import CardPlundered, CityFell, CityPlundered
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

PHILOSOPHY, ASCENDANCY = ["Philosophy"], ["Cultural Ascendancy"]
ADVANCED, MERCENARY = ["Advanced Military"], ["Mercenary Army"]


def fallen(
    attacker=(), defender=(), *, hand=("Salt", "Iron"), hired=0, answers=None, tokens=7, own=None, stock=None
):
    """Minoa takes the city of Hellas in Sparta."""
    s = scene(
        {
            "Hellas": side(own, ["Sparta"], advances=defender, hand=hand),
            "Minoa": side({"Sparta": tokens}, advances=attacker, stock=stock),
        }
    )
    if hired:
        s.state.mercenaries = {"Sparta": {1: hired}}
    s.play(conflict, answers)
    assert s.events(CityFell)
    return s


def test_19_51_a_commodity_card_is_drawn_at_random_and_kept():
    s = fallen()
    drawn = [card.name for card in s.nation("Minoa").hand]
    assert len(drawn) == 1
    assert sorted([*drawn, *(card.name for card in s.nation("Hellas").hand)]) == ["Iron", "Salt"]


def test_19_51_only_the_two_concerned_learn_which_card_it_was():
    s = fallen()
    assert s.events(CardPlundered) == []
    assert s.events(CardPlundered, 0) == s.events(CardPlundered, 1) != []


def test_19_51_without_commodity_cards_there_is_no_draw():
    s = fallen(hand=())
    assert s.events(CityPlundered) == [CityPlundered(1, 0, False, 3)]


def test_19_51_a_calamity_that_is_still_in_hand_is_not_drawn():
    s = fallen(hand=("Flood",))
    assert [card.name for card in s.nation("Hellas").hand] == ["Flood"]
    assert s.nation("Minoa").hand == []


def test_19_52_up_to_three_tokens_go_from_stock_to_treasury():
    s = fallen()
    assert s.nation("Minoa").treasury == 3
    assert s.nation("Hellas").treasury == 0, "the victim's treasury is unaffected"


def test_19_52_the_attacker_may_take_fewer_or_no_card():
    s = fallen(answers={"Minoa plunder:Sparta": "no-card:1"})
    assert s.nation("Minoa").treasury == 1
    assert s.nation("Minoa").hand == []


@pytest.mark.parametrize(("met_by", "gained"), [(1, 0), (2, 1), (6, 3)])
def test_19_52_pillage_is_limited_by_the_stock_of_the_attacker(met_by, gained):
    """Nothing is in stock but what Minoa loses in the conflict."""
    s = scene({"Hellas": side(cities=["Sparta"], stock=met_by), "Minoa": side({"Sparta": 7}, stock=0)})
    s.play(conflict)
    assert s.nation("Minoa").treasury == 48 + gained


def test_19_52_more_than_three_are_refused():
    assert isinstance(fallen().asked[-1].check("card:4"), Refusal)


def test_19_521_with_mercenaries_pillage_takes_up_to_five():
    s = fallen(MERCENARY, hired=3)
    assert s.nation("Minoa").treasury == 5


def test_19_521_mercenaries_that_fell_on_the_way_count():
    """Two defenders outside cost the only mercenary its life before the city is attacked."""
    s = fallen(MERCENARY, hired=1, tokens=8, own={"Sparta": 2})
    assert s.nation("Minoa").treasury == 5


def test_19_521_without_mercenaries_in_the_area_a_holder_takes_three():
    s = scene(
        {
            "Hellas": side(cities=["Sparta"]),
            "Minoa": side({"Sparta": 7, "Argos": 3}, advances=MERCENARY),
        }
    )
    s.state.mercenaries = {"Argos": {1: 2}}
    s.play(conflict)
    assert s.nation("Minoa").treasury == 3


# -- 19.53 Philosophy


def test_19_53_the_holder_of_philosophy_chooses_treasury():
    s = fallen(defender=PHILOSOPHY, answers={"Hellas spoils:Sparta": "treasury"})
    assert s.events(CityPlundered) == [CityPlundered(1, 0, False, 3)]
    assert len(s.nation("Hellas").hand) == 2


def test_19_53_or_a_card():
    s = fallen(defender=PHILOSOPHY, answers={"Hellas spoils:Sparta": "card"})
    assert s.events(CityPlundered) == [CityPlundered(1, 0, True, 0)]
    assert s.nation("Minoa").treasury == 0


def test_19_53_the_default_keeps_the_cards():
    assert fallen(defender=PHILOSOPHY).asked[0].default() == "treasury"


def test_19_53_without_cards_the_attacker_pillages():
    s = fallen(defender=PHILOSOPHY, hand=())
    assert s.keys() == ["Minoa plunder:Sparta"]
    assert s.nation("Minoa").treasury == 3


def test_19_53_with_mercenaries_the_choice_is_about_five():
    s = fallen(MERCENARY, PHILOSOPHY, hired=2)
    assert "Up to 5 treasury" in s.asked[0].options[0].label
    assert s.nation("Minoa").treasury == 5


def test_19_53_the_attacker_may_still_take_nothing():
    s = fallen(
        defender=PHILOSOPHY,
        answers={"Hellas spoils:Sparta": "card", "Minoa plunder:Sparta": "no-card:0"},
    )
    assert len(s.nation("Hellas").hand) == 2


# -- 30.113 Cultural Ascendancy


@pytest.mark.parametrize(
    ("defender", "plundered"), [((), False), (PHILOSOPHY, False), (ASCENDANCY, True), (ADVANCED, True)]
)
def test_30_113_cultural_ascendancy_plunders_only_holders_of_it_or_of_advanced_military(defender, plundered):
    s = fallen(ASCENDANCY, defender)
    assert bool(s.events(CityPlundered)) is plundered
    assert bool(s.nation("Minoa").hand) is plundered


def test_30_113_others_plunder_a_holder_as_anybody():
    assert fallen(ADVANCED, ASCENDANCY).nation("Minoa").treasury == 3


def test_30_113_a_pirate_city_is_nobodys_and_may_be_pillaged():
    s = scene({"Minoa": side({"Sparta": 7}, advances=ASCENDANCY)}, pirates=["Sparta"])
    s.play(conflict)
    assert s.nation("Minoa").treasury == 3


# -- 19.54 to 19.56


def test_19_54_no_survivor_no_plunder():
    """Hellas loses five next door: all of Minoa die in the ruins."""
    s = fallen(defender=ADVANCED, own={"Argos": 7}, answers={"Hellas losses:Sparta": {"Sparta/Argos": 6}})
    assert s.tokens("Minoa") == {}
    assert s.events(CityPlundered) == []
    assert s.nation("Minoa").treasury == 0
    assert len(s.nation("Hellas").hand) == 2


def test_19_55_barbarians_draw_no_card_and_take_no_treasury():
    s = scene({"Hellas": side(cities=["Sparta"], hand=["Salt"])}, barbarians={"Sparta": 9})
    s.play(conflict)
    assert s.events(CityFell) == [CityFell("Sparta", BARBARIANS, 0, 6)]
    assert s.events(CityPlundered) == []
    assert len(s.nation("Hellas").hand) == 1


def test_19_56_a_pirate_city_may_be_pillaged():
    s = scene({"Minoa": side({"Sparta": 7})}, pirates=["Sparta"])
    s.play(conflict)
    assert s.nation("Minoa").treasury == 3


def test_19_56_with_mercenaries_for_five():
    s = scene({"Minoa": side({"Sparta": 7}, advances=MERCENARY)}, pirates=["Sparta"])
    s.state.mercenaries = {"Sparta": {0: 2}}
    s.play(conflict)
    assert s.nation("Minoa").treasury == 5
