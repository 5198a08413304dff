"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping

KEPT: Mapping[str, tuple[float, ...]] = {
    "allies": (3.2, 3.2, 3.2, 3.0, 2.5, 1.6),
    "astronomy": (2.6, 2.5, 2.2, 1.4, 0.4, 0.1),
    "barbarians": (6.0, 6.4, 6.4, 6.4, 5.9, 4.5),
    "civil-service": (3.8, 3.9, 3.9, 3.7, 3.2, 2.5),
    "civil-war": (9.5, 10.2, 10.3, 9.5, 9.0, 7.2),
    "crusade": (8.9, 9.5, 10.3, 11.0, 8.0, 0.0),
    "disaster": (0.7, 0.8, 0.9, 0.8, 0.7, 0.5),
    "elite-troops": (4.0, 4.3, 4.3, 4.0, 2.9, 2.6),
    "engineering": (1.1, 1.1, 1.1, 1.1, 1.1, 0.0),
    "expert-forests": (1.3, 1.4, 1.5, 1.6, 0.5, 0.3),
    "expert-mountains": (1.6, 1.7, 1.6, 1.1, 0.6, 0.4),
    "expert-straits": (0.9, 0.9, 0.7, 0.7, 0.3, 0.1),
    "famine": (0.4, 0.5, 0.5, 0.5, 0.4, 0.4),
    "jewish-revolt": (2.8, 2.7, 2.3, 1.5, 0.5, 0.2),
    "jihad": (7.1, 7.4, 7.3, 6.9, 6.0, 4.6),
    "leader": (3.1, 3.2, 3.2, 2.9, 2.2, 1.8),
    "migrants-africa": (1.6, 1.7, 1.8, 1.9, 0.0, 0.0),
    "migrants-australia": (0.8, 0.8, 0.9, 1.0, 0.0, 0.0),
    "migrants-north-america": (2.9, 3.2, 3.4, 3.7, 0.0, 0.0),
    "naval-power": (1.1, 1.2, 1.3, 1.2, 1.2, 1.1),
    "pestilence": (1.1, 1.1, 1.1, 1.0, 0.8, 0.8),
    "plague": (0.8, 0.8, 0.8, 0.7, 0.6, 0.6),
    "population-explosion": (3.2, 3.2, 3.2, 3.0, 2.5, 1.6),
    "reallocation": (2.7, 2.7, 2.9, 3.0, 3.2, 2.5),
    "siegecraft": (2.8, 3.0, 2.8, 2.6, 2.3, 1.8),
    "treachery": (1.5, 1.3, 1.0, 1.1, 1.1, 0.9),
    "weaponry": (5.3, 5.6, 5.5, 5.4, 4.5, 3.5),
}
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""
PRESSED = 0.95
"""How much of that is waited for."""
PLACE = 1.0
"""What one of the two plays of a later turn is worth to another card: in the last epochs most are taken."""


def kept(card: str, epoch: int) -> float:
    """What it is worth to keep a card."""
    later = KEPT.get(card, ())
    return max(0.0, PRESSED * later[epoch - 1] - PLACE) if epoch <= len(later) else 0.0
