"""Dawn 24.1.7: nations that are wiped out."""

import pytest

from renders.civ.words.calamity import say
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.events_calamity import CalamityStruck, NationEliminated, UnitsAnnexed
from rules.civ.events_trade import GameEnded
from rules.civ.phases.elimination import eliminate
from rules.civ.phases.leaving import departures, leave
from rules.civ.phases.succession import succession
from rules.civ.policies.orders import by_census
from rules.civ.stacks import Stack
from rules.civ.state import BARBARIANS, Card
from tests.rules.civ.dawn.plague import drawn, lost, struck
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

OTHERS = {"Celt": side({"Belgica": 20}), "Egypt": side({"Fayum": 20}), "Minoa": side({"Thera": 20})}


def famine(rome, **more):
    return struck("Rome", "Famine", {"Rome": rome, **OTHERS}, **more)


def test_24_1_7_who_has_less_than_he_must_remove_is_wiped_out():
    s = famine(side({"Rome": 2, "Etruria": 2}, ["Neapolis"]))
    assert s.nation("Rome").left
    assert s.events(NationEliminated) == [NationEliminated(0, "Rome", "Famine")]
    assert (s.tokens("Rome"), s.cities("Rome")) == ({}, [])


def test_24_1_7_who_has_just_enough_stays_in_the_game():
    s = famine(side({"Rome": 2, "Etruria": 3}, ["Neapolis"]))
    assert not s.nation("Rome").left
    assert s.g.unit_points(0) == 0


def test_24_1_7_who_has_no_unit_at_all_is_out_of_the_game():
    s = famine(side({}))
    assert s.events(NationEliminated)


def test_24_1_7_advances_may_save_a_nation():
    s = famine(side({"Rome": 2, "Etruria": 3}, advances=["Pottery"]))
    assert not s.nation("Rome").left
    assert not famine(side({"Rome": 2}, advances=["Irrigation"])).nation("Rome").left


def test_24_1_7_the_others_lose_what_they_were_assigned_all_the_same():
    s = famine(side({"Rome": 2}))
    assert sum(points for civ, points in lost(s).items() if civ != "Rome") == 20


def test_24_1_7_all_pieces_and_cards_go_back():
    made = side({"Rome": 2}, ships=["Rome"], advances=["Pottery"], treasury=9, hand=["Ochre", "Piracy"])
    s = famine(made)
    nation = s.nation("Rome")
    assert (nation.hand, nation.advances, nation.treasury, nation.stock) == ([], [], 0, 55)
    assert (s.ships("Rome"), nation.ship_stock, nation.city_stock) == ([], 4, 9)
    assert (s.state.discards[Stack(1)], s.state.discards[Stack(9)]) == (["Ochre"], ["Piracy"])
    assert s.state.discards[Stack(3)] == ["Famine"]


def test_24_1_7_the_seat_takes_no_further_part():
    s = famine(side({"Rome": 2}))
    assert 0 not in s.g.seats
    assert 0 not in by_census(s.g)
    assert 0 not in s.state.census


def test_24_1_7_its_other_calamities_are_not_resolved():
    s = drawn("Rome", "Famine", {"Rome": side({"Rome": 2}), **OTHERS})
    s.nation("Rome").hand += [Card("Regression", drawer=0), Card("Epidemic", 1, "", 1), Card("Tempest")]
    s.nation("Celt").hand.append(Card("Superstition", drawer=1))
    s.play(resolve_calamities)
    assert [e.calamity for e in s.events(CalamityStruck)] == ["Famine", "Superstition"]
    assert s.state.discards[Stack(6)] == ["Epidemic"]


def test_24_1_7_epidemic_wipes_nobody_out():
    s = struck("Rome", "Epidemic", {"Rome": side({"Rome": 2, "Etruria": 2}), **OTHERS})
    assert (s.tokens("Rome"), s.nation("Rome").left) == ({"Rome": 1, "Etruria": 1}, False)


@pytest.mark.parametrize(
    ("rome", "is_out"),
    [
        (side({"Etruria": 2, "Rubicon": 3}), True),
        (side({"Etruria": 2, "Rubicon": 3, "Samnium": 1}), False),
        (side({"Etruria": 2}, ["Rome"]), False),
        (side({"Etruria": 12, "Rubicon": 5}), False),
        (side({"Etruria": 4, "Rubicon": 3}, advances=["Engineering"]), False),
    ],
)
def test_24_1_7_where_a_place_is_named_only_whoever_loses_his_last_unit_there_is_out(rome, is_out):
    """Seventeen on the plain of the Po: fewer there is no harm to those who live elsewhere as well."""
    s = struck("Rome", "Flood", {"Rome": rome, **OTHERS})
    assert s.nation("Rome").left == is_out


