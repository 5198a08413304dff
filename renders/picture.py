"""The product of every drawing function: a picture with its text twin."""

from dataclasses import dataclass

from PIL import Image

from renders.paint.encode import LARGE, QUALITY, png, posted, webp
from renders.words.alt import LONGEST


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """An image, its alt text (at most 1,024 characters) and the same content as a full listing."""

    image: Image.Image
    alt: str
    listing: str
    quality: int = QUALITY
    """How finely it is encoded; a posted one is looked at small, and should load at once."""
    pages: int = 1
    """How many pages there are to what it is one of."""
    is_map: bool = False
    """A map or a part of one that somebody asked for: however small, it is sent as JPEG, made soonest."""

    def __post_init__(self) -> None:
        if not self.alt or len(self.alt) > LONGEST:
            raise ValueError(f"alt text of {len(self.alt)} characters")

    def posted(self) -> bytes:
        """The image as people get it; `renders.paint.encode.suffix` says what it is."""
        return posted(self.image, quality=self.quality, large=0 if self.is_map else LARGE)

    def webp(self) -> bytes:
        """The image as WebP, small enough to post."""
        return webp(self.image, quality=self.quality)

    def png(self) -> bytes:
        """The image as a palette PNG, for readers without WebP."""
        return png(self.image)
