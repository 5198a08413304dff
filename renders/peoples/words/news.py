"""A turn in a few words: what each people did, for the foot of a picture and the lines of a summary."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from renders.peoples.words import phrases as say
from renders.words.counting import counted, with_article
from renders.words.joining import listed
from renders.words.table import Who
from rules.peoples import events as e
from rules.table import Seat


class Sort(StrEnum):
    """What can be told of a turn."""

    REVOLUTION = "revolution"
    ATTACK = "attack"
    JOIN = "join"
    FIND = "find"
    TOKEN = "token"
    TOWN = "town"
    CARD = "card"
    ADVANCE = "advance"
    TRIBE = "tribe"
    LOSS = "loss"
    TRADE = "trade"
    MOVE = "move"
    PRODUCE = "produce"
    SPECIALIST = "specialist"


@dataclass(slots=True)
class Story:
    """What a people did in one turn, gathered by sort."""

    seat: Seat
    produced: dict[str, int] = field(default_factory=dict)
    found: list[str] = field(default_factory=list)
    joined: list[str] = field(default_factory=list)
    towns: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    trades: list[e.Traded] = field(default_factory=list)
    attacks: list[e.Attacked] = field(default_factory=list)
    moves: list[tuple[str, str]] = field(default_factory=list)
    advances: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    specialists: list[str] = field(default_factory=list)
    tribes: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    shares: dict[tuple[Seat, str], dict[str, int]] = field(default_factory=dict)
    """By seat and card, what came from the supply besides."""
    revolution: bool = False
    asides: list[Any] = field(default_factory=list)
    """What befell others, or came from the book: told in full."""

    def hear(self, event: Any) -> None:
        """Take one more event in."""
        if not (self._act(event) or self._revolution(event)):
            self.asides.append(event)

    def _act(self, event: Any) -> bool:
        match event:
            case e.Produced(_, _, kind, amount) if kind:
                self.produced[kind] = self.produced.get(kind, 0) + amount
            case e.RegionPlaced(_, region):
                self.found.append(region)
            case e.PartsMerged(_, region):
                self.joined.append(region)
            case e.SettlementGrew(_, areas):
                self.towns.append(f"{say.settlement(len(areas))} {say.places(areas)}")
            case e.TokenPlaced(_, trait, _, place):
                self.tokens.append(f"places {with_article(trait)} token at {place}")
            case e.TokenRemoved(_, _, place):
                self.tokens.append(f"removes a religion token at {place}")
            case e.ShareTaken(seat, kind, amount, by):
                share = self.shares.setdefault((seat, by), {})
                share[kind] = share.get(kind, 0) + amount
            case e.Traded():
                self.trades.append(event)
            case e.Attacked():
                self.attacks.append(event)
            case e.TribeMoved(_, area, to):
                self.moves.append((area, to))
            case e.TurnBegan() | e.RegionFound() | e.RangePaid() | e.SettlementMustered() | e.TribeRested():
                pass
            case e.Produced() | e.NothingFound():
                pass
            case _:
                return False
        return True

    def _revolution(self, event: Any) -> bool:
        match event:
            case e.RevolutionBegan():
                self.revolution = True
            case e.AdvanceAcquired(_, trait, level):
                self.advances.append(f"{say.trait(trait)} {level}")
            case e.DevelopmentAcquired(_, card):
                self.cards.append(say.card(card))
            case e.SpecialistAcquired(_, trait, kept) if not kept:
                self.specialists.append(say.trait(trait))
            case e.TribePlaced(seat, area) if seat == self.seat:
                self.tribes.append(area)
            case e.TribeRemoved(seat, area) if seat == self.seat:
                self.lost.append(area)
            case e.SpecialistAcquired() | e.TribesFed() | e.Reseeded() | e.NeutralAdvanced():
                pass
            case _:
                return False
        return True

    def extras(self, who: Who) -> list[str]:
        """What came from the supply besides, a sentence for each card and people."""
        return [
            f"{say.card(by)}: {who(seat)} takes {say.amounts(tuple(share.items()))}."
            for (seat, by), share in self.shares.items()
        ]

    def told(self, who: Who) -> list[tuple[Sort, str]]:
        """All of it, a few words each with their sort, the weightiest first."""
        made = listed(f"{count} {kind}" for kind, count in self.produced.items())
        said: list[tuple[Sort, str | bool]] = [
            (Sort.REVOLUTION, self.revolution and "takes the Revolution"),
            *((Sort.ATTACK, f"attacks {_target(attack, who)}") for attack in self.attacks),
            (Sort.JOIN, bool(self.joined) and f"joins a part of the world at {listed(self.joined)}"),
            (Sort.FIND, bool(self.found) and f"finds {listed(self.found)}"),
            *((Sort.TOKEN, token) for token in self.tokens),
            *((Sort.TOWN, f"builds the {town}") for town in self.towns),
            (Sort.CARD, bool(self.cards) and f"learns {listed(self.cards)}"),
            (Sort.ADVANCE, bool(self.advances) and f"advances to {listed(self.advances)}"),
            (Sort.TRIBE, bool(self.tribes) and f"adds {_tribes(self.tribes)}"),
            (Sort.LOSS, bool(self.lost) and f"loses {counted(len(self.lost), 'tribe')}"),
            *((Sort.TRADE, f"trades with {who(trade.seller)}") for trade in self.trades),
            *((Sort.MOVE, f"moves {area} to {to}") for area, to in self.moves),
            (Sort.PRODUCE, bool(self.produced) and f"produces {made}"),
            (Sort.SPECIALIST, bool(self.specialists) and f"takes {_specialists(self.specialists)}"),
        ]
        return [(sort, words) for sort, words in said if isinstance(words, str)]

    def phrases(self, who: Who) -> list[str]:
        """The words alone."""
        return [words for _, words in self.told(who)]


def _tribes(areas: list[str]) -> str:
    return f"a tribe in {areas[0]}" if len(areas) == 1 else f"tribes in {listed(areas)}"


def _specialists(traits: list[str]) -> str:
    return f"the {listed(traits)} specialist" + ("s" if len(traits) > 1 else "")


def _target(attack: e.Attacked, who: Who) -> str:
    loot: dict[str, int] = {}
    for kind, count in (*attack.supply, *attack.pool):
        loot[kind] = loot.get(kind, 0) + count
    gains = f": {say.amounts(tuple(loot.items()))}" if loot else ""
    return f"{who(attack.defender)} at {attack.target[0]}{gains}"


def _is_last(event: Any, turn: Story | None) -> bool:
    """Whether a last Revolution begins, which belongs to no turn."""
    return isinstance(event, e.RevolutionBegan) and (turn is None or turn.seat != event.seat)


def stories(events: Iterable[Any]) -> list[Story | Any]:
    """The turns, and between them what belongs to none, as it followed."""
    found: list[Story | Any] = []
    turn: Story | None = None
    for event in events:
        if isinstance(event, e.TurnBegan) or _is_last(event, turn):
            turn = Story(event.seat, revolution=isinstance(event, e.RevolutionBegan))
            found.append(turn)
        elif isinstance(event, e.VictoryReached | e.GameWon | e.BookClosed | e.PartArranged) or turn is None:
            found.append(event)
        else:
            turn.hear(event)
    return found
