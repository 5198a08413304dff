"""Draw the maps of many positions and print what is wrong with them: `python -m tools.truth [COUNT]`."""

from __future__ import annotations

import sys

from renders.civ.face import CivFace
from renders.civ.shown import Shown as CivShown
from renders.face import Face, Frame, Look
from renders.faces import FACES
from renders.history.shown import Shown as HistoryShown
from tools.truth import civ, history
from tools.truth.check import Finding
from tools.truth.positions import NAMES, positions

TABLES = (
    *(("history-of-the-world", players) for players in (3, 6)),
    *(("western-empires", players) for players in (5, 9)),
    *((key, players) for key in ("civx", "dawn-of-history") for players in (5, 12, 18)),
)
COUNT = 30


def findings_of(face: Face, frame: Frame, look: Look) -> list[Finding]:
    """What is wrong with the map of a frame."""
    if isinstance(face, CivFace):
        return civ.map_findings(CivShown(frame, None, look, face.setting))
    return history.map_findings(HistoryShown(frame, None, look))


def main(count: int) -> int:
    """How many findings there are."""
    total = 0
    for key, players in TABLES:
        for number, frame in enumerate(positions(key, players, count)):
            look = Look(NAMES[:players], own=number % players)
            for finding in findings_of(FACES[key], frame, look):
                total += 1
                print(f"{key}, {players} players, phase {frame.number} ({frame.title}): {finding}")
        print(f"{key}, {players} players: {count} positions checked, {total} findings so far", flush=True)
    return total


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT) > 0)
