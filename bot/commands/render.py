"""`amphora render FILE KIND`: any picture of an exported game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.commands.failure import Failure, read_record
from bot.commands.parsing import command, number, scheme
from bot.commands.pictures import write_picture
from bot.commands.played import of_record
from renders.face import Face, Frame, Look
from renders.faces import FACES
from renders.schemes import SCHEMES
from rules.atlas.asking import meant
from rules.games import finder_among
from rules.table import Fault
from rules.table.record import Record

WHOLE = {
    "charts": "the race over the turns, a picture each",
    "replay": "the whole game as a moving picture",
    "standings": "the end, with where the points came from",
}
EXAMPLES = """  amphora render game.json list
  amphora render game.json map --phase 12 --scheme dark
  amphora render game.json hand --seat Ada --out ada.webp"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(commands, "render", "draw any picture of an exported game", run, EXAMPLES)
    made.add_argument("file", metavar="FILE", type=Path, help="an exported game")
    made.add_argument(
        "kind",
        metavar="KIND",
        help="a kind of picture of this game, or charts, replay, standings; `list` lists them",
    )
    made.add_argument(
        "--phase", metavar="NUMBER", type=number, help="number of the phase to show (default: the last)"
    )
    made.add_argument(
        "--seat", metavar="NAME", help="name of the player whose view is shown (default: a spectator's)"
    )
    made.add_argument("--of", default="", metavar="NAME", help="the place, player or card it is about")
    made.add_argument(
        "--page", metavar="NUMBER", type=number, default=1, help="which page, where it has several"
    )
    made.add_argument(
        "--scheme", default="classic", type=scheme, help=f"colours: {', '.join(SCHEMES)} (default: classic)"
    )
    made.add_argument("--out", metavar="FILE", type=Path, help="where to write (default: KIND.webp here)")


def run(options: Any) -> int:
    """Draw and write."""
    record = read_record(options.file)
    face = FACES.get(record.game)
    if face is None:
        raise Failure(f"this is a game of “{record.game}”, which is not known here")
    if options.kind == "list":
        for kind in (kind for kind in face.kinds if kind.key not in WHOLE):
            print(f"{kind.key}: {kind.note}{' (needs --seat)' if kind.private else ''}")
        print("\n".join(f"{key}: {note}" for key, note in WHOLE.items()))
        return 0
    known = {*WHOLE, face.front, *(kind.key for kind in face.kinds)}
    if options.kind not in known:
        raise Failure(f"there is no picture “{options.kind}”; there are {', '.join(sorted(known))}")
    if options.seat is None and any(kind.private and kind.key == options.kind for kind in face.kinds):
        raise Failure(f"“{options.kind}” shows what one player alone may see: say whose with --seat")
    path = options.out or Path(f"{options.kind}.{'gif' if options.kind == 'replay' else 'webp'}")
    try:
        _draw(record, face, options, path)
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}") from None
    print(path)
    return 0


def _draw(record: Record, face: Face, options: Any, path: Path) -> None:
    played = of_record(record)
    shown = list(played.frames(_seat(record, options.seat)))
    look = Look(record.names, options.scheme)
    if options.kind == "replay":
        path.write_bytes(face.replay(shown, look))
    elif options.kind == "charts":
        for number, picture in enumerate(face.charts(shown, look), start=1):
            write_picture(picture, path.with_stem(f"{path.stem}-{number}"))
    elif options.kind == "standings":
        write_picture(face.final(shown[-1], played.standings, look), path)
    else:
        frame = _phase(shown, options.phase)
        about = _subject(options.of, face.subjects(options.kind, frame.view))
        seat = _seat(record, options.seat)
        write_picture(face.draw(options.kind, frame, seat, look, about, options.page), path)


def _subject(text: str, names: tuple[str, ...]) -> str:
    """The name that is meant by --of."""
    if not text:
        return ""
    found = meant(text, finder_among(names), "picture of")
    if isinstance(found, Fault):
        raise Failure(f"{found.text} {found.legal}".strip())
    return found


def _seat(record: Record, name: str | None) -> int | None:
    if name is None:
        return None
    if name not in record.names:
        raise Failure(f"nobody called “{name}” plays; there are {', '.join(record.names)}")
    return record.names.index(name)


def _phase(shown: list[Frame], number: int | None) -> Frame:
    if number is None:
        return shown[-1]
    frame = next((frame for frame in shown if frame.number == number), None)
    if frame is None:
        raise Failure(f"there is no phase {number}; there are {shown[0].number} to {shown[-1].number}")
    return frame
