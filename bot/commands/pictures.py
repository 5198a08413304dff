"""A game in pictures: a map for each phase, the charts, the replay, the final standings; many at a time."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tqdm import tqdm

from bot.commands.failure import Failure
from bot.commands.played import of_match
from bot.processes import forkserver
from bot.studio import dismiss
from renders.face import Frame, Look
from renders.faces import FACES
from renders.picture import Picture
from rules.standins.match import Match
from rules.table.game import Standing

Job: TypeAlias = Callable[[], None]


def slug(title: str) -> str:
    """A title as part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def write_picture(picture: Picture, path: Path) -> None:
    """The picture, and its text twin beside it."""
    path.with_suffix(".webp").write_bytes(picture.webp())
    path.with_suffix(".txt").write_text(picture.listing, encoding="utf-8")


def write_pictures(match: Match, look: Look, folder: Path, processes: int | None = None) -> None:
    """Every picture of a played game, drawn by as many processes as the machine has cores."""
    jobs = list(_jobs(match, look, folder))
    count = processes or _cores()
    with tqdm(total=len(jobs), unit=" pictures", desc="Pictures", disable=None, file=sys.stderr) as bar:
        for _ in _done(jobs, min(count, len(jobs))):
            bar.update()


def _cores() -> int:
    """How many this process may use; not every system can say so."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def _done(jobs: Sequence[Job], processes: int) -> Iterator[None]:
    """One step for every job that is done; what one raises is raised."""
    if processes == 1:
        for job in jobs:
            yield job()
        return
    pool = ProcessPoolExecutor(processes, forkserver(), initializer=_leave_stopping_to_the_first)
    try:
        for done in as_completed([pool.submit(job) for job in jobs]):
            yield done.result()
    except BrokenProcessPool:
        raise Failure("a process that draws has died; perhaps there is too little memory") from None
    finally:
        dismiss(pool)


def _leave_stopping_to_the_first() -> None:
    """Ctrl-C reaches every process of a command; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _jobs(match: Match, look: Look, folder: Path) -> Iterator[Job]:
    """The long ones first, so that nobody waits for them in the end."""
    played, key = of_match(match), match.table.game.key
    shown = list(played.frames())
    yield partial(_replay, key, shown, look, folder)
    yield partial(_charts, key, shown, look, folder)
    yield partial(_final, key, shown[-1], played.standings, look, folder)
    for frame in shown:
        yield partial(_map, key, frame, look, folder)


def _map(key: str, frame: Frame, look: Look, folder: Path) -> None:
    face = FACES[key]
    picture = face.draw(face.board, frame, None, look)
    write_picture(picture, folder / f"{frame.number:04d}-{slug(frame.title)}")


def _charts(key: str, shown: Sequence[Frame], look: Look, folder: Path) -> None:
    for number, picture in enumerate(FACES[key].charts(shown, look), start=1):
        write_picture(picture, folder / f"chart-{number}")


def _replay(key: str, shown: Sequence[Frame], look: Look, folder: Path) -> None:
    (folder / "replay.gif").write_bytes(FACES[key].replay(shown, look))


def _final(key: str, frame: Frame, standings: tuple[Standing, ...], look: Look, folder: Path) -> None:
    write_picture(FACES[key].final(frame, standings, look), folder / "standings")
