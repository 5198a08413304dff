"""How fast pictures are drawn: every kind, cold and warm, with size and memory; times of the processor."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from bot.commands.frames import frames
from bot.processes import forkserver, give_back_memory
from renders.boards import base, ink
from renders.face import Frame, Look
from renders.faces import FACES
from renders.paint.encode import webp
from renders.paint.overlay import toned
from renders.schemes import scheme
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Game
from rules.table.chance import Era
from tools.measure import best, memory, peak_memory, worked

INPUTS = 900  # far enough into a game that the board is crowded


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
    return webp(picture)


def _first(key: str, kind: str, frame: Frame, look: Look, subject: str = "") -> float:
    """How long the first picture of a kind takes in a process that has made ready for it."""
    face = FACES[key]
    face.warm()
    return worked(lambda: face.draw(kind, frame, 0, look, subject).webp())[1]


def _worker_after(key: str, frame: Frame, look: Look) -> int:
    """The memory of a process after all kinds of pictures in two schemes, in bytes."""
    face = FACES[key]
    for name in ("classic", "dark"):
        for kind in dict.fromkeys((*(kind.key for kind in face.kinds), face.front)):
            subjects = face.subjects(kind, frame.view)
            face.draw(kind, frame, 0, replace(look, scheme=name), subjects[0] if subjects else "").webp()
    return memory()


def _in_a_new_process(key: str, frame: Frame, look: Look, all_kinds: ProcessPoolExecutor) -> None:
    """What a process that draws meets after its start, and how it grows from game to game."""
    place = next(iter(FACES[key].subjects("zoom", frame.view)), "")
    for kind, subject in ((FACES[key].front, ""), ("map", ""), ("zoom", place)):
        with ProcessPoolExecutor(1, forkserver(), initializer=give_back_memory) as new:
            seconds = new.submit(_first, key, kind, frame, look, subject).result()
        print(f"  first {kind:6} {seconds:.2f} s after a start, with WebP")
    taken = all_kinds.submit(_worker_after, key, frame, look).result()
    print(f"  one process after all kinds in two schemes, and the games before: {taken / 1e6:.0f} MB")


def main() -> None:
    """Every kind of every game, and the largest board."""
    with ProcessPoolExecutor(1, forkserver(), initializer=give_back_memory) as all_kinds:
        _every_game(all_kinds)
    board, cold = worked(_whole_board)
    warm, large = best(_whole_board, 2), len(board) / 1e6
    print(f"The whole ancient board: cold {cold:.2f} s, warm {warm:.2f} s with WebP, {large:.2f} MB")


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
            warm, encode = best(draw, 3), best(picture.webp, 3)
            image = picture.webp()
            size = f"{picture.image.width}x{picture.image.height}, {len(image) / 1e6:.2f} MB"
            both = f"warm {warm:.2f} s + WebP {encode:.2f} s = {warm + encode:.2f} s"
            print(f"  {kind:12} cold {cold:.2f} s, {both}, {size}")
        _, seconds = worked(partial(face.charts, shown, look))
        print(f"  charts       {seconds:.2f} s")
        film, seconds = worked(partial(face.replay, shown, look))
        print(f"  replay       {seconds:.2f} s for {len(shown)} phases, {len(film) / 1e6:.2f} MB")
        print(f"  memory so far {peak_memory():.0f} MB")
        _in_a_new_process(key, frame, look, all_kinds)
