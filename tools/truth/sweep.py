"""One table after another: what is wrong with its maps, its posted pages, its close-ups and its drafts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from renders.civ.face import CivFace
from renders.civ.shown import Shown as CivShown
from renders.face import Face, Frame, Look, Proposal
from renders.faces import FACES
from renders.history.shown import Shown as HistoryShown
from renders.peoples.face import PeoplesFace
from renders.peoples.shown import Shown as PeoplesShown
from rules.table import Seat
from tools.truth import civ, history, peoples
from tools.truth.check import Finding
from tools.truth.positions import NAMES, Sample, sample


@dataclass(frozen=True, slots=True)
class Task:
    """A game at a table of some size, and how many positions of it are to be looked at."""

    game: str
    players: int
    count: int


@dataclass(frozen=True, slots=True)
class Swept:
    """A table that was looked at."""

    task: Task
    positions: int
    drafts: int
    findings: tuple[str, ...]
    seconds: float
    """Of processor time."""


def sweep(task: Task) -> Swept:
    """Play a game, draw it and look at it."""
    start = process_time()
    played = sample(task.game, task.players, task.count)
    found = tuple(_findings(FACES[task.game], NAMES[: task.players], played))
    return Swept(task, len(played.frames), len(played.drafts), found, process_time() - start)


def _findings(face: Face, names: tuple[str, ...], played: Sample) -> Iterator[str]:
    for number, frame in enumerate(played.frames):
        seat = number % len(names)
        for finding in _of_frame(face, frame, Look(names, own=seat), seat):
            yield f"phase {frame.number} ({frame.title}): {finding}"
    for number, (view, proposal) in enumerate(played.drafts):
        for finding in _of_draft(face, Frame(0, "", view, ()), proposal, Look(names)):
            yield f"draft {number}, {proposal.key} of {proposal.seat}: {finding}"


def _of_frame(face: Face, frame: Frame, look: Look, seat: Seat) -> list[Finding]:
    if isinstance(face, CivFace):
        civil = CivShown(frame, None, look, face.setting)
        return [*civ.map_findings(civil), *civ.front_findings(civil), *civ.zoom_findings(civil, seat)]
    if isinstance(face, PeoplesFace):
        shown = PeoplesShown(frame, None, look)
        whole = [*peoples.map_findings(shown), *peoples.front_findings(shown)]
        return [*whole, *peoples.zoom_findings(shown, seat)]
    world = HistoryShown(frame, None, look)
    whole = [*history.map_findings(world), *history.front_findings(world)]
    return [*whole, *history.zoom_findings(world, seat)]


def _of_draft(face: Face, frame: Frame, proposal: Proposal, look: Look) -> list[Finding]:
    if isinstance(face, CivFace):
        return civ.draft_findings(CivShown(frame, proposal.seat, look, face.setting), proposal)
    if isinstance(face, PeoplesFace):
        return peoples.draft_findings(PeoplesShown(frame, proposal.seat, look), proposal)
    return history.draft_findings(HistoryShown(frame, proposal.seat, look), proposal)
