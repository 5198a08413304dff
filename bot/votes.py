"""Votes of the players: which motions there are, who votes, and when a motion has carried."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.store.rows import GameRow, SeatRow, Status, VoteRow
from rules.table import Refusal, refuse


class Motion(StrEnum):
    """What can be voted on; to replace a player is written "replace:SEAT"."""

    EXTEND = "extend"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True)
class Share:
    """More than `over` hundredths of the votes must be in favour; 99: everybody."""

    over: int


SHARES: Mapping[Motion, Share] = {
    Motion.EXTEND: Share(50),
    Motion.PAUSE: Share(50),
    Motion.RESUME: Share(50),
    Motion.END: Share(99),
    Motion.REPLACE: Share(66),
}


@dataclass(frozen=True, slots=True)
class Tally:
    """How a vote stands: `carried` and `lost` are both false while it is open."""

    yes: tuple[int, ...]
    no: tuple[int, ...]
    electors: tuple[int, ...]
    needed: int

    @property
    def carried(self) -> bool:
        """Whether enough are in favour."""
        return len(self.yes) >= self.needed

    @property
    def lost(self) -> bool:
        """Whether it can no longer carry."""
        return len(self.electors) - len(self.no) < self.needed


def motion_parts(motion: str) -> tuple[Motion, int | None]:
    """The kind of a motion and the seat it is about; ValueError for no motion."""
    name, _, seat = motion.partition(":")
    kind = Motion(name)
    if (kind is Motion.REPLACE) != bool(seat):
        raise ValueError(motion)
    return kind, int(seat) if seat else None


def too_late(motion: str, game: GameRow, seats: Sequence[SeatRow]) -> Refusal | None:
    """Why a vote would change nothing, if it would not: what it asks for is so already, or cannot be."""
    kind, about = motion_parts(motion)
    if game.status not in (Status.RUNNING, Status.PAUSED):
        begun = game.status is not Status.LOBBY
        return refuse(
            "not-running", f"The game {'is over' if begun else 'has not begun'}: nothing is voted on."
        )
    paused = game.status is Status.PAUSED
    match kind:
        case Motion.PAUSE if paused:
            return refuse("paused", "The game is paused already.")
        case Motion.RESUME if not paused:
            return refuse("not-paused", "The game is not paused.")
        case Motion.EXTEND if paused or game.deadline is None:
            return refuse("no-deadline", "There is no deadline that could be moved.")
        case Motion.REPLACE if about is None or about >= len(seats):
            return refuse("nobody", "There is no such seat.")
        case Motion.REPLACE if about is not None and seats[about].vacant:
            return refuse("vacant", "This seat is free already: `/game take` gives it to you.")
    return None


def electors(motion: str, seats: Iterable[SeatRow]) -> tuple[int, ...]:
    """Who votes: every seat with a player who is there; not the one to be replaced."""
    _, about = motion_parts(motion)
    return tuple(s.seat for s in seats if s.user is not None and not s.vacant and s.seat != about)


def tally(motion: str, votes: Sequence[VoteRow], seats: Iterable[SeatRow]) -> Tally:
    """Count the votes on a motion."""
    seated = tuple(seats)
    voters = electors(motion, seated)
    _, about = motion_parts(motion)
    # What was voted by or against whoever sat there before does not count.
    since = {seat.seat: seat.since for seat in seated}
    cast = {
        vote.seat: vote.yes
        for vote in votes
        if vote.motion == motion
        and vote.seat in voters
        and vote.at >= max(since[vote.seat], since.get(about, 0) if about is not None else 0)
    }
    share = SHARES[motion_parts(motion)[0]]
    needed = min(len(voters), len(voters) * share.over // 100 + 1)
    yes = tuple(seat for seat in voters if cast.get(seat) is True)
    no = tuple(seat for seat in voters if cast.get(seat) is False)
    return Tally(yes, no, voters, max(1, needed))
