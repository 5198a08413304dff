"""The front page of the civ family: what happened in a phase, large, and how everybody stands."""

from __future__ import annotations

from renders.civ.pictures.front_deeds import Deeds, deeds_of
from renders.civ.pictures.front_news import drawn, news_of
from renders.civ.pictures.front_stage import CivStage
from renders.civ.pictures.front_succession import won_by
from renders.civ.pictures.front_tidings import Item
from renders.civ.pictures.front_twin import front_alt, front_listing
from renders.civ.pictures.scores import ranked
from renders.civ.shown import Shown
from renders.front.model import Deed, Page, Row
from renders.front.page import QUALITY, compose
from renders.picture import Picture

SHARED = 3
"""Nobody is crowned while more than one in so many share the lead."""


def draw_front(shown: Shown) -> Picture:
    """The posted picture."""
    deeds = deeds_of(shown)
    news = news_of(shown, deeds)
    page = page_of(shown, deeds, news)
    composed = compose(page, CivStage(shown, deeds), shown.scheme)
    alt, listing = front_alt(shown, page, news), front_listing(shown, page, news)
    return Picture(composed.image, alt, listing, QUALITY)


def page_of(shown: Shown, deeds: Deeds, news: list[Item]) -> Page:
    """All that the page shows."""
    return Page(
        turn=shown.turn,
        phase=shown.frame.title,
        following="" if shown.view.over or shown.under_way else shown.view.title,
        rows=rows_of(shown),
        figure="cities",
        is_over=shown.view.over,
        deeds=tuple(Deed(one.area, one.weight) for one in deeds.happenings),
        news=drawn(shown, news),
    )


def rows_of(shown: Shown) -> tuple[Row, ...]:
    """Everybody, the most points first."""
    nations = ranked(shown)
    top = max((nation.points for nation in nations), default=0)
    first = tuple(nation.seat for nation in nations if nation.points == top and top > 0)
    leaders = won_by(shown) or (first if len(first) <= max(1, len(nations) // SHARED) else ())
    before = shown.frame.before
    return tuple(
        Row(
            livery=shown.livery(nation.seat),
            name=shown.name(nation.seat),
            player=shown.player(nation.seat),
            figure=nation.cities,
            change=nation.cities - before.nations[nation.seat].cities if before is not None else 0,
            points=nation.points,
            is_leader=nation.seat in leaders,
            is_awaited=nation.seat in shown.frame.awaited,
        )
        for nation in nations
    )
