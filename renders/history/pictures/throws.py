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

HEAD, LINE, AFTER = 52, 62, 14
NAME, TEXT, BONUS = 38, 32, 34
DIE, SIGN = 48, 52
SIDE = 276.0
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


def block(shown: Shown, throws: Sequence[Throw], columns: int) -> Block:
    """Throws that follow each other at one place, below its name and the players."""
    room = column_width(columns)
    tall = _head(shown, throws[0], room) + LINE * len(throws) + AFTER
    return Block(tall, partial(_paint, shown, throws, room))


def _head(shown: Shown, throw: Throw, room: float) -> float:
    """How high the head is: the players stand below the place if there is no room beside it."""
    named = width(throw.where, Typeface.NAME, NAME) + 18
    return HEAD if named + width(_about(shown, throw), Typeface.SEA, TEXT) <= room else HEAD + TEXT + 4


def _about(shown: Shown, throw: Throw) -> str:
    """The players, or what the dice are thrown for."""
    names = [shown.written(seat) for seat, _, _ in throw.sides]
    return throw.cause or (" against ".join(names) if len(names) > 1 else "")


def nothing(shown: Shown) -> Block:
    """What stands on a page without throws."""

    def paint(image: Image.Image, x: float, y: float) -> None:
        draw, ink = ImageDraw.Draw(image), shown.scheme.ink
        write(draw, (x, y + HEAD), "No dice were thrown.", Typeface.TEXT_MEDIUM, NAME, ink, "ls")

    return Block(HEAD + LINE, paint)


def _paint(
    shown: Shown, throws: Sequence[Throw], room: float, image: Image.Image, x: float, y: float
) -> None:
    draw, scheme, first = ImageDraw.Draw(image), shown.scheme, throws[0]
    tall = _head(shown, first, room)
    text, size = fit(first.where, Typeface.NAME, NAME, room, LEAST)
    write(draw, (x, y + HEAD - 17), text, Typeface.NAME, size, scheme.accent, "ls")
    text, size = fit(_about(shown, first), Typeface.SEA, TEXT, room, LEAST)
    write(draw, (x + room, y + tall - 17), text, Typeface.SEA, size, scheme.faint, "rs")
    draw.line([(x, y + tall - 4), (x + room, y + tall - 4)], fill=scheme.trim, width=2)
    for row, throw in enumerate(throws):
        _throw(image, shown, throw, (x, y + tall + row * LINE), room)


def _throw(image: Image.Image, shown: Shown, throw: Throw, corner: tuple[float, float], room: float) -> None:
    """Both sides with their dice, then the outcome; one who throws alone is named."""
    draw, (x, y) = ImageDraw.Draw(image), corner
    middle, alone = y + LINE / 2, len(throw.sides) == 1
    for seat, dice, bonus in throw.sides:
        livery, at = shown.livery(seat), x + SIGN + 6
        image.alpha_composite(emblem(livery, SIGN), (round(x), round(middle - SIGN / 2)))
        if dice:
            drawn = roll(dice, livery.colour, DIE, best=not alone)
            image.alpha_composite(drawn, (round(at), round(middle - DIE / 2)))
            at += drawn.width + 4
        if bonus:
            added = f"+{bonus}"
            write(draw, (at, middle + 11), added, Typeface.NUMBER, BONUS, shown.scheme.ink, "ls")
        x += SIDE
        if alone:
            name, size = fit(shown.written(seat), Typeface.TEXT_MEDIUM, TEXT, SIDE - 30, LEAST)
            write(draw, (x, middle + 10), name, Typeface.TEXT_MEDIUM, size, shown.scheme.ink, "ls")
            x += SIDE
    _outcome(draw, shown, throw, (x, middle), corner[0] + room - x)


def _outcome(
    draw: ImageDraw.ImageDraw, shown: Shown, throw: Throw, at: tuple[float, float], room: float
) -> None:
    """In one line, or in two of the smallest letters."""
    tone = shown.scheme.good if throw.good else shown.scheme.bad
    size = TEXT if width(throw.outcome, Typeface.TEXT_BOLD, TEXT) <= room else LEAST
    lines = wrap(throw.outcome, Typeface.TEXT_BOLD, size, room)[:2]
    base = at[1] + size * 0.32 - (len(lines) - 1) * size / 2
    for row, line in enumerate(lines):
        write(draw, (at[0], base + row * size), line, Typeface.TEXT_BOLD, size, tone, "ls")
