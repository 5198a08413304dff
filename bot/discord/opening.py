"""Who plays what when a game begins."""

from __future__ import annotations

from typing import Any

from bot.discord.now import Now
from renders.face import Face, Look
from renders.words.names import plain


def opening(now: Now, face: Face, view: Any, story: tuple[str, ...]) -> tuple[str, ...]:
    """The story of a game's first post: before its first line, who plays what and where each begins."""
    seats = (_seat(now, face, view, seat) for seat in range(len(now.names)))
    first, *others = story
    return ("\n".join(["**Who plays what**", *seats, "**What happened**", first]), *others)


def _seat(now: Now, face: Face, view: Any, seat: int) -> str:
    name, place = now.names[seat], face.begins(view, seat)
    called = face.called(view, seat, Look(now.names))
    player = plain(name) + ("" if seat in now.users else " 🤖")
    nation = f"**{plain(called)}**: {player}" if called != name else f"**{player}**"
    return f"• {'🚩 ' if seat == now.alone else ''}{nation}{f', begins in {place}' if place else ''}"
