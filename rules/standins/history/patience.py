"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping

KEPT: Mapping[str, tuple[float, ...]] = {
    "allies": (3.5, 3.6, 3.4, 3.5, 2.9, 1.8),
    "astronomy": (3.0, 2.7, 2.8, 1.8, 0.3, 0.1),
    "barbarians": (6.5, 6.8, 7.0, 6.8, 6.0, 4.6),
    "civil-service": (4.1, 4.1, 4.1, 3.8, 3.8, 2.7),
    "civil-war": (9.4, 10.0, 10.3, 10.2, 9.2, 7.3),
    "crusade": (8.9, 9.6, 10.3, 11.1, 8.0, 0.0),
    "disaster": (1.0, 1.1, 1.1, 1.2, 0.9, 0.6),
    "elite-troops": (4.7, 5.0, 4.9, 4.7, 3.5, 3.1),
    "engineering": (1.1, 1.1, 1.1, 1.1, 1.1, 0.0),
    "expert-forests": (2.3, 2.5, 2.7, 2.5, 1.0, 0.6),
    "expert-mountains": (2.0, 1.8, 1.3, 1.1, 0.6, 0.6),
    "expert-straits": (0.8, 0.9, 0.8, 0.8, 0.3, 0.2),
    "famine": (0.5, 0.6, 0.6, 0.6, 0.5, 0.4),
    "jewish-revolt": (2.3, 2.0, 1.7, 0.9, 0.4, 0.2),
    "jihad": (7.6, 8.1, 8.3, 7.9, 6.3, 5.0),
    "leader": (3.6, 3.8, 3.8, 4.0, 2.9, 2.6),
    "migrants-africa": (1.6, 1.7, 1.8, 2.0, 0.0, 0.0),
    "migrants-australia": (0.8, 0.8, 0.9, 0.9, 0.0, 0.0),
    "migrants-north-america": (3.0, 3.3, 3.5, 3.8, 0.0, 0.0),
    "naval-power": (1.3, 1.4, 1.3, 1.3, 1.4, 1.1),
    "pestilence": (1.2, 1.3, 1.2, 1.2, 1.1, 0.8),
    "plague": (0.9, 0.9, 0.9, 0.9, 0.7, 0.6),
    "population-explosion": (3.5, 3.6, 3.4, 3.5, 2.9, 1.8),
    "reallocation": (3.5, 3.7, 4.0, 4.3, 4.6, 3.1),
    "siegecraft": (3.9, 4.2, 3.8, 4.1, 3.4, 2.8),
    "treachery": (1.3, 1.4, 1.5, 1.6, 1.7, 1.3),
    "weaponry": (6.1, 6.6, 6.7, 6.6, 4.9, 4.0),
}
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""
PRESSED = 0.95
"""How much of that is waited for: there are only two plays in a turn."""


def kept(card: str, epoch: int) -> float:
    """What it is worth to keep a card."""
    later = KEPT.get(card, ())
    return PRESSED * later[epoch - 1] if epoch <= len(later) else 0.0
