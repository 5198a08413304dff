"""The news of a phase for the front page: who, a sign, a few words; and the same as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from renders.front.model import News, Sign
from renders.front.signs import mark
from renders.paint.sprites import Sprite
from renders.peoples.shown import Shown
from renders.peoples.signs.pieces import settlement
from renders.peoples.signs.traits import trait_sign
from renders.peoples.turn_order import coming
from renders.peoples.words.news import Sort, Story, stories
from renders.peoples.words.telling import telling
from renders.words.counting import counted
from renders.words.joining import listed
from rules.peoples import events as e
from rules.peoples.state import NEUTRAL, Stage, Victory
from rules.table import Seat

MARKS: dict[Sort, tuple[float, Sprite]] = {
    Sort.ATTACK: (9.0, Sprite.CONFLICT),
    Sort.JOIN: (8.0, Sprite.BUILT),
    Sort.FIND: (7.0, Sprite.BUILT),
    Sort.LOSS: (5.2, Sprite.LOST),
    Sort.TRIBE: (4.0, Sprite.BUILT),
    Sort.TRADE: (3.0, Sprite.ANNEXED),
    Sort.MOVE: (1.5, Sprite.MOVED),
    Sort.PRODUCE: (1.0, Sprite.GAINED),
}
"""How much what is seen on the board matters, and its mark there."""
SIGNS: dict[Sort, tuple[float, Victory | None]] = {
    Sort.REVOLUTION: (6.0, None),
    Sort.TOKEN: (5.8, Victory.CULTURE),
    Sort.CARD: (4.8, Victory.DEVELOPMENTS),
    Sort.ADVANCE: (4.5, Victory.ADVANCES),
    Sort.SPECIALIST: (0.8, Victory.CIVICS),
}
"""How much what a people learns matters, and which victory it helps."""
TOWN, ASIDE, LAST, IN_FORCE, NOW = 5.5, 2.0, 20.0, 0.5, 0.1
LONG = 50
"""More letters than these fill a line."""
LATER = 0.01
"""By how much something weighs less than what was told before it."""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of news before it is drawn: in a few words beside a sign, and as a sentence."""

    weight: float
    seat: Seat | None
    sign: Sign | None
    words: str

    def sentence(self, shown: Shown) -> str:
        """The same as a sentence."""
        words = self.words[:1].upper() + self.words[1:]
        return words if self.seat is None else f"{shown.full(self.seat)}: {self.words}"


def news_of(shown: Shown) -> list[Item]:
    """Everything worth telling, the weightiest first; what is in force, last."""
    events = list(shown.events())
    told = [event for event in events if not _is_told_by_the_end(event, events)]
    found = [item for part in stories(told) for item in _told(shown, part)]
    found += [Item(IN_FORCE, None, None, f"in force: {page}") for page in shown.view.pages]
    if not any(item.weight > IN_FORCE for item in found):
        found.append(Item(NOW, coming(shown.view), None, _now(shown)))
    return sorted(found, key=lambda item: -item.weight)


def drawn(shown: Shown, items: list[Item]) -> tuple[News, ...]:
    """The news for the strip of a page."""
    return tuple(
        News(
            item.weight, _brief(item.words), None if item.seat is None else shown.livery(item.seat), item.sign
        )
        for item in items
    )


def _brief(words: str) -> str:
    """Where many traits rise, the sign says that they do: so all of them find room in a line."""
    return words.removeprefix("advances to ") if len(words) > LONG else words


def _told(shown: Shown, part: Story | Any) -> Iterator[Item]:
    if not isinstance(part, Story):
        yield from _event(shown, part)
        return
    said = part.told(partial(_called, shown))
    for number, (sort, words) in enumerate(said):
        weight, sign = _sign(shown, part.seat, sort, words)
        yield Item(weight - number * LATER, part.seat, sign, words)
    if not said:
        yield Item(ASIDE, part.seat, None, "no action")
    for event in part.asides:
        yield from _event(shown, event)


def _sign(shown: Shown, seat: Seat, sort: Sort, words: str) -> tuple[float, Sign | None]:
    if sort is Sort.TOWN:
        return TOWN, partial(settlement, shown.livery(seat), 2, False)
    if sort in MARKS:
        weight, kind = MARKS[sort]
        return weight, mark(kind)
    weight, victory = SIGNS[sort]
    if victory is Victory.CULTURE and "religion" in words:
        victory = Victory.RELIGION
    return weight, None if victory is None else partial(trait_sign, str(victory))


def _event(shown: Shown, event: Any) -> Iterator[Item]:
    """What belongs to no turn, or befell others, in full."""
    who = partial(_called, shown)
    match event:
        case e.PartArranged(seat, _, _, tribes):
            yield Item(ASIDE, seat, None, f"begins in {listed(tribes)}")
        case e.VictoryReached(seat, victory):
            yield Item(LAST, seat, partial(trait_sign, str(victory)), f"{victory} victory")
        case e.GameWon(winners, victories) if winners:
            sign = partial(trait_sign, str(victories[0])) if victories else None
            yield Item(LAST + 1, winners[0], sign, telling(event, who).rstrip("."))
        case _:
            if words := telling(event, shown.name):
                yield Item(ASIDE, None, None, words[:1].upper() + words[1:].rstrip("."))


def _is_told_by_the_end(event: Any, events: Sequence[Any]) -> bool:
    """Whether it is a victory that the game was won by."""
    ends = [end for end in events if isinstance(end, e.GameWon)]
    return isinstance(event, e.VictoryReached) and any(
        event.seat in end.winners and event.victory in end.victories for end in ends
    )


def _called(shown: Shown, seat: Seat) -> str:
    return "neutral" if seat == NEUTRAL else shown.name(seat)


def _now(shown: Shown) -> str:
    view = shown.view
    if view.stage is Stage.OVER:
        return "the game is over"
    following = coming(view)
    if following is None:
        return "the last Revolutions" if view.stage is Stage.LAST else "the starting parts are chosen"
    return f"has {counted(view.players[following].ready, 'tribe')} ready"
