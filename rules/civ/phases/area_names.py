"""Areas as players write them."""

from functools import lru_cache

from rules.atlas import Board
from rules.atlas.names import Ambiguous, Finder, Found
from rules.civ import faults
from rules.table import Refusal
from rules.table.refusal import ambiguous


@lru_cache(maxsize=8)
def _finder(names: tuple[str, ...]) -> Finder:
    return Finder(names)


def find_area(text: str, board: Board) -> str | Refusal:
    """The area meant, or a refusal that asks which one."""
    match _finder(tuple(board.areas)).find(text):
        case Found(name):
            return name
        case Ambiguous(names):
            return ambiguous(f"“{text.strip()}” could be several areas.", names)
        case unknown:
            return Refusal((faults.unknown_area(text, unknown.suggestions),))
