"""The state of a game: plain data, whole at every phase boundary."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.history_of_the_world.board import LandId, WaterId
from rules.table import Seat


class Settlement(StrEnum):
    """The two sides of a capital piece."""

    CAPITAL = "capital"
    CITY = "city"


class Stage(StrEnum):
    """Where in an epoch the game stands."""

    DRAWING = "drawing"
    TURN = "turn"
    RECKONING = "reckoning"
    OVER = "over"


@dataclass(slots=True)
class Holding:
    """The figures in a land: whose, of which force, in which epoch's shape."""

    seat: Seat
    force: str
    figure: int
    armies: int = 1
    fort: bool = False

    def fork(self) -> "Holding":
        """A copy to try things on."""
        return Holding(self.seat, self.force, self.figure, self.armies, self.fort)


@dataclass(slots=True)
class Navy:
    """Naval Control: a fleet that stayed at sea with an army aboard."""

    seat: Seat
    force: str
    figure: int


@dataclass(slots=True)
class Player:
    """A player: points by source, cards, and what was played so far."""

    name: str
    score: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    strengths: dict[int, int] = field(default_factory=dict)
    markers: list[int] = field(default_factory=list)
    left: bool = False

    def fork(self) -> "Player":
        """A copy to try things on."""
        return replace(
            self,
            sources=dict(self.sources),
            hand=list(self.hand),
            strengths=dict(self.strengths),
            markers=list(self.markers),
        )


@dataclass(slots=True)
class Drawing:
    """Ch. III: the drawing of an epoch: who draws when, the cards, who holds which."""

    order: list[Seat] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    drawn: dict[Seat, str] = field(default_factory=dict)
    given: dict[Seat, Seat] = field(default_factory=dict)
    held: dict[Seat, str] = field(default_factory=dict)
    done: bool = False

    def fork(self) -> "Drawing":
        """A copy to try things on."""
        return Drawing(
            list(self.order), list(self.deck), dict(self.drawn), dict(self.given), dict(self.held), self.done
        )


@dataclass(slots=True)
class Campaign:
    """A force that expands: its pool, coins, fleets, and the cards that help it."""

    force: str
    figure: int
    pool: int
    is_active: bool = False
    allied: int = 0
    forts: int = 0
    coins: int = 0
    ally_coins: int = 0
    fleets: list[WaterId] = field(default_factory=list)
    at_sea: list[WaterId] = field(default_factory=list)
    aboard: list[WaterId] = field(default_factory=list)
    edges: list[str] = field(default_factory=list)
    treachery: list[LandId] = field(default_factory=list)
    raised: int = 0
    spent: int = 0
    fallen: int = 0
    losses: int = 0
    leader_died: bool = False

    @property
    def armies(self) -> int:
        """All unplaced armies, those of allies included."""
        return self.pool + self.allied

    def fork(self) -> "Campaign":
        """A copy to try things on."""
        return replace(
            self,
            fleets=list(self.fleets),
            at_sea=list(self.at_sea),
            aboard=list(self.aboard),
            edges=list(self.edges),
            treachery=list(self.treachery),
        )


@dataclass(slots=True)
class Stores:
    """What event cards have brought the active empire, until its campaign takes it over."""

    coins: int = 0
    ally_coins: int = 0
    forts: int = 0
    edges: list[str] = field(default_factory=list)
    treachery: list[LandId] = field(default_factory=list)
    seas: list[WaterId] = field(default_factory=list)
    losses: int = 0
    leader_died: bool = False

    def fork(self) -> "Stores":
        """A copy to try things on."""
        return replace(self, edges=list(self.edges), treachery=list(self.treachery), seas=list(self.seas))


@dataclass(slots=True)
class Turn:
    """The turn being played."""

    seat: Seat
    card: str
    events: list[str] = field(default_factory=list)
    stores: Stores = field(default_factory=Stores)
    campaign: Campaign | None = None
    wishes: list[LandId] = field(default_factory=list)
    asked: int = 0
    halted: str = ""

    def fork(self) -> "Turn":
        """A copy to try things on."""
        return replace(
            self,
            events=list(self.events),
            stores=self.stores.fork(),
            campaign=self.campaign.fork() if self.campaign else None,
            wishes=list(self.wishes),
        )


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """What a finished turn brought: for the score table and the charts. It never changes."""

    epoch: int
    seat: Seat
    card: str
    areas: dict[str, int]
    capitals: int
    cities: int
    monuments: int
    seas: int

    @property
    def total(self) -> int:
        """All points of the turn."""
        return sum(self.areas.values()) + self.capitals + self.cities + self.monuments + self.seas


@dataclass(slots=True)
class HistoryState:
    """The whole game."""

    options: dict[str, str]
    players: list[Player]
    epoch: int = 1
    stage: Stage = Stage.DRAWING
    slot: int = 0
    lands: dict[LandId, Holding] = field(default_factory=dict)
    settlements: dict[LandId, Settlement] = field(default_factory=dict)
    monuments: list[LandId] = field(default_factory=list)
    navies: dict[WaterId, Navy] = field(default_factory=dict)
    drawing: Drawing = field(default_factory=Drawing)
    turn: Turn | None = None
    marker_pile: list[int] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    records: list[TurnRecord] = field(default_factory=list)
    preeminent: dict[int, Seat] = field(default_factory=dict)

    def fork(self) -> "HistoryState":
        """A copy to try things on: nothing done to it is felt here."""
        return replace(
            self,
            options=dict(self.options),
            players=[player.fork() for player in self.players],
            lands={land: holding.fork() for land, holding in self.lands.items()},
            settlements=dict(self.settlements),
            monuments=list(self.monuments),
            navies={sea: Navy(navy.seat, navy.force, navy.figure) for sea, navy in self.navies.items()},
            drawing=self.drawing.fork(),
            turn=self.turn.fork() if self.turn else None,
            marker_pile=list(self.marker_pile),
            box=list(self.box),
            discards=list(self.discards),
            records=list(self.records),
            preeminent=dict(self.preeminent),
        )
