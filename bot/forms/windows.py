"""The window of any question: what it holds, and how it looks when it is opened."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from bot.forms.changing import changing, said_in
from bot.forms.draft import Draft
from bot.forms.examples import examples
from bot.forms.fitting import fitted
from bot.forms.plain_windows import plain_window
from bot.forms.screen import PAGE, PARTS
from bot.forms.waiting import People, name_of
from bot.forms.written_lines import retypable, understood
from rules.table import Choice, Data, Deal, Open, Orders, Plan, Question, Refereed, Step
from rules.table.window import Lines, ListPart, Part, TextPart, Window

LINES, MORE, STEP, THEN = "lines", "more", "step", "then"
RECORD, FORM = "record", "form"
TITLE, HEADLINE = 45, 60  # letters
_SENTENCES = re.compile(r"(?<=[?.!])\s")
ON_THE_RECEIPT = (
    "Your turn is still to come: your answer is kept until then. Its receipt lets you choose what happens "
    "if others change things first."
)
_FORM = Choice(FORM, "Show it to me first", "with a preview, a suggestion and all other choices")


def window_for(question: Question[Any], draft: Draft, key: str = "") -> Window | None:
    """What is to be filled in for a question; None where it has no window of this key."""
    if not isinstance(question, Refereed):
        return None if key else plain_window(question, draft)
    data = question.default() if draft.data is None else draft.data
    made = question.window(data, key)
    if made is None:
        made = None if key else Window(_first_step(question, data), lines=Lines.WHOLE)
    if made is None or made.lines is Lines.NONE:
        return made
    whole = made.lines is Lines.WHOLE and not _is_fresh(question, draft)
    return replace(
        made, parts=(*made.parts, _lines(question, retypable(question, data) if whole else None, draft))
    )


def _first_step(question: Refereed[Any], data: Data) -> tuple[Part, ...]:
    """The first menu of one more line; what follows of it is asked in the form."""
    step = question.step(data, ())
    if not isinstance(step, Step):
        return ()
    if step.text_hint:
        return (TextPart(STEP, step.prompt, step.text_hint),)
    return (ListPart(STEP, step.prompt, step.options, 0, step.most),)


def _lines(question: Refereed[Any], text: str | None, draft: Draft) -> TextPart:
    """The answer in words: all of it where it can be written out, else what is to be added."""
    unread = understood(question, draft).marked if draft.text else ""
    if text is None:
        value, note = unread, "This is added to what is there."
        return TextPart(MORE, "In words, one a line", value=value, long=True, note=note)
    value = "\n".join(filter(None, (text, unread)))
    note = "What stands here is your whole answer: change it, add to it, take lines out."
    return TextPart(LINES, "All of it in words, one a line", value=value, long=True, note=note)


def _is_fresh(question: Question[Any], draft: Draft) -> bool:
    """On the open floor nothing is prepared by itself: the default would be to leave it."""
    return isinstance(question, Deal) and draft.data is None


def opened(
    asked: Open,
    draft: Draft,
    key: str = "",
    people: People | None = None,
    *,
    head: str = "",
    foot: str = "",
) -> Window | None:
    """The window as it is shown: with what is asked, `head` before it, `foot` after it, and examples."""
    question = asked.question
    made = window_for(question, draft, key)
    if made is None:
        return None
    title, prompt = _headed(question.prompt.replace("**", ""))
    read = [head, prompt if not made.title else "", made.text]
    if draft.data is not None and any(part.id == MORE for part in made.parts):
        read += ["So far:", *(f"• {line}" for line in question.write(draft.data))]
    made = replace(made, title=made.title or title, text="\n".join(filter(None, read)))
    if any(part.id in (LINES, MORE) for part in made.parts):
        made = _with_examples(question, made)
    made = replace(made, text="\n".join(filter(None, (made.text, foot))))
    made = fitted(made, draft.put, reserved=bool(made.text))
    room = PARTS - len(made.parts) - bool(made.text)
    if not room and asked.ahead and made.text:
        return replace(made, text=f"{made.text}\n-# {ON_THE_RECEIPT}")
    if not room or not _has_more(asked):
        return made
    # Whoever waits for another chooses nothing yet.
    parts = (
        replace(part, least=0) if isinstance(part, ListPart) and (asked.before or asked.ahead) else part
        for part in made.parts
    )
    return replace(made, parts=(*parts, _then(asked, draft, people or {})))


def headline(prompt: str) -> str:
    """What is asked, in a line; of a long one the first sentence, or the title that it begins with."""
    line = prompt.splitlines()[0]
    sentence = _SENTENCES.split(line, maxsplit=1)[0]
    if len(sentence) <= HEADLINE:
        return line if len(line) <= HEADLINE else sentence
    title, colon, _ = line.partition(": ")
    return title if colon and len(title) <= TITLE else line


def _headed(prompt: str) -> tuple[str, str]:
    """A title, and what is left to be read of a prompt."""
    first = _SENTENCES.split(prompt, maxsplit=1)
    if len(first[0]) <= TITLE:
        return first[0], "".join(first[1:])
    head, colon, rest = prompt.partition(": ")
    if colon and len(head) <= TITLE and "\n" not in head:
        return head, rest[:1].upper() + rest[1:]
    return first[0][: TITLE - 1].rsplit(" ", 1)[0] + "…", prompt


def _then(asked: Open, draft: Draft, people: People) -> ListPart:
    """What becomes of the answer: recorded, kept for one's turn in one way or another, or shown first."""
    if not asked.ahead:
        waits = tuple(
            Choice(str(seat), f"Wait for {name_of(people, seat)}", "and answer when they have acted")
            for seat in asked.before
        )
        options = (Choice(RECORD, "Record it"), *waits[: PAGE - 2], _FORM)
        return ListPart(THEN, "And then", options, 0, chosen=(RECORD,))
    menu = changing(asked, people, said_in(asked, draft))
    note = "Your turn is still to come: your answer is kept until then."
    options = (*menu.options[: PAGE - 1], _FORM)
    return ListPart(THEN, menu.placeholder, options, 0, chosen=menu.chosen, note=note)


def _has_more(asked: Open) -> bool:
    """Whether there is a choice beyond the answer itself: a preview, or waiting for another."""
    return isinstance(asked.question, Orders | Plan) or bool(asked.before or asked.ahead)


def _with_examples(question: Question[Any], window: Window) -> Window:
    """The window with lines that could be written in this position."""
    assert isinstance(question, Refereed)
    found = examples(question)
    if not found:
        return window
    shown = "\n".join(("In words, for example:", *(f"• {line}" for line in found)))
    parts = (
        replace(part, hint=found[0]) if isinstance(part, TextPart) and part.id in (LINES, MORE) else part
        for part in window.parts
    )
    return replace(window, text=f"{window.text}\n{shown}".strip(), parts=tuple(parts))
