"""The games that are played, with their faces: imported in the processes that draw, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from renders.faces import FACES
from rules.games import GAMES
from rules.table import Game
from tests.bot.toy import Toy
from tests.bot.toy_face import ToyFace
from tests.tiny.face import TinyFace
from tests.tiny.game import Tiny

PLAYED: Mapping[str, Game[Any]] = {**GAMES, Toy.key: Toy(), Tiny.key: Tiny()}
for _face in (ToyFace(), TinyFace()):
    FACES.setdefault(_face.key, _face)


@dataclass(frozen=True, slots=True)
class Kind:
    """A game as it is set up again and again."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)


SMALL = (
    Kind(Toy.key, 3, {"rounds": "1"}),
    Kind(Toy.key, 4, {"many": "yes"}),
    Kind(Tiny.key, 3, {"turns": "6"}),
)
ALL = (
    *SMALL,
    Kind("western-empires", 5, {"turns": "3"}),
    Kind("history-of-the-world", 3),
    Kind("peoples", 3, {"rounds": "15"}),
)
