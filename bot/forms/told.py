"""What a person is told before answering: what the answer would lose, and what happens without one."""

from __future__ import annotations

from typing import Any

from bot.forms.draft import Draft
from rules.table import Choose, Data, Number, Open, Question, Refereed, Refusal

MOST_TRIED = 12  # options of a question whose every answer is looked at before it is given


def warned(question: Question[Any], draft: Draft) -> tuple[str, ...]:
    """The warnings of the draft; where one press answers, those of each answer, by its name."""
    if draft.path:
        return ()
    match question:
        case Choose() if len(question.options) <= MOST_TRIED:
            return _of_each(question, {option.key: option.label for option in question.options})
        case Number() if question.high - question.low < MOST_TRIED:
            return _of_each(question, {n: str(n) for n in range(question.low, question.high + 1)})
        case Refereed() if draft.data is None:
            return warnings_of(question, question.default())
    return () if draft.data is None else warnings_of(question, draft.data)


def leaves(question: Question[Any], draft: Draft) -> str:
    """What the draft would leave; nothing while there is none."""
    data = question.default() if draft.data is None and isinstance(question, Refereed) else draft.data
    if draft.path or data is None or isinstance(question.check(data), Refusal):
        return ""
    return question.leaves(data)


def warnings_of(question: Question[Any], data: Data) -> tuple[str, ...]:
    """What an answer would lose or leave undone; nothing for one that is refused anyway."""
    return () if isinstance(question.check(data), Refusal) else question.warnings(data)


def silent(asked: Open) -> str:
    """What happens if the person does nothing; an answer that was given stands."""
    return "" if asked.given is not None else asked.question.if_silent()


def asked_line(question: Question[Any]) -> str:
    """What a seat is asked and what happens if it does nothing, for its own eyes."""
    return f"{question.prompt.splitlines()[0]} *{question.if_silent()}*"


def _of_each(question: Question[Any], answers: dict[Any, str]) -> tuple[str, ...]:
    """Warnings with the answers that they are of; without, where they are of every answer."""
    by_warning: dict[str, list[str]] = {}
    for data, label in answers.items():
        for warning in warnings_of(question, data):
            by_warning.setdefault(warning, []).append(label)
    return tuple(
        warning if len(labels) == len(answers) else _headed(", ".join(labels), warning)
        for warning, labels in by_warning.items()
    )


def _headed(answers: str, warning: str) -> str:
    return f"{answers[:1].upper()}{answers[1:]}: {warning}"
