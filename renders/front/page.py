"""The posted page, designed to be read at 550 x 350 and on a phone: three of its pixels are one there.

Up to nine players: close-ups at the left, the news below them, the board in small and a column of players
at the right. More: up to nine small close-ups with the board in small among them, and two lanes of players.
A phase that changed nothing on the board carries the board as a whole, and the players beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.front.cells import choose_cells
from renders.front.choosing import GAP, choose
from renders.front.column import players_column
from renders.front.inset import edged, inset, numbered
from renders.front.lanes import lanes_below, lanes_beside
from renders.front.model import Composed, News, Page, Panel, Size, Stage
from renders.front.news import LINE, news_strip, set_in_lines
from renders.front.surround import surrounded
from renders.front.title import title_bar
from renders.front.tones import tones_of
from renders.paint.layout import Box
from renders.schemes import FEW, Scheme

WIDE, TALL = 1650, 1050
QUALITY = 70
"""How finely a page is encoded: about 250 KB."""
HEAD, COLUMN, BROAD = 80, 430, 540
"""The height of the title, the width of a column of players, and of one with two lanes."""
INSET = 0.64
"""The most an inset in the column is high, for its width."""
LEAST = 0.5
"""A phase in which no place weighs as much changed nothing worth coming close to."""
DEEP = 180
"""So much room below the board is worth another picture."""
CORNER = 34


def compose(page: Page, stage: Stage, scheme: Scheme) -> Composed:
    """The whole page."""
    if max(page.weights.values(), default=0.0) < LEAST:
        return _calm(page, stage, scheme)
    return _few(page, stage, scheme) if len(page.rows) <= FEW else _many(page, stage, scheme)


class _Paper:
    """A page under way: its parts are pasted where they belong, and remembered."""

    def __init__(self, page: Page, scheme: Scheme) -> None:
        self.image = Image.new("RGB", (WIDE, TALL), tones_of(scheme).bar)
        self.parts: dict[str, Box] = {}
        self.put("title", title_bar(page, (WIDE, HEAD), scheme), (0, 0))

    def put(self, name: str, part: Image.Image, at: tuple[float, float]) -> None:
        x, y = round(at[0]), round(at[1])
        self.image.paste(part, (x, y))
        self.parts[name] = Box(x, y, x + part.width, y + part.height)

    def done(self, panels: Sequence[Panel] = ()) -> Composed:
        return Composed(self.image, self.parts, tuple(panels))


def _few(page: Page, stage: Stage, scheme: Scheme) -> Composed:
    paper = _Paper(page, scheme)
    room = WIDE - COLUMN - GAP
    told = _told(page.news, room, 2)
    choice = choose(page.weights, stage, (room, TALL - HEAD - told))
    if choice.share < page.least:
        return _calm(page, stage, scheme)
    panels = _put_panels(paper, choice.panels, stage, scheme)
    size = _inset_size(stage)
    small = inset(stage, size, choice.panels, page.weights, scheme)
    paper.put("inset", small, (WIDE - COLUMN + (COLUMN - size[0]) / 2, HEAD))
    _put_column(paper, page, COLUMN, HEAD + size[1], scheme)
    if told:
        paper.put("news", news_strip(page.news, (room, told), scheme), (0, TALL - told))
    return paper.done(panels)


def _put_column(paper: _Paper, page: Page, wide: int, top: int, scheme: Scheme) -> None:
    """Up to nine players, and below them what the game adds."""
    foot = page.foot.tall if page.foot else 0
    paper.put("players", players_column(page, (wide, TALL - top - foot), scheme), (WIDE - wide, top))
    if page.foot:
        paper.put("foot", page.foot.draw((wide, foot)), (WIDE - wide, TALL - foot))


def _many(page: Page, stage: Stage, scheme: Scheme) -> Composed:
    paper = _Paper(page, scheme)
    lanes = lanes_below(page, WIDE, scheme)
    told = _told(page.news, WIDE, 1)
    foot = TALL - lanes.height - told
    left, top, right, bottom = stage.extent
    choice, spot = choose_cells(
        page.weights, stage, (WIDE, foot - HEAD - GAP), (right - left) / (bottom - top)
    )
    panels = _put_panels(paper, choice.panels, stage, scheme)
    size = _fitted(stage, (round(spot.right - spot.left), round(spot.bottom - spot.top)))
    middle = (spot.left + spot.right - size[0]) / 2, HEAD + (spot.top + spot.bottom - size[1]) / 2
    paper.put("inset", inset(stage, size, choice.panels, page.weights, scheme), middle)
    if told:
        paper.put("news", news_strip(page.news, (WIDE, told), scheme), (0, foot))
    paper.put("players", lanes, (0, TALL - lanes.height))
    return paper.done(panels)


def _calm(page: Page, stage: Stage, scheme: Scheme) -> Composed:
    """The board as a whole, as much news as there is room for below it, and the players beside it."""
    paper = _Paper(page, scheme)
    is_few = len(page.rows) <= FEW
    column = COLUMN if is_few else BROAD
    tall = TALL - HEAD
    size = _fitted(stage, (WIDE - column - GAP, tall - _told(page.news, WIDE - column - GAP, 1)))
    if page.lines > 1:
        told = _told(page.news, size[0], page.lines)
        size = _fitted(stage, (WIDE - column - GAP, tall - told))
    column = max(column, WIDE - GAP - size[0])
    room = WIDE - column - GAP
    told = _told(page.news, room, (tall - size[1]) // LINE)
    picture = stage.overview(size)
    spare = tall - told - size[1]
    is_below = page.aside is not None and is_few and spare >= DEEP
    if spare and stage.goes_on and not is_below:
        paper.image.paste(surrounded(picture, (room, tall - told), scheme), (0, HEAD))
    edged(picture, scheme)
    top = HEAD + (0 if is_below else spare / 2)
    paper.put("overview", picture, ((room - size[0]) / 2, top))
    if told:
        paper.put("news", news_strip(page.news, (room, told), scheme), (0, TALL - told))
    if is_few:
        above = 0 if is_below or page.aside is None else page.aside.tall
        if page.aside and is_below:
            paper.put("aside", page.aside.draw((room, spare)), (0, HEAD + size[1]))
        elif page.aside:
            paper.put("aside", page.aside.draw((column, above)), (WIDE - column, HEAD))
        _put_column(paper, page, column, HEAD + above, scheme)
    else:
        paper.put("players", lanes_beside(page, (column, tall), scheme), (WIDE - column, HEAD))
    return paper.done()


def _told(news: Sequence[News], wide: int, most: int) -> int:
    """How high the strip of news is."""
    return LINE * len(set_in_lines(news, wide, most))


def _inset_size(stage: Stage) -> Size:
    return _fitted(stage, (COLUMN, round(COLUMN * INSET)))


def _fitted(stage: Stage, room: Size) -> Size:
    """The size of the whole extent in a room."""
    left, top, right, bottom = stage.extent
    scale = min(room[0] / (right - left), room[1] / (bottom - top))
    return round((right - left) * scale), round((bottom - top) * scale)


def _put_panels(paper: _Paper, panels: Sequence[Panel], stage: Stage, scheme: Scheme) -> list[Panel]:
    """The close-ups below the title, numbered where there are several; where they stand on the page."""
    placed = []
    for number, panel in enumerate(panels, start=1):
        elsewhere = {place for other in panels for place in other.places}.difference(panel.places)
        picture = stage.close_up(panel.seen, panel.size, frozenset(elsewhere))
        edged(picture, scheme)
        if len(panels) > 1:
            numbered(ImageDraw.Draw(picture), (CORNER, CORNER), number, 24, scheme)
        paper.put(f"close-up {number}", picture, (panel.spot.left, HEAD + panel.spot.top))
        placed.append(Panel(panel.spot.at((0, HEAD)), panel.seen, panel.places))
    return placed
