"""The practice table: the same bot in a simulated Discord, on a page in the browser, against stand-ins."""

from bot.practice.opening import practice
from bot.practice.table import YOU, Practice

__all__ = ["YOU", "Practice", "practice"]
