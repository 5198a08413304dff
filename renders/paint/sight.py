"""Pictures as readers with another sight see them."""

from functools import lru_cache

from PIL import Image, ImageFilter

from renders.paint.colour import RGB, Sight, Triple, seen

_STEPS = 33


@lru_cache(maxsize=8)
def _table(sight: Sight) -> ImageFilter.Color3DLUT:
    def look(red: float, green: float, blue: float) -> Triple:
        colour: RGB = (round(red * 255), round(green * 255), round(blue * 255))
        one, two, three = seen(colour, sight)
        return one / 255, two / 255, three / 255

    return ImageFilter.Color3DLUT.generate(_STEPS, look)


def as_seen(image: Image.Image, sight: Sight) -> Image.Image:
    """The picture as this sight sees it."""
    return image if sight is Sight.NORMAL else image.convert("RGB").filter(_table(sight))
