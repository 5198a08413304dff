"""Draw many maps and print what is wrong with them: `python -m tools.truth [COUNT [GAME ...]]`."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator

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
from tools.truth.positions import NAMES, drafts, positions

TABLES = (
    *(("peoples", players) for players in (3, 4, 5)),
    *(("history-of-the-world", players) for players in (3, 6)),
    *(("western-empires", players) for players in (5, 9)),
    *((key, players) for key in ("civx", "dawn-of-history") for players in (5, 12, 18)),
)
COUNT = 30


def main(count: int, games: Collection[str]) -> int:
    """How many findings there are, in these games or in all."""
    total = 0
    for key, players in TABLES:
        if games and key not in games:
            continue
        found = list(_findings(key, players, count))
        total += len(found)
        print(
            f"{key}, {players} players: {count} maps, close-ups and drafts, {len(found)} findings", flush=True
        )
        for line in found:
            print(f"  {line}", flush=True)
    return total


def _findings(key: str, players: int, count: int) -> Iterator[str]:
    """What is wrong with the maps, the close-ups and the previews of one table."""
    face, names = FACES[key], NAMES[:players]
    for number, frame in enumerate(positions(key, players, count)):
        seat = number % players
        for finding in _of_frame(face, frame, Look(names, own=seat), seat):
            yield f"phase {frame.number} ({frame.title}): {finding}"
    for view, proposal in drafts(key, players, count):
        for finding in _of_draft(face, Frame(0, "", view, ()), proposal, Look(names)):
            yield f"draft {proposal.key} of {proposal.seat}: {finding}"


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


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT, sys.argv[2:]) > 0)
