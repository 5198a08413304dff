"""Two Shores: what the track asks for, and how the game ends."""

import pytest

from rules.civ.events_trade import GameEnded, MarkerMoved, MarkerStayed
from rules.civ.phases.succession import asked_on, succession
from tests.tiny.game import RULESET
from tests.tiny.scenario import ASH, CLAY, shores, side


def stepped(step, cities, held=()):
    towns = ["Ashford", "Alders", "Birchwood"][:cities]
    s = shores({"Ash": side(cities=towns, step=step, advances=held), "Clay": side()})
    s.play(succession)
    return s


@pytest.mark.parametrize(
    ("step", "cities", "held", "missing"),
    [
        (0, 0, (), ()),
        (1, 0, (), ("1 cities (has 0)",)),
        (2, 1, (), ()),
        (3, 2, ("Rafts", "Terraces"), ("2 groups with an advance (has 1)",)),
        (3, 2, ("Drill",), ("2 advances (has 1)",)),
        (3, 2, ("Rafts", "Sagas"), ()),
        (4, 2, ("Rafts", "Sagas"), ("60 in prices of advances (has 27)",)),
        (4, 2, ("Shrines", "Barter"), ()),
        (4, 1, ("Shrines", "Barter"), ("2 cities (has 1)",)),
    ],
)
def test_what_the_next_space_asks_for(step, cities, held, missing):
    s = stepped(step, cities, held)
    assert [e.missing for e in s.events(MarkerStayed) if e.seat == ASH] == ([missing] if missing else [])
    assert s.nation("Ash").step == step + (not missing)


def test_within_an_epoch_only_cities_and_the_space_itself_are_asked():
    epoch = asked_on(RULESET, "main", "Ash", 5)
    assert (epoch.cities, epoch.advances, epoch.groups, epoch.worth) == (2, 0, 0, 60)
    epoch = asked_on(RULESET, "main", "Ash", 4)
    assert (epoch.cities, epoch.advances, epoch.groups, epoch.worth) == (2, 2, 2, 0)


def test_a_marker_never_falls_back():
    s = stepped(3, 0)
    assert s.nation("Ash").step == 3
    assert [e for e in s.events(MarkerMoved) if e.after < e.before] == []


@pytest.mark.parametrize(("step", "over"), [(3, False), (4, True)])
def test_the_last_step_ends_the_game_at_once_and_not_the_last_epoch(step, over):
    s = stepped(step, 2, ("Sagas", "Rafts", "Barter"))
    assert s.state.over is over
    assert bool(s.events(GameEnded)) is over


def test_equal_points_are_told_apart_by_treasury():
    s = shores({"Ash": side(treasury=1), "Clay": side(treasury=4)}, turn=12)
    s.play(succession)
    assert s.events(GameEnded) == [GameEnded((CLAY, ASH))]
