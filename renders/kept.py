"""Images that take long to make are kept, the latest used, up to so many bytes for all of them together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")
MOST = 60_000_000
"""Bytes: all boards in one scheme, and a good part of the lands of a large one in their colours."""
_FLAT = ("1", "L", "P")


class Kept:
    """Images by what they were made from; those used least lately go first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()
        self.weight = 0

    def find(self, key: Hashable) -> Image.Image | None:
        """The image, if it is still kept."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
            return image

    def keep(self, key: Hashable, image: Image.Image) -> None:
        """Keep one more; others go if there are too many bytes now."""
        with self._lock:
            if key in self._images:
                return
            self._images[key] = image
            self.weight += weight(image)
            while self.weight > self.most and len(self._images) > 1:
                self.weight -= weight(self._images.popitem(last=False)[1])


_kept = Kept()


def keep_at_most(bytes_: int) -> None:
    """How much is kept from now on."""
    _kept.most = bytes_


def keep(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """The image kept under a key; where there is none, it is made now. Not to be drawn on."""
    image = _kept.find(key)
    if image is None:
        image = make()
        _kept.keep(key, image)
    return image


def kept(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Make an image once for the same arguments, as long as it is kept. Not to be drawn on."""

    @wraps(make)
    def found(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return keep((make, args, tuple(sorted(kwargs.items()))), lambda: make(*args, **kwargs))

    return found


def weight(image: Image.Image) -> int:
    """The bytes an image takes."""
    return image.width * image.height * (1 if image.mode in _FLAT else 4)
