"""The tournament tells what games of stand-ins were like."""

from dataclasses import replace

from tools.tournament import Entry, Tally, line, play, summary

SHORT = Entry("western-empires", 5, 1, (("scenario", "short"), ("turns", "3")))


def test_a_game_is_played_to_its_end_and_counted():
    tally = play(SHORT)
    assert tally.over
    assert tally.turns == 3
    assert tally.middle == [2]
    assert set(tally.costs) <= set(tally.cities)
    assert sum(tally.deals.values()) > 0
    assert len(tally.points) == len(tally.advances) == 5
    assert "3 turns, points" in line(tally)


def test_every_second_seat_may_be_left_to_chance():
    assert replace(SHORT, against_random=True).kinds == ["random", "civ", "random", "civ", "random"]
    assert SHORT.kinds == ["civ"] * 5


def test_the_summary_counts_the_games_that_chance_did_not_win():
    entry = replace(SHORT, against_random=True)
    parts = {"turns": 3, "over": True, "points": [1, 2], "advances": [3], "cities": {2: 1.0}}
    won = Tally(entry, winners=["civ"], costs=play(SHORT).costs, **parts)
    lost = replace(won, winners=["random"])
    assert summary([won, lost])[0] == "5 players, 2 games, 2 over, 1 not won by chance"


def test_a_game_of_peoples_says_how_it_was_won_and_compares_seats_with_chance():
    tally = play(Entry("peoples", 3, 1, (("rounds", "15"),), against_random=True))
    assert tally.over
    assert tally.ahead + tally.behind == 2
    assert "; won by " in line(tally)
    assert f"{tally.ahead} of 2 seats ahead of chance; won by " in summary([tally])[0]
