"""A stand-in for the civ family: spreads, builds and supports cities, trades for sets, buys its way on."""

from rules.standins.civ.player import Settler

__all__ = ["Settler"]
