"""`amphora simulate GAME`: a whole game of stand-ins, told, drawn and measured."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.commands.failure import Failure, game_named
from bot.commands.frames import frames
from bot.commands.gallery import write_gallery
from renders.face import Look
from renders.faces import FACES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match, Unplayable
from rules.table import Game
from rules.table.chance import Era
from rules.table.record import dump_record

NAMES = ("Ada", "Bo", "Cleo", "Dido", "Enki", "Fay", "Gaius", "Hera", "Inanna")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("simulate", help="play a whole game with stand-ins")
    command.add_argument("game")
    command.add_argument("--players", type=int, help="how many seats (default: as many as the game takes)")
    command.add_argument(
        "--seed", help="any text; the same seed gives the same game (default: a secret that nobody chose)"
    )
    command.add_argument(
        "--standins", choices=sorted(STANDINS), help="who plays (default: the best for the game)"
    )
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help="write the export, pictures, charts and the replay"
    )
    command.add_argument("--scheme", default="classic", help="colour scheme of the pictures")
    command.add_argument("--json", action="store_true", help="print figures as JSON instead of the story")
    command.add_argument("--quiet", action="store_true", help="only the final standings")
    command.set_defaults(command=run)


def _options(pairs: list[str]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise Failure(f"--option takes KEY=VALUE, not “{pair}”")
        chosen[key.strip()] = value.strip()
    return chosen


def _era(seed: str | None) -> Era:
    """Where chance comes from, said before the first draw."""
    if seed is None:
        era = Era(secrets.token_hex(32))
        print(f"Fingerprint of the secret: {era.commitment}", file=sys.stderr)
        return era
    print(f"The seed was given ({seed}): whoever knows it knows every draw.", file=sys.stderr)
    return Era(seed.encode().hex())


def _played(game: Game[Any], options: Any) -> Match:
    players = game.most if options.players is None else options.players
    names = NAMES[:players] if players <= len(NAMES) else tuple(f"Player {n + 1}" for n in range(players))
    standin = STANDINS[options.standins or for_game(game.key)]
    chosen = _options(options.option)
    try:
        match = Match(game, chosen, names, [standin] * players, _era(options.seed).seed, ahead=True)
        with tqdm(unit=" answers", desc=game.name, disable=None, file=sys.stderr) as bar:
            for _ in match.steps():
                bar.set_postfix(turn=match.table.view(None).turn, refresh=False)
                bar.update()
    except Unplayable as problem:
        raise Failure(str(problem)) from None
    return match


def run(options: Any) -> int:
    """Play, tell, draw."""
    game = game_named(options.game)
    match = _played(game, options)
    look = Look(match.table.names, options.scheme)
    if options.json:
        print(json.dumps(figures(match), indent=1))
    else:
        _tell(match, look, options.quiet)
    if options.out is not None:
        _write(match, look, options.out)
    return 0


def figures(match: Match) -> dict[str, Any]:
    """What the game came to, and what each turn would have cost people."""
    table = match.table
    return {
        "game": table.game.key,
        "players": len(table.names),
        "turns": max(match.costs, default=0),
        "inputs": match.inputs,
        "standings": [
            {"name": table.names[s.seat], "place": s.place, "points": s.points, "sources": dict(s.sources)}
            for s in table.standings()
        ],
        "pace": [
            {
                "turn": turn,
                "rounds": cost.rounds,
                "rounds_without_standing_orders": cost.waits,
                "visits": cost.visits,
                "questions": {table.names[seat]: count for seat, count in sorted(cost.questions.items())},
            }
            for turn, cost in sorted(match.costs.items())
        ],
    }


def _tell(match: Match, look: Look, quiet: bool) -> None:
    table = match.table
    face = FACES[table.game.key]
    if not quiet:
        eras, recorder = (Era(table.seed.hex()),), match.recorder
        for frame in frames(table.game, table.names, eras, recorder.checkpoints, recorder.inputs):
            lines = face.summary(frame, look)
            if lines:
                print(f"\n== {frame.number}. {frame.title}: {face.status(frame.view, look)}")
                print("\n".join(f"  {line}" for line in lines))
    print("\nFinal standings")
    for standing in table.standings():
        sources = ", ".join(f"{name} {points}" for name, points in standing.sources)
        print(f"  {standing.place}. {table.names[standing.seat]}: {standing.points} ({sources})")


def _write(match: Match, look: Look, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "game.json").write_text(dump_record(match.record()), encoding="utf-8")
        write_gallery(match, look, folder)
    except OSError as error:
        raise Failure(f"cannot write to {folder}: {error.strerror}") from None
