"""The parts of a form's message: its text, the menu of other questions, the small windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.discord.ids import FormId, mark_of
from bot.forms import Button, Menu, Screen, headline
from bot.forms.screen import PAGE, Verb
from rules.table import Choice, Open
from rules.table.window import Window


def named(asked: Open) -> Choice:
    """A question as an entry of a menu."""
    label = asked.question.prompt.split("\n")[0][:100] or asked.question.key
    note = "kept until your turn comes" if asked.ahead else ""
    return Choice(mark_of(asked.question.key), label, "answered" if asked.given is not None else note)


def called(asked: Open) -> str:
    """What comes next, in a receipt."""
    ahead = " *(kept until your turn comes)*" if asked.ahead else ""
    return f"Next: {headline(asked.question.prompt)}{ahead}"


def with_others(screen: Screen, asked: Open, others: tuple[Open, ...]) -> Screen:
    """The screen with a menu of the person's other questions."""
    rest = tuple(named(o) for o in others if o.question.key != asked.question.key)[:PAGE]
    if not rest:
        return screen
    return replace(screen, controls=(*screen.controls, Menu("Your other questions", Verb.ASK, rest)))


def bulleted(lines: Sequence[str]) -> list[str]:
    """Lines of an answer, a dot before each; not too many."""
    dotted = [f"• {line}" for line in lines]
    return dotted if len(dotted) <= 25 else [*dotted[:24], f"… and {len(dotted) - 24} more lines"]


def screen_text(screen: Screen, note: str = "") -> str:
    """A screen as the text of a message: note, lesson, heading, draft, advice, warnings, due."""
    heading = f"**{screen.heading}**" if screen.heading else ""
    due = f"-# {screen.due}" if screen.due else ""
    parts = (
        note or screen.note,
        quoted(screen.lesson),
        heading,
        *bulleted(screen.lines),
        screen.advice,
        screen.leaves,
        *warning_lines(screen.warnings),
        due,
    )
    return "\n".join(filter(None, parts))


def warning_lines(warnings: Sequence[str]) -> list[str]:
    """What an answer would lose or leave undone, each with its sign; not too many."""
    lines = [f"⚠️ {warning}" for warning in warnings]
    return lines if len(lines) <= 8 else [*lines[:7], f"⚠️ … and {len(lines) - 7} more"]


def quoted(lesson: str) -> str:
    """A lesson, set off from the question it explains."""
    return "\n".join([*(f"> {line}" for line in lesson.splitlines()), ""]) if lesson else ""


def window_in(screen: Screen, id_: FormId) -> Window | None:
    """The small window that a button of the screen opens."""
    verb, argument = Verb(id_.verb), id_.argument.removeprefix("?")
    buttons = [c for c in screen.controls if isinstance(c, Button) and c.window]
    fitting = [b for b in buttons if b.verb is verb and b.argument == argument]
    return fitting[0].window if fitting else None
