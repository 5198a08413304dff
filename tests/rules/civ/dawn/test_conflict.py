"""Dawn 18.1, 18.2: conflict between populations."""

import pytest

from rules.civ.events_conflict import ConflictResolved
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

BRONZE, IRON = ["Metalworking"], ["Iron Working"]
NAVAL, ADVANCED = ["Naval Warfare"], ["Advanced Military"]


def fought(area="Sparta", /, answers=None, barbarians=0, **parties):
    """How many tokens are left of each party, given as a number or as (number, advances)."""
    sides = {}
    for civ, force in parties.items():
        tokens, advances = force if isinstance(force, tuple) else (force, ())
        sides[civ] = side({area: tokens}, advances=advances)
    s = scene(sides, barbarians={area: barbarians} if barbarians else {})
    s.play(conflict, answers)
    left = [s.tokens(civ).get(area, 0) for civ in parties]
    return [*left, s.g.tokens(area, BARBARIANS)] if barbarians else left


# -- 18.1.1 when there is a conflict


def test_18_1_1_within_the_limit_all_live_together():
    assert fought(Hellas=1, Minoa=1) == [1, 1]


def test_18_1_1_above_the_limit_they_fight():
    assert fought(Hellas=1, Minoa=2) == [0, 2]


def test_18_1_1_the_tokens_of_one_civilization_alone_never_fight():
    assert fought(Hellas=9) == [9]


def test_18_1_1_three_may_be_too_many_where_two_are_not():
    assert fought(Hellas=1, Minoa=1, Egypt=1) == [0, 0, 0]


def test_18_1_1_barbarians_are_a_party_like_any_other():
    assert fought(Hellas=1, barbarians=1) == [1, 1]
    assert fought(Hellas=1, barbarians=2) == [0, 2]


@pytest.mark.parametrize("advance", ["Agriculture", "Irrigation"])
def test_20_1_3_higher_limits_do_not_count_in_conflict(advance):
    assert fought(Hellas=(2, [advance]), Minoa=1) == [2, 0]


def test_18_1_3_what_is_lost_goes_back_to_stock():
    s = scene({"Hellas": side({"Sparta": 1}), "Minoa": side({"Sparta": 2})})
    s.play(conflict)
    assert s.nation("Hellas").stock == 55


# -- 18.2.1, 18.2.2 alternately, the fewest first


@pytest.mark.parametrize(
    ("hellas", "minoa", "left"),
    [
        (3, 4, [0, 2]),  # 2:4, 2:3, 1:3, 1:2, 0:2
        (2, 5, [0, 4]),  # 1:5, 1:4, 0:4
        (3, 3, [1, 1]),  # both at once, until no more than two are there
        (2, 2, [1, 1]),
        (6, 7, [0, 2]),
    ],
)
def test_18_2_1_18_2_2_one_token_at_a_time_the_fewest_first_equals_at_once(hellas, minoa, left):
    assert fought(Hellas=hellas, Minoa=minoa) == left


def test_18_2_1_it_ends_as_soon_as_the_limit_is_not_exceeded():
    """Memphis is for four: of 2 against 3 one is removed, and the others live together."""
    assert fought("Memphis", Hellas=2, Minoa=3) == [1, 3]


def test_18_2_2_of_three_those_with_as_few_lose_together():
    """1, 1 and 4: both small ones are gone before the large one loses anything."""
    assert fought(Hellas=1, Minoa=1, Egypt=4) == [0, 0, 4]


def test_18_2_2_the_order_is_that_of_the_numbers_as_a_round_begins():
    """2, 3 and 4 lose one each, the smallest first; then Hellas, Minoa, Egypt, and the last of Minoa."""
    assert fought(Hellas=2, Minoa=3, Egypt=4) == [0, 0, 2]


