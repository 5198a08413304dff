"""The typefaces shipped with the package (SIL Open Font License, texts beside the files)."""

from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont


class Typeface(StrEnum):
    """A typeface by its use; the value is the stem of its file."""

    NAME = "alegreya-sc-latin-700-normal"
    NAME_LIGHT = "alegreya-sc-latin-400-normal"
    TEXT = "alegreya-sans-latin-400-normal"
    TEXT_MEDIUM = "alegreya-sans-latin-500-normal"
    TEXT_BOLD = "alegreya-sans-latin-700-normal"
    NUMBER = "alegreya-sans-latin-800-normal"
    SEA = "im-fell-english-latin-400-italic"
    TITLE = "cinzel-latin-700-normal"
    NAME_EXTENDED = "alegreya-sc-latin-ext-700-normal"
    NAME_LIGHT_EXTENDED = "alegreya-sc-latin-ext-400-normal"
    TEXT_EXTENDED = "alegreya-sans-latin-ext-400-normal"
    TEXT_MEDIUM_EXTENDED = "alegreya-sans-latin-ext-500-normal"
    TEXT_BOLD_EXTENDED = "alegreya-sans-latin-ext-700-normal"
    NUMBER_EXTENDED = "alegreya-sans-latin-ext-800-normal"
    TITLE_EXTENDED = "cinzel-latin-ext-700-normal"


@lru_cache(maxsize=16)
def _data(face: Typeface) -> bytes:
    return files(__name__).joinpath(f"{face.value}.woff2").read_bytes()


@lru_cache(maxsize=96)
def font(face: Typeface, size: float) -> ImageFont.FreeTypeFont:
    """The typeface at this size in pixels; each takes more than 100 KB."""
    # The basic layout comes with Pillow itself; the other one depends on a library of the machine.
    return ImageFont.truetype(BytesIO(_data(face)), size, layout_engine=ImageFont.Layout.BASIC)
