"""Draw the maps of many positions and print what is wrong with them: `python -m tools.truth [COUNT]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from renders.civ.face import CivFace
from renders.civ.shown import Shown
from renders.face import Frame, Look
from renders.faces import FACES
from renders.history.shown import Shown as HistoryShown
from tools.truth import history
from tools.truth.civ import draft_findings, map_findings, zoom_findings
from tools.truth.positions import NAMES, drafts, positions

TABLES = (
    *(("history-of-the-world", players) for players in (3, 6)),
    *(("western-empires", players) for players in (5, 9)),
    *((key, players) for key in ("civx", "dawn-of-history") for players in (5, 12, 18)),
)
COUNT = 30


def main(count: int) -> int:
    """How many findings there are."""
    total = 0
    for key, players in TABLES:
        found = list(_findings(key, players, count))
        total += len(found)
        print(f"{key}, {players} players: {count} positions, {len(found)} findings", flush=True)
        for line in found:
            print(f"  {line}", flush=True)
    return total


def _findings(key: str, players: int, count: int) -> Iterator[str]:
    """What is wrong with the maps of one table; of the civ family with the close-ups and previews, too."""
    face, names = FACES[key], NAMES[:players]
    if not isinstance(face, CivFace):
        for number, frame in enumerate(positions(key, players, count)):
            look = Look(names, own=number % players)
            for finding in history.map_findings(HistoryShown(frame, None, look)):
                yield f"phase {frame.number} ({frame.title}): {finding}"
        return
    for number, frame in enumerate(positions(key, players, count)):
        seat = number % players
        shown = Shown(frame, None, Look(names, own=seat), face.setting)
        for finding in (*map_findings(shown), *zoom_findings(shown, seat)):
            yield f"phase {frame.number} ({frame.title}): {finding}"
    for view, proposal in drafts(key, players, count):
        shown = Shown(Frame(0, "", view, ()), proposal.seat, Look(names), face.setting)
        for finding in draft_findings(shown, proposal):
            yield f"draft {proposal.key} of {proposal.seat} in turn {view.turn}: {finding}"


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT) > 0)
