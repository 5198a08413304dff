"""What people see of a game: its words and its pictures, made from views and told events only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from renders.lessons import Course
from renders.picture import Picture
from renders.words.names import plain
from rules.table.event import Told
from rules.table.game import Standing
from rules.table.question import Data, Seat


class Subject(StrEnum):
    """What a kind of picture is asked about."""

    NOTHING = "nothing"
    PLACE = "place"
    SEAT = "seat"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture people can ask for; a private one shows what only its seat may see."""

    key: str
    label: str
    note: str
    private: bool = False
    subject: Subject = Subject.NOTHING


@dataclass(frozen=True, slots=True)
class Look:
    """How to show things to a reader: the players' names by seat, a colour scheme, and whose map it is."""

    names: tuple[str, ...]
    scheme: str = "classic"
    own: Seat | None = None
    """The seat that is marked on maps and charts as the reader's own."""
    sides: tuple[str, ...] = ()
    """What the game calls each seat now, where a text names it so: its nation, or its player's name."""

    def player(self, seat: Seat) -> str:
        """The player of a seat, as Discord shows the name."""
        return plain(self.names[seat])

    def side(self, seat: Seat) -> str:
        """What the game calls a seat, without its player where there is no room for both."""
        return plain(self.sides[seat]) if self.sides else self.player(seat)

    def both(self, seat: Seat) -> str:
        """What the game calls a seat, and its player beside it."""
        player, side = self.player(seat), self.side(seat)
        return player if side == player else f"{side} ({player})"

    def bold(self, seat: Seat) -> str:
        """The same in a post, where names stand out."""
        player, side = self.player(seat), self.side(seat)
        return f"**{side}**" if side == player else f"**{side}** ({player})"


NOBODY = Look(())
"""Of what is not drawn: nobody is named."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A phase that has ended, as somebody may see it: the view after it, what was told, its title."""

    number: int
    title: str
    view: Any
    told: tuple[Told, ...]
    before: Any = None
    """The view before it, where that is known."""
    awaited: tuple[Seat, ...] = ()
    """The seats that are waited for next, as far as everybody may know."""


@dataclass(frozen=True, slots=True)
class Act:
    """A ready-made answer for a button: what it says, and the answer it gives."""

    label: str
    key: str
    data: Data = None
    step: str = ""
    """In place of data: the first choice of the question's menus, where the form then opens."""
    window: str = ""
    """In place of both: the window of the question that is opened."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What one seat is told by itself: a text, perhaps a kind of picture, perhaps ready-made answers."""

    text: str
    kind: str = ""
    acts: tuple[Act, ...] = ()
    to_all: bool = False
    """Whether it is for whoever likes: it calls only those who asked to be called."""
    offer: int = 0
    """The number of the offer that it opens, with its answers, or closes."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat prepares: to which question, as stored data, in words, and what would come of it."""

    seat: Seat
    key: str
    data: Data
    lines: tuple[str, ...] = ()
    after: Any = None
    """The seat's view of the position after it, where that can be told."""


class Face(ABC):
    """The face of one game. Everything it takes can be sent to another process; it keeps nothing."""

    key: ClassVar[str]
    kinds: ClassVar[tuple[Kind, ...]]
    board: ClassVar[str] = "map"
    front: ClassVar[str] = "map"
    """What is drawn for everybody after each phase: the board, or a simpler picture of a crowded one."""
    hand: ClassVar[str] = "hand"
    market: ClassVar[str] = ""
    course: ClassVar[Course]
    """The guided first game."""

    def warm(self) -> None:
        """Load what drawing needs, before the first picture is asked for."""
        self.topics()

    @abstractmethod
    def words(self, event: Any, look: Look) -> str:
        """A told event as a sentence or two; empty where there is nothing worth saying."""

    @abstractmethod
    def summary(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """What happened in a phase, a line each."""

    @abstractmethod
    def status(self, view: Any, look: Look) -> str:
        """Where the game stands, in one line: the turn, the order of play."""

    @abstractmethod
    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        """A picture of one kind, of what the frame's view shows; of several pages, this one."""

    @abstractmethod
    def preview(self, view: Any, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        """What a seat's own draft would do, where a picture helps; of several pages, this one."""

    def is_pictured(self, view: Any, proposal: Proposal) -> bool:
        """Whether there is a preview of a draft: known at once, without drawing it."""
        return proposal.after is not None

    @abstractmethod
    def notice(self, event: Any, seat: Seat, look: Look) -> Notice | None:
        """What this seat is told by itself about an event that reaches it; None for no notice."""

    def aftermath(self, events: Sequence[Any], seat: Seat, look: Look) -> tuple[str, ...]:
        """What came at once of an answer of this seat, a line each; for its receipt."""
        return ()

    def battles(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """Every fight of a phase, a line each, with its dice and its losses."""
        return ()

    def called(self, view: Any, seat: Seat, look: Look) -> str:
        """What the game calls a seat in written orders: its player, or what the player leads."""
        return look.names[seat]

    def begins(self, view: Any, seat: Seat) -> str:
        """Where a seat begins, for the opening of a game; empty where that is nowhere yet."""
        return ""

    def is_opening(self, event: Any) -> bool:
        """Whether the list of who plays what, and where each begins, tells an event already."""
        return False

    def cry(self, event: Any, look: Look) -> str:
        """What the market in the channel says of an event on the open floor; empty for nothing."""
        return ""

    def is_wish(self, event: Any) -> bool:
        """Whether an event on the open floor is for whoever likes: it calls those who asked to be called.

        Its `seat` is who wishes; a newer wish of the same seat takes its place.
        """
        return False

    def open_offers(self, view: Any) -> frozenset[int]:
        """The numbers of the offers on the open floor that concern whoever sees this."""
        return frozenset()

    @abstractmethod
    def subjects(self, kind: str, view: Any) -> tuple[str, ...]:
        """The names that a kind of picture can be asked about."""

    @abstractmethod
    def topics(self) -> tuple[str, ...]:
        """Everything `rule` can explain: phases, cards, sections."""

    @abstractmethod
    def rule(self, topic: str) -> str:
        """A topic in our own words."""

    @abstractmethod
    def charts(self, frames: Sequence[Frame], look: Look) -> tuple[Picture, ...]:
        """The race over the turns."""

    @abstractmethod
    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        """The whole game as an animated GIF of less than 8 MB."""

    @abstractmethod
    def final(self, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Picture:
        """The final standings, with where the points came from."""
