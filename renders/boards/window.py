"""A window on a board: which part is shown, and how large."""

from dataclasses import dataclass

from renders.boards.baked import Box, Point, Ring


@dataclass(frozen=True, slots=True)
class Window:
    """Pixels of the board become pixels of a picture: moved, then scaled."""

    left: float = 0.0
    top: float = 0.0
    scale: float = 1.0

    def point(self, place: Point) -> Point:
        """One place in the picture."""
        return (place[0] - self.left) * self.scale, (place[1] - self.top) * self.scale

    def ring(self, ring: Ring) -> list[Point]:
        """A flat ring or line in the picture."""
        left, top, scale = self.left, self.top, self.scale
        return [((x - left) * scale, (y - top) * scale) for x, y in zip(ring[0::2], ring[1::2], strict=True)]

    def scaled(self, factor: float) -> "Window":
        """The same window, drawn larger."""
        return Window(self.left, self.top, self.scale * factor)


def window_on(
    around: Box, board: tuple[int, int], margin: float, picture: tuple[int, int]
) -> tuple[Window, Box]:
    """The window on a box with a margin in a picture of this size, and the part of the board it shows."""
    left, top, right, bottom = around
    scale = min(
        picture[0] / (right - left + 2 * margin),
        picture[1] / (bottom - top + 2 * margin),
    )
    scale = max(scale, picture[0] / board[0], picture[1] / board[1])
    width, height = picture[0] / scale, picture[1] / scale
    x = min(max(0.0, (left + right - width) / 2), board[0] - width)
    y = min(max(0.0, (top + bottom - height) / 2), board[1] - height)
    return Window(x, y, scale), (x, y, x + width, y + height)
