"""A game in pictures: a map for each phase, the charts, the replay, the final standings."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tqdm import tqdm

from bot.commands.frames import frames
from renders.face import Frame, Look
from renders.faces import FACES
from renders.picture import Picture
from rules.standins.match import Match
from rules.table.chance import Era


def slug(title: str) -> str:
    """A title as part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def write_picture(picture: Picture, path: Path) -> None:
    """The picture, and its text twin beside it."""
    path.with_suffix(".webp").write_bytes(picture.webp())
    path.with_suffix(".txt").write_text(picture.listing, encoding="utf-8")


def write_gallery(match: Match, look: Look, folder: Path) -> None:
    """Every picture of a played game."""
    table, face = match.table, FACES[match.table.game.key]
    recorder = match.recorder
    shown: list[Frame] = []
    ended = frames(table.game, table.names, (Era(table.seed.hex()),), recorder.checkpoints, recorder.inputs)
    total = len(recorder.checkpoints) - 1
    for frame in tqdm(ended, total=total, unit=" pictures", desc="Pictures", disable=None, file=sys.stderr):
        shown.append(frame)
        picture = face.draw(face.board, frame, None, look)
        write_picture(picture, folder / f"{frame.number:04d}-{slug(frame.title)}")
    for number, picture in enumerate(face.charts(shown, look), start=1):
        write_picture(picture, folder / f"chart-{number}")
    (folder / "replay.webp").write_bytes(face.replay(shown, look))
    write_picture(face.final(shown[-1], table.standings(), look), folder / "standings")
