"""The front page of the world: an empire's turn, large, and how everybody stands."""

from __future__ import annotations

from renders.front.model import Deed, Page, Row
from renders.front.page import QUALITY, compose
from renders.history.pictures.front_deeds import Deeds, deeds_of
from renders.history.pictures.front_news import drawn, news_of
from renders.history.pictures.front_stage import WorldStage
from renders.history.pictures.strip import empire_of
from renders.history.pictures.twin import awaited_words, changed, map_listing, standing_words
from renders.history.shown import Shown
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import roman
from renders.words.listing import Listing
from rules.history_of_the_world import events as e
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import PlayerView
from rules.table import Seat


def draw_front(shown: Shown) -> Picture:
    """The posted picture."""
    deeds = deeds_of(shown)
    page = page_of(shown, deeds)
    composed = compose(page, WorldStage(shown, deeds), shown.scheme)
    said = [item.sentence(shown) for item in news_of(shown, deeds, shown.player)]
    standing = standing_words(shown, page.following)
    lead = f"History of the World, {shown.epoch}, {shown.moment}"
    told = alt(lead, *standing, *said, *changed(shown, deeds.changes))
    listing = Listing(f"{lead}.").say(*standing, *awaited_words(shown))
    listing.section("News").say(*(said or ["Nothing changed on the board"]))
    rows = [
        (_player(shown, player), epoch_points(shown, player.seat), player.score) for player in shown.ranked
    ]
    listing.section("By points").table(("", "this epoch", "points"), rows)
    whole = map_listing(shown, deeds.changes)
    return Picture(composed.image, told, f"{listing}\n\n{whole}", QUALITY)


def _player(shown: Shown, player: PlayerView) -> str:
    return f"{shown.player(player.seat)}, {empire_of(shown, player)}"


def page_of(shown: Shown, deeds: Deeds) -> Page:
    """All that the page shows."""
    return Page(
        turn=shown.epoch,
        phase=shown.moment,
        following=following(shown),
        rows=rows_of(shown),
        figure="epoch",
        deeds=tuple(Deed(land, weight) for land, weight in deeds.weights.items()),
        news=drawn(shown, news_of(shown, deeds, shown.written)),
        is_over=shown.view.stage is Stage.OVER,
    )


def following(shown: Shown) -> str:
    """What comes next: an empire to be called, or the empires of the next epoch."""
    view = shown.view
    if view.stage is Stage.OVER:
        return ""
    if view.stage is Stage.DRAWING:
        return f"Epoch {roman(view.turn)}: drawing"
    return next((call.name for call in view.calls if not call.called), "")


def rows_of(shown: Shown) -> tuple[Row, ...]:
    """Everybody still in the game, the most points first."""
    acting = {event.seat for event in shown.events() if isinstance(event, e.EmpireCalled)}
    return tuple(
        Row(
            livery=shown.livery(player.seat),
            name=shown.written(player.seat),
            player=empire_of(shown, player),
            figure=epoch_points(shown, player.seat),
            change=0,
            points=player.score,
            is_leader=player.seat in shown.leaders,
            is_awaited=player.seat in shown.frame.awaited,
            is_acting=player.seat in acting,
        )
        for player in shown.ranked
    )


def epoch_points(shown: Shown, seat: Seat) -> int:
    """What a player scored in the epoch that the page is about."""
    last = max((record.epoch for record in shown.view.records), default=shown.view.turn)
    return sum(record.total for record in shown.view.records if record.seat == seat and record.epoch == last)
