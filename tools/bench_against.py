"""How fast pictures are drawn now, against an earlier revision: `python -m tools.bench --against REV`.

Both draw the same phases of the same stored game by turns, in processes of their own; times of the processor.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from renders.paint.encode import thinned
from rules.games import GAMES

HERE = Path(__file__).resolve().parent.parent
PHASES, AGAIN, STARTS, CLOSE_UPS = 10, 3, 3, 12
"""Phases drawn; how often the same again; first pictures after a start; places looked at closely."""
Times = tuple[float, float]


class Painter:
    """A process that draws with the code of one tree."""

    def __init__(self, tree: Path) -> None:
        script = str(HERE / "tools" / "bench_drawing.py")
        self._process = subprocess.Popen(
            [sys.executable, "-P", script],
            cwd=tree,
            env={"PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *words: object) -> Any:
        """What it answers."""
        assert self._process.stdin and self._process.stdout
        print(json.dumps(words), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the painter ended at {words}")
        return json.loads(answer)

    def __enter__(self) -> Painter:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class Both:
    """A painter of before and one of now, newly started, with the same game open."""

    def __init__(self, before: Painter, now: Painter, stored: Path) -> None:
        self._painters = before, now
        self._kinds: list[dict[str, list[str]]] = [p.ask("open", str(stored)) for p in self._painters]

    @property
    def kinds(self) -> list[str]:
        """The kinds of pictures that both have."""
        return [kind for kind in self._kinds[0] if kind in self._kinds[1]]

    def subjects(self, kind: str) -> list[str]:
        """What both can be asked for."""
        return [
            subject for subject in self._kinds[0].get(kind, []) if subject in self._kinds[1].get(kind, [])
        ]

    def draw(self, kind: str, phase: int = -1, subject: str = "") -> Times:
        """How long each works on a picture."""
        before, now = (painter.ask("draw", kind, phase, subject) for painter in self._painters)
        return before, now

    def memory(self) -> Times:
        """The megabytes of each."""
        before, now = (painter.ask("memory") / 1e6 for painter in self._painters)
        return before, now


@contextmanager
def _both(tree: Path, stored: Path) -> Iterator[Both]:
    with Painter(tree) as before, Painter(HERE) as now:
        yield Both(before, now, stored)


def main(revision: str) -> None:
    """Every game, each kind of picture."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        tree = folder / "before"
        packed = subprocess.run(["git", "archive", revision], cwd=HERE, check=True, capture_output=True)
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(tree, filter="data")
        for key, game in GAMES.items():
            stored = folder / f"{key}.json"
            with Painter(tree) as player:  # what an earlier version stored, a later one can read
                player.ask("play", key, PHASES + 1, str(stored))
            print(f"{game.name}, {game.most} players")
            _game(tree, stored)


def _game(tree: Path, stored: Path) -> None:
    for kind in ("posted", "map"):
        firsts = []
        for _ in range(STARTS):
            with _both(tree, stored) as both:
                firsts.append(both.draw(kind))
        _say(f"first {kind} after a start", firsts)
    with _both(tree, stored) as both:
        places = thinned(both.subjects("zoom"), CLOSE_UPS)
        _say("close-ups never drawn before", [both.draw("zoom", subject=place) for place in places])
    with _both(tree, stored) as both:
        _warm(both)


def _warm(both: Both) -> None:
    """Phase after phase, then the sheets."""
    for kind in ("map", "posted"):
        both.draw(kind, 0)
        others, again = [], []
        for phase in range(1, PHASES + 1):
            others.append(both.draw(kind, phase))
            again.append(_best([both.draw(kind, phase) for _ in range(AGAIN)]))
        _say(f"{kind} of another phase", others)
        _say(f"the same {kind} again", again)
    for kind in both.kinds:
        if kind != "map":
            subject = next(iter(both.subjects(kind)), "")
            both.draw(kind, subject=subject)
            _say(f"the same {kind} again", [_best([both.draw(kind, subject=subject) for _ in range(AGAIN)])])
    before, now = both.memory()
    print(f"  {'memory of the process':32} {before:.0f} MB, now {now:.0f} MB")


def _best(times: Sequence[Times]) -> Times:
    return min(before for before, _ in times), min(now for _, now in times)


def _say(what: str, times: Sequence[Times]) -> None:
    """The middle of what each took, the ratio of the two, and the slowest."""
    before, now = (median(each) for each in zip(*times, strict=True))
    slowest = f", slowest {max(t[0] for t in times):.3f} and {max(t[1] for t in times):.3f} s"
    many = slowest if len(times) > 1 else ""
    print(f"  {what:32} {before:.3f} s, now {now:.3f} s: {now / before:.2f}{many}")
