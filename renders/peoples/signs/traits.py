"""The six traits and the two other ways to win, each a figure on its own colour."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from renders.paint.colour import RGB, ink_on, mix
from renders.paint.emblems import RIM
from renders.paint.vector import Canvas, Point
from renders.peoples.signs.resources import DARK, WHITE, Figure


def _civics(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon([(-38, -14), (0, -38), (38, -14)], ink)
    for x in (-26, -9, 9, 26):
        c.box((x - 5, -10), (x + 5, 22), ink)
    c.box((-37, 25), (37, 35), ink)


def _culture(c: Canvas, ink: RGB, ground: RGB) -> None:
    for side in (-1, 1):
        c.line(
            [(side * 10, 30), (side * 28, 14), (side * 24, -12), (side * 18, -26), (side * 28, -38)], ink, 8
        )
    c.line([(-24, -24), (24, -24)], ink, 6)
    for x in (-9, 0, 9):
        c.line([(x, -22), (x, 26)], ink, 3.4)
    c.box((-16, 26), (16, 37), ink, radius=5)


def _economy(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.line([(0, -34), (0, 30)], ink, 6)
    c.line([(-30, -24), (30, -24)], ink, 6)
    for side in (-1, 1):
        c.line([(side * 30 - 13, 6), (side * 30, -24), (side * 30 + 13, 6)], ink, 3)
        c.pie((side * 30, 5), (16, 15), 0, 180, ink)
    c.box((-18, 28), (18, 37), ink, radius=3)


def _military(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon([(0, -42), (8, -30), (7, 10), (-7, 10), (-8, -30)], ink)
    c.box((-22, 10), (22, 18), ink, radius=3)
    c.box((-5, 16), (5, 33), ink)
    c.disc((0, 36), 7, ink)


def _religion(c: Canvas, ink: RGB, ground: RGB) -> None:
    for i in range(8):
        a = i * pi / 4
        c.line([(24 * cos(a), 24 * sin(a)), (38 * cos(a), 38 * sin(a))], ink, 6.5)
    c.disc((0, 0), 17, ink)


def _science(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.disc((0, 0), 30, None, ink, 5)
    for i in range(4):
        a = i * pi / 2
        tip: Point = (42 * cos(a), 42 * sin(a))
        c.polygon(
            [tip, (11 * cos(a + pi / 4), 11 * sin(a + pi / 4)), (11 * cos(a - pi / 4), 11 * sin(a - pi / 4))],
            ink,
        )
    c.disc((0, 0), 4.5, ground)


def _advances(c: Canvas, ink: RGB, ground: RGB) -> None:
    for i, name in enumerate(TRAITS):
        a = i * pi / 3 - pi / 2
        c.disc((27 * cos(a), 27 * sin(a)), 12, ink)
        c.disc((27 * cos(a), 27 * sin(a)), 9.5, TRAITS[name][1])


def _developments(c: Canvas, ink: RGB, ground: RGB) -> None:
    for x, y in ((-17, -4), (0, 0), (17, 4)):
        c.box((x - 15, y - 30), (x + 15, y + 30), ground, radius=4)
        c.box((x - 12, y - 27), (x + 12, y + 27), ink, radius=3)


TRAITS: dict[str, tuple[Figure, RGB]] = {
    "civics": (_civics, (44, 96, 178)),
    "culture": (_culture, (196, 62, 138)),
    "economy": (_economy, (206, 150, 22)),
    "military": (_military, (176, 32, 30)),
    "religion": (_religion, (116, 68, 168)),
    "science": (_science, (22, 130, 112)),
}
OTHERS: dict[str, tuple[Figure, RGB]] = {
    "advances": (_advances, (64, 52, 44)),
    "developments": (_developments, (86, 70, 50)),
}


def tone(name: str) -> RGB:
    """The colour of a trait, or of one of the other victories."""
    return {**TRAITS, **OTHERS}[name][1]


@lru_cache(maxsize=256)
def trait_sign(name: str, size: int, faint: bool = False) -> Image.Image:
    """A trait as a round marker; a faint one has been paid."""
    figure, ground = {**TRAITS, **OTHERS}[name]
    back = mix(ground, (206, 196, 178), 0.72) if faint else ground
    ink = mix(ground, (206, 196, 178), 0.25) if faint else WHITE if ink_on(ground) != DARK else DARK
    canvas = Canvas(112, 112, size / 112)
    canvas.disc((0, 0), 52, (150, 138, 120) if faint else RIM)
    canvas.disc((0, 0), 48, WHITE)
    canvas.disc((0, 0), 44.5, back)
    picture = canvas.image()
    return _with(picture, figure, ink, back, size / 112 * 0.72)


@lru_cache(maxsize=64)
def trait_figure(name: str, ink: RGB, ground: RGB, size: int) -> Image.Image:
    """The bare figure of a trait, to stand on a ground of its own."""
    canvas = Canvas(100, 100, size / 100)
    {**TRAITS, **OTHERS}[name][0](canvas, ink, ground)
    return canvas.image()


def _with(picture: Image.Image, figure: Figure, ink: RGB, ground: RGB, scale: float) -> Image.Image:
    inner = Canvas(100, 100, scale)
    figure(inner, ink, ground)
    drawn = inner.image()
    picture.alpha_composite(drawn, ((picture.width - drawn.width) // 2, (picture.height - drawn.height) // 2))
    return picture
