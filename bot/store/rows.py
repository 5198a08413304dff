"""What the store holds, as plain values."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from rules.table.chance import Era

Json = Any  # dict, list, str, int, bool or None
Place: TypeAlias = tuple[str, int | None, int | None]  # a kind, a game, an id


class Status(StrEnum):
    """Where a game stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"


LIVE = (Status.LOBBY, Status.RUNNING, Status.PAUSED)
LOST = "lost"
"""The setting of a game that cannot be posted to: since when. Its clock stands still."""
FORMER = "former"
"""The setting of a game that was moved: the channels where it was."""
COHOSTS = "cohosts"
"""The setting of a game that several steer: the people who do beside its host."""
BARRED = "barred"
"""The setting of a lobby: the people who may not join again."""
SIDES = "sides"
"""The setting of a lobby: what the host assigned to players, by their names."""
NUDGED = "nudged"
"""The setting of a game: when its host last reminded those who are awaited."""
WHISPERS = "whispers"
"""The setting of a game: whether players may whisper. Where nothing is said they may."""


class TargetKind(StrEnum):
    """Where a letter goes. What is private to a seat goes to whoever plays it when it is posted."""

    CHANNEL = "channel"  # of a game: wherever the game is played then
    FORMER = "former"  # a channel that the game has left
    SEAT = "seat"
    DM = "dm"


class LetterState(StrEnum):
    """What became of a letter."""

    PENDING = "pending"
    POSTED = "posted"
    DROPPED = "dropped"  # it can never be posted: DMs closed, channel gone


class Notify(StrEnum):
    """How a person wants to hear that they are awaited."""

    DM = "dm"
    MENTION = "mention"
    NONE = "none"


class Leave(StrEnum):
    """What happens to a seat whose player is on vacation."""

    HOLD = "hold"
    DEFAULTS = "defaults"
    STANDIN = "standin"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """One game: where it is played, by which rules, and how far it has come."""

    id: int
    guild: int
    channel: int
    host: int
    ruleset: str
    options: dict[str, str]
    settings: dict[str, Json]
    eras: tuple[Era, ...] = field(repr=False)
    status: Status
    version: int = 0
    seq: int = 0
    phase: int = 0
    asked: int = 0
    deadline: int | None = None
    remaining: int | None = None
    grace: bool = False
    busy: bool = False
    names: list[str] = field(default_factory=list)
    created: int = 0
    reserve: str = field(default="", repr=False)  # the secret of the next era, committed to already

    @property
    def hosts(self) -> tuple[int, ...]:
        """Who steers it: its host, and those with whom hosting is shared."""
        return self.host, *self.settings.get(COHOSTS, ())


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """One seat: who sits there, and which stand-in answers for it (`until`: while its player is away)."""

    seat: int
    name: str
    user: int | None = None
    standin: str | None = None
    until: int | None = None
    vacant: bool = False
    missed: int = 0
    added: str = ""  # to chance, in the lobby
    since: int = 0  # when its player took it over from another


@dataclass(frozen=True, slots=True)
class InputRow:
    """One thing that entered a game, numbered."""

    seq: int
    phase: int
    data: str


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """A game at the start of a phase."""

    phase: int
    name: str
    data: str


@dataclass(frozen=True, slots=True)
class Target:
    """A channel, a seat of the letter's game, or a person's DMs."""

    kind: TargetKind
    id: int


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to post: never pixels, only what is to be said and drawn."""

    target: Target
    kind: str
    payload: dict[str, Json]


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterRow:
    """A letter in the outbox."""

    id: int
    game: int | None
    letter: Letter
    nonce: str
    state: LetterState = LetterState.PENDING
    attempts: int = 0
    message: int | None = None
    guild: int = 0  # of its game; 0 for DMs, and what belongs to no game

    @property
    def place(self) -> Place:
        """What letters are posted to one after the other."""
        target = self.letter.target
        match target.kind:
            case TargetKind.SEAT:
                return target.kind, self.game, target.id
            case TargetKind.CHANNEL if self.game is not None:
                return target.kind, self.game, None
        return target.kind, None, target.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefs:
    """How one person wants to be served."""

    notify: Notify = Notify.MENTION
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    scheme: str = ""
    text: bool = False
    market: bool = False
    """Whether they are called when somebody looks for something, or offers it to all."""
    digest: int | None = None
    """When one message a day says what waits in all games (minutes after midnight); None: each call comes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhisperRow:
    """A line that one player sent another: between which seats, and who played these then."""

    id: int = 0
    game: int
    seat: int
    user: int
    to_seat: int
    to_user: int
    at: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Vacation:
    """A person's absence, in seconds since 1970."""

    id: int = 0
    user: int
    starts: int
    ends: int
    mode: Leave


@dataclass(frozen=True, slots=True)
class VoteRow:
    """One seat's vote on a motion."""

    motion: str
    seat: int
    yes: bool
    at: int
