"""A stand-in for History of the World."""

from rules.standins.history.player import Historian

__all__ = ["Historian"]
