"""What is shown, to whom and how: everything a picture or a text of the game is made from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from renders.paint.emblems import Livery, Shape
from renders.paint.fonts import Typeface, sounded
from renders.pictures.shown import ShownFrame
from renders.schemes import Scheme, monograms
from renders.titles import joined, parts_of
from renders.words.counting import roman
from rules.history_of_the_world.names import force_names
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import HistoryView, PlayerView
from rules.table import Seat

COLOURS = (4, 7, 8, 0, 6, 3)
"""Which of a scheme's colours each seat takes: those that stand out on the world."""
ON_DARK = (4, 7, 8, 0, 6, 1)
"""The same on a dark world, whose sea is slate."""
SHARED = 3
"""Nobody is crowned while more than one in so many share the lead."""
SHAPES = (Shape.SHIELD, Shape.SQUARE, Shape.DISC, Shape.HEXAGON, Shape.CROSS, Shape.HOUSE)


@dataclass(frozen=True, slots=True)
class Shown(ShownFrame[HistoryView]):
    """A frame of a game, and its reader."""

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """The players still in the game."""
        return tuple(player for player in self.view.players if not player.left)

    @property
    def ranked(self) -> list[PlayerView]:
        """The players still in the game, the most points first."""
        return sorted(self.players, key=lambda player: (-player.score, player.seat))

    @property
    def leaders(self) -> list[Seat]:
        """Who leads; nobody while too many share the lead."""
        top = max((player.score for player in self.players), default=0)
        first = [player.seat for player in self.players if player.score == top and top > 0]
        return first if len(first) <= max(1, len(self.players) // SHARED) else []

    def livery(self, seat: Seat) -> Livery:
        """How a seat looks."""
        names = tuple(self.player(other) for other in range(len(self.view.players)))
        return liveries_of(names, self.scheme)[seat]

    def written(self, seat: Seat) -> str:
        """The player's name as a picture can write it."""
        return self.livery(seat).name

    def force(self, seat: Seat, force: str) -> str:
        """A force with its player."""
        return f"{force_names()[force]} ({self.player(seat)})"

    @property
    def epoch(self) -> str:
        """The epoch of the frame's phase, as a title."""
        title = parts_of(self.frame.title)[-1].partition(":")[0]
        return title if title.startswith("Epoch ") else f"Epoch {roman(self.view.turn)}"

    @property
    def moment(self) -> str:
        """Which phases the frame shows, without the epoch."""
        parts = [part.partition(": ") for part in parts_of(self.frame.title) if part]
        named = joined([after or before for before, _, after in parts], self.frame.title)
        if self.view.stage is Stage.OVER:
            return f"{named}; the game is over" if named else "the game is over"
        return named or "before the first draw"


@lru_cache(maxsize=32)
def liveries_of(names: tuple[str, ...], shades: Scheme) -> tuple[Livery, ...]:
    """The liveries at a table, by seat; a name without letters and sound that we know becomes a number."""
    known = [sounded(name, Typeface.NAME) or f"Player {seat + 1}" for seat, name in enumerate(names)]
    signs = monograms([re.sub(r"^[\W_]+", "", name) or str(seat + 1) for seat, name in enumerate(known)])
    colours = ON_DARK if shades.is_dark else COLOURS
    return tuple(
        Livery(name, shades.few[colours[seat]], SHAPES[seat], sign)
        for seat, (name, sign) in enumerate(zip(known, signs, strict=True))
    )
