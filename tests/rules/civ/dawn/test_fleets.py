"""Dawn 17.2.5, 29.5.2.9, 29.5.2.10: ships of players against pirate ships."""

import pytest

from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.events_conflict import ConflictResolved, FleetsFought
from rules.civ.phases.conflict import conflict
from rules.civ.phases.fleets import fleet_conflict
from rules.civ.phases.movement import movement
from rules.civ.state import BARBARIANS, Ship
from tests.rules.civ.dawn.pirates import COAST, pirate_ships
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.orders import sail
from tests.rules.civ.scenario import side

NAVAL = ["Naval Warfare"]


def battle(pirates, **fleets):
    """So many pirate ships off Corsica against those of players; with Naval Warfare as (ships, True)."""
    made = {
        civ: side(ships=["Corsica"] * ships, advances=NAVAL if naval else ())
        for civ, (ships, naval) in ((c, f if isinstance(f, tuple) else (f, False)) for c, f in fleets.items())
    }
    s = pirate_ships(scene(made), *["Corsica"] * pirates)
    s.play(conflict)
    return [len(s.ships(civ)) for civ in fleets], len(s.ships(BARBARIANS))


@pytest.mark.parametrize(
    ("pirates", "rome", "left"),
    [
        (1, 1, ([0], 0)),  # equal numbers lose together
        (2, 2, ([0], 0)),
        (1, 2, ([2], 0)),  # the fewest lose first, and that was the last pirate
        (2, 1, ([0], 2)),
        (2, 3, ([2], 0)),
        (3, 2, ([0], 2)),
        (3, 4, ([2], 0)),
        (8, 4, ([0], 5)),
    ],
)
def test_17_2_5_the_party_with_the_fewest_ships_loses_first(pirates, rome, left):
    assert battle(pirates, Rome=rome) == left


@pytest.mark.parametrize(
    ("pirates", "rome", "left"),
    [
        (1, 1, ([1], 0)),
        (2, 2, ([1], 0)),
        (2, 1, ([0], 1)),
        (3, 2, ([0], 1)),
        (4, 4, ([1], 0)),
    ],
)
def test_17_2_5_naval_warfare_loses_after_the_pirates_in_every_round(pirates, rome, left):
    assert battle(pirates, Rome=(rome, True)) == left


def test_17_2_5_several_players_fight_the_pirates_together():
    """Rome 1 and Celt 2 against 3: Rome loses first, then Celt, then the pirates; 1 against 2 is lost."""
    assert battle(3, Rome=1, Celt=2) == ([0, 0], 2)


def test_17_2_5_players_with_as_many_ships_lose_them_at_once():
    """One each against two: both are lost before the pirates lose any."""
    assert battle(2, Rome=1, Celt=1) == ([0, 0], 2)


def test_17_2_5_all_equal_all_lose_at_once():
    assert battle(1, Rome=1, Celt=1) == ([0, 0], 0)


def test_17_2_5_who_has_no_naval_warfare_loses_before_those_who_have_it():
    assert battle(1, Rome=(1, True), Celt=2) == ([1, 2], 0)
    assert battle(2, Rome=(1, True), Celt=1) == ([0, 0], 1)
    assert battle(2, Rome=1, Celt=1) == ([0, 0], 2), "without it both are lost before any pirate"


def test_17_2_5_ships_of_players_do_not_fight_each_other():
    """Once no pirate is left, the others lie there in peace."""
    assert battle(1, Rome=3, Celt=2) == ([3, 2], 0)
    assert battle(0, Rome=4, Celt=4) == ([4, 4], 0)


def test_17_2_5_pirates_alone_stay():
    s = pirate_ships(scene({"Rome": side(ships=["Rome"])}), "Corsica", "Corsica")
    s.play(conflict)
    assert s.ships(BARBARIANS) == ["Corsica", "Corsica"]
    assert s.events(FleetsFought) == []


