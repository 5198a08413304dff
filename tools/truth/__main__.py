"""Draw the maps of many positions and print what is wrong with them: `python -m tools.truth [COUNT]`."""

from __future__ import annotations

import sys

from renders.civ.face import CivFace
from renders.civ.shown import Shown
from renders.face import Look
from renders.faces import FACES
from tools.truth.civ import map_findings
from tools.truth.positions import NAMES, positions

TABLES = (
    *(("western-empires", players) for players in (5, 9)),
    *((key, players) for key in ("civx", "dawn-of-history") for players in (5, 12, 18)),
)
COUNT = 30


def main(count: int) -> int:
    """How many findings there are."""
    total = 0
    for key, players in TABLES:
        face = FACES[key]
        assert isinstance(face, CivFace)
        for number, frame in enumerate(positions(key, players, count)):
            look = Look(NAMES[:players], own=number % players)
            for finding in map_findings(Shown(frame, None, look, face.setting)):
                total += 1
                print(f"{key}, {players} players, phase {frame.number} ({frame.title}): {finding}")
        print(f"{key}, {players} players: {count} positions checked, {total} findings so far", flush=True)
    return total


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT) > 0)
