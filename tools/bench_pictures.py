"""How fast pictures are drawn: every kind, cold and warm, with size and memory; times of the processor."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from bot.commands.frames import frames
from bot.processes import forkserver, give_back_memory
from renders.boards import base, ink
from renders.face import Frame, Look
from renders.faces import FACES
from renders.paint.encode import posted, thinned
from renders.paint.overlay import toned
from renders.schemes import scheme
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Game
from rules.table.chance import Era
from tools.measure import best, memory, peak_memory, worked

INPUTS = 900  # far enough into a game that the board is crowded
CLOSE_UPS, PHASES = 12, 6
"""How many places are looked at closely; how many phases on end are drawn."""


def _frames(game: Game[Any]) -> tuple[list[Frame], Look]:
    """The phases of a game of stand-ins, as its first seat sees them."""
    names = tuple(f"Player {n}" for n in range(game.most))
    match = Match(game, {}, names, [STANDINS[for_game(game.key)]] * game.most, b"bench")
    match.play(most=INPUTS)
    table, recorder = match.table, match.recorder
    seen = frames(game, names, (Era(table.seed.hex()),), recorder.checkpoints, recorder.inputs, 0)
    return list(seen), Look(names)


def _whole_board() -> bytes:
    """The whole ancient board in its two layers, ready to post: what a game of eighteen would start from."""
    picture = toned(base("ancient").whole(), scheme("classic"))
    layer = ink("ancient")
    picture.paste(layer, (0, 0), layer)
    return posted(picture)


def _posted(key: str, kind: str, frame: Frame, look: Look, subject: str = "") -> bytes:
    """A picture as it is sent."""
    return FACES[key].draw(kind, frame, 0, look, subject).posted()


def _first(key: str, kind: str, frame: Frame, look: Look) -> float:
    """How long the first picture of a kind takes in a process that has made ready for all games."""
    _warm()
    return worked(partial(_posted, key, kind, frame, look))[1]


def _warm() -> None:
    for face in FACES.values():
        face.warm()


def _zooms(key: str, frame: Frame, look: Look) -> list[float]:
    """How long close-ups take that this process has never drawn."""
    _warm()
    places = thinned(FACES[key].subjects("zoom", frame.view), CLOSE_UPS)
    return [worked(partial(_posted, key, "zoom", frame, look, place))[1] for place in places]


def _seen_first(key: str, shown: Sequence[Frame], look: Look) -> float:
    """How long the map of a phase takes that follows others: only what changed is new."""
    latest = [partial(_posted, key, "map", frame, look) for frame in shown[-PHASES - 1 :]]
    latest[0]()
    return sum(worked(draw)[1] for draw in latest[1:]) / len(latest[1:])


def _worker_after(key: str, frame: Frame, look: Look) -> int:
    """The memory of a process after all kinds of pictures in two schemes, in bytes."""
    face = FACES[key]
    for name in ("classic", "dark"):
        for kind in dict.fromkeys((*(kind.key for kind in face.kinds), face.front)):
            subjects = face.subjects(kind, frame.view)
            face.draw(kind, frame, 0, replace(look, scheme=name), subjects[0] if subjects else "").posted()
    return memory()


def _in_a_new_process(key: str, frame: Frame, look: Look, all_kinds: ProcessPoolExecutor) -> None:
    """What a process that draws meets after its start, and how it grows from game to game."""
    for kind in (FACES[key].front, "map"):
        with ProcessPoolExecutor(1, forkserver(), initializer=give_back_memory) as new:
            seconds = new.submit(_first, key, kind, frame, look).result()
        print(f"  first {kind:6} {seconds:.2f} s after a start, encoded")
    with ProcessPoolExecutor(1, forkserver(), initializer=give_back_memory) as new:
        zooms = sorted(new.submit(_zooms, key, frame, look).result())
    middle, worst = zooms[len(zooms) // 2], zooms[-1]
    print(f"  close-ups never drawn before: {middle:.2f} s, the slowest {worst:.2f} s, encoded")
    taken = all_kinds.submit(_worker_after, key, frame, look).result()
    print(f"  one process after all kinds in two schemes, and the games before: {taken / 1e6:.0f} MB")


def main() -> None:
    """Every kind of every game, and the largest board."""
    with ProcessPoolExecutor(1, forkserver(), initializer=give_back_memory) as all_kinds:
        _every_game(all_kinds)
    board, cold = worked(_whole_board)
    warm, large = best(_whole_board, 2), len(board) / 1e6
    print(f"The whole ancient board: cold {cold:.2f} s, warm {warm:.2f} s, encoded, {large:.2f} MB")


def _every_game(all_kinds: ProcessPoolExecutor) -> None:
    for key, game in GAMES.items():
        face = FACES[key]
        shown, look = _frames(game)
        frame = shown[-1]
        print(f"{game.name}, phase {frame.number}")
        for kind in dict.fromkeys((*(kind.key for kind in face.kinds), face.front)):
            subjects = face.subjects(kind, frame.view)
            draw = partial(face.draw, kind, frame, 0, look, subjects[0] if subjects else "")
            picture, cold = worked(draw)
            warm, encode = best(draw, 3), best(picture.posted, 3)
            image = picture.posted()
            size = f"{picture.image.width}x{picture.image.height}, {len(image) / 1e6:.2f} MB"
            both = f"warm {warm:.2f} s + encoded {encode:.2f} s = {warm + encode:.2f} s"
            print(f"  {kind:12} cold {cold:.2f} s, {both}, {size}")
        print(f"  map of the next phase {_seen_first(key, shown, look):.2f} s, encoded")
        _, seconds = worked(partial(face.charts, shown, look))
        print(f"  charts       {seconds:.2f} s")
        film, seconds = worked(partial(face.replay, shown, look))
        print(f"  replay       {seconds:.2f} s for {len(shown)} phases, {len(film) / 1e6:.2f} MB")
        print(f"  memory so far {peak_memory():.0f} MB")
        _in_a_new_process(key, frame, look, all_kinds)
