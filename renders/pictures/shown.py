"""What is shown, to whom and how: what every picture and text of any game is made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from renders.face import Frame, Look
from renders.schemes import Scheme, scheme
from renders.words.names import spoken
from rules.table import Seat

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class ShownFrame(Generic[V]):
    """A frame of a game, the seat it is shown to (None: anybody), and the reader's wishes."""

    frame: Frame
    seat: Seat | None
    look: Look

    @property
    def view(self) -> V:
        """The game as the reader may see it."""
        view: V = self.frame.view
        return view

    @property
    def scheme(self) -> Scheme:
        """The reader's colours."""
        return scheme(self.look.scheme)

    def events(self) -> Iterator[Any]:
        """What was told in the frame, as far as the reader heard it."""
        return (told.event for told in self.frame.told if told.reaches(self.seat))

    def later(self, view: V) -> Self:
        """The same with a later view of the game."""
        return replace(self, frame=replace(self.frame, view=view))

    def player(self, seat: Seat) -> str:
        """The player's name, for texts."""
        return spoken(self.look.names[seat])
