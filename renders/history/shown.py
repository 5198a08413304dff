"""What is shown, to whom and how: everything a picture or a text of the game is made from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from renders.face import Frame, Look
from renders.paint.emblems import Livery, Shape
from renders.paint.fonts import Face, can_write
from renders.schemes import Scheme, monograms, scheme
from renders.words.counting import roman
from renders.words.names import spoken
from rules.history_of_the_world.names import force_names
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import HistoryView, PlayerView
from rules.table import Seat

COLOURS = (4, 7, 8, 0, 6, 3)
"""Which of a scheme's colours each seat takes: those that stand out on the world."""
SHAPES = (Shape.SHIELD, Shape.SQUARE, Shape.DISC, Shape.HEXAGON, Shape.CROSS, Shape.HOUSE)


@dataclass(frozen=True, slots=True)
class Shown:
    """A frame of a game, the seat it is shown to (None: anybody), and the reader's wishes."""

    frame: Frame
    seat: Seat | None
    look: Look

    @property
    def view(self) -> HistoryView:
        """The game as the reader may see it."""
        view: HistoryView = self.frame.view
        return view

    @property
    def scheme(self) -> Scheme:
        """The reader's colours."""
        return scheme(self.look.scheme)

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """The players still in the game."""
        return tuple(player for player in self.view.players if not player.left)

    def events(self) -> Iterator[Any]:
        """What was told in the frame, as far as the reader heard it."""
        return (told.event for told in self.frame.told if told.reaches(self.seat))

    def livery(self, seat: Seat) -> Livery:
        """How a seat looks."""
        return cast(tuple(self.player(other) for other in range(len(self.view.players))), self.scheme)[seat]

    def player(self, seat: Seat) -> str:
        """The player's name, for texts."""
        return spoken(self.look.names[seat])

    def written(self, seat: Seat) -> str:
        """The player's name as a picture can write it."""
        return self.livery(seat).name

    def force(self, seat: Seat, force: str) -> str:
        """A force with its player."""
        return f"{force_names()[force]} ({self.player(seat)})"

    @property
    def epoch(self) -> str:
        """The epoch of the frame's phase, as a title."""
        title = self.frame.title.split(" · ")[-1].partition(":")[0]
        return title if title.startswith("Epoch ") else f"Epoch {roman(self.view.turn)}"

    @property
    def moment(self) -> str:
        """Which phases the frame shows, without the epoch."""
        parts = [part.partition(": ") for part in self.frame.title.split(" · ") if part]
        named = " · ".join(after or before for before, _, after in parts)
        if self.view.stage is Stage.OVER:
            return f"{named}; the game is over" if named else "the game is over"
        return named or "before the first draw"


@lru_cache(maxsize=32)
def cast(names: tuple[str, ...], shades: Scheme) -> tuple[Livery, ...]:
    """The liveries at a table, by seat; a name in letters we do not have becomes a number."""
    known = [name if can_write(name, Face.NAME) else f"Player {seat + 1}" for seat, name in enumerate(names)]
    signs = monograms([re.sub(r"^[\W_]+", "", name) or str(seat + 1) for seat, name in enumerate(known)])
    return tuple(
        Livery(name, shades.few[COLOURS[seat]], SHAPES[seat], sign)
        for seat, (name, sign) in enumerate(zip(known, signs, strict=True))
    )
