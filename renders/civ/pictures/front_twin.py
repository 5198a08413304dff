"""The front page in words: what comes next and who is awaited, the news, who leads, then the whole board."""

from __future__ import annotations

from renders.civ.pictures.front_tidings import Item
from renders.civ.pictures.map import all_changes
from renders.civ.pictures.twin import map_listing
from renders.civ.shown import Shown
from renders.front.column import signed
from renders.front.model import Page, Row
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed


def front_alt(shown: Shown, page: Page, news: list[Item]) -> str:
    """The page in a few sentences: the news first, then the points; who is awaited, the post itself says."""
    lead = f"{shown.rules.name}, turn {shown.number}, {shown.moment}"
    return alt(lead, leading(page), *(item.sentence for item in news), _points(page))


def front_listing(shown: Shown, page: Page, news: list[Item]) -> str:
    """All that the page shows, then the board as a whole."""
    lines = [line for line in (awaited(page), leading(page)) if line]
    lines += [item.sentence for item in news] or ["Nothing changed on the board"]
    rows = [f"{place}. {_row(row, page.figure)}" for place, row in enumerate(page.rows, start=1)]
    whole = map_listing(shown, all_changes(shown))
    title, _, rest = whole.partition("\n")
    news_part = "\n".join(f"{line}." for line in lines)
    points = "\n".join(f"{row}." for row in rows)
    return f"{title}\n\nNews:\n{news_part}\n\nBy points:\n{points}\n{rest}"


def awaited(page: Page) -> str:
    """Who is waited for."""
    who = [f"{row.name} ({row.player})" for row in page.rows if row.is_awaited]
    return f"Awaited: {listed(who)}" if who else ""


def leading(page: Page) -> str:
    """Who leads."""
    first = [row for row in page.rows if row.is_leader]
    return f"In the lead: {listed(row.name for row in first)}, {first[0].points} points" if first else ""


def _points(page: Page) -> str:
    return "Points: " + listed(f"{row.name} {row.points}" for row in page.rows)


def _row(row: Row, figure: str) -> str:
    change = f" ({signed(row.change)})" if row.change else ""
    noun = "city" if figure == "cities" else figure
    return f"{row.name} ({row.player}), {counted(row.points, 'point')}, {counted(row.figure, noun)}{change}"
