"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import in_play
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, write
from renders.pictures.film import film, with_band

SIZE = (832, 508)
BAND = 80


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the board, a picture each."""
    return film(frames, _position, _still, milliseconds=700)


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.tokens, view.cities, view.barbarians, view.pirates, view.ships


def _still(shown: Shown) -> Image.Image:
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play, SIZE, least=0)
    changes = all_changes(shown)
    changes.marks.clear()
    paint(sheet, shown, changes)
    image = with_band(sheet.picture, BAND, shown.scheme.paper)
    _caption(image, shown, sheet.picture.height)
    return image


def _caption(image: Image.Image, shown: Shown, top: int) -> None:
    """The turn and the phase, and below them everybody's points, the leader first."""
    draw = ImageDraw.Draw(image)
    scheme = shown.scheme
    x = 12 + write(draw, (12, top + 30), shown.turn, Typeface.NAME, 28, scheme.accent, "ls")
    write(draw, (x + 16, top + 30), shown.frame.title, Typeface.SEA, 25, scheme.ink, "ls")
    ranked = sorted(shown.nations, key=lambda n: (-n.points, n.number))
    room = image.width / max(1, len(ranked))
    for i, nation in enumerate(ranked):
        sign = emblem(shown.livery(nation.seat), 34)
        image.paste(sign, (round(8 + i * room), top + 40), sign)
        at = 46 + i * room, top + 66
        write(draw, at, str(nation.points), Typeface.NUMBER, 25, scheme.ink, "ls")
