"""Positions of real games, from early to late: the phases that earlier releases stored."""

import json
import lzma
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.table import Chance, Table, restore
from rules.table import inputs as put
from rules.table.codec import load_checkpoint, load_input

FOLDER = Path(__file__).parent / "stored"


@cache
def _kept(path: Path) -> Any:
    return json.loads(lzma.decompress(path.read_bytes()))


def positions(key: str, step: int = 1, onward: int = 0) -> Iterator[Table]:
    """Every so many of the stored phases of a game, as they stood in the middle, and some inputs later."""
    chance = Chance(key.encode())
    standin = STANDINS[for_game(key)]
    for path in sorted(FOLDER.glob(f"*/{key}-*.json.xz")):
        data = _kept(path)
        for phase in data["phases"][::step]:
            entries = [load_input(text) for text in phase["inputs"]]
            checkpoint = load_checkpoint(phase["checkpoint"])
            seed = bytes.fromhex(data["seed"])
            table = restore(GAMES[key], tuple(data["names"]), seed, checkpoint, entries)
            yield table
            for _ in range(onward):
                if table.over:
                    break
                question = table.waiting()[0]
                answer = standin.answer(question, table.view(question.seat), chance)
                assert table.submit(put.Answer(question.seat, question.key, answer)) is None
                if table.is_floor:
                    table.expire()
                yield table
