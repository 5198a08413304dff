"""What a position means for a seat, from what everybody may see."""

from renders.civ.outlook import building_sites, over_limit, position_of, threats
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.dawn_of_history.state import DawnState
from rules.civ.western_empires.game import RULESET
from tests.renders.civ.positions import GAME
from tests.rules.civ.dawn.scene import scene as dawn_scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import scenario, side


def position(**sides):
    return position_of(GAME.view(scenario(sides).state, None), RULESET)


def test_areas_with_too_many_tokens():
    g = position(Rome=side({"Etruria": 2, "Rome": 3, "Rubicon": 4}))
    assert over_limit(g) == ["Rome", "Rubicon"]
    assert g.state.tokens["Rubicon"] == {0: 4}


def test_areas_in_conflict_are_not_over_their_limit():
    assert over_limit(position(Rome=side({"Etruria": 2}), Egypt=side({"Etruria": 2}))) == []


def test_where_a_seat_may_build():
    g = position(Rome=side({"Rome": 7, "Neapolis": 5, "Etruria": 12}), Egypt=side({"Fayum": 6}))
    assert building_sites(g, 0) == {"Rome": (7, 6), "Etruria": (12, 12)}


def test_a_city_next_to_seven_tokens_of_one_other_is_threatened():
    rome = side({"Samnium": 20}, cities=["Rome", "Neapolis"])
    g = position(Rome=rome, Egypt=side({"Etruria": 4, "Rubicon": 4}), Hellas=side({"Campania": 6}))
    assert threats(g, 0) == {"Rome": (1, 8)}
    assert threats(g, 1) == {}


def test_every_game_of_the_family_can_be_asked():
    state = dawn_scene({"Rome": side({"Rome": 7}), "Egypt": side({"Fayum": 2})}).state
    g = position_of(DawnOfHistory().view(state, None), DAWN, DawnState)
    assert "Rome" in building_sites(g, 0)
    assert "Rome" in over_limit(g)
