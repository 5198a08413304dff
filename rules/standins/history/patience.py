"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping

KEPT: Mapping[str, tuple[float, ...]] = {
    "allies": (3.3, 3.3, 3.1, 2.9, 2.4, 1.7),
    "astronomy": (2.9, 2.7, 2.6, 2.1, 0.6, 0.1),
    "barbarians": (6.2, 6.5, 6.4, 6.4, 5.6, 4.2),
    "civil-service": (4.0, 4.2, 4.0, 3.7, 3.3, 2.6),
    "civil-war": (9.3, 10.0, 10.1, 9.1, 8.2, 6.6),
    "crusade": (9.2, 9.9, 10.6, 11.4, 8.7, 0.0),
    "disaster": (0.7, 0.7, 0.7, 0.7, 0.6, 0.3),
    "elite-troops": (4.1, 4.4, 4.3, 4.2, 3.4, 2.6),
    "engineering": (1.1, 1.1, 1.1, 1.1, 1.1, 0.0),
    "expert-forests": (1.3, 1.4, 1.4, 1.4, 0.6, 0.4),
    "expert-mountains": (2.1, 2.3, 2.4, 1.9, 1.2, 0.6),
    "expert-straits": (1.1, 1.1, 1.2, 0.9, 0.7, 0.5),
    "famine": (0.5, 0.5, 0.5, 0.5, 0.4, 0.2),
    "jewish-revolt": (2.4, 2.1, 2.0, 1.4, 0.6, 0.1),
    "jihad": (7.1, 7.5, 7.8, 7.4, 6.1, 4.8),
    "leader": (2.9, 3.1, 2.9, 2.8, 2.5, 1.7),
    "migrants-africa": (1.6, 1.7, 1.9, 2.0, 0.0, 0.0),
    "migrants-australia": (0.8, 0.9, 0.9, 1.0, 0.0, 0.0),
    "migrants-north-america": (2.8, 3.0, 3.3, 3.5, 0.0, 0.0),
    "naval-power": (1.1, 1.2, 1.1, 1.1, 1.2, 1.0),
    "pestilence": (1.1, 1.1, 1.0, 1.0, 0.8, 0.5),
    "plague": (0.7, 0.7, 0.7, 0.6, 0.5, 0.4),
    "population-explosion": (3.3, 3.3, 3.1, 2.9, 2.4, 1.7),
    "reallocation": (3.1, 3.3, 3.5, 3.8, 4.0, 3.0),
    "siegecraft": (3.7, 4.0, 3.3, 3.0, 2.6, 2.5),
    "treachery": (1.4, 1.4, 1.4, 1.4, 1.5, 1.1),
    "weaponry": (5.7, 6.1, 6.0, 5.6, 4.9, 3.9),
}
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""
PRESSED = 0.95
"""How much of that is waited for: there are only two plays in a turn."""


def kept(card: str, epoch: int) -> float:
    """What it is worth to keep a card."""
    later = KEPT.get(card, ())
    return PRESSED * later[epoch - 1] if epoch <= len(later) else 0.0
