"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.realms import holders_of, paint_realms
from renders.civ.pictures.scores import ranked
from renders.civ.pictures.sheet import in_play
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, write
from renders.pictures.film import film, with_band
from renders.schemes import FEW

SIZE = (832, 508)
BAND, CROWDED = 80, 100
"""The height of the caption; where many play, their points stand below their emblems."""


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the board, a picture each."""
    return film(frames, _position, _still, milliseconds=700)


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.tokens, view.cities, view.barbarians, view.pirates, view.ships


def _still(shown: Shown) -> Image.Image:
    crowded = len(shown.view.nations) > FEW
    picture = paint_realms(shown, holders_of(shown), SIZE).picture if crowded else _pieces(shown)
    image = with_band(picture, CROWDED if crowded else BAND, shown.scheme.paper)
    _caption(image, shown, picture.height)
    return image


def _pieces(shown: Shown) -> Image.Image:
    """The map with every piece and every way, which few players leave room for."""
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play, SIZE, least=0)
    changes = all_changes(shown)
    changes.marks.clear()
    paint(sheet, shown, changes)
    return sheet.picture


def _caption(image: Image.Image, shown: Shown, top: int) -> None:
    """The turn and the phase, and below them everybody's points, the leader first."""
    draw = ImageDraw.Draw(image)
    scheme = shown.scheme
    x = 12 + write(draw, (12, top + 30), shown.turn, Typeface.NAME, 28, scheme.accent, "ls")
    write(draw, (x + 16, top + 30), shown.frame.title, Typeface.SEA, 25, scheme.ink, "ls")
    nations = ranked(shown)
    crowded = len(shown.view.nations) > FEW
    room = image.width / max(1, len(nations))
    for i, nation in enumerate(nations):
        sign = emblem(shown.livery(nation.seat), 34)
        text, left = str(nation.points), i * room
        if crowded:
            image.paste(sign, (round(left + room / 2 - 17), top + 38), sign)
            write(draw, (left + room / 2, top + 90), text, Typeface.NUMBER, 19, scheme.ink, "ms")
        else:
            image.paste(sign, (round(8 + left), top + 40), sign)
            write(draw, (46 + left, top + 66), text, Typeface.NUMBER, 25, scheme.ink, "ls")
