"""CivX 19.1, 19.2: conflicts between tokens."""

import pytest

from rules.civ.events_conflict import ConflictResolved, TokenJoined, VolleySuffered
from rules.civ.phases.battle import Battle, is_fought
from rules.civ.phases.conflict import conflict
from rules.civ.phases.losses import strength
from rules.civ.phases.token_conflict import fight
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

CIVS = ["Hellas", "Minoa", "Rome", "Egypt"]
METAL, ARMOUR, ART = ["Metalworking"], ["Armorsmithing"], ["Art of War"]
NAVAL, ADVANCED, FIRE = ["Naval Warfare"], ["Advanced Military"], ["Greek Fire"]
# Sparta and Corinth have a limit of 2, Pannonia one of 4, Athens, Argos and Lesbos one of 1.
# Argos touches Sparta, Athens and Corinth; Corinth touches Sparta, too.


def fought(area, counts, held=(), barbarians=0, turn=3):
    """What is left of each party after the conflicts; `held` are the advances of each civilization."""
    sides = {
        civ: side({area: n}, advances=dict(enumerate(held)).get(i, ()))
        for i, (civ, n) in enumerate(zip(CIVS, counts, strict=False))
    }
    s = scene(sides, barbarians={area: barbarians} if barbarians else {}, turn=turn)
    s.play(conflict)
    left = [s.g.tokens(area, seat) for seat in range(len(counts))]
    return [*left, s.g.tokens(area, BARBARIANS)] if barbarians else left


@pytest.mark.parametrize(
    ("area", "before", "after"),
    [
        ("Pannonia", [2, 2], [2, 2]),  # 19.1: within the limit they coexist
        ("Pannonia", [9], [9]),  # 19.1: one nation alone is no conflict
        ("Sparta", [3, 1], [3, 0]),  # 19.21: the fewest remove first, and one remains
        ("Pannonia", [5, 3], [3, 1]),  # 19.21: alternately, until the limit is met: coexistence
        ("Pannonia", [3, 2, 1], [3, 1, 0]),  # 19.22: in ascending order of numbers
        ("Athens", [1, 1], [0, 0]),  # 19.23: equals together, and the area may be empty after it
        ("Sparta", [5, 5], [1, 1]),
    ],
)
def test_19_2_tokens_are_removed_in_ascending_order(area, before, after):
    assert fought(area, before) == after


def test_19_1_agriculture_does_not_raise_the_limit_in_a_conflict():
    assert fought("Sparta", [2, 1], [["Agriculture"], ["Agriculture"]]) == [2, 0]


def test_19_12_what_is_lost_returns_to_stock():
    s = scene({"Hellas": side({"Sparta": 3}), "Minoa": side({"Sparta": 1})})
    s.play(conflict)
    assert s.nation("Minoa").stock == 55


# -- 19.24 Art of War


@pytest.mark.parametrize(
    ("area", "before", "held", "after"),
    [
        ("Sparta", [2, 2], [ART], [2, 0]),  # 2-1 is still above the limit, and the fewest go first
        ("Pannonia", [3, 3], [ART], [3, 1]),  # 3-2, then the fewest again
        ("Pannonia", [2, 3], [ART], [2, 2]),  # the loss ends the conflict: they coexist
        ("Sparta", [3, 3], [ART, ART], [1, 1]),  # both lose one to the other, then both together
        ("Athens", [1, 1], [ART, ART], [0, 0]),  # both at the same time
        ("Pannonia", [3, 3, 3], [ART, ART], [2, 2, 0]),  # the third loses two, the others one each
        ("Athens", [3, 1, 2], [ART, ART, ART], [1, 0, 0]),  # whoever has too few loses all
    ],
)
def test_19_24_art_of_war_costs_every_opponent_a_token_before_the_conflict(area, before, held, after):
    assert fought(area, before, held) == after


def test_19_24_art_of_war_is_cumulative():
    s = scene(
        {
            "Hellas": side({"Pannonia": 3}, advances=ART),
            "Minoa": side({"Pannonia": 3}, advances=ART),
            "Rome": side({"Pannonia": 5}),
        }
    )
    s.play(conflict)
    assert s.events(VolleySuffered) == [VolleySuffered("Pannonia", {1: 1, 2: 2, 0: 1})]


def test_19_24_without_a_conflict_art_of_war_does_nothing():
    assert fought("Pannonia", [2, 2], [ART]) == [2, 2]


def test_30_062_art_of_war_affects_barbarians():
    assert fought("Sparta", [2], [ART], barbarians=2) == [2, 0]
    assert fought("Sparta", [2], barbarians=2) == [1, 1]


