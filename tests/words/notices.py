"""What the bot itself announces: every kind of notice, with none, one and two of everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot import notices
from bot.discord.wording import notice_text
from renders.face import Look
from tests.renders.examples import event_classes
from tests.words.examples import Words, examples

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LOOKS = (Look(NAMES), Look(NAMES, sides=("Rome", "Hellas", "Carthage", "Hatti")))
"""A game without nations, and one with."""
UNSAID = (notices.Reminder,)
"""Sent to one person, in words of its own."""
WORDS = Words(
    {
        "name": ["Movement"],
        "phase": ["Movement"],
        "phases": ["Movement", "Conflict"],
        "again": ["Movement"],
        "motion": ["pause the game"],
        "former": ["Ben"],
        "commitment": ["1f6e…"],
        "reserve": ["77d0…"],
        "added": ["Ada: open sesame", "Ben: 12"],
        "reason": ["the rules were corrected"],
    },
    ["Ada"],
    special={"PlayerSat.name": ["Cleo"]},
)


def sentences() -> Iterator[tuple[type[Any], list[str]]]:
    """Each class of notices with its sentences, each once."""
    for kind in event_classes(notices):
        said = (notice_text(notice, look) for notice in examples(kind, WORDS) for look in LOOKS)
        yield kind, list(dict.fromkeys(filter(None, said)))
