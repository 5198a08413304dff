"""CivX: players who leave; the rulebook does not speak of them."""

from rules.civ.events_calamity import NationLeft, UnitsAnnexed
from rules.civ.phases.leaving import departures, leave
from rules.civ.phases.succession import succession
from rules.civ.stacks import Stack
from rules.civ.state import BARBARIANS
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def left(sides, who="Rome", **more):
    s = scene(sides, **more)
    leave(s.g, s.seat(who))
    s.play(departures)
    return s


def test_leaving_units_turn_barbarian_where_they_stand():
    s = left(
        {
            "Rome": side({"Rubicon": 2, "Fayum": 1}, cities=["Rome"], ships=["Rome"]),
            "Egypt": side({"Fayum": 1}),
        }
    )
    assert s.state.barbarians == {"Rubicon": 2, "Fayum": 1}
    assert s.state.pirates == ["Rome"]
    assert s.state.ships == []
    assert s.events(UnitsAnnexed)[0].by == BARBARIANS


def test_leaving_the_region_stays_in_play_and_nobody_has_to_move():
    s = left({"Rome": side({"Rubicon": 2}), "Egypt": side({"Etruria": 1}, cities=["Neapolis"])})
    assert s.state.out_of_play == []
    assert (s.tokens("Egypt"), s.cities("Egypt")) == ({"Etruria": 1}, ["Neapolis"])
    assert s.events(NationLeft)[0].areas == ()
    assert s.asked == []


def test_leaving_the_cards_go_back_under_their_stacks():
    s = scene({"Rome": side(hand=["Ochre", "Piracy"]), "Egypt": side({"Fayum": 1}), "Celt": side()})
    leave(s.g, 0)
    s.play(succession)
    assert (s.state.stacks[Stack(1)], s.state.stacks[Stack(9)]) == (["Ochre"], ["Piracy"])
    assert s.nation("Rome").left
    assert s.g.seats == [1, 2]


def test_leaving_the_advances_are_free_for_others():
    s = left({"Rome": side(advances=["Politics"]), "Egypt": side()})
    assert s.nation("Rome").advances == []
