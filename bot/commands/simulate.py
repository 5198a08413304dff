"""`amphora simulate GAME`: a whole game of stand-ins, told, drawn and measured."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.commands.failure import Failure, game_named
from bot.commands.parsing import command, number, scheme
from bot.commands.pictures import write_pictures
from bot.commands.played import of_match
from bot.commands.story import phase_lines, standing_lines
from renders.face import Look
from renders.faces import FACES
from renders.schemes import SCHEMES
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match, Unplayable
from rules.table import Fault, Game, Refusal
from rules.table.chance import Era
from rules.table.record import dump_record

_ONE, *_, _OTHER = GAMES.values()
EXAMPLES = f"""  amphora simulate {_ONE.key} --players {_ONE.most} --seed 7
  amphora simulate {_ONE.key} --option {_ONE.options[0].key}={_ONE.options[0].choices[-1].key} --quiet
  amphora simulate {_OTHER.key} --export game.json
  amphora simulate {_OTHER.key} --out game/"""
NAMES = ("Ada", "Bo", "Cleo", "Dido", "Enki", "Fay", "Gaius", "Hera", "Inanna")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(commands, "simulate", "play a whole game with stand-ins, told as a story", run, EXAMPLES)
    made.add_argument("game", metavar="GAME", help="which game: `amphora games` lists them")
    add_playing(made)
    made.add_argument(
        "--export", type=Path, metavar="FILE", help="write the game into a file, without pictures"
    )
    made.add_argument(
        "--out", type=Path, metavar="DIR", help="write the game, its pictures, charts and the replay"
    )
    made.add_argument(
        "--scheme", default="classic", type=scheme, help=f"colours: {', '.join(SCHEMES)} (default: classic)"
    )
    made.add_argument("--json", action="store_true", help="print figures as JSON instead of the story")
    made.add_argument("--quiet", action="store_true", help="only the final standings")


def add_playing(made: argparse.ArgumentParser) -> None:
    """How a game is to be played."""
    made.add_argument(
        "--players", metavar="NUMBER", type=number, help="how many seats (default: as many as the game takes)"
    )
    made.add_argument(
        "--seed",
        metavar="TEXT",
        help="any text; the same seed gives the same game (default: a secret that nobody chose)",
    )
    made.add_argument(
        "--standins", choices=sorted(STANDINS), help="who plays (default: the best for the game)"
    )
    made.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )


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


def simulated(game: Game[Any], options: Any) -> Match:
    """A whole game, with the players, seed, stand-ins and options that were asked for.

    They answer when they are asked, as at a table of people: nobody plans before others have moved.
    """
    players = game.most if options.players is None else options.players
    names = NAMES[:players] if players <= len(NAMES) else tuple(f"Player {n + 1}" for n in range(players))
    standin = STANDINS[options.standins or for_game(game.key)]
    chosen = _options(options.option)
    settled = game.settle(chosen, players)
    if isinstance(settled, Refusal):
        raise Failure(" ".join(f"{fault.text} {_legal(fault)}".strip() for fault in settled.faults))
    try:
        match = Match(game, chosen, names, [standin] * players, _era(options.seed).seed)
        with tqdm(unit=" answers", desc=game.name, disable=None, file=sys.stderr) as bar:
            for _ in match.steps():
                bar.set_postfix(turn=match.table.view(None).turn, refresh=False)
                bar.update()
    except Unplayable as problem:
        raise Failure(str(problem)) from None
    return match


def _legal(fault: Fault) -> str:
    return f"Possible: {fault.legal}." if fault.legal else ""


def run(options: Any) -> int:
    """Play, tell, write, draw."""
    game = game_named(options.game)
    _make_room(options)
    match = simulated(game, options)
    look = Look(match.table.names, options.scheme)
    if options.json:
        print(json.dumps(figures(match), indent=1))
    else:
        _tell(match, look, options.quiet)
    for path in (options.export, options.out and options.out / "game.json"):
        if path is not None:
            with _writing(path):
                path.write_text(dump_record(match.record()), encoding="utf-8")
    if options.out is not None:
        with _writing(options.out):
            write_pictures(match, look, options.out)
    return 0


def _make_room(options: Any) -> None:
    """What cannot be written is said before a long game is played."""
    if options.out is not None:
        if options.out.exists() and not options.out.is_dir():
            raise Failure(f"cannot write to {options.out}: it is a file, not a folder")
        with _writing(options.out):
            options.out.mkdir(parents=True, exist_ok=True)
    if options.export is not None and not options.export.absolute().parent.is_dir():
        raise Failure(f"cannot write {options.export}: there is no such folder")


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}") from None


def figures(match: Match) -> dict[str, Any]:
    """What the game came to, and what each turn would have cost people who answer nothing ahead."""
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
    if not quiet:
        for line in phase_lines(of_match(match).frames(), FACES[table.game.key], look):
            print(line)
    print("\nFinal standings")
    for line in standing_lines(table):
        print(f"  {line}")
