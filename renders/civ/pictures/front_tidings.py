"""Lesser news for the front page, of what is hardly seen on the board: ships, growth, taxes, advances."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from renders.civ.pictures.front_deeds import Deeds, Fate
from renders.civ.shown import Shown
from renders.civ.words.barbarians import led
from renders.front.model import Sign
from renders.front.signs import mark
from renders.paint.glyphs import glyph
from renders.paint.sprites import Sprite
from renders.words.counting import counted
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_trade as t
from rules.table import Seat

MOST = 3
"""More places than these are counted."""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of news before it is drawn: in a few words beside a sign, and as a sentence."""

    weight: float
    seat: Seat | None
    sign: Sign | None
    words: str
    sentence: str


def places(areas: Sequence[str]) -> str:
    """Some names, and how many more."""
    more = f" +{len(areas) - MOST}" if len(areas) > MOST else ""
    return ", ".join(areas[:MOST]) + more


def tidings(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    """All of it, and who leads the barbarians."""
    if (text := led(shown.view, shown.name)) and not shown.view.over:
        yield Item(4.6, shown.view.controller, mark(Sprite.BARBARIAN), "leads them", text)
    yield from _surplus(shown, deeds)
    yield from _ships(shown)
    yield from _rest(shown)


def _surplus(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    """What had to go, for want of room."""
    fewer: dict[Seat, int] = defaultdict(int)
    for one in deeds.happenings:
        if one.fate is Fate.SHRANK and one.seat is not None:
            fewer[one.seat] += one.count
    for seat, count in fewer.items():
        said = f"{shown.name(seat)} removes a surplus of {count}"
        yield Item(1.2, seat, mark(Sprite.LOST), f"−{count}", said)


def _ships(shown: Shown) -> Iterator[Item]:
    """Ships built and ships lost, by owner."""
    built = Counter(event.seat for event in shown.events() if isinstance(event, e.ShipBuilt))
    gone = Counter(event.seat for event in shown.events() if isinstance(event, e.ShipLost))
    for event in shown.events():
        if isinstance(event, c.ShipsLost):
            gone[event.seat] += len(event.areas)
    for counts, sign, verb in ((built, "+", "builds"), (gone, "−", "loses")):
        for seat, count in counts.items():
            said = f"{shown.name(seat)} {verb} {counted(count, 'ship')}"
            yield Item(1.5, seat, mark(Sprite.SHIP, shown.livery(seat)), f"{sign}{count}", said)


def _rest(shown: Shown) -> Iterator[Item]:
    """What is not seen on the board: growth, taxes, advances."""
    book = partial(glyph, "book", shown.scheme.accent)
    for event in shown.events():
        match event:
            case e.PopulationExpanded(seat, growth) if growth:
                more = f"+{sum(growth.values())}"
                said = f"{shown.name(seat)} grows by {more[1:]}"
                yield Item(1.0, seat, None, more, said)
            case t.AdvancesBought(seat, advances) if advances:
                said = places(list(advances))
                yield Item(2.0 + event.price / 1000, seat, book, said, f"{shown.name(seat)} buys {said}")
            case e.TaxCollected(seat, _, collected) if collected:
                coins = partial(glyph, "coins", (224, 176, 44))
                yield Item(
                    1.0, seat, coins, f"+{collected}", f"{shown.name(seat)} collects {collected} in tax"
                )
