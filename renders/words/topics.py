"""What people call the rules they look up, where the chapters call them something else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.atlas.names import Finder
from rules.games import finder_among

_FIGHTING = ("Combat", "Conflict", "Military")
_ENDING = ("The reckoning", "Victory points", "Victories")
_SAILING = ("Ship construction and maintenance", "Fleets", "Open sea")
_CALAMITIES = ("Calamity resolution", "Resolution of calamities")
_TERRAIN = ("Difficult terrain",)
_COURSE = ("Course of play", "A turn")

OTHER_WORDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("battle", "battles", "fight", "fighting", "attack", "attacks", "combat"), _FIGHTING),
    **dict.fromkeys(("conflict", "conflicts", "war", "wars"), _FIGHTING),
    **dict.fromkeys(("dice", "die"), ("Combat",)),
    **dict.fromkeys(("winning", "winner", "victory", "end", "end of the game"), _ENDING),
    **dict.fromkeys(("score", "scores", "points"), ("Scoring", "Victory points", "Victories")),
    **dict.fromkeys(("ship", "ships", "fleet", "fleets", "sailing"), _SAILING),
    **dict.fromkeys(("move", "moves", "moving", "movement"), ("Movement", "Expansion")),
    **dict.fromkeys(("army", "armies"), ("Expansion",)),
    **dict.fromkeys(("terrain", "mountain", "mountains", "strait", "straits"), _TERRAIN),
    **dict.fromkeys(("calamity", "calamities"), _CALAMITIES),
    **dict.fromkeys(("tax", "taxes"), ("Tax collection", "Taxation")),
    **dict.fromkeys(("hand", "cards", "sets"), ("Trade cards and sets", "Event cards")),
    **dict.fromkeys(("market", "trading", "offers"), ("Trade",)),
    **dict.fromkeys(("how to play", "overview", "rules", "phases", "turn"), _COURSE),
}
"""The chapters a word may mean; in each game it is the first of them that it has."""


@lru_cache(maxsize=16)
def topic_finder(topics: tuple[str, ...]) -> Finder:
    """Finds a topic by its name, or by what else people call it."""
    known = finder_among(topics)
    meant = {
        word: [name for name in chapters if name in topics][:1] for word, chapters in OTHER_WORDS.items()
    }
    return Finder(known.names, {**meant, **known.aliases})
