"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping
from typing import TypeAlias

from rules.standins.history.forecast import FEW

Table: TypeAlias = Mapping[str, tuple[float, ...]]
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""

KEPT: Table = {
    "allies": (3.9, 3.8, 3.6, 3.4, 2.7, 1.8),
    "astronomy": (3.1, 2.9, 2.5, 1.5, 0.5, 0.1),
    "barbarians": (7.5, 7.5, 7.3, 7.0, 6.4, 4.9),
    "civil-service": (4.7, 4.7, 4.5, 4.1, 3.5, 2.7),
    "civil-war": (11.7, 11.7, 11.3, 10.4, 9.7, 7.8),
    "crusade": (12.0, 12.0, 12.0, 12.0, 8.6, 0.0),
    "disaster": (1.0, 1.0, 1.0, 0.8, 0.7, 0.5),
    "elite-troops": (5.2, 5.2, 5.0, 4.5, 3.3, 2.8),
    "engineering": (1.2, 1.2, 1.2, 1.2, 1.2, 0.0),
    "expert-forests": (1.8, 1.8, 1.7, 1.7, 0.6, 0.3),
    "expert-mountains": (2.0, 2.0, 1.8, 1.2, 0.7, 0.4),
    "expert-straits": (1.1, 1.1, 0.8, 0.8, 0.3, 0.2),
    "famine": (0.6, 0.6, 0.6, 0.5, 0.5, 0.4),
    "jewish-revolt": (3.2, 3.0, 2.6, 1.6, 0.6, 0.2),
    "jihad": (8.9, 8.8, 8.4, 7.7, 6.6, 5.0),
    "leader": (3.9, 3.9, 3.7, 3.3, 2.4, 2.0),
    "migrants-africa": (2.1, 2.1, 2.1, 2.1, 0.0, 0.0),
    "migrants-australia": (1.0, 1.0, 1.0, 1.0, 0.0, 0.0),
    "migrants-north-america": (3.9, 3.9, 3.9, 3.9, 0.0, 0.0),
    "naval-power": (1.6, 1.6, 1.6, 1.4, 1.4, 1.2),
    "pestilence": (1.4, 1.4, 1.3, 1.1, 0.9, 0.8),
    "plague": (1.0, 1.0, 1.0, 0.8, 0.7, 0.6),
    "population-explosion": (3.9, 3.8, 3.6, 3.4, 2.7, 1.8),
    "reallocation": (3.8, 3.7, 3.6, 3.6, 3.6, 2.7),
    "siegecraft": (3.6, 3.6, 3.3, 3.0, 2.5, 2.0),
    "treachery": (1.8, 1.6, 1.3, 1.3, 1.3, 1.0),
    "weaponry": (6.7, 6.7, 6.4, 6.0, 4.9, 3.8),
}
"""In 6 games with six players."""
KEPT_AMONG_FEW: Table = {
    "allies": (5.8, 5.5, 5.1, 4.3, 3.3, 1.3),
    "astronomy": (4.2, 3.9, 3.3, 2.2, 0.8, 0.3),
    "barbarians": (9.8, 9.7, 9.5, 9.0, 7.3, 3.9),
    "civil-service": (6.9, 6.6, 6.2, 5.2, 4.2, 1.8),
    "civil-war": (16.3, 16.2, 15.8, 14.6, 11.6, 6.6),
    "crusade": (13.9, 13.9, 13.9, 13.9, 9.1, 0.0),
    "disaster": (3.0, 3.0, 3.0, 2.8, 2.1, 0.8),
    "elite-troops": (7.5, 7.4, 6.4, 5.3, 3.8, 1.9),
    "engineering": (1.2, 1.2, 1.2, 1.2, 1.2, 0.0),
    "expert-forests": (1.4, 1.4, 1.4, 1.2, 0.5, 0.3),
    "expert-mountains": (3.0, 2.8, 2.5, 1.6, 0.8, 0.3),
    "expert-straits": (1.5, 1.5, 1.2, 0.8, 0.6, 0.3),
    "famine": (1.5, 1.5, 1.4, 1.3, 0.9, 0.4),
    "jewish-revolt": (3.8, 3.0, 2.2, 1.4, 0.6, 0.2),
    "jihad": (12.6, 12.5, 11.0, 9.4, 7.2, 3.7),
    "leader": (5.7, 5.5, 4.8, 3.9, 2.8, 1.4),
    "migrants-africa": (2.3, 2.3, 2.3, 2.3, 0.0, 0.0),
    "migrants-australia": (1.4, 1.4, 1.4, 1.4, 0.0, 0.0),
    "migrants-north-america": (4.6, 4.6, 4.6, 4.6, 0.0, 0.0),
    "naval-power": (2.2, 2.1, 1.9, 1.7, 1.5, 0.8),
    "pestilence": (3.0, 3.0, 2.9, 2.7, 2.0, 1.0),
    "plague": (2.2, 2.2, 2.1, 1.9, 1.4, 0.8),
    "population-explosion": (5.8, 5.5, 5.1, 4.3, 3.3, 1.3),
    "reallocation": (4.7, 4.3, 4.2, 4.0, 3.8, 1.6),
    "siegecraft": (4.8, 4.8, 4.2, 3.5, 3.1, 1.6),
    "treachery": (1.6, 1.5, 1.4, 1.4, 1.3, 0.9),
    "weaponry": (9.8, 9.7, 8.5, 7.3, 5.5, 2.9),
}
"""In 120 games with three: more to be had from fewer rivals, but less of it in the last epoch."""
PRESSED = 0.8
"""How much of that is waited for."""
PLACE = 0.5
"""What one of the two plays of a later turn is worth to another card: in the last epochs most are taken."""


def kept(card: str, epoch: int, players: int) -> float:
    """What it is worth to keep a card, in a game of so many players."""
    later = (KEPT_AMONG_FEW if players <= FEW else KEPT).get(card, ())
    return max(0.0, PRESSED * later[epoch - 1] - PLACE) if epoch <= len(later) else 0.0