@pytest.mark.parametrize(
    ("tokens", "is_out"),
    [({"Etruria": 4}, True), ({"Etruria": 4, "Alesia": 1}, False), ({"Etruria": 5}, False)],
)
def test_24_1_7_the_same_with_coastal_migration(tokens, is_out):
    s = struck("Rome", "Coastal Migration", {"Rome": side(tokens), **OTHERS})
    assert s.nation("Rome").left == is_out


def test_24_1_7_cities_demanded_are_as_many_as_there_are():
    s = struck("Rome", "Superstition", {"Rome": side({}, ["Rome"]), **OTHERS})
    assert (s.cities("Rome"), s.nation("Rome").left) == ([], False)


def test_24_1_7_two_at_once_next_to_a_volcano():
    """Both live around Thera alone, and have Urbanism; the first in the order of the chart ends ahead."""
    made = {
        "Rome": side({"Thera": 2, "Athens": 1}, advances=["Urbanism"]),
        "Minoa": side({"Thera": 1, "Knossos": 2}, advances=["Urbanism"]),
        "Celt": side({"Belgica": 20}),
    }
    s = struck("Rome", "Volcanic Eruption or Earthquake", made)
    assert s.state.eliminated == [0, 1]
    assert [row.seat for row in DawnOfHistory().standings(s.state)] == [2, 1, 0]


def test_24_1_7_a_minor_calamity_at_the_same_time_goes_on():
    s = drawn("Rome", "Coastal Migration", {"Rome": side({"Etruria": 2}), **OTHERS})
    s.nation("Celt").hand.append(Card("Tribal Conflict", drawer=1))
    s.play(resolve_calamities)
    assert len(s.events(CalamityStruck)) == 2


def ended(*out):
    s = famine(side({"Rome": 20}, step=3))
    for civ in out:
        eliminate(s.g, s.seat(civ), "Famine")
    return s


def test_24_1_7_the_eliminated_end_behind_all_who_are_still_in():
    s = ended("Rome")
    rows = DawnOfHistory().standings(s.state)
    assert (rows[-1].seat, rows[-1].place, rows[-1].points) == (0, 4, 0)


def test_24_1_7_of_the_eliminated_the_later_one_is_ahead():
    s = ended("Egypt", "Rome", "Celt")
    assert [row.seat for row in DawnOfHistory().standings(s.state)] == [3, 1, 0, 2]


def test_24_1_7_a_game_with_one_left_ends():
    s = ended("Egypt", "Rome", "Celt")
    s.play(succession)
    assert s.state.over
    assert s.events(GameEnded) == [GameEnded((3, 1, 0, 2))]


def test_24_1_7_with_two_left_it_goes_on():
    s = ended("Egypt", "Rome")
    s.play(succession)
    assert not s.state.over


def test_24_1_7_who_meant_to_leave_is_not_told_of_twice():
    s = drawn("Rome", "Famine", {"Rome": side({"Rome": 2}), **OTHERS})
    leave(s.g, 0)
    s.play(resolve_calamities)
    s.play(departures)
    assert (s.state.leaving, s.state.eliminated) == ([], [0])


def test_24_1_7_whoever_is_out_cannot_leave_once_more():
    s = ended("Rome")
    leave(s.g, 0)
    assert s.state.leaving == []


def test_24_1_7_it_is_remembered_on_a_fork_only_there():
    s = ended("Rome")
    s.g.fork().state.eliminated.clear()
    assert s.state.eliminated == [0]


def test_24_1_7_it_is_told_in_words():
    event = NationEliminated(0, "Rome", "Famine")
    assert say(event, lambda seat: f"P{seat}") == "P0 is out of the game: Rome was wiped out (Famine)."


def test_leaving_where_the_barbarians_run_out_of_pieces_nothing_takes_their_place():
    """Both sets are 110 tokens and 18 cities."""
    pirates = [area for area in DAWN.board.areas if area not in ("Rome", "Neapolis", "Etruria")][:17]
    s = drawn(
        "Rome",
        "Famine",
        {"Rome": side({"Etruria": 5}, ["Rome", "Neapolis"]), **OTHERS},
        barbarians={"Alesia": 107},
        pirates=pirates,
    )
    leave(s.g, 0)
    s.play(departures)
    assert s.state.barbarians == {"Alesia": 107, "Etruria": 3}
    assert len(s.state.pirates) == 18
    assert s.g.areas_of(0) == []
    event = s.events(UnitsAnnexed)[0]
    assert (event.by, event.cities, event.tokens) == (BARBARIANS, ("Neapolis",), (("Etruria", 3),))
