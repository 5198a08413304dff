"""A typed text with a word that fits several things: which one is meant is asked, and put in its place."""

from __future__ import annotations

import re
from typing import Any

from bot.forms.draft import Draft
from bot.forms.reading import read
from bot.forms.screen import PAGE, Menu, Verb
from rules.atlas.asking import quoted
from rules.table import Choice, Fault, Question, Refusal


def doubt_of(question: Question[Any], draft: Draft) -> Fault | None:
    """The first thing in the kept text that could mean several."""
    faults = _faults(question, draft, draft.text) if draft.text else ()
    return next((fault for fault in faults if fault.candidates), None)


def doubt_menu(doubt: Fault) -> Menu:
    """What a word could mean, to choose from."""
    shown = doubt.candidates[:PAGE]
    options = tuple(Choice(str(n), name.strip(" ,;")[:100]) for n, name in enumerate(shown))
    return Menu(f"Which one do you mean by {quoted(doubt.said)}?"[:150], Verb.MEAN, options)


def clearer(question: Question[Any], draft: Draft, doubt: Fault, meant: str) -> str:
    """The text with what is meant in the place of the word in doubt, where that makes it clearer."""
    before = len(_faults(question, draft, draft.text))
    head, tail = (r"\b" if sign.isalnum() else "" for sign in (doubt.said[:1], doubt.said[-1:]))
    for place in re.finditer(f"{head}{re.escape(doubt.said)}{tail}", draft.text):
        text = f"{draft.text[: place.start()]}{meant}{draft.text[place.end() :]}"
        after = _faults(question, draft, text)
        if len(after) < before or (len(after) == before and doubt not in after):
            return text
    return draft.text


def _faults(question: Question[Any], draft: Draft, text: str) -> tuple[Fault, ...]:
    found = read(question, text, draft.data)
    return found.faults if isinstance(found, Refusal) else ()