def test_18_2_1_everybody_is_told_what_it_came_to():
    s = scene({"Hellas": side({"Sparta": 1}), "Minoa": side({"Sparta": 2})})
    s.play(conflict)
    assert s.events(ConflictResolved) == [ConflictResolved("Sparta", {0: 1, 1: 2}, {0: 0, 1: 2})]


# -- 18.2.3, 30.21, 30.29 Metalworking and Iron Working


def test_18_2_3_without_metalworking_one_loses_first_whatever_the_numbers():
    assert fought(Hellas=3, Minoa=3) == [1, 1]
    assert fought(Hellas=(3, BRONZE), Minoa=3) == [1, 1], "the limit of two ends it"


def test_18_2_3_the_larger_force_without_metal_loses_first():
    """3 of Hellas against 2 of Minoa with metal: 2:2, 2:1, 1:1, and there is room for both."""
    assert fought(Hellas=3, Minoa=(2, BRONZE)) == [1, 1]
    assert fought(Hellas=2, Minoa=(2, BRONZE)) == [1, 1]
    assert fought("Argos", Hellas=2, Minoa=(2, BRONZE)) == [0, 1]


def test_18_2_3_in_every_round_not_only_the_first():
    """In an area for one: 4 against 4 with metal ends 0 to 1; with metal in one round only, 0 to 0."""
    assert fought("Argos", Hellas=4, Minoa=(4, BRONZE)) == [0, 1]


def test_18_2_3_among_holders_the_numbers_decide():
    assert fought("Argos", Hellas=(3, BRONZE), Minoa=(4, BRONZE)) == [0, 2]
    assert fought("Argos", Hellas=(3, BRONZE), Minoa=(3, BRONZE)) == [0, 0]


def test_30_21_iron_working_loses_after_metalworking():
    assert fought("Argos", Hellas=(3, BRONZE), Minoa=(3, IRON)) == [0, 1]
    assert fought("Argos", Hellas=(4, BRONZE), Minoa=(3, IRON)) == [1, 0]


def test_30_21_no_metal_then_bronze_then_iron():
    """1 of each in an area for one: who works no metal is gone first, then bronze; iron is left."""
    assert fought("Argos", Hellas=1, Minoa=(1, BRONZE), Egypt=(1, IRON)) == [0, 0, 1]


def test_30_21_iron_with_bronze_is_no_better_than_iron():
    assert fought("Argos", Hellas=(2, IRON), Minoa=(2, BRONZE + IRON)) == [0, 0]


def test_30_21_iron_alone_comes_after_no_metal():
    assert fought("Argos", Hellas=4, Minoa=(4, IRON)) == [0, 1]


def test_18_2_3_barbarians_work_no_metal():
    assert fought("Argos", Hellas=(2, BRONZE), barbarians=2) == [1, 0]
    assert fought("Argos", Hellas=2, barbarians=2) == [0, 0]


# -- 18.2.4 Advanced Military


def next_door(own, **more):
    """Minoa with 3 in Sparta and more next door, against 3 of Hellas."""
    hellas = side({"Sparta": 3}, advances=more.pop("hellas", ()))
    return scene({"Hellas": hellas, "Minoa": side({"Sparta": 3, **own}, advances=ADVANCED)}, **more)


def test_18_2_4_advanced_military_takes_losses_next_door():
    s = next_door({"Corinth": 4})
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/Corinth": 3}})
    assert s.tokens("Minoa") == {"Sparta": 3, "Corinth": 2}
    assert s.tokens("Hellas") == {}, "the third of Hellas goes before another of Minoa"
    assert s.events(ConflictResolved)[0].elsewhere == ((1, "Corinth", 2),)


def test_18_2_4_one_token_must_stay_there():
    s = next_door({"Corinth": 4, "Argos": 1, "Peloponnesos": 2})
    s.play(conflict)
    assert s.asked[0].limits == {"Sparta/Corinth": 3, "Sparta/Peloponnesos": 1}


