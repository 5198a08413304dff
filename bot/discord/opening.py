"""Who plays what when a game begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.discord.now import Now
from renders.face import Face, Frame, Look
from renders.words.names import plain


def opening(now: Now, face: Face, view: Any, story: tuple[str, ...]) -> tuple[str, ...]:
    """The story of a game's first post: before its first line, who plays what and where each begins."""
    seats = [_seat(now, face, view, seat) for seat in range(len(now.names))]
    first, *others = story or ("",)
    happened = ["**What happened**", first] if first else []
    return ("\n".join(["**Who plays what**", *seats, *happened]), *others)


def without_opening(frame: Frame, face: Face) -> Frame:
    """What happened in the first phases, without what the list of who plays what tells."""
    return replace(frame, told=tuple(told for told in frame.told if not face.is_opening(told.event)))


def _seat(now: Now, face: Face, view: Any, seat: int) -> str:
    name, place = now.names[seat], face.begins(view, seat)
    called = face.called(view, seat, Look(now.names))
    player = plain(name) + ("" if seat in now.users else " 🤖")
    nation = f"**{plain(called)}**: {player}" if called != name else f"**{player}**"
    return f"• {'🚩 ' if seat == now.alone else ''}{nation}{f', begins in {place}' if place else ''}"
