"""WE 4a: token conflicts."""

from dataclasses import replace

import pytest

from rules.civ.events_conflict import ConflictResolved
from rules.civ.phases.battle import is_fought
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

CIVS = ["Hellas", "Minoa", "Rome", "Egypt"]
# Sparta has a limit of 2, Pannonia one of 4, Athens one of 1.


def fought(area, counts, advances=None, barbarians=0):
    """What is left of each party after the conflicts."""
    sides = {
        civ: side({area: n}, advances=(advances or {}).get(civ, ()))
        for civ, n in zip(CIVS, counts, strict=False)
    }
    s = scenario(sides, barbarians={area: barbarians} if barbarians else {})
    s.play(conflict)
    left = [s.g.tokens(area, seat) for seat in range(len(counts))]
    return [*left, s.g.tokens(area, BARBARIANS)] if barbarians else left


@pytest.mark.parametrize(
    ("area", "before", "after"),
    [
        ("Sparta", [1, 1], [1, 1]),  # within the limit: they coexist
        ("Pannonia", [2, 2], [2, 2]),
        ("Pannonia", [4], [4]),
        ("Pannonia", [9], [9]),  # one party alone never fights
        ("Sparta", [3, 1], [3, 0]),  # the minority goes first, and the conflict ends at once
        ("Sparta", [4, 2], [3, 0]),
        ("Sparta", [2, 2], [1, 1]),  # equal numbers lose together
        ("Athens", [1, 1], [0, 0]),  # and may leave the area empty
        ("Sparta", [5, 5], [1, 1]),
        ("Pannonia", [5, 5], [2, 2]),
        ("Pannonia", [3, 2], [3, 1]),  # the limit is reached in the middle of a round
        ("Pannonia", [5, 3], [3, 1]),
        ("Pannonia", [6, 4], [3, 1]),
        ("Athens", [9, 7], [3, 0]),
        ("Pannonia", [2, 2, 2], [1, 1, 1]),  # three equals lose together, below the limit
        ("Pannonia", [3, 2, 1], [3, 1, 0]),
        ("Sparta", [4, 3, 3], [2, 0, 0]),
        ("Sparta", [3, 2, 2, 1], [2, 0, 0, 0]),
    ],
)
def test_4a_rounds_of_token_removal(area, before, after):
    assert fought(area, before) == after


@pytest.mark.parametrize(
    ("area", "before", "barbarians", "after"),
    [("Sparta", [3], 1, [3, 0]), ("Sparta", [2], 4, [0, 3]), ("Pannonia", [2], 2, [2, 2])],
)
def test_4a_barbarians_fight_as_one_more_party(area, before, barbarians, after):
    assert fought(area, before, barbarians=barbarians) == after


@pytest.mark.parametrize(
    ("area", "before", "holders", "after"),
    [
        ("Sparta", [3, 3], ["Hellas"], [1, 1]),  # 3-2, 2-2 | 2-1, 1-1
        ("Sparta", [2, 3], ["Hellas"], [1, 1]),
        ("Sparta", [3, 3], ["Hellas", "Minoa"], [1, 1]),
        ("Sparta", [4, 2], ["Hellas", "Minoa"], [3, 0]),
        ("Athens", [1, 1], ["Minoa"], [0, 1]),
    ],
)
def test_4a_metalworking_removes_after_all_others(area, before, holders, after):
    assert fought(area, before, {civ: ["Metalworking"] for civ in holders}) == after


def test_4a_a_holder_of_metalworking_in_the_minority_still_goes_last():
    """Limit 1. 1-2: the majority loses first: 1-1, then the holder: 0-1."""
    assert fought("Athens", [1, 2], {"Hellas": ["Metalworking"]}) == [0, 1]
    assert fought("Athens", [1, 2]) == [0, 2]


def test_4a_beside_a_city_tokens_fight_until_one_party_is_left():
    s = scenario(
        {
            "Hellas": side(cities=["Pannonia"]),
            "Minoa": side({"Pannonia": 2}),
            "Rome": side({"Pannonia": 1}),
        }
    )
    assert is_fought(s.g, "Pannonia"), "3 tokens are within the limit of 4, but there is a city"
    s.play(conflict)
    assert s.state.tokens == {"Pannonia": {1: 2}}
    assert s.state.cities == {"Pannonia": 0}


@pytest.mark.parametrize(("attackers", "falls"), [(9, True), (8, False)])
def test_4a_defenders_of_a_city_fight_the_attackers(attackers, falls):
    """3 defenders take two attackers with them; the last defender goes before a third."""
    s = scenario({"Hellas": side({"Sparta": 3}, ["Sparta"]), "Minoa": side({"Sparta": attackers})})
    s.play(conflict)
    assert (s.state.cities == {}) == falls
    assert s.events(ConflictResolved)[0].after == {1: attackers - 2, 0: 0}


