"""CivX 26.4: the conflicts after the special abilities take no advance into account."""

import pytest

from rules.civ.events_conflict import CityFell, CityPlundered, TokenJoined, VolleySuffered
from rules.civ.phases.conflict import conflict
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def unaided(g):
    return conflict(g, unaided=True)


def left(hellas, minoa, *, play=unaided, **more):
    s = scene({"Hellas": hellas, "Minoa": minoa}, **more)
    s.state.landed = {"Sparta": [1]}
    s.play(play)
    return s


@pytest.mark.parametrize("advance", ["Metalworking", "Art of War", "Greek Fire", "Naval Warfare"])
def test_26_4_no_advance_decides_between_tokens(advance):
    aided = left(
        side({"Sparta": 2}), side({"Sparta": 2}, ships=["Sparta"], advances=[advance]), play=conflict
    )
    plain = left(side({"Sparta": 2}), side({"Sparta": 2}, ships=["Sparta"], advances=[advance]))
    assert plain.state.tokens == {"Sparta": {0: 1, 1: 1}}
    assert (
        aided.events(VolleySuffered) + aided.events(TokenJoined) + aided.asked
    ) or advance == "Metalworking"
    assert plain.events(VolleySuffered) + plain.events(TokenJoined) + plain.asked == []


def test_26_4_metalworking_is_of_no_use():
    assert left(side({"Athens": 1}), side({"Athens": 1}, advances=["Metalworking"])).state.tokens == {}


def test_26_4_nobody_takes_losses_next_door():
    s = left(side({"Sparta": 3}), side({"Sparta": 2, "Argos": 3}, advances=["Advanced Military"]))
    assert s.asked == []
    assert s.tokens("Minoa") == {"Argos": 3}


def test_26_4_engineering_neither_helps_nor_hinders():
    assert left(side(cities=["Sparta"]), side({"Sparta": 6}, advances=["Engineering"])).events(CityFell) == []
    met = left(side(cities=["Sparta"], advances=["Engineering"]), side({"Sparta": 7})).events(CityFell)
    assert [fell.replaced_by for fell in met] == [6]


def test_26_4_philosophy_and_cultural_ascendancy_say_nothing_of_the_plunder():
    s = left(
        side(cities=["Sparta"], advances=["Philosophy"], hand=["Salt"]),
        side({"Sparta": 7}, advances=["Cultural Ascendancy"]),
    )
    assert s.events(CityPlundered) == [CityPlundered(1, 0, True, 3)]


def test_26_4_the_metal_of_the_barbarians_counts_no_more_than_that_of_players():
    s = scene({"Hellas": side({"Athens": 1})}, barbarians={"Athens": 1}, turn=14)
    s.play(unaided)
    assert (s.state.tokens, s.state.barbarians) == ({}, {})


def test_26_4_afterwards_advances_count_again():
    s = left(side({"Athens": 1}), side({"Athens": 1}, advances=["Metalworking"]))
    assert s.g.amount(1, "conflict.last") == 1