def test_17_2_5_what_is_lost_goes_back_to_stock():
    s = pirate_ships(scene({"Rome": side(ships=["Corsica"])}), "Corsica")
    assert s.g.ship_stock(BARBARIANS) == 7
    s.play(conflict)
    assert (s.nation("Rome").ship_stock, s.g.ship_stock(BARBARIANS)) == (4, 8)


def test_17_2_5_everybody_is_told():
    s = pirate_ships(scene({"Rome": side(ships=["Corsica"] * 3)}), "Corsica", "Corsica")
    s.play(conflict)
    assert s.events(FleetsFought) == [FleetsFought("Corsica", {0: 3, BARBARIANS: 2}, {0: 2, BARBARIANS: 0})]


def test_17_2_5_each_coast_is_fought_for_by_itself():
    s = pirate_ships(scene({"Rome": side(ships=["Corsica", "Corsica", "Sardinia"])}), "Corsica", "Sardinia")
    s.play(conflict)
    assert [event.area for event in s.events(FleetsFought)] == ["Corsica", "Sardinia"]
    assert (s.ships("Rome"), s.ships(BARBARIANS)) == (["Corsica", "Corsica"], [])


def test_17_2_5_ships_on_another_coast_of_the_area_take_no_part():
    s = scene({"Rome": side()})
    s.state.ships = [Ship(0, "Corsica", "east"), Ship(BARBARIANS, "Corsica", "west")]
    fleet_conflict(s.g, "Corsica", "west")
    fleet_conflict(s.g, "Corsica", "east")
    assert len(s.state.ships) == 2
    s.state.ships.append(Ship(0, "Corsica", "west"))
    fleet_conflict(s.g, "Corsica", "west")
    assert s.state.ships == [Ship(0, "Corsica", "east")]


def test_17_2_5_a_ship_that_sails_among_pirates_fights_them_in_the_conflict_phase():
    s = pirate_ships(scene({"Rome": side({"Rome": 2}, ships=["Rome"], advances=NAVAL)}), "Corsica")
    s.play(movement, {"Rome move": [sail("Rome", ("Rome", 2, 0), ("Corsica", 0, 2))]})
    assert len(s.ships(BARBARIANS)) == 1
    s.play(conflict)
    assert (s.ships("Rome"), s.ships(BARBARIANS)) == (["Corsica"], [])
    assert s.tokens("Rome") == {"Corsica": 2}, "tokens have nothing to do with it"


def test_18_ships_fight_pirates_before_tokens_fight():
    """The ship that Naval Warfare would give as a loss on land is gone by then."""
    sides = {
        "Rome": side({"Corsica": 2}, ships=["Corsica"], advances=NAVAL),
        "Celt": side({"Corsica": 2}),
    }
    s = pirate_ships(scene(sides), "Corsica", "Corsica")
    s.play(conflict)
    assert [type(event) for event, _ in s.told] == [FleetsFought, ConflictResolved]
    assert s.keys() == [], "there is no ship left to lose instead"


def test_17_2_5_everybody_sees_where_ships_will_fight():
    s = pirate_ships(scene({"Rome": side({"Rome": 1}, ships=["Corsica"])}), "Corsica", "Sardinia")
    assert DawnOfHistory().view(s.state, 0).conflicts == ("Corsica",)


def test_17_2_5_a_fight_at_sea_asks_nobody_and_draws_nothing():
    s = pirate_ships(scene({"Rome": side(ships=["Corsica"] * 2)}), "Corsica")
    fleet_conflict(s.g.fork(), "Corsica", COAST)
    assert (len(s.ships("Rome")), len(s.ships(BARBARIANS))) == (2, 1), "on a fork nothing is felt here"
    s.play(conflict)
    assert s.asked == []


def test_29_5_2_16_pirates_gain_nothing_from_the_advances_of_their_controller():
    sides = {"Rome": side(ships=["Corsica"]), "Celt": side(advances=NAVAL)}
    s = pirate_ships(scene(sides), "Corsica")
    s.state.controller = s.seat("Celt")
    s.play(conflict)
    assert (s.ships("Rome"), s.ships(BARBARIANS)) == ([], [])
