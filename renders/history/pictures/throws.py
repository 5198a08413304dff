"""Throws at one place as a block of the battle log: who, the dice, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageDraw

from renders.history.shown import Shown
from renders.paint.dice import roll
from renders.paint.emblems import emblem
from renders.paint.flow import Block, column_width
from renders.paint.fonts import Typeface, fit, width, wrap, write
from renders.paint.page import LEAST
from rules.table import Seat

LARGE = 1.28
"""How much larger all is in a single column."""


@dataclass(frozen=True, slots=True)
class Layout:
    """For whom a column is drawn, how wide it is, and how large what stands in it."""

    shown: Shown
    room: float
    scale: float = 1.0

    def __call__(self, size: float) -> int:
        """A size of the smaller layout in this one."""
        return round(size * self.scale)


HEAD, LINE, AFTER = 52, 62, 14
NAME, TEXT, BONUS = 38, 32, 34
DIE, SIGN = 48, 52
SIDE = 276
"""The room for somebody's emblem, three dice and what is added to them."""


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw: where, whose dice against whose, and the outcome."""

    where: str
    cause: str
    """What the dice are thrown for, where that is no fight."""
    attacker: Seat | None
    attack: tuple[int, ...]
    attack_bonus: int
    defender: Seat | None
    defence: tuple[int, ...]
    defence_bonus: int
    outcome: str
    good: bool

    @property
    def sides(self) -> list[tuple[Seat, tuple[int, ...], int]]:
        """Whoever throws or is thrown against, with their dice and what is added to each."""
        both = (
            (self.attacker, self.attack, self.attack_bonus),
            (self.defender, self.defence, self.defence_bonus),
        )
        return [(seat, dice, bonus) for seat, dice, bonus in both if seat is not None]


def layout(shown: Shown, columns: int) -> Layout:
    """How a log of so many columns is set."""
    return Layout(shown, column_width(columns), LARGE if columns == 1 else 1.0)


def block(lay: Layout, throws: Sequence[Throw]) -> Block:
    """Throws that follow each other at one place, below its name and the players."""
    tall = _head(lay, throws[0]) + lay(LINE) * len(throws) + lay(AFTER)
    return Block(tall, partial(_paint, lay, throws))


def _head(lay: Layout, throw: Throw) -> float:
    """How high the head is: the players stand below the place if there is no room beside it."""
    named = width(throw.where, Typeface.NAME, lay(NAME)) + 18
    fits = named + width(_about(lay.shown, throw), Typeface.SEA, lay(TEXT)) <= lay.room
    return lay(HEAD) if fits else lay(HEAD + TEXT + 4)


def _about(shown: Shown, throw: Throw) -> str:
    """The players, or what the dice are thrown for."""
    names = [shown.written(seat) for seat, _, _ in throw.sides]
    return throw.cause or (" against ".join(names) if len(names) > 1 else "")


def nothing(lay: Layout) -> Block:
    """What stands on a page without throws."""

    def paint(image: Image.Image, x: float, y: float) -> None:
        draw, at = ImageDraw.Draw(image), (x, y + lay(HEAD))
        write(draw, at, "No dice were thrown.", Typeface.TEXT_MEDIUM, lay(NAME), lay.shown.scheme.ink, "ls")

    return Block(lay(HEAD + LINE), paint)


def _paint(lay: Layout, throws: Sequence[Throw], image: Image.Image, x: float, y: float) -> None:
    draw, scheme, first = ImageDraw.Draw(image), lay.shown.scheme, throws[0]
    tall, right = _head(lay, first), x + lay.room
    text, size = fit(first.where, Typeface.NAME, lay(NAME), lay.room, LEAST)
    write(draw, (x, y + lay(HEAD - 17)), text, Typeface.NAME, size, scheme.accent, "ls")
    text, size = fit(_about(lay.shown, first), Typeface.SEA, lay(TEXT), lay.room, LEAST)
    write(draw, (right, y + tall - lay(17)), text, Typeface.SEA, size, scheme.faint, "rs")
    draw.line([(x, y + tall - 4), (right, y + tall - 4)], fill=scheme.trim, width=2)
    for row, throw in enumerate(throws):
        _throw(image, lay, throw, (x, y + tall + row * lay(LINE)))


def _throw(image: Image.Image, lay: Layout, throw: Throw, corner: tuple[float, float]) -> None:
    """Both sides with their dice, then the outcome; one who throws alone is named."""
    draw, shown, (x, y) = ImageDraw.Draw(image), lay.shown, corner
    middle, alone = y + lay(LINE) / 2, len(throw.sides) == 1
    for seat, dice, bonus in throw.sides:
        livery, at = shown.livery(seat), x + lay(SIGN + 6)
        sign = emblem(livery, lay(SIGN))
        image.alpha_composite(sign, (round(x), round(middle - sign.height / 2)))
        if dice:
            drawn = roll(dice, livery.colour, lay(DIE), best=not alone)
            image.alpha_composite(drawn, (round(at), round(middle - drawn.height / 2)))
            at += drawn.width + 4
        if bonus:
            spot = at, middle + lay(11)
            write(draw, spot, f"+{bonus}", Typeface.NUMBER, lay(BONUS), shown.scheme.ink, "ls")
        x += lay(SIDE)
        if alone:
            name, size = fit(shown.written(seat), Typeface.TEXT_MEDIUM, lay(TEXT), lay(SIDE - 30), LEAST)
            write(draw, (x, middle + lay(10)), name, Typeface.TEXT_MEDIUM, size, shown.scheme.ink, "ls")
            x += lay(SIDE)
    _outcome(draw, lay, throw, (x, middle), corner[0] + lay.room - x)


def _outcome(
    draw: ImageDraw.ImageDraw, lay: Layout, throw: Throw, at: tuple[float, float], room: float
) -> None:
    """In one line, or in two of the smallest letters."""
    tone = lay.shown.scheme.good if throw.good else lay.shown.scheme.bad
    size = lay(TEXT) if width(throw.outcome, Typeface.TEXT_BOLD, lay(TEXT)) <= room else LEAST
    lines = wrap(throw.outcome, Typeface.TEXT_BOLD, size, room)[:2]
    base = at[1] + size * 0.32 - (len(lines) - 1) * size / 2
    for row, line in enumerate(lines):
        write(draw, (at[0], base + row * size), line, Typeface.TEXT_BOLD, size, tone, "ls")
