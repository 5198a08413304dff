"""The news of a phase for the front page: who, a sign, a few words; and the same as sentences."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from renders.front.model import News, Sign
from renders.front.signs import crown, mark
from renders.front.tones import GOLD
from renders.history.pictures.front_deeds import ARMY, FORT, MONUMENT, Deeds, Fate, Happening
from renders.history.pictures.front_signs import card_sign
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.paint.sprites import Sprite
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Settlement, Stage
from rules.table import Seat

MOST = 3
"""More places than these are counted."""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of news before it is drawn: in a few words beside a sign, and as a sentence."""

    weight: float
    seat: Seat | None
    sign: Sign
    words: str

    def sentence(self, shown: Shown) -> str:
        """The same as a sentence."""
        words = self.words[:1].upper() + self.words[1:]
        return words if self.seat is None else f"{shown.player(self.seat)}: {self.words}"


def news_of(shown: Shown, deeds: Deeds, who: Who) -> list[Item]:
    """Everything worth telling, the weightiest first; players go by the names they are given."""
    found = [*_told(shown, who), *_lands(deeds, who), *_built(deeds), *_struck(deeds)]
    return sorted(found, key=lambda item: -item.weight)


def drawn(shown: Shown, items: list[Item]) -> tuple[News, ...]:
    """The news for the strip of a page."""
    return tuple(
        News(item.weight, item.words, None if item.seat is None else shown.livery(item.seat), item.sign)
        for item in items
    )


def _told(shown: Shown, who: Who) -> Iterator[Item]:
    played: dict[Seat, list[str]] = defaultdict(list)
    events = list(shown.events())
    scored = {event.seat: event.total for event in events if isinstance(event, e.TurnScored)}
    for event in events:
        if isinstance(event, e.EventPlayed):
            played[event.seat].append(event.card)
        yield from _one(event, scored, who)
    for seat, cards in played.items():
        yield Item(6.0, seat, card_sign(cards[0]), f"plays {listed(map(say.event_name, cards))}")
    if shown.view.stage is Stage.TURN and any(isinstance(event, e.DrawingBegan) for event in events):
        for number, call in enumerate(shown.view.calls):
            yield Item(0.9 - number / 100, None, mark(Sprite.CAPITAL), f"{call.name} {call.strength}")


def _one(event: Any, scored: Mapping[Seat, int], who: Who) -> Iterator[Item]:
    match event:
        case e.GameWon(winners):
            for seat in winners:
                yield Item(20.0, seat, lambda size: crown(size, GOLD), "wins the game")
        case e.EmpireCalled(_, seat, card):
            points = f": +{counted(scored[seat], 'point')}" if seat in scored else ""
            yield Item(10.0, seat, mark(Sprite.CAPITAL), f"{say.empire(card)}{points or ' rises'}")
        case e.EpochEnded(_, seat, has_markers) if seat is not None and has_markers:
            yield Item(7.0, seat, mark(Sprite.OWN), "is pre-eminent")
        case e.EmpireSkipped(_, card):
            yield Item(1.0, None, mark(Sprite.MOVED), f"nobody has {say.empire(card)}")
        case e.CardGiven(giver, receiver) if giver != receiver:
            yield Item(2.0, giver, mark(Sprite.MOVED), f"passes an empire to {who(receiver)}")
        case e.FleetBattle(sea, attacker, _, _, _, _, outcome):
            won = outcome not in (e.RoundResult.LOST, e.RoundResult.TIED)
            said = f"{'takes' if won else 'fails in'} {say.water(sea)}"
            yield Item(4.0, attacker, mark(Sprite.FLEET), said)


def _lands(deeds: Deeds, who: Who) -> Iterator[Item]:
    won: dict[Seat, Counter[Seat | None]] = defaultdict(Counter)
    for one in _those(deeds, Fate.WON):
        if one.by is not None:
            won[one.by][one.seat] += 1
    for seat, losers in won.items():
        parts = [
            f"{count} of {who(loser)}" if loser is not None else str(count)
            for loser, count in losers.most_common()
        ]
        yield Item(8.0, seat, mark(Sprite.CONFLICT), f"takes {listed(parts)}")
    for seat, lands in _by_seat(_those(deeds, Fate.FAILED)).items():
        yield Item(5.0, seat, mark(Sprite.LOST), f"fails at {_places(lands)}")
    for seat, lands in _by_seat(_those(deeds, Fate.ENTERED)).items():
        new = [land for land in lands if not any(one.fate is Fate.WON for one in deeds.at(land))]
        if new:
            yield Item(3.0, seat, mark(Sprite.ARMY), f"enters {counted(len(new), 'land')} freely")


def _built(deeds: Deeds) -> Iterator[Item]:
    for one in _those(deeds, Fate.CAPITAL):
        yield Item(4.5, one.by, mark(Sprite.BUILT), f"capital in {land_name(one.land)}")
    for what, weight in ((Settlement.CITY, 2.5), (MONUMENT, 2.4), (FORT, 1.5)):
        ones = [one for one in _those(deeds, Fate.BUILT) if one.what == what]
        for seat, lands in _by_seat(ones).items():
            yield Item(weight, seat, mark(Sprite.BUILT), f"{what} in {_places(lands)}")
    fell = [one.land for one in _those(deeds, Fate.SACKED) if one.what]
    if fell:
        yield Item(4.0, None, mark(Sprite.REDUCED), f"{_places(fell)} sacked")


def _struck(deeds: Deeds) -> Iterator[Item]:
    blows: dict[str, list[str]] = defaultdict(list)
    for one in _those(deeds, Fate.STRUCK):
        blows[one.what].append(one.land)
    for what, lands in blows.items():
        if what == MONUMENT:
            yield Item(4.0, None, mark(Sprite.DISASTER), f"monument lost in {_places(lands)}")
        elif what == ARMY:
            yield Item(2.0, None, mark(Sprite.LOST), f"army gone from {_places(lands)}")
        else:
            yield Item(4.2, None, card_sign(what), f"{say.event_name(what)} in {_places(lands)}")


def _those(deeds: Deeds, fate: Fate) -> list[Happening]:
    return [one for one in deeds.happenings if one.fate is fate]


def _by_seat(happenings: list[Happening]) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = defaultdict(list)
    for one in happenings:
        if one.by is not None and one.land not in found[one.by]:
            found[one.by].append(one.land)
    return found


def _places(lands: list[str]) -> str:
    more = f" +{len(lands) - MOST}" if len(lands) > MOST else ""
    return ", ".join(map(land_name, lands[:MOST])) + more
