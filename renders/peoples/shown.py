"""What is shown, to whom and how: everything a picture or a text of the game is made from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from renders.paint.emblems import Livery, Shape
from renders.paint.fonts import Typeface, sounded
from renders.pictures.shown import ShownFrame
from renders.schemes import Scheme
from renders.titles import joined, parts_of
from renders.words.counting import roman
from rules.peoples.state import NEUTRAL, Stage
from rules.peoples.traits import peoples
from rules.peoples.view import PeoplesView, PeopleView
from rules.table import Seat

LOOKS: dict[str, tuple[int, Shape]] = {
    "rome": (4, Shape.SHIELD),
    "olmec": (7, Shape.DIAMOND),
    "egypt": (8, Shape.FLOWER),
    "china": (0, Shape.DISC),
    "india": (6, Shape.HEXAGON),
    "babylonia": (5, Shape.HOUSE),
}
"""Which of a scheme's colours each people takes, and its shape."""
UNKNOWN = (150, 142, 130)


@dataclass(frozen=True, slots=True)
class Shown(ShownFrame[PeoplesView]):
    """A frame of a game, and its reader."""

    @property
    def people(self) -> tuple[PeopleView, ...]:
        """The peoples still led by somebody, in turn order; before it is known, by seat."""
        order = self.view.order or tuple(range(len(self.view.players)))
        return tuple(self.view.players[seat] for seat in order if not self.view.players[seat].left)

    def livery(self, seat: Seat) -> Livery:
        """How a seat looks."""
        player = self.view.players[seat]
        if player.people:
            return livery_of(player.people, self.scheme)
        return Livery(self.written(seat), UNKNOWN, Shape.DISC, str(seat + 1))

    def name(self, seat: Seat) -> str:
        """The people; before it is known, the player."""
        if seat == NEUTRAL:
            return "the neutral people"
        key = self.view.players[seat].people
        return peoples()[key].name if key else self.player(seat)

    def full(self, seat: Seat) -> str:
        """The people and its player."""
        known = seat != NEUTRAL and self.view.players[seat].people
        return f"{self.name(seat)} ({self.player(seat)})" if known else self.name(seat)

    def written(self, seat: Seat) -> str:
        """The player's name as a picture can write it."""
        return sounded(self.player(seat), Typeface.NAME) or f"Player {seat + 1}"

    @property
    def round(self) -> str:
        """The round, or the first and the last of several, as a title."""
        found = [int(number) for number in re.findall(r"\bround (\d+)", self.frame.title, re.IGNORECASE)]
        first, last = (found[0], found[-1]) if found else (self.view.turn, self.view.turn)
        return f"Round {roman(first)}" if first == last else f"Rounds {roman(first)}-{roman(last)}"

    @property
    def moment(self) -> str:
        """Which turns the frame shows, without the round."""
        parts = [
            re.sub(r"^round \d+[:,]? *", "", part, flags=re.IGNORECASE) for part in parts_of(self.frame.title)
        ]
        named = joined([part for part in parts if part], self.frame.title)
        if self.view.stage is Stage.OVER:
            return f"{named}; the game is over" if named else "the game is over"
        return named or "before the first turn"


@lru_cache(maxsize=64)
def livery_of(people: str, shades: Scheme) -> Livery:
    """How a people looks in a scheme."""
    place, shape = LOOKS[people]
    name = peoples()[people].name
    return Livery(name, shades.few[place], shape, name[0])
