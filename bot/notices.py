"""What the bot itself has to announce about a game, besides what the rules tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.store.rows import Notify


@dataclass(frozen=True, slots=True)
class Started:
    """The game began."""


@dataclass(frozen=True, slots=True)
class NewChance:
    """Chance starts from a new secret: the commitment to it, and what was added afterwards.

    `reserve` is the commitment to the secret after this one: that cannot be chosen any more, either.
    """

    commitment: str
    added: tuple[str, ...]
    reserve: str


@dataclass(frozen=True, slots=True)
class GraceGiven:
    """The deadline passed; these seats have a little longer."""

    seats: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Held:
    """The game waits for players on vacation."""

    seats: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Missed:
    """The deadline passed for good: these seats' answers are the defaults."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StandInSat:
    """A stand-in answers for a seat from now on (`until`: while its player is away)."""

    seat: int
    kind: str
    until: int | None = None


@dataclass(frozen=True, slots=True)
class SeatVacant:
    """Somebody else may take this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerSat:
    """A person took a seat; `former` is who sat there."""

    seat: int
    user: int
    name: str
    former: str


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """A player is back and answers again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """Nobody may answer for now."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on, until a deadline if it has one."""

    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class DeadlineSet:
    """The deadline is another now; None: there is none."""

    deadline: int | None


@dataclass(frozen=True, slots=True)
class RolledBack:
    """The game stands before a phase again; so many answers of these phases were undone."""

    phase: int
    name: str
    answers: int
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PhaseTakenBack:
    """A seat took back the answer that had ended a phase, before anybody else acted."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """Stored answers fit the rules no longer: the phase was begun again, and everybody is asked anew."""

    phase: str
    reason: str


@dataclass(frozen=True, slots=True)
class EndedEarly:
    """The game was ended before its time."""


@dataclass(frozen=True, slots=True)
class MotionCarried:
    """The players voted for something."""

    motion: str


@dataclass(frozen=True, slots=True)
class Imported:
    """The game was taken up from a file; `again` is the phase that begins again, if it is not over."""

    phases: int
    again: str = ""


@dataclass(frozen=True, slots=True)
class ChannelLost:
    """The game's channel cannot be posted to; the clock stands still."""

    channel: int


@dataclass(frozen=True, slots=True)
class ChannelBack:
    """The game's channel can be posted to again, and the clock runs on."""

    deadline: int | None


@dataclass(frozen=True, slots=True)
class Moved:
    """The game goes on in another channel."""

    former: int
    channel: int


@dataclass(frozen=True, slots=True)
class HostShared:
    """Somebody steers the game beside its host."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class HostUnshared:
    """Somebody steers the game no more."""

    name: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another person is the host; `gone`: the former one has left the server."""

    user: int
    name: str
    gone: bool


@dataclass(frozen=True, slots=True)
class SentAway:
    """The host removed somebody from the lobby; `again`: they may join once more."""

    name: str
    again: bool


@dataclass(frozen=True, slots=True)
class SidesAssigned:
    """What the host assigned to seats before the game: in plain words for each."""

    sides: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Nudged:
    """The host reminds those who are awaited; `users` are called for it."""

    by: str
    seats: tuple[int, ...]
    users: tuple[int, ...]
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Reminder:
    """A seat is reminded in the way it likes; `missing` is what it is asked, for its own eyes."""

    seat: int
    missing: tuple[str, ...]
    deadline: int | None
    notify: Notify = Notify.MENTION


Notice: TypeAlias = (
    Started
    | NewChance
    | GraceGiven
    | Held
    | Missed
    | StandInSat
    | SeatVacant
    | PlayerSat
    | PlayerBack
    | Paused
    | Resumed
    | DeadlineSet
    | RolledBack
    | PhaseTakenBack
    | Reopened
    | EndedEarly
    | MotionCarried
    | Imported
    | ChannelLost
    | ChannelBack
    | Moved
    | HostShared
    | HostUnshared
    | HostChanged
    | SentAway
    | SidesAssigned
    | Nudged
    | Reminder
)
