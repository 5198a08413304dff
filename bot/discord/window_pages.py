"""The window of a question with what is read in it: what was wrong, the lesson, warnings, the deadline."""

from __future__ import annotations

from typing import Any

from bot.discord.form_pages import quoted, warning_lines
from bot.discord.wording import due_line, refusal_text
from bot.forms import Draft, People, opened, read
from bot.forms.suggesting import advice_in_window
from bot.forms.told import silent, warned, warnings_of
from rules.table import Choose, Data, Number, Open, Question, Refusal
from rules.table.window import Window

AS_IT_STANDS = "As it stands: {}"


def opened_window(
    found: Open, draft: Draft, doing: str, people: People, *, lesson: str, deadline: int | None
) -> Window | None:
    """The window as a person finds it; None where the question has none of this name."""
    question = found.question
    told = warned(question, draft) if _tells_all(question) else _standing(question, draft)
    due = due_line(None if found.ahead else deadline, silent(found))
    head = "\n".join(
        filter(None, (_fault(question, draft), quoted(lesson), advice_in_window(question, draft)))
    )
    foot = "\n".join((*warning_lines(told), *([f"-# {due}"] if due else [])))
    return opened(found, draft, doing, people, head=head, foot=foot)


def is_surprised(question: Question[Any], before: Draft, data: Data) -> bool:
    """Whether an answer has warnings that its window, opened with a draft, has not told."""
    return not _tells_all(question) and not {*warnings_of(question, data)} <= {*_told(question, before)}


def _standing(question: Question[Any], draft: Draft) -> tuple[str, ...]:
    return tuple(AS_IT_STANDS.format(warning) for warning in _told(question, draft))


def _told(question: Question[Any], draft: Draft) -> tuple[str, ...]:
    """The warnings of the answer that stands in a window when it opens."""
    return warnings_of(question, question.default() if draft.data is None else draft.data)


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
