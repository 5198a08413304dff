"""What an event card may still bring if it is kept: the best of the turns to come, as it was in games."""

from collections.abc import Mapping

KEPT: Mapping[str, tuple[float, ...]] = {
    "allies": (5.6, 5.4, 5.1, 4.3, 3.6, 2.5),
    "astronomy": (4.1, 3.9, 3.5, 1.8, 0.6, 0.1),
    "barbarians": (11.2, 11.2, 10.8, 10.1, 7.9, 5.1),
    "civil-service": (7.4, 7.2, 7.0, 5.9, 5.1, 3.5),
    "civil-war": (17.5, 17.5, 17.0, 15.2, 12.0, 7.6),
    "crusade": (9.2, 9.2, 9.2, 9.2, 9.2, 0.0),
    "disaster": (1.6, 1.6, 1.6, 1.5, 1.0, 0.6),
    "elite-troops": (6.7, 6.7, 6.2, 5.1, 4.0, 2.8),
    "engineering": (1.2, 1.2, 1.2, 1.2, 1.2, 0.0),
    "expert-forests": (1.1, 1.1, 1.0, 0.9, 0.2, 0.1),
    "expert-mountains": (2.6, 2.5, 2.4, 1.9, 0.9, 0.5),
    "expert-straits": (1.4, 1.3, 1.1, 0.9, 0.6, 0.2),
    "famine": (0.9, 0.9, 0.9, 0.8, 0.6, 0.4),
    "jewish-revolt": (3.3, 3.3, 2.9, 1.9, 1.0, 0.2),
    "jihad": (11.6, 11.5, 11.0, 9.6, 7.8, 5.6),
    "leader": (5.1, 5.0, 4.7, 4.0, 3.2, 2.0),
    "migrants-africa": (3.7, 3.7, 3.7, 3.7, 0.0, 0.0),
    "migrants-australia": (2.2, 2.2, 2.2, 2.2, 0.0, 0.0),
    "migrants-north-america": (4.3, 4.3, 4.3, 4.3, 0.0, 0.0),
    "naval-power": (2.6, 2.4, 2.3, 2.3, 2.2, 1.5),
    "pestilence": (2.1, 2.0, 1.8, 1.7, 1.4, 1.0),
    "plague": (1.5, 1.5, 1.3, 1.2, 1.0, 0.7),
    "population-explosion": (5.6, 5.4, 5.1, 4.3, 3.6, 2.5),
    "reallocation": (6.3, 6.3, 6.3, 6.2, 6.1, 4.5),
    "siegecraft": (4.4, 4.4, 4.4, 4.0, 3.5, 2.3),
    "treachery": (2.3, 2.1, 2.0, 1.9, 1.8, 1.3),
    "weaponry": (9.3, 9.2, 8.7, 7.6, 6.1, 4.5),
}
"""Card by card, after epoch I, II and so on; a card that is not named belongs to one epoch."""
PRESSED = 0.9
"""How much of that is waited for: there are only two plays in a turn."""


def kept(card: str, epoch: int) -> float:
    """What it is worth to keep a card."""
    later = KEPT.get(card, ())
    return PRESSED * later[epoch - 1] if epoch <= len(later) else 0.0
