"""Games of stand-ins for History of the World, watched turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import ArmyPlaced, EmpireCalled, LandTaken, TurnScored
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.view import HistoryView
from rules.standins.history import Historian
from rules.standins.history.cards import values_of
from rules.standins.history.drafting import promise
from rules.standins.history.worth import Position
from rules.standins.match import Match
from rules.table import Chance, Data, Question, Seat


@dataclass(slots=True)
class Watched:
    """One turn: the lands that armies entered in it, and what every event card would have brought.

    `promise` is what the board promised the empire when the cards were drawn, `points` what the turn scored.
    """

    seat: Seat
    epoch: int
    empire: str
    entered: set[LandId] = field(default_factory=set)
    worths: dict[str, float] = field(default_factory=dict)
    promise: tuple[float, float] = (0.0, 0.0)
    points: int = 0


class Watcher(Historian):
    """A stand-in that notes the board at a drawing, and what every card would bring before it plays any."""

    def __init__(self) -> None:
        self.worths: dict[tuple[Seat, int], dict[str, float]] = {}
        self.boards: dict[int, HistoryView] = {}

    def answer(self, question: Question[Any], view: HistoryView, chance: Chance) -> Data:
        """The answer of any stand-in for the game."""
        if question.key == "draw":
            self.boards.setdefault(view.turn, view)
        if question.key == "event:1":
            keys = [card.key for card in event_cards().values() if card.belongs_to(view.turn)]
            self.worths[question.seat, view.turn] = values_of(keys, Position.of(view, question.seat))
        return super().answer(question, view, chance)


def watch(players: int, seed: int) -> list[Watched]:
    """The turns of one game, in the order they were played."""
    names, watcher = tuple(f"P{n}" for n in range(players)), Watcher()
    match = Match(HistoryOfTheWorld(), {}, names, [watcher] * players, b"%d" % seed)
    turns: list[Watched] = []
    seen = 0
    for _ in match.steps():
        for told in match.table.told:
            if told.number >= seen:
                _note(turns, told.event)
        seen = max(seen, *(told.number + 1 for told in match.table.told), 0)
    for turn in turns:
        turn.worths = watcher.worths.get((turn.seat, turn.epoch), {})
        turn.promise = promise(watcher.boards[turn.epoch], turn.seat, empires().cards[turn.empire])
    return turns


def _note(turns: list[Watched], event: object) -> None:
    match event:
        case EmpireCalled(epoch=epoch, seat=seat, card=card):
            turns.append(Watched(seat, epoch, card))
        case ArmyPlaced(land=land) | LandTaken(land=land):
            turns[-1].entered.add(land)
        case TurnScored(total=points):
            turns[-1].points = points
