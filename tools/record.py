"""Record games of stand-ins for the tests: `python -m tools.record all`, or one of them.

Each game becomes two files: the record in `tests/contract/records/<version>`, which must verify as long as
the rules have this version, and in `stored/<version>` what the database holds of it in the midst of many
phases, which every later version must be able to take up.

`python -m tools.record western-empires 5 own 8 turns=3` records one game more.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from pathlib import Path

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table.codec import dump_checkpoint, dump_input
from rules.table.record import Record, dump_record
from rules.table.verifying import Verdict, verify

CONTRACT = Path(__file__).parent.parent / "tests" / "contract"
OPTIONAL = ("no-pre-eminence", "minor-empires-apart", "multiple-armies", "naval-control")
ALL: tuple[tuple[str, int, str, int, dict[str, str]], ...] = (
    ("civx", 5, "anybody", 1, {"turns": "15"}),
    ("civx", 6, "own", 2, {"turns": "12", "board": "east", "civilizations": "choice"}),
    ("civx", 8, "own", 3, {"turns": "18", "cards": "mixed"}),
    ("civx", 13, "own", 4, {"turns": "12"}),
    ("civx", 18, "anybody", 5, {"turns": "12"}),
    ("dawn-of-history", 5, "anybody", 1, {"turns": "15"}),
    ("dawn-of-history", 6, "own", 2, {"turns": "12", "board": "east", "civilizations": "choice"}),
    ("dawn-of-history", 8, "own", 3, {"turns": "18", "track": "values"}),
    ("dawn-of-history", 13, "own", 4, {"turns": "12"}),
    ("dawn-of-history", 18, "anybody", 5, {"turns": "12"}),
    ("history-of-the-world", 3, "anybody", 3, dict.fromkeys(OPTIONAL, "yes")),
    ("history-of-the-world", 4, "own", 2, {}),
    ("history-of-the-world", 6, "anybody", 1, {}),
    ("peoples", 3, "anybody", 1, {"rounds": "15", "book-of-events": "yes", "peoples": "chosen"}),
    ("peoples", 4, "own", 2, {}),
    ("peoples", 5, "own", 3, {"rounds": "25", "technology-tree": "yes", "book-of-events": "yes"}),
    ("western-empires", 5, "anybody", 1, {"turns": "8"}),
    ("western-empires", 6, "anybody", 5, {}),
    ("western-empires", 7, "anybody", 3, {"scenario": "short", "turns": "10"}),
    ("western-empires", 8, "own", 4, {"turns": "10"}),
    ("western-empires", 9, "anybody", 2, {"track": "expert", "civilizations": "random", "turns": "12"}),
    ("western-empires", 9, "own", 7, {}),
)


def record(game: str, players: int, kind: str, seed: int, options: dict[str, str], folder: Path) -> Path:
    """Play a game to its end, replay it from nothing, and keep it in files named after all this."""
    rules = GAMES[game]
    who = STANDINS[for_game(game) if kind == "own" else "random"]
    names = tuple(f"Player {n}" for n in range(players))
    match = Match(rules, options, names, [who] * players, f"record {seed}".encode())
    match.play()
    made = match.record()
    verdict = verify(made, rules)
    if verdict.problem or not match.table.over:
        raise ValueError(verdict.problem or "the game does not end")
    name = f"{game}-{players}-{kind}-{seed}.json.xz"
    _write(folder / "stored" / str(rules.version) / name, _stored(made, verdict))
    return _write(folder / "records" / str(rules.version) / name, dump_record(made))


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(text.encode(), preset=9))
    return path


def _stored(made: Record, verdict: Verdict) -> str:
    """What the database would hold in the midst of some phases: their beginnings, half of their inputs."""
    phases = [
        {
            "checkpoint": dump_checkpoint(verdict.checkpoints[place]),
            "inputs": [dump_input(entry) for entry in entries[: (len(entries) + 1) // 2]],
        }
        for place in sorted(_places(made))
        for entries in [made.chapters[place].inputs]
    ]
    head = {"game": made.game, "options": made.options, "names": made.names, "seed": made.eras[0].secret}
    return json.dumps({**head, "phases": phases}, indent=0)


def _places(made: Record) -> set[int]:
    """A spread over the game, the busiest phase, and one phase of every name near the middle."""
    last = len(made.chapters) - 1
    found = {0, 1, last - 1, *(last * part // 8 for part in range(1, 8))}
    found.add(max(range(last), key=lambda place: len(made.chapters[place].inputs)))
    named: dict[str, int] = {}
    for place in sorted(range(last), key=lambda place: abs(place - last // 2)):
        chapter = made.chapters[place]
        if chapter.inputs and chapter.phase:
            named.setdefault(chapter.phase.split()[0], place)
    return found | set(named.values())


def main() -> int:
    """All records that are not there yet, or one; one of the same name and version is never written over."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=["all", *GAMES])
    parser.add_argument("players", type=int, nargs="?")
    parser.add_argument(
        "kind", choices=["anybody", "own"], nargs="?", help="random players, or the game's stand-ins"
    )
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    given = parser.parse_args()
    wanted = ALL
    if given.game != "all":
        if given.seed is None:
            parser.error("say how many players, which kind and which seed")
        options = dict(option.split("=", 1) for option in given.options)
        wanted = ((given.game, given.players, given.kind, given.seed, options),)
    for game, players, kind, seed, options in wanted:
        name = f"{game}-{players}-{kind}-{seed}.json.xz"
        if (CONTRACT / "records" / str(GAMES[game].version) / name).exists():
            if given.game == "all":
                continue
            parser.error(f"there is a record {name} of this version already; take another seed")
        print(record(game, players, kind, seed, options, CONTRACT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
