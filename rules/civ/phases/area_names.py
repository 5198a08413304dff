"""Areas as players write them."""

from rules.atlas import Board
from rules.atlas.asking import meant
from rules.table import Fault, Refusal


def find_area(text: str, board: Board) -> str | Refusal:
    """The area meant, or a refusal that asks which one; a sea is no area."""
    name = meant(text, board.finder, "area", among=board.areas)
    return Refusal((name,)) if isinstance(name, Fault) else name
