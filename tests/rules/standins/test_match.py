"""A match of stand-ins: it ends, it can be verified, and it counts what people would wait for."""

import pytest

from rules.standins import Anybody, acts_on_floor
from rules.standins.match import Match, Unplayable
from rules.table.verifying import verify
from tests.rules.table.toy import Toy

NAMES = ("Ann", "Ben", "Cleo")


class Steady(Anybody):
    """Has a standing order on bids."""

    standing_orders = frozenset({"bid"})


def match(player=Anybody, **how) -> Match:
    return Match(Toy(), {}, NAMES, [player()] * 3, b"seed", check=True, **how)


@pytest.mark.parametrize("ahead", [False, True])
def test_a_match_ends_and_verifies(ahead):
    played = match(ahead=ahead)
    played.play()
    assert played.table.over
    assert verify(played.record(), Toy()).problem == ""


def test_answers_ahead_save_rounds():
    slow, fast = match(), match(Steady, ahead=True)
    slow.play()
    fast.play()
    assert slow.costs[1].waits == 5  # the bid, three walks, the market
    assert fast.costs[1].waits == 3
    assert fast.costs[1].rounds == 2  # a standing order answers the bid


def test_an_illegal_stand_in_is_found_out():
    class Cheat(Anybody):
        def answer(self, question, view, chance):
            return 99

    with pytest.raises(Unplayable, match="refused"):
        Match(Toy(), {}, NAMES, [Cheat()] * 3, b"seed").play()


def test_at_a_large_table_a_stand_in_trades_longer():
    assert [acts_on_floor(seats) for seats in (3, 6, 9, 18)] == [12, 12, 18, 36]
