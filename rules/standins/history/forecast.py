"""What will become of a land: which empires are still to come, and how likely one of them takes it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log
from types import MappingProxyType
from typing import TypeAlias

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.empires import EPOCHS, empires
from rules.history_of_the_world.view import HistoryView

Coming: TypeAlias = tuple[tuple[str, float], ...]
"""Empire cards that may be played, with the chance that they are."""
Chances: TypeAlias = Mapping[LandId, float]

ANYWHERE = 0.02  # event cards strike everywhere
FEW = 3  # players: games with so many have figures of their own


@dataclass(frozen=True, slots=True)
class Fate:
    """How odds of a land to outlast empires became those in games to be held.

    `walls` is what a fort adds, in the same measure, `drawn` what a point in it takes off.
    """

    steady: float
    blurred: float
    walls: float
    drawn: float


AMONG_FEW = Fate(steady=-0.1, blurred=0.93, walls=1.0, drawn=0.43)
AMONG_MANY = Fate(steady=0.6, blurred=0.7, walls=0.75, drawn=0.23)


@cache
def conquests() -> Mapping[str, Chances]:
    """How often each land fell in games, while an empire card was played."""
    raw = json.loads((files(__package__) / "data" / "conquests.json").read_text("utf-8"))
    return MappingProxyType({card: MappingProxyType(lands) for card, lands in raw.items()})


@cache
def dangers(card: str) -> Chances:
    """How likely each land falls when an empire card is played."""
    return MappingProxyType(dict.fromkeys(board().lands, ANYWHERE) | dict(conquests()[card]))


@lru_cache(256)
def survival(coming: Coming) -> Chances:
    """The chance of each land to outlast these empires."""
    left = dict.fromkeys(board().lands, 1.0)
    for card, chance in coming:
        for land, danger in dangers(card).items():
            left[land] *= 1 - chance * danger
    return MappingProxyType(left)


def stays(left: float, points: int, fort: bool, players: int) -> float:
    """The chance that a land is held then: points in it draw attackers, a fort keeps them off."""
    left, fate = min(max(left, 0.02), 0.98), AMONG_FEW if players <= FEW else AMONG_MANY
    outlasts = fate.blurred * log(left / (1 - left))
    return 1 / (1 + exp(fate.drawn * points - fate.walls * fort - fate.steady - outlasts))


def still_to_come(view: HistoryView, before: int = 8) -> Coming:
    """The empires of this epoch that may still be called, up to a place on the list."""
    waiting = [call for call in view.calls if not call.called]
    played = sum(call.seat is not None for call in view.calls)
    if not waiting:
        return ()
    chance = max(0, len(view.players) - played) / len(waiting)
    cards = [empires().cards[call.card] for call in waiting]
    return tuple((card.key, min(1.0, chance)) for card in cards if card.slot < before)


def called_after(view: HistoryView, slot: int) -> Coming:
    """The empires of this epoch that others may play after one of this place on the list."""
    cards = empires().of_epoch(view.turn)
    chance = (len(view.players) - 1) / (len(cards) - 1)
    return tuple((card.key, chance) for card in cards if card.slot > slot)


def coming_epoch(view: HistoryView, epoch: int, part: float) -> Coming:
    """The empires of a later epoch, as far as they come before the seat's own turn."""
    if epoch not in EPOCHS:
        return ()
    cards = empires().of_epoch(epoch)
    chance = part * (len(view.players) - 1) / len(cards)
    return tuple((card.key, chance) for card in cards)