def test_4a_two_attackers_do_not_combine():
    s = scenario(
        {"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 5}), "Rome": side({"Sparta": 5})}
    )
    s.play(conflict)
    assert s.state.tokens == {}
    assert s.cities("Hellas") == ["Sparta"]


def test_4a_a_city_is_no_surplus_and_own_tokens_with_it_are_no_conflict():
    s = scenario({"Hellas": side({"Sparta": 9}, ["Sparta"])})
    s.play(conflict)
    assert s.tokens("Hellas") == {"Sparta": 9}, "removed only in 5b"


def test_4a_losses_return_to_stock_and_are_told():
    s = scenario({"Hellas": side({"Sparta": 3}), "Minoa": side({"Sparta": 1})})
    s.play(conflict)
    assert s.nation("Minoa").stock == 55
    assert s.events(ConflictResolved) == [ConflictResolved("Sparta", {1: 1, 0: 3}, {1: 0, 0: 3})]


# -- Advanced Military and Naval Warfare


def test_9_advanced_military_takes_losses_from_adjacent_areas():
    """Limit 2. 3-4 would lose; with two losses from Argos: 3-3, 3-2, 2-1, 2-0."""
    s = scenario(
        {
            "Hellas": side({"Sparta": 3, "Argos": 2}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 4}),
        }
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 2}})
    assert s.tokens("Hellas") == {"Sparta": 2}
    assert s.tokens("Minoa") == {}
    assert s.events(ConflictResolved)[0].elsewhere == ((0, "Argos", 2),)


def test_9_advanced_military_takes_no_more_losses_elsewhere_than_it_said():
    """Limit 2. With one loss from Argos: 3-3, 2-2, 1-1."""
    s = scenario(
        {
            "Hellas": side({"Sparta": 3, "Argos": 4}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 4}),
        }
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 1}})
    assert s.tokens("Hellas") == {"Sparta": 1, "Argos": 3}
    assert s.tokens("Minoa") == {"Sparta": 1}


def test_9_advanced_military_may_decline():
    s = scenario(
        {
            "Hellas": side({"Sparta": 3, "Argos": 2}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 4}),
        }
    )
    s.play(conflict)
    assert s.tokens("Hellas") == {"Argos": 2}


def test_9_advanced_military_without_neighbours_asks_nothing():
    s = scenario(
        {"Hellas": side({"Sparta": 3}, advances=["Advanced Military"]), "Minoa": side({"Sparta": 4})}
    )
    s.play(conflict)
    assert s.asked == []


def test_9_advanced_military_needs_a_land_border():
    """Phaestos touches Sparta by water only."""
    s = scenario(
        {
            "Hellas": side({"Sparta": 3, "Phaestos": 2}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 4}),
        }
    )
    s.play(conflict)
    assert s.asked == []


def test_9_other_conflicts_are_resolved_before_the_holder_decides():
    s = scenario(
        {
            "Hellas": side({"Sparta": 3, "Argos": 1}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 4, "Rome": 1}),
            "Rome": side({"Rome": 3}),
        }
    )
    s.play(conflict)
    assert [e.area for e in s.events(ConflictResolved)] == ["Rome", "Sparta"]


def test_9_naval_warfare_loses_ships_in_the_area_instead():
    s = scenario(
        {
            "Hellas": side({"Sparta": 2}, ships=["Sparta", "Sparta", "Argos"], advances=["Naval Warfare"]),
            "Minoa": side({"Sparta": 2}),
        }
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/ships": 2}})
    assert s.asked[0].limits == {"Sparta/ships": 2}
    assert s.tokens("Hellas") == {"Sparta": 2}
    assert s.ships("Hellas") == ["Argos", "Sparta"], "one ship was enough"
    assert s.tokens("Minoa") == {}


def test_9_a_ship_without_tokens_takes_no_part():
    s = scenario({"Hellas": side(ships=["Sparta"], advances=["Naval Warfare"]), "Minoa": side({"Sparta": 5})})
    s.play(conflict)
    assert s.tokens("Minoa") == {"Sparta": 5}
    assert s.asked == []


def test_9_both_advances_offer_ships_here_but_not_next_door():
    s = scenario(
        {
            "Hellas": side(
                {"Sparta": 2, "Argos": 1},
                ships=["Sparta", "Argos"],
                advances=["Naval Warfare", "Advanced Military"],
            ),
            "Minoa": side({"Sparta": 2}),
        }
    )
    s.play(conflict)
    assert s.asked[0].limits == {"Sparta/ships": 1, "Sparta/Argos": 1}


# -- what a ruleset may say otherwise


def other(**policy):
    return replace(WESTERN_EMPIRES, conflict=replace(WESTERN_EMPIRES.conflict, **policy))


def test_a_ruleset_may_leave_a_token_behind_where_losses_are_taken():
    s = scenario(
        {
            "Hellas": side({"Sparta": 2, "Argos": 2, "Corinth": 1}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 9}),
        },
        rules=other(stay_behind=1),
    )
    s.play(conflict, {"Hellas conflict:Sparta": {"Sparta/Argos": 1}})
    assert s.asked[0].limits == {"Sparta/Argos": 1}
    assert s.tokens("Hellas") == {"Argos": 1, "Corinth": 1}


def test_two_conflicts_do_not_take_the_token_that_stays_behind():
    """Argos lies next to both conflicts: the second finds only the one that stays."""
    s = scenario(
        {
            "Hellas": side({"Sparta": 1, "Corinth": 1, "Argos": 2}, advances=["Advanced Military"]),
            "Minoa": side({"Sparta": 2, "Corinth": 2}),
        },
        rules=other(stay_behind=1),
    )
    s.play(conflict, {"Hellas order:2:Corinth": "Sparta", "Hellas conflict:Sparta": {"Sparta/Argos": 1}})
    assert s.tokens("Hellas")["Argos"] == 1
    assert s.keys().count("Hellas conflict:Corinth") == 0


def test_a_ruleset_may_say_who_loses_tokens_first():
    sides = {"Hellas": side({"Sparta": 3}), "Minoa": side({"Sparta": 1})}
    s = scenario(sides, rules=other(removal_place=lambda g, area, party: (-g.tokens(area, party),)))
    s.play(conflict)
    assert s.state.tokens == {"Sparta": {0: 2}}
