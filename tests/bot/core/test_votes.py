"""Who votes, and how many it takes."""

import pytest

from bot.store.rows import SeatRow, VoteRow
from bot.votes import Motion, electors, motion_parts, tally

SEATS = [
    *(SeatRow(seat=n, name=str(n), user=100 + n) for n in range(4)),
    SeatRow(seat=4, name="bot", standin="random"),
    SeatRow(seat=5, name="gone", user=105, standin="random", vacant=True),
]


def votes(motion: str, yes: str = "", no: str = "") -> list[VoteRow]:
    return [VoteRow(motion, int(s), True, 0) for s in yes] + [VoteRow(motion, int(s), False, 0) for s in no]


def test_players_who_are_there_vote() -> None:
    assert electors("pause", SEATS) == (0, 1, 2, 3)
    assert electors("replace:2", SEATS) == (0, 1, 3)


@pytest.mark.parametrize(
    ("motion", "needed"), [("extend", 3), ("pause", 3), ("resume", 3), ("end", 4), ("replace:1", 2)]
)
def test_how_many_it_takes(motion: str, needed: int) -> None:
    count = tally(motion, [], SEATS)
    assert (count.needed, count.carried, count.lost) == (needed, False, False)


def test_a_motion_carries_or_is_lost() -> None:
    assert not tally("pause", votes("pause", "01"), SEATS).carried
    assert tally("pause", votes("pause", "012"), SEATS).carried
    assert not tally("pause", votes("pause", "", "0"), SEATS).lost
    assert tally("pause", votes("pause", "", "01"), SEATS).lost
    assert tally("end", votes("end", "012", "3"), SEATS).lost


def test_votes_of_others_and_on_other_motions_do_not_count() -> None:
    assert tally("pause", votes("pause", "45") + votes("extend", "0123"), SEATS).yes == ()


def test_one_player_alone_decides() -> None:
    alone = [SEATS[0], SEATS[4]]
    assert all(tally(m, votes(m, "0"), alone).carried for m in ("extend", "pause", "end"))
    assert not tally("pause", [], [SEATS[4]]).carried


@pytest.mark.parametrize("text", ["", "dance", "replace", "pause:1", "replace:x"])
def test_no_motion(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        motion_parts(text)
    assert motion_parts("replace:3") == (Motion.REPLACE, 3)
