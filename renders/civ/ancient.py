"""What the games on the ancient board share in their pictures."""

from __future__ import annotations

BOARD = "ancient"
WORLD = "the ancient world"
COLOURS = (
    "Minoa",
    "Iberia",
    "Celt",
    "Assyria",
    "Rome",
    "Hatti",
    "Carthage",
    "Hellas",
    "Egypt",
    "Dravidia",
    "Parthia",
    "Maurya",
    "Persia",
    "Saba",
    "Babylon",
    "Indus",
    "Kushan",
    "Nubia",
)
"""The civilizations in the order in which they take the colours of a scheme: neighbours are far apart."""
