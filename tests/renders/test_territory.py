"""A whole board coloured from what is kept looks as if it were tinted and inked anew."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.boards import Tiled
from renders.paint.overlay import Tinted, tint
from renders.pictures.territory import FEW, territory

RED, BLUE = (200, 20, 20), (20, 20, 200)
LEFT = ([[(2.0, 2.0), (18.0, 3.0), (16.0, 27.0), (3.0, 25.0)]],)
RIGHT = ([[(24.0, 4.0), (46.0, 2.0), (60.0, 28.0), (22.0, 26.0)]],)


@dataclass(frozen=True)
class Small:
    """A board of fifty by thirty pixels."""

    tone: tuple[int, int, int]

    def ground(self) -> Tiled:
        return Tiled(Image.new("RGB", (50, 30), self.tone))

    def ink(self) -> Tiled:
        ink = Image.new("RGBA", (50, 30), (0, 0, 0, 0))
        ImageDraw.Draw(ink).line([(0, 15), (50, 12)], fill=(10, 10, 10, 180), width=3)
        return Tiled(ink)


def anew(board: Small, areas: list[Tinted]) -> bytes:
    picture, ink = board.ground().whole(), board.ink().whole()
    tint(picture, areas, 1.2, 6)
    picture.paste(ink, (0, 0), ink)
    return picture.tobytes()


def test_coloured_from_what_is_kept_is_coloured_as_anew():
    board = Small((180, 170, 140))
    for colours in ((RED,), (BLUE,), (RED, BLUE), (RED,)):
        areas = [Tinted(LEFT, colours), Tinted(RIGHT, (BLUE,)), Tinted((), (RED,)), Tinted(LEFT, ())]
        assert territory(board, areas, 1.2, 6).tobytes() == anew(board, areas)


def test_many_lands_are_coloured_as_a_few():
    board = Small((120, 150, 170))
    strips = [([[(x, 1.0), (x, 1.0), (x, 28.0), (x, 28.0)]],) for x in range(1, 2 * FEW)]
    areas = [Tinted(strip, (RED,) if number % 3 else (BLUE,)) for number, strip in enumerate(strips)]
    assert territory(board, areas, 1.2, 6).tobytes() == anew(board, areas)


def test_a_picture_drawn_on_spoils_nothing_that_is_kept():
    board, areas = Small((90, 120, 90)), [Tinted(LEFT, (RED,))]
    territory(board, areas, 1.2, 6).paste((0, 0, 0), (0, 0, 50, 30))
    assert territory(board, areas, 1.2, 6).tobytes() == anew(board, areas)
