"""The tournament tells what games of stand-ins were like, and which of them are better."""

import shutil
from dataclasses import replace

import pytest

from rules.standins import STANDINS
from tools.tournament.former import FORMER, PACKAGE, ROOT, former, renamed
from tools.tournament.playing import Entry, Tally, play
from tools.tournament.rating import duels, ratings, share
from tools.tournament.report import compared, line, summary

SHORT = Entry("western-empires", 5, 1, (("scenario", "short"), ("turns", "3")))
PAIR = replace(SHORT, seats=("civ", "random"))


@pytest.fixture(scope="module")
def played():
    return play(SHORT)


def test_a_game_is_played_to_its_end_and_counted(played):
    assert played.over
    assert played.turns == 3
    assert played.middle == [2]
    assert set(played.costs) <= set(played.cities)
    assert sum(played.deals.values()) > 0
    assert len(played.points) == len(played.advances) == len(played.places) == len(played.last_cities) == 5
    assert played.winners == ["civ"]
    assert "3 turns, points" in line(played)


def test_kinds_sit_in_turn_and_go_on_by_a_seat_with_the_same_cards():
    assert PAIR.kinds == ["random", "civ", "random", "civ", "random"]
    assert replace(PAIR, seed=0).kinds == ["civ", "random", "civ", "random", "civ"]
    assert replace(PAIR, seed=0).chance == PAIR.chance != replace(PAIR, seed=2).chance
    assert SHORT.kinds == ["civ"] * 5


def tally(*places, seed=1):
    return Tally(replace(PAIR, players=len(places), seed=seed), places=list(places), points=list(places))


def test_seats_of_different_kinds_are_compared_by_their_places():
    found = duels([tally(2, 1, 3), tally(1, 1, 2)])  # random, civ, random
    assert found["civ", "random"] == 7  # three before, and a tie
    assert found["random", "civ"] == 1
    assert share(found, "civ", "random") == 7 / 8


def test_who_comes_first_more_often_is_rated_higher_within_an_interval():
    games = [tally(2, 1, 3), tally(2, 1, 3), tally(1, 2, 3), tally(1, 3, 2, seed=0)]
    best, worst = ratings(games)
    assert (best.kind, worst.kind) == ("civ", "random")
    assert best.low <= best.elo <= best.high
    assert best.elo == pytest.approx(-worst.elo)
    assert best.elo > 0


def test_equals_are_rated_alike():
    best, worst = ratings([tally(1, 2), tally(2, 1)])
    assert best.elo == pytest.approx(0) == pytest.approx(worst.elo)


def test_the_comparison_says_who_came_before_whom(played):
    games = [replace(played, entry=PAIR, places=[2, 1, 3, 4, 5])]
    rows = compared(games)
    assert rows[1].split()[:2] == ["civ", "1.0"]
    assert rows[-1] == "  civ before random: 66.7% of 6 comparisons"
    assert compared([played]) == []


def test_the_summary_has_a_line_for_all_that_is_counted(played):
    text = "\n".join(summary([played]))
    for title in ("cities of a player, at the end", "calamities traded on", "cities lost to attack"):
        assert title in text


def test_former_stand_ins_are_a_package_of_their_own(tmp_path):
    shutil.copytree(ROOT / "rules" / "standins", tmp_path / PACKAGE)
    standin = former(renamed(tmp_path), "western-empires")
    assert type(standin).__module__.startswith("former_standins")
    assert type(standin) is not type(STANDINS["civ"])
    tally = play(replace(SHORT, seats=("civ", FORMER)), {FORMER: standin})
    assert tally.over


def test_a_game_of_peoples_says_how_it_was_won():
    tally = play(Entry("peoples", 3, 1, (("rounds", "15"),), seats=("peoples", "random")))
    assert tally.over
    assert "; won by " in line(tally)
    assert "; won by " in summary([tally])[0]
