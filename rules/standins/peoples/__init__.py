"""A stand-in for Peoples: Civilizations."""

from rules.standins.peoples.player import Elder

__all__ = ["Elder"]
