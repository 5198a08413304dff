"""Draws what it is told to and says how long it worked on it; `bench_against` runs one for each revision.

It runs in the tree of an earlier revision too: it may use only what both have, and asks where they differ.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from bot import processes
from bot.commands.frames import frames
from renders.face import Frame, Look
from renders.faces import FACES
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table.chance import Era
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input

INPUTS = 900  # far enough into a game that the board is crowded


def play(game: str, phases: int, path: str) -> None:
    """A game of stand-ins; its last phases are stored as a database has them."""
    rules = GAMES[game]
    names = tuple(f"Player {n}" for n in range(rules.most))
    match = Match(rules, {}, names, [STANDINS[for_game(game)]] * rules.most, b"bench")
    match.play(most=INPUTS)
    kept = match.recorder.checkpoints[-phases - 1 :]
    inputs = {c.number: [dump_input(i) for i in match.recorder.inputs.get(c.number, [])] for c in kept}
    checkpoints = [dump_checkpoint(checkpoint) for checkpoint in kept]
    head = {"game": game, "names": names, "seed": match.table.seed.hex()}
    Path(path).write_text(json.dumps({**head, "checkpoints": checkpoints, "inputs": inputs}))


class Drawing:
    """The phases of one stored game, to be drawn."""

    def __init__(self, path: str) -> None:
        stored = json.loads(Path(path).read_text())
        game, names = GAMES[stored["game"]], tuple(stored["names"])
        self.face = FACES[game.key]
        self.look = Look(names)
        checkpoints = [load_checkpoint(text) for text in stored["checkpoints"]]
        inputs = {int(n): [load_input(text) for text in texts] for n, texts in stored["inputs"].items()}
        eras = (Era(stored["seed"]),)
        self.frames: list[Frame] = []
        for two in pairwise(checkpoints):
            self.frames += frames(game, names, eras, two, inputs, 0)

    def kinds(self) -> dict[str, list[str]]:
        """Every kind of picture, with what may be asked for in the last phase; `posted` is what all get."""
        view = self.frames[-1].view
        return {kind.key: list(self.face.subjects(kind.key, view)) for kind in self.face.kinds}

    def draw(self, kind: str, phase: int, subject: str) -> float:
        """How long this process works on a picture as it is sent."""
        key = self.face.front if kind == "posted" else kind
        start = time.process_time()
        picture: Any = self.face.draw(key, self.frames[phase], 0, self.look, subject)
        _ = picture.posted() if hasattr(picture, "posted") else picture.webp()
        return time.process_time() - start


def warm() -> None:
    """Make ready for all games, as a process that draws does when it begins."""
    if hasattr(processes, "give_back_memory"):
        processes.give_back_memory()
    for face in FACES.values():
        face.warm()


def memory() -> int:
    """Bytes in use by this process now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def main() -> None:
    """Do what each line asks for; answer in a line."""
    drawing: Drawing | None = None
    for line in sys.stdin:
        asked, *rest = json.loads(line)
        answer: Any = None
        match asked:
            case "play":
                play(*rest)
            case "open":
                warm()
                drawing = Drawing(*rest)
                answer = drawing.kinds()
            case "draw" if drawing:
                answer = drawing.draw(*rest)
            case "memory":
                answer = memory()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