def test_18_2_4_only_from_areas_adjacent_by_land():
    """Phaestos is next to Sparta over water."""
    s = next_door({"Phaestos": 4})
    s.play(conflict)
    assert s.asked == []


def test_18_2_4_nobody_else_is_asked():
    s = scene({"Hellas": side({"Sparta": 3, "Corinth": 4}), "Minoa": side({"Sparta": 3})})
    s.play(conflict)
    assert s.asked == []


def test_18_2_4_who_says_nothing_loses_tokens_in_the_area():
    s = next_door({"Corinth": 4})
    s.play(conflict)
    assert s.tokens("Minoa") == {"Sparta": 1, "Corinth": 4}


def test_18_2_4_two_holders_say_for_each_loss_where_they_take_it():
    s = next_door({"Corinth": 4}, hellas=ADVANCED)
    s.state.tokens["Peloponnesos"] = {0: 3}
    s.nation("Hellas").stock -= 3
    on = {"Minoa conflict:Sparta:1": "on:Corinth", "Hellas conflict:Sparta:1": "on:Peloponnesos"}
    s.play(conflict, on)
    assert s.tokens("Minoa") == {"Sparta": 2, "Corinth": 1}
    assert s.tokens("Hellas") == {"Peloponnesos": 1}, "its neighbours lasted for two, then Sparta bled"


def test_30_2_2_a_token_beside_a_city_must_stay_too():
    minoa = side({"Sparta": 3, "Corinth": 1}, cities=["Corinth"], advances=[*ADVANCED, "Public Works"])
    s = scene({"Hellas": side({"Sparta": 3}), "Minoa": minoa})
    s.play(conflict)
    assert s.asked == []


# -- 18.2.5 Naval Warfare


def test_18_2_5_naval_warfare_loses_ships_instead():
    minoa = side({"Sparta": 3}, ships=["Sparta", "Sparta", "Argos"], advances=NAVAL)
    s = scene({"Hellas": side({"Sparta": 3}), "Minoa": minoa})
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/ships": 2}})
    assert s.tokens("Minoa") == {"Sparta": 3}
    assert s.tokens("Hellas") == {}
    assert s.ships("Minoa") == ["Argos"], "only ships in the area of the conflict are lost for it"
    assert s.nation("Minoa").ship_stock == 3


def test_18_2_5_ships_are_no_tokens_there():
    """Two ships do not make one token three: the fewest tokens lose first."""
    minoa = side({"Argos": 1}, ships=["Argos", "Argos"], advances=NAVAL)
    s = scene({"Hellas": side({"Argos": 2}), "Minoa": minoa})
    s.play(conflict, {"Minoa conflict:Argos": {"Argos/ships": 1}})
    assert (s.tokens("Minoa"), s.tokens("Hellas")) == ({}, {}), "a ship first; then both lose their last"


def test_18_2_5_without_naval_warfare_ships_save_nobody():
    s = scene({"Hellas": side({"Sparta": 2}), "Minoa": side({"Sparta": 1}, ships=["Sparta"])})
    s.play(conflict)
    assert (s.asked, s.ships("Minoa"), s.tokens("Minoa")) == ([], ["Sparta"], {})


def test_18_2_4_18_2_5_both_may_be_used_in_one_conflict():
    minoa = side({"Sparta": 3, "Corinth": 2}, ships=["Sparta"], advances=NAVAL + ADVANCED)
    s = scene({"Hellas": side({"Sparta": 3}), "Minoa": minoa})
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/ships": 1, "Sparta/Corinth": 1}})
    assert s.ships("Minoa") == []
    assert s.tokens("Minoa") == {"Corinth": 1, "Sparta": 3}
    assert s.tokens("Hellas") == {}


def test_18_2_4_18_2_5_barbarians_have_neither():
    s = scene({"Hellas": side({"Sparta": 3})}, barbarians={"Sparta": 3, "Corinth": 4})
    s.play(conflict)
    assert s.state.barbarians == {"Sparta": 1, "Corinth": 4}
