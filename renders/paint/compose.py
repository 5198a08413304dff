"""Several pictures on one sheet."""

from collections.abc import Sequence

from PIL import Image

from renders.paint.colour import RGB


def flat(image: Image.Image, ground: RGB) -> Image.Image:
    """The picture without transparency, on a plain ground."""
    if image.mode == "RGB":
        return image
    sheet = Image.new("RGB", image.size, ground)
    sheet.paste(image, (0, 0), image.convert("RGBA"))
    return sheet


def below(images: Sequence[Image.Image], ground: RGB, gap: int = 16) -> Image.Image:
    """Pictures one under the other, centred, with a margin around them."""
    width = max(image.width for image in images) + 2 * gap
    sheet = Image.new("RGB", (width, sum(image.height + gap for image in images) + gap), ground)
    y = gap
    for image in images:
        sheet.paste(flat(image, ground), ((width - image.width) // 2, y))
        y += image.height + gap
    return sheet


def beside(images: Sequence[Image.Image], ground: RGB, gap: int = 16) -> Image.Image:
    """Pictures side by side, their tops level, with a margin around them."""
    height = max(image.height for image in images) + 2 * gap
    sheet = Image.new("RGB", (sum(image.width + gap for image in images) + gap, height), ground)
    x = gap
    for image in images:
        sheet.paste(flat(image, ground), (x, gap))
        x += image.width + gap
    return sheet


def above(upper: Image.Image, lower: Image.Image) -> Image.Image:
    """One picture on top of another as wide as it, without a gap."""
    image = Image.new("RGB", (lower.width, upper.height + lower.height))
    image.paste(upper, (0, 0))
    image.paste(lower, (0, upper.height))
    return image
