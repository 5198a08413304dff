"""Positions to check: phases of games of stand-ins in which something happened on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from renders.face import Frame, Proposal
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.standins.standin import StandIn
from rules.table import Chance, Question, Table
from rules.table.history import look_back

INPUTS = 4000
DRAFTED, EVERY = ("move", "build", "turn", "revolution", "plan"), 5
"""Which drafts are kept: one in so many."""
NAMES = (
    *("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima", "Gil", "Hiro", "Ines"),
    *("Jo", "Kim", "Lea", "Mirabelle von Hohenstein", "Noor", "Otto", "Pia", "Quentin", "Rosa"),
)


@dataclass(frozen=True, slots=True)
class Sample:
    """What a game of stand-ins gives to look at."""

    frames: list[Frame]
    """Phases, spread over the game, as a spectator sees them: the busiest of each stretch."""
    drafts: list[tuple[Any, Proposal]]
    """Moves, cities, turns and plans: what a seat sees, and proposes."""


def sample(key: str, players: int, count: int, seed: bytes = b"truth") -> Sample:
    """So many phases, and at most as many drafts, of one game."""
    game, names, standin = GAMES[key], NAMES[:players], STANDINS[for_game(key)]
    options = {option.key: option.default for option in game.options}
    match = Match(game, options, names, [standin] * players, seed)
    drafts, seen, chance = [], 0, Chance(b"drafts")
    for _ in match.steps(INPUTS):
        for question in match.table.waiting()[:1] if len(drafts) < count else ():
            if question.key.split(":")[0] in DRAFTED and (seen := seen + 1) % EVERY == 0:
                drafts.append(_draft(match.table, question, standin, chance))
    return Sample(busiest(list(_frames(match)), count), drafts)


def _draft(table: Table, question: Question[Any], standin: StandIn, chance: Chance) -> tuple[Any, Proposal]:
    view = table.view(question.seat)
    data = standin.answer(question, view, chance)
    after = table.preview(question.seat, question.key, data)
    return view, Proposal(question.seat, question.key, data, question.write(data), after)


def _frames(match: Match) -> Iterator[Frame]:
    """All phases of a game, as they are posted."""
    table, recorder = match.table, match.recorder
    for checkpoint, following in pairwise(recorder.checkpoints):
        entries = recorder.inputs.get(checkpoint.number, [])
        moment = look_back(table.game, table.names, table.seed, checkpoint, entries, following)
        title = table.game.title(moment.phase)
        yield Frame(moment.number, title, moment.after(None), moment.feed(None), moment.before(None))


def busiest(frames: list[Frame], count: int) -> list[Frame]:
    """The frame with most events of each of so many stretches; the sorts of phases take turns."""
    size = max(1, len(frames) // count)
    stretches = [frames[at : at + size] for at in range(0, size * count, size)]
    found: list[Frame] = []
    seen: dict[str, int] = {}
    for stretch in filter(None, stretches):
        best = max(
            stretch, key=lambda frame: (len(frame.told) > 1, -seen.get(frame.title, 0), len(frame.told))
        )
        seen[best.title] = seen.get(best.title, 0) + 1
        found.append(best)
    return found
