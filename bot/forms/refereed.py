"""The screen of an answer with many parts: its lines, the one being made, and what makes the next."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from bot.forms.doubts import doubt_menu, doubt_of
from bot.forms.draft import Draft
from bot.forms.paging import menu
from bot.forms.screen import (
    BACK,
    CLEAR,
    MADE_LATER,
    PAGE,
    SUBMIT,
    Button,
    Control,
    Menu,
    Style,
    Verb,
    filling_button,
    small_window,
)  # fmt: skip
from bot.forms.written_lines import FAULTY, Sorted, understood
from rules.table import Choice, Data, Deal, Path, Refereed, Step

SHORT = 30  # letters on a button


def refereed(question: Refereed[Any], draft: Draft) -> tuple[tuple[str, ...], tuple[Control, ...]]:
    """The lines and controls of a form whose answer a referee judges."""
    data = question.default() if draft.data is None else draft.data
    got = understood(question, draft) if draft.text else Sorted(data)
    step = question.step(data, draft.path)
    # On the open floor nothing is prepared by itself: the default would be to leave it.
    nothing = isinstance(question, Deal) and draft.data is None
    nothing = nothing and got.data == data
    lines = () if nothing else question.foretell(got.data)
    unread = tuple(f"{FAULTY} {line}" for line in got.unread)
    making = _stepping(step, draft) if isinstance(step, Step) else ()
    if draft.path:
        return (*lines, *_trail(question, data, draft.path, step)), (*making, BACK)
    doubt = doubt_of(question, draft)
    controls: list[Control] = [] if draft.text else [*making]
    controls += [] if doubt is None else [doubt_menu(doubt)]
    if draft.text:
        controls += [Button("Correct…", Verb.FILL, style=Style.MAIN, window=MADE_LATER)]
        controls += [] if nothing else [replace(SUBMIT, label="Submit without it")]
    else:
        controls += [] if nothing and making else [SUBMIT]
        controls.append(filling_button(draft.data is not None))
    controls += [
        Button(doing.label, Verb.FILL, doing.key, window=MADE_LATER) for doing in question.doings(data)
    ]
    if draft.text or (draft.data is not None and lines):
        controls.append(CLEAR)
    if not nothing:
        controls += _declining(question, data)
    # A line such as “everybody stays” only says that there is none.
    if lines and question.drop(data, 0) != data:
        removable = tuple(Choice(str(n), f"{n + 1}. {line}"[:100]) for n, line in enumerate(lines))
        controls.append(Menu("Take a line out", Verb.DROP, removable[-PAGE:]))
    return (*lines, *unread), tuple(controls)


def _declining(question: Refereed[Any], data: Data) -> tuple[Button, ...]:
    """A press that declines what is proposed, where something is."""
    none = question.nothing()
    if none is None or none in (data, question.default()):
        return ()
    words = "; ".join(question.write(none))
    label = words[:1].upper() + words[1:] if len(words) <= SHORT else "Nothing"
    return (Button(label, Verb.NOTHING),)


def _trail(question: Refereed[Any], data: Data, path: Path, now: object) -> tuple[str, ...]:
    """The line being made: what was chosen so far, and what comes next."""
    parts = []
    for place, chosen in enumerate(path):
        step = question.step(data, path[:place])
        labels = {o.key: o.label for o in step.options} if isinstance(step, Step) else {}
        several = Counter(labels.get(key, key) for key in chosen)
        parts.append(", ".join(f"{n} × {label}" if n > 1 else label for label, n in several.items()))
    asked = f"**{now.prompt}**" if isinstance(now, Step) else ""
    return ("✏️ " + " › ".join(filter(None, (*parts, asked))),)


def _stepping(step: Step, draft: Draft) -> tuple[Control, ...]:
    if step.text_hint:
        window = small_window(step.prompt, step.prompt, step.text_hint)
        return (Button(step.prompt, Verb.STEP, style=Style.MAIN, window=window),)
    if not step.options:
        return ()
    chosen = tuple(draft.focus.split("\n")) if draft.focus else ()
    shown = menu(step.prompt[:150], Verb.STEP, step.options, draft, step.least, step.most, chosen)
    if step.most > 1 and len(step.options) > PAGE:
        return (*shown, Button("Go on", Verb.STEP, "\n", Style.MAIN))
    return shown