def test_30_063_the_initial_token_may_be_a_ship():
    s = scene(
        {
            "Hellas": side({"Sparta": 2}, ships=["Sparta"], advances=NAVAL),
            "Minoa": side({"Sparta": 1}, advances=ART),
        }
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/ships": 1}})
    assert (s.tokens("Hellas"), s.ships("Hellas")) == ({"Sparta": 2}, [])


def test_30_064_the_initial_token_may_come_from_an_adjacent_area():
    s = scene(
        {
            "Hellas": side({"Sparta": 2, "Argos": 2}, advances=ADVANCED),
            "Minoa": side({"Sparta": 1}, advances=ART),
        }
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 1}})
    assert s.tokens("Hellas") == {"Sparta": 2, "Argos": 1}


def test_19_24_whoever_may_take_losses_elsewhere_can_meet_more_than_stands_in_the_area():
    """Two tokens are due and one is there: both come from Argos, and the one holds out for a round."""
    sides = {
        "Hellas": side({"Sparta": 1, "Argos": 3}, advances=ADVANCED),
        "Minoa": side({"Sparta": 2}, advances=ART),
        "Rome": side({"Sparta": 2}, advances=ART),
    }
    s = scene(sides)
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 2}})
    assert s.events(ConflictResolved)[0].elsewhere == ((0, "Argos", 2),)
    assert s.events(VolleySuffered)[0].losses[0] == 2


# -- 19.25 Greek Fire


def landing(fire, opponent, *, ship=True, landed=True, held=(), area="Sparta", stock=None):
    """Minoa with Greek Fire, so many tokens and perhaps a ship, against Hellas."""
    s = scene(
        {
            "Hellas": side({area: opponent}, advances=held),
            "Minoa": side({area: fire}, ships=[area] if ship else [], advances=FIRE, stock=stock),
        }
    )
    s.state.landed = {area: [1]} if landed else {}
    s.play(conflict)
    return s


def test_19_25_greek_fire_adds_a_token_from_stock_for_the_conflict():
    """2-2 would leave one each; with 3-2 Hellas loses first: 3-1, 2-1, 2-0."""
    s = landing(2, 2)
    assert s.events(TokenJoined) == [TokenJoined(1, "Sparta")]
    assert s.state.tokens == {"Sparta": {1: 2}}


def test_19_25_it_is_removed_at_the_end_of_the_conflict():
    s = landing(2, 1)
    assert s.state.tokens == {"Sparta": {1: 2}}
    assert s.nation("Minoa").stock == 53
    assert s.state.mercenaries == {}


def test_19_25_it_goes_with_its_conflict_and_is_in_stock_for_the_next():
    s = scene({"Hellas": side({"Sparta": 1}), "Minoa": side({"Sparta": 2}, ships=["Sparta"], advances=FIRE)})
    s.state.landed = {"Sparta": [1]}
    fight(s.g, "Sparta")
    assert s.events(TokenJoined)
    assert (s.nation("Minoa").stock, s.state.mercenaries) == (53, {})


def test_19_25_it_joins_a_conflict_once():
    """A holder who must be asked first is no stronger for it in what is tried before."""
    s = scene({"Hellas": side({"Sparta": 4}), "Minoa": side({"Sparta": 3}, ships=["Sparta"], advances=FIRE)})
    s.state.landed = {"Sparta": [1]}
    assert Battle(s.g, "Sparta").fires == {1: 1}
    assert Battle(s.g, "Sparta").fires == {}


@pytest.mark.parametrize(("ship", "landed"), [(True, False), (False, True)])
def test_19_25_it_takes_a_ship_there_and_a_token_that_came_by_ship(ship, landed):
    s = landing(2, 2, ship=ship, landed=landed)
    assert s.events(TokenJoined) == []
    assert s.state.tokens == {"Sparta": {0: 1, 1: 1}}


def test_19_25_without_a_token_in_stock_nothing_joins():
    assert landing(2, 2, stock=0).events(TokenJoined) == []


def test_19_25_without_a_conflict_nothing_joins():
    s = landing(1, 1)
    assert s.events(TokenJoined) == []
    assert s.state.tokens == {"Sparta": {0: 1, 1: 1}}


def test_30_065_the_greek_fire_token_may_be_the_one_that_art_of_war_takes():
    """2 and the fire against 2: the fire is lost, then 2-2 lose together."""
    s = landing(2, 2, held=ART)
    assert s.state.tokens == {"Sparta": {0: 1, 1: 1}}


def test_30_211_a_holder_may_use_it_against_barbarians():
    s = scene({"Minoa": side({"Sparta": 2}, ships=["Sparta"], advances=FIRE)}, barbarians={"Sparta": 2})
    s.state.landed = {"Sparta": [0]}
    s.play(conflict)
    assert s.tokens("Minoa") == {"Sparta": 2}


