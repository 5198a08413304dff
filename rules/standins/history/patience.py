"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping

KEPT: Mapping[str, tuple[float, ...]] = {
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
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""
PRESSED = 0.8
"""How much of that is waited for."""
PLACE = 0.5
"""What one of the two plays of a later turn is worth to another card: in the last epochs most are taken."""


def kept(card: str, epoch: int) -> float:
    """What it is worth to keep a card."""
    later = KEPT.get(card, ())
    return max(0.0, PRESSED * later[epoch - 1] - PLACE) if epoch <= len(later) else 0.0
