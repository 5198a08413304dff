"""A game told in lines: phase by phase, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.commands.printing import terminal
from renders.face import Face, Frame, Look
from renders.faces import FACES
from rules.table import Table


def phase_lines(shown: Iterable[Frame], face: Face, look: Look) -> Iterator[str]:
    """What happened in each phase, under a heading of one line; a new turn has one of its own."""
    told, now = "", ""
    for frame in shown:
        now = now or _turn(face, frame, look)
        lines = face.summary(frame, look)
        if lines:
            if now != told and not frame.title.startswith(now):
                yield terminal(f"\n**{now}**")
            told = now
            yield terminal(f"\n**{frame.number}. {frame.title}**")
            yield from (f"   {terminal(line)}" for text in lines for line in text.splitlines())
        now = _turn(face, frame, look)  # the view is of the moment after: the next phase is in this turn


def _turn(face: Face, frame: Frame, look: Look) -> str:
    """The turn, round or epoch a game has come to, as its status begins."""
    return face.status(frame.view, look).partition(",")[0]


def standing_lines(table: Table) -> Iterator[str]:
    """Every place with the player, what they led, their points and where these came from."""
    face, look, view = FACES[table.game.key], Look(table.names), table.view(None)
    for standing in table.standings():
        name, called = table.names[standing.seat], face.called(view, standing.seat, look)
        led = f" ({called})" if called != name else ""
        sources = ", ".join(f"{source} {points}" for source, points in standing.sources if points)
        yield f"{standing.place}. {name}{led}: {standing.points}{f' ({sources})' if sources else ''}"
