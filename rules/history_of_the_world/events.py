"""What happened in a game of History of the World. Keys are those of the board and the cards.

Events with `open_act` tell what their seat did for all to see, those with `innocent` what came of it, without
cards or dice: a step that told nothing else can be undone.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.history_of_the_world.board import AreaId, LandId, WaterId
from rules.history_of_the_world.state import Settlement
from rules.table import Seat


class RoundResult(StrEnum):
    """How a round of combat ended, as the attacker sees it; a held tie is a tie the attacker wins."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"
    TIE_HELD = "tie_held"
    BETRAYED = "betrayed"


class Way(StrEnum):
    """How an army came into a land."""

    LAND = "land"
    STRAIT = "strait"
    SEA = "sea"
    RISING = "rising"


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """Two dice each for the first draw; after a tie (first is None) those who tied throw again."""

    throws: tuple[tuple[Seat, tuple[int, ...]], ...]
    first: Seat | None


@dataclass(frozen=True, slots=True)
class DrawingBegan:
    """An epoch's empire cards are drawn in this order."""

    epoch: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EmpireDrawn:
    """A player drew this card; only they may know."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A player kept the card drawn (giver and receiver are one) or passed it on, unseen."""

    open_act: ClassVar[bool] = True
    giver: Seat
    receiver: Seat

    @property
    def seat(self) -> Seat:
        """Who did it."""
        return self.giver


@dataclass(frozen=True, slots=True)
class EmpireSeen:
    """All cards are dealt: a player looks at their own."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class EmpireSkipped:
    """An empire was called and nobody had it."""

    epoch: int
    card: str


@dataclass(frozen=True, slots=True)
class EmpireCalled:
    """An empire was called and its player turned the card over."""

    epoch: int
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class EventPlayed:
    """An event card was played."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Mustered:
    """A force has its army pool, coins, free forts and fleets."""

    open_act: ClassVar[bool] = True
    seat: Seat
    force: str
    armies: int
    coins: int
    allies: int
    forts: int
    fleets: tuple[WaterId, ...]


@dataclass(frozen=True, slots=True)
class FleetsReallocated:
    """Fleets became coins."""

    open_act: ClassVar[bool] = True
    seat: Seat
    waters: tuple[WaterId, ...]


@dataclass(frozen=True, slots=True)
class TreacheryNamed:
    """A land was named that will fall without a throw."""

    open_act: ClassVar[bool] = True
    seat: Seat
    land: LandId


@dataclass(frozen=True, slots=True)
class ArmyPlaced:
    """An army entered a land without combat, or was put there."""

    open_act: ClassVar[bool] = True
    seat: Seat
    force: str
    figure: int
    land: LandId
    way: Way
    source: str
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class BattleFought:
    """A round of combat with its dice; no dice where the land was betrayed."""

    land: LandId
    attacker: Seat
    force: str
    defender: Seat
    defending: str
    way: Way
    source: str
    attack: tuple[int, ...]
    attack_bonus: int
    defence: tuple[int, ...]
    defence_bonus: int
    outcome: RoundResult
    fort_lost: bool
    armies_lost: int
    leader_died: bool = False

    @property
    def innocent(self) -> bool:
        """Whether no dice fell."""
        return not self.attack


@dataclass(frozen=True, slots=True)
class LandTaken:
    """An attacker holds the land now."""

    open_act: ClassVar[bool] = True
    seat: Seat
    force: str
    figure: int
    land: LandId


@dataclass(frozen=True, slots=True)
class SettlementFell:
    """A capital became a city, or a city (`became` None) was sacked."""

    innocent: ClassVar[bool] = True
    land: LandId
    was: Settlement
    became: Settlement | None


@dataclass(frozen=True, slots=True)
class SettlementFounded:
    """A capital or a city was placed."""

    open_act: ClassVar[bool] = True
    seat: Seat
    land: LandId
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class FortBuilt:
    """A fort was built for an army, a coin, or as a gift of a card."""

    open_act: ClassVar[bool] = True
    seat: Seat
    land: LandId
    paid: str


@dataclass(frozen=True, slots=True)
class ArmyReturned:
    """A coin brought a lost army back to the pool."""

    open_act: ClassVar[bool] = True
    seat: Seat
    allied: bool


@dataclass(frozen=True, slots=True)
class ArmyEmbarked:
    """Naval Control: an army went aboard a fleet."""

    open_act: ClassVar[bool] = True
    seat: Seat
    sea: WaterId


@dataclass(frozen=True, slots=True)
class FleetBattle:
    """Naval Control: a fleet fought for a sea."""

    sea: WaterId
    attacker: Seat
    defender: Seat
    attack: tuple[int, ...]
    attack_bonus: int
    defence: tuple[int, ...]
    outcome: RoundResult
    leader_died: bool = False


@dataclass(frozen=True, slots=True)
class NavyRemoved:
    """Naval Control: an old fleet was taken off the board, for its marker was needed."""

    innocent: ClassVar[bool] = True
    seat: Seat
    sea: WaterId


@dataclass(frozen=True, slots=True)
class SicknessRolled:
    """An army threw dice against famine or sickness; a 1 kills."""

    card: str
    land: LandId
    seat: Seat
    dice: tuple[int, ...]
    died: bool


@dataclass(frozen=True, slots=True)
class MonumentDestroyed:
    """A monument was destroyed; the seat is that of the armies beside it, if there are any."""

    innocent: ClassVar[bool] = True
    land: LandId
    seat: Seat | None
    by: Seat


@dataclass(frozen=True, slots=True)
class FortLost:
    """A fort was removed outside combat, in the turn of `by`."""

    innocent: ClassVar[bool] = True
    seat: Seat
    land: LandId
    by: Seat


@dataclass(frozen=True, slots=True)
class ArmyRemoved:
    """An army was removed without combat, in the turn of `by`."""

    innocent: ClassVar[bool] = True
    seat: Seat
    force: str
    land: LandId
    by: Seat


@dataclass(frozen=True, slots=True)
class MonumentBuilt:
    """A monument was built."""

    open_act: ClassVar[bool] = True
    seat: Seat
    land: LandId


@dataclass(frozen=True, slots=True)
class PlanHalted:
    """A plan could not go on with this line; its player is asked again."""

    open_act: ClassVar[bool] = True
    seat: Seat
    line: str
    reason: str


@dataclass(frozen=True, slots=True)
class LineDropped:
    """A line of a plan met its own limit or condition and was passed over."""

    open_act: ClassVar[bool] = True
    seat: Seat
    line: str
    reason: str


@dataclass(frozen=True, slots=True)
class TurnScored:
    """A turn was scored."""

    epoch: int
    seat: Seat
    areas: tuple[tuple[AreaId, str, int], ...]
    capitals: int
    cities: int
    monuments: int
    seas: int
    total: int
    score: int


@dataclass(frozen=True, slots=True)
class EpochEnded:
    """An epoch is over; the pre-eminent player (None: a tie) took a marker, if the game has any."""

    epoch: int
    preeminent: Seat | None
    has_markers: bool = True


@dataclass(frozen=True, slots=True)
class MarkersRevealed:
    """A player turned their pre-eminence markers over."""

    seat: Seat
    markers: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over; more than one winner only when every tie-breaker is equal."""

    winners: tuple[Seat, ...]
