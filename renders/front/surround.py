"""What lies above and below an overview wider than its room: the board going on, dim and out of focus."""

from __future__ import annotations

from PIL import Image, ImageFilter, ImageOps

from renders.front.model import Size
from renders.front.tones import tones_of
from renders.schemes import Scheme

_BLUR = 9.0
_DIM = 0.42
"""How much of the page's own tone lies over it."""


def surrounded(picture: Image.Image, size: Size, scheme: Scheme) -> Image.Image:
    """A ground of this size for a picture in its midst; its upper and lower parts go on as in a mirror."""
    ground = Image.new("RGB", size, tones_of(scheme).bar)
    left, above = (size[0] - picture.width) // 2, (size[1] - picture.height) // 2
    below = size[1] - picture.height - above
    mirrored = ImageOps.flip(picture)
    ground.paste(mirrored, (left, above - picture.height))
    ground.paste(mirrored, (left, above + picture.height))
    for top, tall in ((0, above), (size[1] - below, below)):
        if tall:
            box = 0, top, size[0], top + tall
            soft = ground.crop(box).filter(ImageFilter.GaussianBlur(_BLUR))
            ground.paste(Image.blend(soft, Image.new("RGB", soft.size, tones_of(scheme).bar), _DIM), box)
    return ground