def test_30_211_two_holders_both_add_one():
    s = scene({civ: side({"Sparta": 2}, ships=["Sparta"], advances=FIRE) for civ in ("Hellas", "Minoa")})
    s.state.landed = {"Sparta": [0, 1]}
    s.play(conflict)
    assert len(s.events(TokenJoined)) == 2
    assert s.state.tokens == {"Sparta": {0: 1, 1: 1}}


def test_19_25_who_landed_is_forgotten_when_the_conflicts_are_over():
    assert landing(1, 1).state.landed == {}


# -- 19.26 Metalworking and Armorsmithing


@pytest.mark.parametrize(
    ("area", "before", "held", "after"),
    [
        ("Athens", [1, 1], [METAL], [1, 0]),
        ("Athens", [1, 2], [METAL], [0, 1]),  # after the other in every round, in the minority, too
        ("Athens", [1, 1], [METAL, METAL], [0, 0]),
        ("Athens", [1, 1], [METAL, ARMOUR], [0, 0]),  # as though nobody held Metalworking
        ("Athens", [2, 1], [[], METAL], [1, 0]),
        ("Athens", [2, 1], [ARMOUR, METAL], [2, 0]),
        ("Athens", [1, 1], [METAL, METAL + ARMOUR], [0, 1]),  # the holder keeps his own Metalworking
        ("Athens", [2, 1, 1], [METAL, METAL, ARMOUR], [2, 0, 0]),
    ],
)
def test_19_26_metalworking_against_armorsmithing(area, before, held, after):
    assert fought(area, before, held) == after


def test_30_311_holders_remove_after_others_in_every_round():
    """4-4 in Pannonia: the other loses first each time: 4-3, 3-3, 3-2, 2-2."""
    assert fought("Pannonia", [4, 4], [METAL]) == [2, 2]
    assert fought("Pannonia", [4, 3], [METAL]) == [3, 1]


def test_30_051_armorsmithing_works_against_barbarians_who_know_metal():
    assert fought("Athens", [1], barbarians=1, turn=13) == [0, 1]
    assert fought("Athens", [1], [ARMOUR], barbarians=1, turn=13) == [0, 0]


def test_29_5308_barbarians_know_metalworking_after_the_twelfth_turn():
    assert fought("Athens", [1], barbarians=1, turn=12) == [0, 0]
    assert fought("Athens", [1], [METAL], barbarians=1, turn=12) == [1, 0]
    assert fought("Athens", [1], [METAL], barbarians=1, turn=13) == [0, 0]


# -- 19.27 Advanced Military


def test_19_27_losses_may_come_from_neighbouring_areas():
    s = scene({"Hellas": side({"Sparta": 3, "Argos": 3}, advances=ADVANCED), "Minoa": side({"Sparta": 4})})
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 2}})
    assert s.tokens("Hellas") == {"Sparta": 2, "Argos": 1}


def test_19_27_at_least_one_token_stays_in_that_area():
    s = scene({"Hellas": side({"Sparta": 3, "Argos": 3}, advances=ADVANCED), "Minoa": side({"Sparta": 4})})
    s.play(conflict)
    assert s.asked[0].limits == {"Sparta/Argos": 2}
    assert isinstance(s.asked[0].check({"Sparta/Argos": 3}), Refusal)


def test_19_27_tokens_next_door_do_not_count_for_who_removes_first():
    s = scene({"Hellas": side({"Sparta": 1, "Argos": 9}, advances=ADVANCED), "Minoa": side({"Sparta": 2})})
    s.play(conflict)
    assert s.state.tokens["Sparta"] == {1: 2}


def test_19_27_only_a_land_border_counts():
    """Phaestos touches Sparta by sea alone."""
    s = scene({"Hellas": side({"Sparta": 2, "Phaestos": 5}, advances=ADVANCED), "Minoa": side({"Sparta": 2})})
    s.play(conflict)
    assert s.asked == []


def test_19_27_the_default_is_to_lose_in_the_area_itself():
    s = scene({"Hellas": side({"Sparta": 3, "Argos": 3}, advances=ADVANCED), "Minoa": side({"Sparta": 4})})
    s.play(conflict)
    assert s.tokens("Hellas") == {"Argos": 3}


# -- 19.28 Naval Warfare


def test_19_28_example_of_lesbos():
    """Both hold Metalworking; the ship makes Minoa the larger party, and Hellas removes its token."""
    s = scene(
        {
            "Minoa": side({"Lesbos": 1}, ships=["Lesbos"], advances=NAVAL + METAL),
            "Hellas": side({"Lesbos": 1}, advances=METAL),
        }
    )
    s.play(conflict)
    assert s.tokens("Minoa") == {"Lesbos": 1}
    assert s.tokens("Hellas") == {}
    assert s.ships("Minoa") == ["Lesbos"]
    assert s.asked == []


