"""Who sits in a seat: another person, a stand-in, nobody for long."""

from __future__ import annotations

from bot.deadlines import pace_of
from bot.deeds.deed import Deed, not_begun
from bot.notices import PlayerBack, PlayerSat, SeatVacant, StandInSat
from bot.sitting import Play
from rules.table import Refusal, refuse
from rules.table import inputs as put


def hand_over(seat: int, user: int, name: str) -> Deed:
    """Another person takes a seat, of a player or of a stand-in."""

    def deed(play: Play) -> Refusal | None:
        if any(s.user == user for s in play.seats):
            return refuse("seated", "This person sits in the game already.")
        former = play.seats[seat].name
        refusal = not_begun(play) or play.submit(put.HandOver(seat, name))
        if refusal is None:
            play.change_seat(seat, user=user, name=name, standin=None, until=None, vacant=False, missed=0)
            play.notices.append(PlayerSat(seat, user, name, former))
        return refusal

    return deed


def stand_in(seat: int, kind: str, until: int | None = None, *, vacant: bool = False) -> Deed:
    """A stand-in answers for a seat; `until` a time, or until the player is back or replaced."""

    def deed(play: Play) -> Refusal | None:
        if (refusal := not_begun(play)) is not None:
            return refusal
        play.change_seat(seat, standin=kind, until=until, vacant=vacant)
        play.notices.append(StandInSat(seat, kind, until))
        if vacant:
            play.notices.append(SeatVacant(seat))
        return None

    return deed


def replace_player(seat: int) -> Deed:
    """A stand-in takes a seat until somebody else does; of the kind that the game's pace names."""

    def deed(play: Play) -> Refusal | None:
        return stand_in(seat, pace_of(play.row.settings).standin, vacant=True)(play)

    return deed


def vacate(seat: int) -> Deed:
    """Open a seat to others: whoever takes it replaces its player."""

    def deed(play: Play) -> Refusal | None:
        if (refusal := not_begun(play)) is not None:
            return refusal
        play.change_seat(seat, vacant=True)
        play.notices.append(SeatVacant(seat))
        return None

    return deed


def come_back(seat: int) -> Deed:
    """A player answers again in place of their stand-in."""

    def deed(play: Play) -> Refusal | None:
        if (refusal := not_begun(play)) is not None:
            return refusal
        if play.seats[seat].user is None:
            return refuse("nobody", "No player sits here.")
        if play.seats[seat].standin is None and not play.seats[seat].vacant:
            return refuse("present", "No stand-in sits here.")
        play.change_seat(seat, standin=None, until=None, vacant=False, missed=0)
        play.notices.append(PlayerBack(seat))
        return None

    return deed
