"""How large the letters of a picture are where people see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PIL import ImageDraw, ImageFont

from renders.paint.card import card
from renders.paint.fonts import _stamp
from renders.peoples.pictures.cards import card as development
from renders.picture import Picture
from renders.pictures.contact import CHANNEL

FLOOR = 9
"""Pixels: smaller letters cannot be read in a channel."""


@contextmanager
def written() -> Iterator[list[tuple[str, float]]]:
    """Every text that is written meanwhile, with the size of its letters."""
    for known in (card, development, _stamp):  # what was drawn before is not written again
        known.cache_clear()
    kept: list[tuple[str, float]] = []
    text = ImageDraw.ImageDraw.text

    def listening(self: Any, xy: Any, words: str, *args: Any, **kwargs: Any) -> None:
        font = kwargs.get("font")
        if words.strip() and isinstance(font, ImageFont.FreeTypeFont):
            kept.append((words, font.size))
        text(self, xy, words, *args, **kwargs)

    ImageDraw.ImageDraw.text = listening  # type: ignore[method-assign]
    try:
        yield kept
    finally:
        ImageDraw.ImageDraw.text = text  # type: ignore[method-assign]


def letters(draw: Callable[[], Picture], room: tuple[int, int] = CHANNEL) -> list[tuple[float, str]]:
    """The texts of a picture by the size of their letters on a screen, the smallest first."""
    with written() as kept:
        image = draw().image
    share = min(1.0, room[0] / image.width, room[1] / image.height)
    return sorted((round(size * share, 1), words) for words, size in kept)


def unreadable(draw: Callable[[], Picture]) -> list[tuple[float, str]]:
    """The texts of a picture that are too small to be read in a channel."""
    return [(size, words) for size, words in letters(draw) if size < FLOOR]
