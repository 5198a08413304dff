"""Who sits in a seat: another person, a stand-in, nobody for long."""

from __future__ import annotations

from bot.actions.action import Action, not_begun
from bot.attempt import Attempt
from bot.deadlines import pace_of
from bot.names import unique
from bot.notices import PlayerBack, PlayerSat, SeatVacant, StandInSat
from rules.table import Refusal, refuse
from rules.table import inputs as put


def hand_over(seat: int, user: int, name: str) -> Action:
    """Another person takes a seat, of a player or of a stand-in, under a name that nobody has here."""

    def action(attempt: Attempt) -> Refusal | None:
        if any(s.user == user for s in attempt.seats):
            return refuse("seated", "This person already has a seat in the game.")
        former = attempt.seats[seat].name
        called = unique(name, (s.name for s in attempt.seats))
        refusal = not_begun(attempt) or attempt.submit(put.HandOver(seat, called))
        if refusal is None:
            attempt.change_seat(
                seat,
                user=user,
                name=called,
                standin=None,
                until=None,
                vacant=False,
                missed=0,
                since=attempt.now,
            )
            attempt.forget_drafts(seat)
            attempt.notices.append(PlayerSat(seat, user, called, former))
        return refusal

    return action


def take_seat(seat: int, user: int, name: str) -> Action:
    """A person sits down in a free seat; whoever comes second finds it taken."""

    def action(attempt: Attempt) -> Refusal | None:
        if not attempt.seats[seat].vacant:
            return refuse("taken", "This seat is no longer free.")
        return hand_over(seat, user, name)(attempt)

    return action


def stand_in(seat: int, kind: str, until: int | None = None, *, vacant: bool = False) -> Action:
    """A stand-in answers for a seat; `until` a time, or until the player is back or replaced."""

    def action(attempt: Attempt) -> Refusal | None:
        if (refusal := not_begun(attempt)) is not None:
            return refusal
        attempt.change_seat(seat, standin=kind, until=until, vacant=vacant)
        attempt.notices.append(StandInSat(seat, kind, until))
        if vacant:
            attempt.notices.append(SeatVacant(seat))
        return None

    return action


def replace_player(seat: int) -> Action:
    """A stand-in takes a seat until somebody else does; of the kind that the game's pace names."""

    def action(attempt: Attempt) -> Refusal | None:
        return stand_in(seat, pace_of(attempt.row.settings).standin, vacant=True)(attempt)

    return action


def vacate(seat: int) -> Action:
    """Open a seat to others: whoever takes it replaces its player."""

    def action(attempt: Attempt) -> Refusal | None:
        if (refusal := not_begun(attempt)) is not None:
            return refusal
        attempt.change_seat(seat, vacant=True)
        attempt.notices.append(SeatVacant(seat))
        return None

    return action


def come_back(seat: int) -> Action:
    """A player answers again in place of their stand-in."""

    def action(attempt: Attempt) -> Refusal | None:
        if (refusal := not_begun(attempt)) is not None:
            return refusal
        if attempt.seats[seat].user is None:
            return refuse("nobody", "No player sits here.")
        if attempt.seats[seat].standin is None and not attempt.seats[seat].vacant:
            return refuse("present", "No stand-in sits here.")
        attempt.change_seat(seat, standin=None, until=None, vacant=False, missed=0)
        attempt.notices.append(PlayerBack(seat))
        return None

    return action
