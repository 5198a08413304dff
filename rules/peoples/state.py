"""The state of a game: plain data, whole at every phase boundary. Nothing in it is secret."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.peoples.regions import AreaId, RegionId
from rules.peoples.resources import Kind
from rules.peoples.traits import Trait
from rules.peoples.world import World
from rules.table import Seat

NEUTRAL = -1
"""The seat of the neutral people."""


class Stage(StrEnum):
    """Where the game stands."""

    SETUP = "setup"
    TURN = "turn"
    LAST = "last"
    OVER = "over"


class Victory(StrEnum):
    """Ch. 11: the eight ways to win."""

    CIVICS = "civics"
    CULTURE = "culture"
    ECONOMY = "economy"
    MILITARY = "military"
    RELIGION = "religion"
    SCIENCE = "science"
    ADVANCES = "advances"
    DEVELOPMENTS = "developments"


@dataclass(slots=True)
class Tribe:
    """A tribe in its area, or a settlement of two to four; one piece either way."""

    seat: Seat
    areas: list[AreaId]
    engaged: bool = False

    @property
    def size(self) -> int:
        """Ch. 8.1: how many tribes it stands for."""
        return len(self.areas)

    def fork(self) -> "Tribe":
        """A copy to try things on."""
        return Tribe(self.seat, list(self.areas), self.engaged)


@dataclass(slots=True)
class Player:
    """A player: the people, its markers, cards and resources.

    `spent` counts the markers of a trait, advances before the specialist, that lie in the non-available pool.
    """

    name: str
    people: str
    advances: dict[Trait, int] = field(default_factory=dict)
    spent: dict[Trait, int] = field(default_factory=dict)
    specialists: list[Trait] = field(default_factory=list)
    developments: list[str] = field(default_factory=list)
    resources: dict[Kind, int] = field(default_factory=dict)
    home: list[RegionId] = field(default_factory=list)
    achieved: list[Victory] = field(default_factory=list)
    revolutions: int = 0
    left: bool = False

    def fork(self) -> "Player":
        """A copy to try things on."""
        return replace(
            self,
            advances=dict(self.advances),
            spent=dict(self.spent),
            specialists=list(self.specialists),
            developments=list(self.developments),
            resources=dict(self.resources),
            home=list(self.home),
            achieved=list(self.achieved),
        )


@dataclass(slots=True)
class Acting:
    """A tribe in its action: the area it stands in, the one it acts from, the one it will end in.

    `paid` are the markers its range has cost so far.
    """

    area: AreaId
    at: AreaId
    end: AreaId
    paid: dict[Trait, int] = field(default_factory=dict)

    def fork(self) -> "Acting":
        """A copy to try things on."""
        return Acting(self.area, self.at, self.end, dict(self.paid))


@dataclass(slots=True)
class Turn:
    """The turn being played.

    `acted`: the areas of each tribe or settlement that began to act; `acting`: a tribe on its way;
    `together`: areas of a settlement whose tribes may still act as part of the same tribe action.
    """

    seat: Seat
    asked: int = 0
    acted: list[list[AreaId]] = field(default_factory=list)
    acting: Acting | None = None
    together: list[AreaId] = field(default_factory=list)
    culture: int = 0
    religion: int = 0
    ended: bool = False
    halted: str = ""

    @property
    def step(self) -> str:
        """Which tribe acts, of those in one answer too: for the keys of what others are asked meanwhile."""
        return f"{self.asked}:{len(self.acted)}:{len(self.together)}"

    def fork(self) -> "Turn":
        """A copy to try things on."""
        return replace(
            self,
            acted=[list(areas) for areas in self.acted],
            acting=self.acting.fork() if self.acting else None,
            together=list(self.together),
        )


@dataclass(slots=True)
class Book:
    """Ch. 12: the book of events: its cards in order, and how many were turned."""

    pile: list[str] = field(default_factory=list)
    turned: int = 0


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """How a people stood after a turn of its own: for the charts. It never changes."""

    round: int
    seat: Seat
    tribes: int
    regions: int
    kinds: int
    advances: int
    developments: int
    culture: int
    religion: int
    points: int


@dataclass(slots=True)
class PeoplesState:
    """The whole game. `order` is the turn order, `place` whose turn it is in it. The world never changes:
    when something is found, another one takes its place.

    `starts` are the starting parts nobody has chosen yet; `last` are those who may still take a Revolution
    after the book of events was closed; `neutral_levels` are the civilization levels of the neutral people.
    """

    options: dict[str, str]
    players: list[Player]
    neutral: str = ""
    order: list[Seat] = field(default_factory=list)
    stage: Stage = Stage.SETUP
    round: int = 1
    place: int = 0
    world: World = field(default_factory=World)
    starts: list[list[RegionId]] = field(default_factory=list)
    tribes: list[Tribe] = field(default_factory=list)
    culture: dict[RegionId, Seat] = field(default_factory=dict)
    religion: dict[AreaId, list[Seat]] = field(default_factory=dict)
    neutral_levels: dict[Trait, int] = field(default_factory=dict)
    book: Book | None = None
    turn: Turn | None = None
    last: list[Seat] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    records: list[TurnRecord] = field(default_factory=list)

    def fork(self) -> "PeoplesState":
        """A copy to try things on: nothing done to it is felt here."""
        return replace(
            self,
            options=dict(self.options),
            players=[player.fork() for player in self.players],
            order=list(self.order),
            starts=[list(start) for start in self.starts],
            tribes=[tribe.fork() for tribe in self.tribes],
            culture=dict(self.culture),
            religion={corner: list(seats) for corner, seats in self.religion.items()},
            neutral_levels=dict(self.neutral_levels),
            book=replace(self.book, pile=list(self.book.pile)) if self.book else None,
            turn=self.turn.fork() if self.turn else None,
            last=list(self.last),
            winners=list(self.winners),
            records=list(self.records),
        )
