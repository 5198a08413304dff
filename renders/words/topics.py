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
_CHART = ("C.A.C.", "Movement on the A.S.T.", "A.S.T.-alteration")
_ADVANCES = (
    "Acquisition of advances",
    "Acquisition of civilization advances",
    "Civilization Advances acquisition",
)
_BARBARIANS = ("Barbarians and pirates",)
_SUPPORT = ("Support of cities", "Surplus population and city support", "City construction")

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
    **dict.fromkeys(("cac", "c.a.c", "ast", "a.s.t", "chart", "marker", "markers", "succession"), _CHART),
    **dict.fromkeys(("advances", "buying advances"), _ADVANCES),
    **dict.fromkeys(("support", "city support"), _SUPPORT),
    **dict.fromkeys(("barbarian", "barbarians", "pirate", "pirates", "horde", "hordes"), _BARBARIANS),
    **dict.fromkeys(("leader", "controller", "who leads the barbarians"), ("The leader of the barbarians",)),
    **dict.fromkeys(("ability", "abilities"), ("Special abilities",)),
    **dict.fromkeys(
        ("census", "growth", "population"), ("Population expansion and census", "Population expansion")
    ),
    **dict.fromkeys(("leaving", "leave"), ("Leaving the game",)),
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