def test_19_28_ships_do_not_count_towards_the_population_limit():
    s = scene(
        {"Minoa": side({"Sparta": 1}, ships=["Sparta"] * 4, advances=NAVAL), "Hellas": side({"Sparta": 1})}
    )
    assert strength(s.g, "Sparta", 0) == 5
    assert not is_fought(s.g, "Sparta")


def test_19_28_ships_may_be_removed_as_though_they_were_tokens():
    s = scene(
        {"Minoa": side({"Sparta": 2}, ships=["Sparta"] * 2, advances=NAVAL), "Hellas": side({"Sparta": 4})}
    )
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/ships": 2}})
    assert s.ships("Minoa") == []
    assert s.events(ConflictResolved)[0].elsewhere == ((0, "ships", 2),)


def test_19_28_without_naval_warfare_a_ship_counts_for_nothing():
    s = scene({"Minoa": side({"Lesbos": 1}, ships=["Lesbos"]), "Hellas": side({"Lesbos": 1})})
    s.play(conflict)
    assert s.state.tokens == {}


def fleets(answers=None, *, held=NAVAL + ADVANCED, tokens=None, hellas=None):
    """Minoa in Sparta with a ship next door in Argos, which also lies next to Athens."""
    s = scene(
        {
            "Minoa": side(tokens or {"Sparta": 2}, ships=["Argos"], advances=held),
            "Hellas": side(hellas or {"Sparta": 2}),
        }
    )
    s.play(conflict, answers)
    return s


def test_30_024_with_advanced_military_ships_from_adjacent_areas_may_be_lost():
    s = fleets({"Minoa conflict:Sparta": {"Sparta/ships in Argos": 1}})
    assert s.ships("Minoa") == [], "none must be left behind"
    assert s.tokens("Minoa") == {"Sparta": 2}


def test_30_024_a_border_by_water_will_do_for_ships():
    """Phaestos touches Sparta by sea alone."""
    s = scene(
        {
            "Minoa": side({"Sparta": 2}, ships=["Phaestos"], advances=NAVAL + ADVANCED),
            "Hellas": side({"Sparta": 2}),
        }
    )
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/ships in Phaestos": 1}})
    assert s.ships("Minoa") == []


def test_30_024_a_ship_next_door_does_not_count_for_who_removes_first():
    assert strength(fleets().g, "Sparta", 0) == fleets().g.tokens("Sparta", 0)


def test_30_024_without_advanced_military_only_ships_in_the_area_take_part():
    assert fleets(held=NAVAL).asked == []


def test_19_28_a_ship_takes_part_in_one_conflict_a_turn():
    """The ship of Argos fights there; it is no loss for Sparta any more."""
    s = fleets(
        {"Minoa order:2:Argos": "Argos"}, tokens={"Argos": 1, "Sparta": 2}, hellas={"Argos": 1, "Sparta": 2}
    )
    assert [event.area for event in s.events(ConflictResolved)] == ["Argos", "Sparta"]
    assert s.keys().count("Minoa conflict:Sparta") == 0
    assert s.ships("Minoa") == ["Argos"]


def test_19_28_a_ship_lost_for_a_neighbour_first_is_missing_where_it_lay():
    s = fleets(
        {"Minoa order:2:Argos": "Sparta", "Minoa conflict:Sparta": {"Sparta/ships in Argos": 1}},
        tokens={"Argos": 1, "Sparta": 2},
        hellas={"Argos": 1, "Sparta": 2},
    )
    assert s.ships("Minoa") == []
    assert "Argos" not in s.state.tokens, "one against one, and both are gone"


def test_19_28_a_new_turn_frees_the_ships():
    s = fleets(tokens={"Argos": 1, "Sparta": 2}, hellas={"Argos": 1, "Sparta": 2})
    s.state.turn += 1
    assert strength(s.g, "Argos", 0) == s.g.tokens("Argos", 0) + 1


def test_19_28_a_ship_that_fought_in_the_phase_of_conflict_does_not_fight_a_calamity_of_the_same_turn():
    s = fleets(tokens={"Argos": 1, "Sparta": 2}, hellas={"Argos": 1, "Sparta": 2})
    s.state.phase = "calamities"
    assert strength(s.g, "Argos", 0) == s.g.tokens("Argos", 0)


def test_19_28_where_two_have_a_choice_every_question_has_legal_samples_and_says_what_counts():
    s = scene(
        {
            "Minoa": side({"Sparta": 2}, ships=["Sparta"], advances=NAVAL),
            "Hellas": side({"Sparta": 3, "Argos": 3}, advances=ADVANCED),
        }
    )
    s.play(conflict)
    assert "2 (and 1 ship) of" in " ".join(question.prompt for question in s.asked)
    for question in s.asked:
        for seed in range(8):
            assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)
