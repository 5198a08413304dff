"""`amphora gallery GAME`: every kind of picture of a game, as small as people see them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.commands.failure import Failure, game_named, read_record
from bot.commands.parsing import command, number, scheme
from bot.commands.played import Played, of_match, of_record
from bot.commands.simulate import add_playing, simulated
from renders.face import Face, Frame, Look, Subject
from renders.faces import FACES
from renders.paint.colour import Sight
from renders.paint.encode import thinned
from renders.paint.sight import as_seen
from renders.pictures.contact import CHANNEL, PHONE, Named, contact_sheets
from renders.schemes import SCHEMES
from rules.games import GAMES

POSTED = 6
STILLS = 3
_ONE, *_, _OTHER = GAMES.values()
EXAMPLES = f"""  amphora gallery game.json
  amphora gallery {_ONE.key} --players {_ONE.most} --seed 7 --scheme dark
  amphora gallery {_OTHER.key} --sight deutan --out seen/"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    does = "draw contact sheets of every kind of picture, at the sizes people see"
    made = command(commands, "gallery", does, run, EXAMPLES)
    made.add_argument("source", metavar="GAME", help="an exported game, or the name of one to be simulated")
    add_playing(made)
    made.add_argument(
        "--posted",
        metavar="NUMBER",
        type=number,
        default=POSTED,
        help=f"how many phases of the posted picture to show (default: {POSTED})",
    )
    made.add_argument(
        "--phase",
        metavar="NUMBER",
        type=number,
        help="the phase that the other pictures show (default: an eventful one)",
    )
    made.add_argument(
        "--scheme", default="classic", type=scheme, help=f"colours: {', '.join(SCHEMES)} (default: classic)"
    )
    made.add_argument(
        "--sight", default=Sight.NORMAL, type=Sight, choices=list(Sight), help="as this sight sees colours"
    )
    made.add_argument(
        "--out", metavar="DIR", type=Path, default=Path(), help="where to write (default: here)"
    )


def run(options: Any) -> int:
    """Play or replay, draw, write the sheets of both sizes."""
    played = _played(options)
    pictures = list(gallery(played, options.scheme, options.posted, options.phase))
    seen = [(name, as_seen(image, options.sight)) for name, image in pictures]
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        for room in (CHANNEL, PHONE):
            for page, sheet in enumerate(contact_sheets(seen, room), start=1):
                path = options.out / f"gallery-{room[0]}-{page}.png"
                sheet.save(path)
                print(path)
    except OSError as error:
        raise Failure(f"cannot write to {options.out}: {error.strerror}") from None
    return 0


def _played(options: Any) -> Played:
    path = Path(options.source)
    if path.is_file():
        return of_record(read_record(path))
    return of_match(simulated(game_named(options.source), options))


def gallery(played: Played, colours: str, posted: int = POSTED, phase: int | None = None) -> Iterator[Named]:
    """Every kind of picture with its name: what is posted first, then what is asked for, then the end."""
    face, look = FACES[played.game.key], Look(played.names, colours)
    shown = list(played.frames())
    for frame in thinned(shown, posted):
        frame = replace(frame, awaited=played.awaited(frame.number))
        yield f"posted {frame.number}. {frame.title}", face.draw(face.front, frame, None, look).image
    number = _eventful(shown) if phase is None else phase
    if number not in {frame.number for frame in shown}:
        raise Failure(f"there is no phase {number}; there are {shown[0].number} to {shown[-1].number}")
    yield from _asked_for(face, played.frame(number, 0), Look(played.names, colours, own=0))
    yield from _preview(face, played, number, look)
    for place, picture in enumerate(face.charts(shown, replace(look, own=0)), start=1):
        yield f"chart {place}", picture.image
    yield "final", face.final(shown[-1], played.standings, look).image
    yield from _stills(face.replay(shown, look))


def _eventful(shown: list[Frame]) -> int:
    """The phase in the game's later half in which the most was told."""
    later = shown[len(shown) // 2 :]
    return max(later, key=lambda frame: len(frame.told)).number


def _asked_for(face: Face, frame: Frame, look: Look) -> Iterator[Named]:
    """Every kind as the first seat sees it; what is about something also for its first and last subject."""
    for kind in face.kinds:
        subjects = face.subjects(kind.key, frame.view) if kind.subject is not Subject.NOTHING else ()
        for subject in dict.fromkeys(("", *subjects[:1], *subjects[-1:])):
            name = f"{kind.key} {subject}".strip()
            drawn = face.draw(kind.key, frame, 0, look, subject)
            yield name, drawn.image
            for page in range(2, drawn.pages + 1):
                yield f"{name}, page {page}", face.draw(kind.key, frame, 0, look, subject, page).image


def _preview(face: Face, played: Played, number: int, look: Look) -> Iterator[Named]:
    """The first preview of an answer, in this phase or the next that has one."""
    for phase in range(number, played.checkpoints[-1].number):
        for view, proposal in played.proposals(phase):
            picture = face.preview(view, proposal, look)
            if picture is not None:
                name = f"preview {phase}. {played.names[proposal.seat]}"
                yield name, picture.image
                for page in range(2, picture.pages + 1):
                    more = face.preview(view, proposal, look, page)
                    if more is not None:
                        yield f"{name}, page {page}", more.image
                return


def _stills(film: bytes) -> Iterator[Named]:
    """Some frames of the replay."""
    with Image.open(BytesIO(film)) as moving:
        frames = thinned(range(getattr(moving, "n_frames", 1)), STILLS)
        for place in frames:
            moving.seek(place)
            yield f"replay {place + 1}", moving.convert("RGB")
