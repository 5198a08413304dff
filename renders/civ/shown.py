"""What is shown, to whom and how: everything a picture or a text of the civ family is made from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renders.paint.emblems import Livery, Shape, liveries
from renders.pictures.shown import ShownFrame
from renders.schemes import Scheme
from renders.words.counting import roman
from rules.civ.ruleset import Ruleset
from rules.civ.state import BARBARIANS, CivState
from rules.civ.views import CivView, NationView
from rules.table import Seat

UNKNOWN = (150, 142, 130)
WILD = Livery("Barbarians", (58, 50, 44), Shape.DISC, "B")


@dataclass(frozen=True, slots=True)
class Chart:
    """What the table on which markers move is called, in short and in full."""

    name: str
    title: str


AST = Chart("A.S.T.", "Archaeological Succession Table")


@dataclass(frozen=True, slots=True)
class Setting:
    """What one game of the family brings along for its pictures."""

    rules: Ruleset
    board: str
    """The key of its drawn board."""
    world: str
    """The part of the world its board shows, as it follows "map of"."""
    colours: tuple[str, ...]
    """The civilizations in the order in which they take the colours of a scheme."""
    drawing: str
    """What decides the order of trade cards, as it follows a title."""
    rest: str = "bonus"
    """Where points come from, before the end, that are neither for cities nor for advances nor for steps."""
    chart: Chart = AST
    state: type[CivState] = CivState
    """What a position of the game is kept in."""


@dataclass(frozen=True, slots=True)
class Shown(ShownFrame[CivView]):
    """A frame of a game of the family, its reader, and the game's own setting."""

    setting: Setting

    @property
    def rules(self) -> Ruleset:
        """The rules of the game."""
        return self.setting.rules

    @property
    def side(self) -> str:
        """The side of the succession table in use."""
        return self.rules.side(self.view.options)

    @property
    def board(self) -> str:
        """The key of the drawn board."""
        return self.setting.board

    @property
    def nations(self) -> tuple[NationView, ...]:
        """The nations still in the game, in ranking order."""
        return tuple(sorted((n for n in self.view.nations if not n.left), key=lambda n: (n.number, n.seat)))

    def livery(self, seat: Seat) -> Livery:
        """How a seat, or the barbarians, look."""
        if seat == BARBARIANS:
            return WILD
        civs = tuple(nation.civ for nation in self.view.nations)
        known = liveries_of(civs, self.setting.colours, self.scheme)
        return known.get(civs[seat]) or Livery(self.name(seat), UNKNOWN, Shape.DISC, "?")

    def name(self, seat: Seat) -> str:
        """The civilization; before it is known, the player."""
        return "Barbarians" if seat == BARBARIANS else self.view.nations[seat].civ or self.player(seat)

    def full(self, seat: Seat) -> str:
        """The civilization and its player."""
        name = self.name(seat)
        known = seat != BARBARIANS and self.view.nations[seat].civ
        return f"{name} ({self.player(seat)})" if known else name

    def face_value(self, card: str) -> int:
        """The number of the stack that a trade card comes from: what one such commodity is worth."""
        return self.rules.face_value(card)

    @property
    def number(self) -> int:
        """The turn that the frame's phase belongs to; after its last phase the view is in the next one."""
        is_last = self.frame.title == self.rules.phases[-1].title
        return self.view.turn - 1 if is_last and not (self.under_way or self.view.over) else self.view.turn

    @property
    def under_way(self) -> bool:
        """Whether the frame shows a phase in its midst, not its end."""
        return self.frame.title == self.view.title

    @property
    def turn(self) -> str:
        """The turn, as a title."""
        return f"Turn {roman(self.number)}"

    @property
    def moment(self) -> str:
        """Which phase is under way, or which has ended and which is next."""
        if self.under_way and not self.view.over:
            return f"during {self.frame.title}"
        after = f"after {self.frame.title}" if self.frame.title else "before the first phase"
        if self.view.over:
            return f"{after}: the game is over"
        return f"{after}; {_is_next(self.view.title)}" if self.view.title else after


def _is_next(title: str) -> str:
    """“Movement is next”, “Special abilities are next”."""
    return f"{title} {'are' if title.partition(' of ')[0].endswith('s') else 'is'} next"


@lru_cache(maxsize=32)
def liveries_of(civs: tuple[str, ...], colours: tuple[str, ...], shades: Scheme) -> dict[str, Livery]:
    """The liveries of the civilizations at a table, by name."""
    known = [civ for civ in civs if civ]
    return liveries(shades, known, [colours.index(civ) for civ in known], len(colours))
