"""Who fights whom, as one plate: the parties side by side under the swords, what each lost below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.front.signs import plate
from renders.paint.colour import RGB
from renders.paint.emblems import RIM
from renders.paint.fonts import Typeface, write_centred
from renders.paint.pieces import IVORY
from renders.paint.sprites import Sprite, put, sprite

STEP, TOP, TALL = 66, 30, 76
LOSSES, NUMBER = 34, 36
HEAD = 28
LOSS: RGB = (190, 34, 22)
EQUAL: RGB = (112, 82, 50)


@dataclass(frozen=True, slots=True)
class Party:
    """One side of a fight: its piece as it is now (or the ghost of it), and what it lost."""

    piece: Image.Image
    loss: int | None = None
    """None before the fight."""
    came: RGB | None = None
    """The colour of one who came in now, where another was there before."""


def duel(parties: Sequence[Party]) -> Image.Image:
    """The plate of a fight; those who came in stand right, with an arrowhead that points at them."""
    ordered = sorted(parties, key=lambda party: party.came is not None)
    is_over = any(party.loss is not None for party in ordered)
    wide, tall = len(ordered) * STEP + 16, TALL + (LOSSES if is_over else 0)
    comers = [party.came for party in ordered if party.came]
    tip = HEAD if comers and len(comers) < len(ordered) else 0
    image = Image.new("RGBA", (wide + 2 * tip, TOP + tall), (0, 0, 0, 0))
    image.alpha_composite(plate((wide, tall), IVORY, LOSS), (tip, TOP))
    draw = ImageDraw.Draw(image)
    for i, party in enumerate(ordered):
        x = tip + 8 + STEP * (i + 0.5)
        put(image, party.piece, (x, TOP + TALL / 2 + 1))
        if party.loss is not None:
            tone = LOSS if party.loss else EQUAL
            text = f"−{party.loss}" if party.loss else "="
            write_centred(draw, (x, TOP + TALL + LOSSES / 2 - 6), text, Typeface.NUMBER, NUMBER, tone)
    put(image, sprite(Sprite.CONFLICT, scale=1.1), (image.width / 2, 27))
    if tip and comers[-1]:
        _head(draw, (tip + wide + 2, TOP + TALL / 2), comers[-1])
    return image


def _head(draw: ImageDraw.ImageDraw, tip: tuple[float, float], colour: RGB) -> None:
    """An arrowhead outside the plate: this party came in now."""
    x, y = tip
    draw.polygon([(x, y), (x + 25, y - 22), (x + 25, y + 22)], fill=IVORY)
    draw.polygon([(x + 5, y), (x + 22, y - 16), (x + 22, y + 16)], fill=colour, outline=RIM)
