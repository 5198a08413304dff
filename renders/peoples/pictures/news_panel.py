"""What happened, in a few words, at the foot of a page."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, clip, wrap, write
from renders.peoples.shown import Shown
from renders.peoples.turn_order import coming
from renders.peoples.words.news import Story, stories
from renders.peoples.words.telling import telling
from renders.words.counting import counted
from renders.words.joining import listed
from rules.peoples.state import NEUTRAL, Stage
from rules.table import Seat

SIZES = (42, 38, 34, 30)
LEADING, INDENT = 1.28, 1.3
Entry = tuple[Seat | None, str]
"""A line of news, and whose it is where it begins."""


def news_panel(shown: Shown, size: tuple[int, int]) -> Image.Image:
    """What happened, by people, in the largest letters in which all of it fits; else the newest."""
    scheme, (wide, tall) = shown.scheme, size
    panel = Image.new("RGB", size, scheme.paper)
    draw = ImageDraw.Draw(panel)
    letters, rows = set_in_lines(news(shown), wide, tall)
    step = letters * LEADING
    for i, (seat, text) in enumerate(rows):
        y = 6 + i * step
        if seat is not None:
            sign = emblem(shown.livery(seat), round(letters * 1.15))
            panel.paste(sign, (8, round(y + 2)), sign)
        at = 12 + letters * INDENT, y + letters
        write(draw, at, text, Typeface.TEXT_MEDIUM, letters, scheme.ink, "ls")
    return panel


def set_in_lines(told: list[Entry], wide: int, tall: int) -> tuple[int, list[Entry]]:
    """A size of letters, and the lines that fit in it: of too many, the newest entries as a whole."""
    for letters in SIZES:
        room, most = wide - 24 - letters * INDENT, max(1, int((tall - 8) / (letters * LEADING)))
        entries = [_lines(entry, letters, room) for entry in told]
        if sum(map(len, entries)) <= most:
            return letters, [line for lines in entries for line in lines]
    newest = entries.pop()
    if len(newest) > most:
        seat, last = newest[most - 1]
        return letters, [*newest[: most - 1], (seat, clip(f"{last} …", Typeface.TEXT_MEDIUM, letters, room))]
    while entries and len(entries[-1]) + len(newest) <= most:
        newest = [*entries.pop(), *newest]
    return letters, newest


def _lines(entry: Entry, letters: int, room: float) -> list[Entry]:
    seat, text = entry
    lines = wrap(text, Typeface.TEXT_MEDIUM, letters, room)
    return [(seat if i == 0 else None, line) for i, line in enumerate(lines)]


def news(shown: Shown) -> list[Entry]:
    """By seat, what it did in this frame, in a few words."""
    found: list[Entry] = []
    for part in stories(shown.events()):
        if isinstance(part, Story):
            phrases = part.phrases(lambda seat: "neutral tribe" if seat == NEUTRAL else shown.name(seat))
            found.append((part.seat, "; ".join(phrases) or "no action"))
            continue
        text = telling(part, lambda seat: "neutral" if seat == NEUTRAL else shown.name(seat))
        if text:
            found.append((getattr(part, "seat", None), text))
    found = found or [(None, _now(shown))]
    pages = listed((str(page) for page in shown.view.pages), "")
    return [*found, (None, f"In force: {pages}.")] if pages else found


def _now(shown: Shown) -> str:
    view = shown.view
    if view.stage is Stage.OVER:
        return "The game is over."
    following = coming(view)
    if following is None:
        return "The last Revolutions." if view.stage is Stage.LAST else "The starting parts are chosen."
    return f"{shown.name(following)} has {counted(view.players[following].ready, 'tribe')} ready."
