"""The tables of the stand-in, made from turns that were watched."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import EPOCHS, empires
from rules.standins.history.renown import Hopes
from rules.standins.history.worth import LATER
from rules.table import Seat
from tools.history_tables.watching import Watched

SELDOM = 0.04  # what happens less often is left to the chance that any land has
DOUBT = 10  # turns that brought no more than any, for each card

Conquests = Mapping[str, Mapping[LandId, float]]
Patience = Mapping[str, tuple[float, ...]]
Renown = Mapping[str, float]


def conquests(turns: Iterable[Watched]) -> Conquests:
    """How often each land was entered while an empire card was played; its start lands always are."""
    played: Counter[str] = Counter()
    entered: defaultdict[str, Counter[LandId]] = defaultdict(Counter)
    for turn in turns:
        played[turn.empire] += 1
        entered[turn.empire].update(turn.entered)
    found: dict[str, dict[LandId, float]] = {}
    for card in empires().cards.values():
        shares = {land: round(n / played[card.key], 2) for land, n in entered[card.key].items()}
        shares |= dict.fromkeys((empire.start for empire in card.empires), 1.0)
        often = [(land, share) for land, share in shares.items() if share >= SELDOM]
        found[card.key] = dict(sorted(often, key=lambda row: (-row[1], row[0])))
    return found


def patience(games: Sequence[Sequence[Watched]]) -> Patience:
    """What each card would have brought in the best of the turns after epoch I, II and so on, on average."""
    best: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    cards = [card for card in event_cards().values() if card.first < card.last]
    for turns in games:
        for seat in {turn.seat for turn in turns}:
            own = [turn for turn in turns if turn.seat == seat]
            for card in cards:
                for epoch in EPOCHS[:-1]:
                    later = [turn.worths.get(card.key, 0.0) for turn in own if turn.epoch > epoch]
                    best[card.key, epoch].append(max((0.0, *later)))
    return {card.key: tuple(round(fmean(best[card.key, e]), 1) for e in EPOCHS[:-1]) for card in cards}


def renown(games: Sequence[Sequence[Watched]], hopes: Hopes) -> Renown:
    """What each empire card brought besides what the board promised: the mean of its epoch, and how much more
    its player drew ahead of the others in that turn and the next than with another card.
    """
    besides: defaultdict[int, list[float]] = defaultdict(list)
    ahead: defaultdict[str, list[float]] = defaultdict(list)
    for turns in games:
        points = {(turn.epoch, turn.seat): turn.points for turn in turns}
        for turn in turns:
            thought = hopes.standing * turn.promise[0] + hopes.promised * turn.promise[1]
            besides[turn.epoch].append(turn.points - thought)
            ahead[turn.empire].append(_lead(points, turn) - thought)
    found = {}
    for epoch in EPOCHS:
        cards = [card.key for card in empires().of_epoch(epoch)]
        usual = fmean(lead for card in cards for lead in ahead[card])
        for card in cards:
            more = sum(lead - usual for lead in ahead[card]) / (len(ahead[card]) + DOUBT)
            found[card] = round(fmean(besides[epoch]) + more, 1)
    return found


def _lead(points: Mapping[tuple[int, Seat], int], turn: Watched) -> float:
    """By how much a player drew ahead of the others, in a turn and the next."""
    total = 0.0
    for epoch, weight in ((turn.epoch, 1.0), (turn.epoch + 1, LATER[0])):
        scored = {seat: n for (then, seat), n in points.items() if then == epoch}
        others = [n for seat, n in scored.items() if seat != turn.seat]
        total += weight * (scored[turn.seat] - fmean(others)) if others else 0.0
    return total


def conquests_text(table: Conquests) -> str:
    """The table as its file: an empire card in each line."""
    rows = (f"  {json.dumps(card)}: {json.dumps(lands)}" for card, lands in table.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


def patience_text(table: Patience) -> str:
    """The table as it stands in `patience.py`."""
    return "".join(f'    "{card}": {worths},\n' for card, worths in sorted(table.items()))


def renown_text(table: Renown) -> str:
    """The table as it stands in `renown.py`."""
    return "".join(f'    "{card}": {worth},\n' for card, worth in table.items())
