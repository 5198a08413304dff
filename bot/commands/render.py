"""`amphora render FILE KIND`: any picture of an exported game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.commands.failure import Failure, read_record
from bot.commands.frames import frames
from bot.commands.gallery import write_picture
from renders.face import Face, Frame, Look
from renders.faces import FACES
from renders.schemes import SCHEMES
from rules.games import GAMES
from rules.table import Table
from rules.table.record import Record
from rules.table.verifying import verify

WHOLE = ("charts", "replay", "standings")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("render", help="draw a picture of an exported game")
    command.add_argument("file", type=Path)
    command.add_argument(
        "kind", help="a kind of picture of this game, or charts, replay, standings; `list` lists them"
    )
    command.add_argument("--phase", type=int, help="number of the phase to show (default: the last)")
    command.add_argument("--seat", help="name of the player whose view is shown (default: a spectator's)")
    command.add_argument("--of", default="", metavar="NAME", help="the place, player or card it is about")
    command.add_argument("--scheme", default="classic", choices=sorted(SCHEMES))
    command.add_argument("--out", type=Path, help="where to write (default: KIND.webp here)")
    command.set_defaults(command=run)


def run(options: Any) -> int:
    """Draw and write."""
    record = read_record(options.file)
    face = FACES.get(record.game)
    if face is None:
        raise Failure(f"this is a game of “{record.game}”, which is not known here")
    if options.kind == "list":
        for kind in face.kinds:
            print(f"{kind.key}: {kind.note}{' (needs --seat)' if kind.private else ''}")
        print("\n".join(WHOLE))
        return 0
    known = {*WHOLE, *(kind.key for kind in face.kinds)}
    if options.kind not in known:
        raise Failure(f"there is no picture “{options.kind}”; there are {', '.join(sorted(known))}")
    path = options.out or Path(f"{options.kind}.webp")
    try:
        _draw(record, face, options, path)
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}") from None
    print(path)
    return 0


def _draw(record: Record, face: Face, options: Any, path: Path) -> None:
    table, shown = _replayed(record, _seat(record, options.seat))
    look = Look(record.names, options.scheme)
    if options.kind == "replay":
        path.write_bytes(face.replay(shown, look))
    elif options.kind == "charts":
        for number, picture in enumerate(face.charts(shown, look), start=1):
            write_picture(picture, path.with_stem(f"{path.stem}-{number}"))
    elif options.kind == "standings":
        write_picture(face.final(shown[-1], table.standings(), look), path)
    else:
        frame = _phase(shown, options.phase)
        write_picture(face.draw(options.kind, frame, _seat(record, options.seat), look, options.of), path)


def _seat(record: Record, name: str | None) -> int | None:
    if name is None:
        return None
    if name not in record.names:
        raise Failure(f"nobody called “{name}” plays; there are {', '.join(record.names)}")
    return record.names.index(name)


def _replayed(record: Record, seat: int | None) -> tuple[Table, list[Frame]]:
    game = GAMES[record.game]
    verdict = verify(record, game)
    if verdict.problem:
        raise Failure(f"the file is not sound: {verdict.problem}")
    if verdict.table is None:
        raise Failure("an earlier version of the rules played this game; only that one can draw it")
    inputs = {chapter.number: list(chapter.inputs) for chapter in record.chapters}
    shown = list(frames(game, record.names, record.eras, verdict.checkpoints, inputs, seat))
    if not shown:
        raise Failure("no phase of this game has ended yet")
    return verdict.table, shown


def _phase(shown: list[Frame], number: int | None) -> Frame:
    if number is None:
        return shown[-1]
    frame = next((frame for frame in shown if frame.number == number), None)
    if frame is None:
        raise Failure(f"there is no phase {number}; there are {shown[0].number} to {shown[-1].number}")
    return frame
