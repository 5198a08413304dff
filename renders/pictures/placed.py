"""What was put where on a picture: kept while it is drawn, so that it can be checked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from renders.paint.layout import Box
from renders.paint.vector import Point


class What(StrEnum):
    """What sort of thing was put there."""

    PIECE = "piece"
    MARK = "mark"
    GHOST = "ghost"
    ARROW = "arrow"
    COUNT = "count"
    TITLE = "title"
    NAME = "name"
    """A printed name or number that was brought up over what had been drawn on it."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One thing on a picture, in its pixels."""

    what: What
    box: Box
    kind: str = ""
    """What it shows: the name of its sprite."""
    place: str = ""
    """The area it belongs to; "ship" and an area for what lies off its coast; where an arrow leads."""
    owner: int | None = None
    number: Box | None = None
    """Where its number stands, if it has one."""
    line: tuple[Point, ...] = ()
    """The way of an arrow."""
    by_sea: bool = False

    @property
    def area(self) -> str:
        """The area, whether on land or off its coast."""
        return self.place.removeprefix("ship ")
