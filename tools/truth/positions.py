"""Positions to check: phases of games of stand-ins in which something happened on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from renders.face import Frame, Proposal
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.standins.standin import StandIn
from rules.table import Chance, Question, Table
from rules.table.checkpoint import Checkpoint
from rules.table.history import look_back

T = TypeVar("T")
DRAFTED, EVERY = ("move", "build", "turn", "revolution", "plan"), 3
"""Which drafts are made: one in so many."""
GAMES_PLAYED = 4
"""The most games that are played to find enough."""
FEW = 1
"""Phases of which so little is told are looked at only where there is nothing else."""
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


def sample(key: str, players: int, count: int) -> Sample:
    """So many phases and drafts of a game played to its end; where it is too short, of another one, too."""
    found = Sample([], [])
    for number in range(GAMES_PLAYED):
        match, drafts = _played(key, players, b"truth %d" % number)
        found.frames.extend(_busiest(match, count - len(found.frames)))
        found.drafts.extend(stretch[0] for stretch in stretches(drafts, count - len(found.drafts)))
        if min(len(found.frames), len(found.drafts)) == count:
            break
    return found


def _played(key: str, players: int, seed: bytes) -> tuple[Match, list[tuple[Any, Proposal]]]:
    """A whole game of stand-ins, and some of their answers as drafts."""
    game, standin = GAMES[key], STANDINS[for_game(key)]
    options = {option.key: option.default for option in game.options}
    match = Match(game, options, NAMES[:players], [standin] * players, seed)
    drafts, seen, chance = [], 0, Chance(b"drafts")
    for _ in match.steps():
        for question in match.table.waiting()[:1]:
            if question.key.split(":")[0] in DRAFTED and (seen := seen + 1) % EVERY == 0:
                drafts.append(_draft(match.table, question, standin, chance))
    return match, drafts


def _draft(table: Table, question: Question[Any], standin: StandIn, chance: Chance) -> tuple[Any, Proposal]:
    view = table.view(question.seat)
    data = standin.answer(question, view, chance)
    after = table.preview(question.seat, question.key, data)
    return view, Proposal(question.seat, question.key, data, question.write(data), after)


def _busiest(match: Match, count: int) -> Iterator[Frame]:
    """The phase of each of so many stretches in which most was told; the sorts of phases take turns."""
    seen: Counter[str | None] = Counter()
    for stretch in stretches(list(pairwise(match.recorder.checkpoints)), count):
        # What only some may know counts, too: a phase of which everybody learnt little is the last choice.
        ranked = sorted(stretch, key=lambda phase: (seen[phase[0].phase], phase[0].told - phase[1].told))
        frames = [_frame(match, *ranked[0])]
        while len(frames[-1].told) <= FEW and len(frames) < len(ranked):
            frames.append(_frame(match, *ranked[len(frames)]))
        best = max(frames, key=lambda frame: len(frame.told))
        seen[ranked[frames.index(best)][0].phase] += 1
        yield best


def _frame(match: Match, checkpoint: Checkpoint, following: Checkpoint) -> Frame:
    """A phase as it is posted."""
    table, entries = match.table, match.recorder.inputs.get(checkpoint.number, [])
    moment = look_back(table.game, table.names, table.seed, checkpoint, entries, following)
    title = table.game.title(moment.phase)
    return Frame(moment.number, title, moment.after(None), moment.feed(None), moment.before(None))


def stretches(sequence: Sequence[T], count: int) -> list[Sequence[T]]:
    """A sequence in so many parts, or as many as it has members."""
    parts = min(count, len(sequence))
    ends = [len(sequence) * part // parts for part in range(parts + 1)] if parts else []
    return [sequence[start:end] for start, end in pairwise(ends)]
