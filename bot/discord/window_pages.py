"""The window of a question with what is read in it: what was wrong, the lesson, warnings, the deadline."""

from __future__ import annotations

from typing import Any

from bot.discord.form_pages import quoted, warning_lines
from bot.discord.wording import due_line, refusal_text
from bot.forms import Draft, People, opened, read
from bot.forms.told import silent, warned, warnings_of
from rules.table import Choose, Data, Number, Open, Question, Refusal
from rules.table.window import Window


def opened_window(
    found: Open, draft: Draft, doing: str, people: People, *, lesson: str, deadline: int | None
) -> Window | None:
    """The window as a person finds it; None where the question has none of this name."""
    question = found.question
    told = warned(question, draft) if _tells_all(question) else ()
    due = due_line(None if found.ahead else deadline, silent(found))
    head = "\n".join(filter(None, (_fault(question, draft), quoted(lesson))))
    foot = "\n".join((*warning_lines(told), *([f"-# {due}"] if due else [])))
    return opened(found, draft, doing, people, head=head, foot=foot)


def is_surprised(question: Question[Any], data: Data) -> bool:
    """Whether an answer has warnings that its window has not told."""
    return not _tells_all(question) and bool(warnings_of(question, data))


def _tells_all(question: Question[Any]) -> bool:
    """Whether a window tells the warnings of every answer beforehand."""
    return isinstance(question, Choose | Number)


def _fault(question: Question[Any], draft: Draft) -> str:
    """What was wrong with what was put in before."""
    judged: Any = None
    if draft.text:
        judged = read(question, draft.text, draft.data)
    elif draft.put and draft.data is not None:
        judged = question.check(draft.data)
    return refusal_text(judged) if isinstance(judged, Refusal) else ""
