"""The whole game as a short film: whose land is where, and the cities."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.civ.pictures.realms import holders_of, paint_realms
from renders.civ.pictures.scores import ranked
from renders.civ.shown import Shown
from renders.pictures.film import Caption, captioned, film, kept_colours, room_of


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed whose land is where, a picture each."""
    last = frames[-1]
    worn = [last.livery(nation.seat) for nation in last.view.nations]
    return film(frames, _position, _still, 700, kept_colours(last.scheme, worn))


def _position(shown: Shown) -> tuple[object, ...]:
    return holders_of(shown), shown.view.cities, shown.view.barbarians, shown.view.pirates


def _still(shown: Shown) -> Image.Image:
    nations = ranked(shown)
    picture = paint_realms(shown, holders_of(shown), room_of(len(nations))).picture
    ranks = [(shown.livery(nation.seat), nation.points) for nation in nations]
    leads = bool(nations) and nations[0].points > 0
    leader = shown.full(nations[0].seat) if leads else ""
    return captioned(picture, Caption(shown.turn, shown.frame.title, ranks, leader), shown.scheme)
