"""The front page: what happened, large, or the world as a whole; and how near everybody is to a victory."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renders.front.column import players_column
from renders.front.model import Addition, Page, Row, Size
from renders.front.page import HEAD, TALL, compose
from renders.front.tones import tones_of
from renders.paint.sprites import Sprite
from renders.peoples.pictures.changes import WorldChanges, changes_of
from renders.peoples.pictures.front_news import drawn, news_of
from renders.peoples.pictures.front_stage import MOST, PeoplesStage
from renders.peoples.pictures.levels import levels_panel
from renders.peoples.pictures.packing import arranged
from renders.peoples.pictures.plane import drawn_alone, drawn_blocks, part_blocks
from renders.peoples.pictures.race_panel import race_panel
from renders.peoples.pictures.twin import map_alt, map_listing
from renders.peoples.race import leading, nearest, share_of
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import trait_sign
from renders.peoples.staging import adrift
from renders.peoples.turn_order import coming
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples import events as e
from rules.peoples.state import Stage
from rules.peoples.view import PeopleView

CLOSE = 0.8
"""Close-ups are shown that show so much of what happened; else the world as a whole."""
RACE, ROW, HEADS = 256, 92, 40
"""The height of the race, of a row that must stay readable, and of what stands above the rows."""
LEAST = 190
"""So much room above the rows is worth another picture."""
TABLE = 330
LINES = 2
"""What a people learns is seen nowhere but in the news."""


def draw_front(shown: Shown) -> Picture:
    """The posted picture."""
    return _drawn(shown, changes_of(shown.events()), is_close=True)


def draw_map(shown: Shown) -> Picture:
    """The world as a whole, or all parts of it."""
    changes = changes_of(shown.events())
    changes.mark(Sprite.OWN, *_heart(shown))
    return _drawn(shown, changes, is_close=False)


def _drawn(shown: Shown, changes: WorldChanges, is_close: bool) -> Picture:
    stage = PeoplesStage(shown, changes, MOST if is_close else 0.0)
    page = page_of(shown, changes, stage, is_close)
    image = compose(page, stage, shown.scheme).image
    said = [item.sentence(shown) for item in news_of(shown)]
    stand = _standing(shown, page)
    listing = Listing(f"Peoples: Civilizations, {shown.round}, {shown.moment}.").say(*stand, *_awaited(shown))
    listing.section("News").say(*said)
    words = alt(map_alt(shown, changes), *stand, *said), f"{listing}\n\n{map_listing(shown, changes)}"
    return Picture(image, *words, is_map=not is_close)


def _standing(shown: Shown, page: Page) -> list[str]:
    """What comes next, and who leads."""
    said = [f"Next: {page.following}"] if page.following else []
    ahead = [shown.full(seat) for seat in leading(shown)]
    return [*said, f"In the lead: {listed(ahead)}"] if ahead else said


def _awaited(shown: Shown) -> list[str]:
    """Who is awaited; not for an alt text, since the post itself says it and is kept true."""
    awaited = [shown.full(seat) for seat in shown.frame.awaited]
    return [f"Awaited: {listed(awaited)}"] if awaited else []


def _heart(shown: Shown) -> list[str]:
    """Where the largest settlement of the reader's own people stands; nowhere where nobody's is marked."""
    own = [tribe for tribe in shown.view.tribes if tribe.seat == shown.look.own]
    return [tribe.areas[0] for tribe in sorted(own, key=lambda tribe: (-len(tribe.areas), tribe.areas))[:1]]


def page_of(shown: Shown, changes: WorldChanges, stage: PeoplesStage, is_close: bool = True) -> Page:
    """All that the page shows."""
    is_over = shown.view.stage is Stage.OVER
    following = None if is_over else coming(shown.view)
    return Page(
        turn=shown.round,
        phase=shown.moment,
        following="" if following is None else shown.name(following),
        rows=rows_of(shown),
        figure="ready",
        deeds=stage.deeds if is_close and not _is_setup(shown) else (),
        news=drawn(shown, news_of(shown)),
        lines=1 if _is_setup(shown) else LINES,
        counted="nearest",
        least=CLOSE,
        aside=_aside(shown, changes, stage),
        is_over=is_over,
        foot=Addition(RACE, partial(race_panel, shown)) if shown.people else None,
    )


def _is_setup(shown: Shown) -> bool:
    """Whether the parts were chosen: all of them are shown side by side."""
    return any(isinstance(event, e.PartArranged) for event in shown.events())


def standings_column(shown: Shown, size: Size) -> Image.Image:
    """How near everybody is to a victory, by itself."""
    page = Page(shown.round, shown.moment, "", rows_of(shown), "ready", counted="nearest")
    return players_column(page, size, shown.scheme)


def rows_of(shown: Shown) -> tuple[Row, ...]:
    """All peoples, the nearest to a victory first."""
    acting = {event.seat for event in shown.events() if isinstance(event, e.TurnBegan)}
    return tuple(_row(shown, player, player.seat in acting) for player in _ranked(shown))


def _ranked(shown: Shown) -> list[PeopleView]:
    return sorted(shown.people, key=lambda player: (-share_of(player), -player.points))


def _row(shown: Shown, player: PeopleView, is_acting: bool) -> Row:
    victory, (have, need) = nearest(player)
    return Row(
        livery=shown.livery(player.seat),
        name=shown.name(player.seat) if player.people else shown.written(player.seat),
        player=shown.written(player.seat),
        figure=player.ready,
        figure_of=player.tribes,
        change=0,
        points=have,
        goal=need,
        sign=partial(trait_sign, str(victory)),
        is_leader=player.seat in leading(shown),
        is_awaited=player.seat in shown.frame.awaited,
        is_acting=is_acting,
    )


def _aside(shown: Shown, changes: WorldChanges, stage: PeoplesStage) -> Addition | None:
    """What there is room for above the rows: the parts adrift, else everybody's traits."""
    room = TALL - HEAD - RACE - HEADS - ROW * len(shown.people)
    if not stage.plane.is_world or room < LEAST:
        return None
    if adrift(shown.view.world):
        return Addition(room, partial(_parts_adrift, shown, changes))
    return Addition(min(room, TABLE), partial(levels_panel, shown))


def _parts_adrift(shown: Shown, changes: WorldChanges, size: Size) -> Image.Image:
    if len(parts := adrift(shown.view.world)) == 1:
        return drawn_alone(shown, changes, parts[0], size)
    blocks = part_blocks(shown, changes, parts)
    found = arranged(blocks, size[0] / size[1])
    placed = [(block, x, y) for block, (x, y) in zip(blocks, found.places, strict=True)]
    empty = Image.new("RGB", size, tones_of(shown.scheme).bar)
    return drawn_blocks(placed, size[0] / found.wide, empty)
