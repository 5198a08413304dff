"""Positions to check: phases of games of stand-ins in which something happened on the board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from renders.face import Frame, Proposal
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Chance
from rules.table.history import look_back

INPUTS = 4000
DRAFTED, EVERY = ("move", "build", "turn", "revolution", "plan"), 5
"""Which drafts are kept: one in so many."""
NAMES = (
    *("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima", "Gil", "Hiro", "Ines"),
    *("Jo", "Kim", "Lea", "Mirabelle von Hohenstein", "Noor", "Otto", "Pia", "Quentin", "Rosa"),
)


def drafts(key: str, players: int, count: int, seed: bytes = b"truth") -> list[tuple[Any, Proposal]]:
    """So many drafts of moves, cities, turns and plans by stand-ins: what the seat sees, and proposes."""
    game, names, standin = GAMES[key], NAMES[:players], STANDINS[for_game(key)]
    options = {option.key: option.default for option in game.options}
    match = Match(game, options, names, [standin] * players, seed)
    found, seen, chance = [], 0, Chance(b"drafts")
    for _ in match.steps(INPUTS):
        for question in match.table.waiting()[:1]:
            if question.key.split(":")[0] in DRAFTED and (seen := seen + 1) % EVERY == 0:
                view = match.table.view(question.seat)
                data = standin.answer(question, view, chance)
                after = match.table.preview(question.seat, question.key, data)
                found.append((view, Proposal(question.seat, question.key, data, question.write(data), after)))
        if len(found) == count:
            break
    return found


def positions(
    key: str, players: int, count: int, seed: bytes = b"truth", inputs: int = INPUTS
) -> list[Frame]:
    """So many phases of a game, spread over it, as a spectator sees them: the busiest of each stretch."""
    game, names = GAMES[key], NAMES[:players]
    options = {option.key: option.default for option in game.options}
    match = Match(game, options, names, [STANDINS[for_game(key)]] * players, seed)
    match.play(most=inputs)
    found, recorder = [], match.recorder
    for checkpoint, following in pairwise(recorder.checkpoints):
        entries = recorder.inputs.get(checkpoint.number, [])
        moment = look_back(game, names, match.table.seed, checkpoint, entries, following)
        title = game.title(moment.phase)
        found.append(Frame(moment.number, title, moment.after(None), moment.feed(None)))
    return busiest(found, count)


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
