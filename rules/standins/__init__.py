"""Computer players: one that answers any question at random, and one for each family of games."""

from rules.standins.civ import BUILDER, MERCHANT, WARRIOR, Settler
from rules.standins.history import Historian
from rules.standins.peoples import Elder
from rules.standins.standin import Anybody, StandIn, acts_on_floor

STANDINS: dict[str, StandIn] = {
    "random": Anybody(),
    "civ": Settler(),
    "merchant": Settler(MERCHANT),
    "builder": Settler(BUILDER),
    "warrior": Settler(WARRIOR),
    "history": Historian(),
    "peoples": Elder(),
}
BY_GAME: dict[str, str] = {
    "western-empires": "civ",
    "civx": "civ",
    "dawn-of-history": "civ",
    "history-of-the-world": "history",
    "peoples": "peoples",
}


def for_game(key: str) -> str:
    """The stand-in that plays a game best."""
    return BY_GAME.get(key, "random")


__all__ = ["BY_GAME", "STANDINS", "Anybody", "StandIn", "acts_on_floor", "for_game"]
