"""The book of events: what holds now, and the pages to come."""

from __future__ import annotations

from renders.paint.card import Card, grid
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.paint.tile import tiles
from renders.peoples.shown import Shown
from renders.peoples.words.pages import BAD, GOOD, SEPARATORS
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.listing import Listing
from rules.peoples.book import event_cards

FAIR: RGB = (38, 96, 84)
FOUL: RGB = (134, 38, 30)
PLAIN: RGB = (110, 92, 70)
COMING = 4
ART = {
    "civics": "column",
    "culture": "lyre",
    "economy": "scales",
    "military": "shield",
    "religion": "sun",
    "science": "star",
    "production": "grain",
}


def draw_book(shown: Shown) -> Picture:
    """The open pages first, then the next ones."""
    view = shown.view
    title = "The book of events"
    if not view.book:
        text = "The book of events is not used in this game"
        image = grid([], shown.scheme, title, "", 3, nothing=text)
        return Picture(flat(image, shown.scheme.paper), alt(title, text), f"{title}. {text}.")
    left = len(view.book) - view.turned
    subtitle = f"{shown.round}: {left} cards left"
    back = [view.book[view.turned - 1]] if view.turned else []
    ahead = view.book[view.turned :]
    cards = [_back(card) for card in back] + [
        _front(card, i == 0) for i, card in enumerate(ahead[: COMING + 1])
    ]
    image, _ = tiles(cards, shown.scheme, (title, subtitle))
    now = [f"In force: {_bad(card)}" for card in back] + [f"In force: {_good(card)}" for card in ahead[:1]]
    later = [_good(card) for card in ahead[1:]]
    listing = Listing(f"{title}. {subtitle}.").say(*now).section("Then, in this order").say(*later)
    return Picture(flat(image, shown.scheme.paper), alt(title, subtitle, *now), str(listing))


def _good(card: str) -> str:
    return SEPARATORS[card] if card in SEPARATORS else f"{event_cards()[card].good}: {GOOD[card]}"


def _bad(card: str) -> str:
    return SEPARATORS[card] if card in SEPARATORS else f"{event_cards()[card].bad}: {BAD[card]}"


def _front(card: str, is_open: bool) -> Card:
    if card in SEPARATORS:
        return Card(
            card.capitalize(), PLAIN, art="scroll", lines=(SEPARATORS[card],), muted=not is_open, window=100
        )
    page = event_cards()[card]
    foot = "in force" if is_open else f"to come, level {page.level}"
    return Card(
        str(page.good),
        FAIR,
        str(page.level),
        ART[page.theme],
        (GOOD[card],),
        foot,
        muted=not is_open,
        window=100,
    )


def _back(card: str) -> Card:
    if card in SEPARATORS:
        return Card(card.capitalize(), PLAIN, art="scroll", lines=(SEPARATORS[card],), window=100)
    page = event_cards()[card]
    return Card(
        str(page.bad),
        FOUL,
        str(page.level),
        ART[page.theme],
        (BAD[card],),
        "in force",
        alarming=True,
        window=100,
    )
