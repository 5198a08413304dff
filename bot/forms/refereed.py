"""The screen of an answer with many parts: its lines, the one being made, and what makes the next."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.forms.doubts import doubt_menu, doubt_of
from bot.forms.draft import Draft
from bot.forms.paging import menu
from bot.forms.screen import (
    BACK,
    CLEAR,
    PAGE,
    SUBMIT,
    Button,
    Control,
    Field,
    Menu,
    Modal,
    Style,
    Verb,
    typing_button,
)  # fmt: skip
from rules.table import Choice, Data, Deal, Orders, Path, Plan, Refereed, Step

SHORT = 30  # letters on a button


def refereed(question: Refereed[Any], draft: Draft) -> tuple[tuple[str, ...], tuple[Control, ...]]:
    """The lines and controls of a form whose answer a referee judges."""
    data = question.default() if draft.data is None else draft.data
    step = question.step(data, draft.path)
    # On the open floor nothing is prepared by itself: the default would be to leave it.
    nothing = isinstance(question, Deal) and draft.data is None
    lines = () if nothing else question.foretell(data)
    making = _stepping(step, draft) if isinstance(step, Step) else ()
    if draft.path:
        return (*lines, *_trail(question, data, draft.path, step)), (*making, BACK)
    doubt = doubt_of(question, draft)
    controls: list[Control] = [*making] if doubt is None else [doubt_menu(doubt)]
    # What was typed and is not clear yet would be left out of an answer given now.
    if not draft.text and (not nothing or not making):
        controls.append(SUBMIT)
    controls.append(typing_button("one order a line", long=True, value=draft.text))
    if isinstance(question, Orders | Plan):
        controls.append(Button("Preview", Verb.PREVIEW))
    if draft.text or (draft.data is not None and lines):
        controls.append(CLEAR)
    if not nothing:
        controls += _declining(question, data)
    # A line such as “everybody stays” only says that there is none.
    if lines and question.drop(data, 0) != data:
        removable = tuple(Choice(str(n), f"{n + 1}. {line}"[:100]) for n, line in enumerate(lines))
        controls.append(Menu("Take a line out", Verb.DROP, removable[-PAGE:]))
    return lines, tuple(controls)


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
        modal = Modal(step.prompt[:45], Field(step.prompt[:45], hint=step.text_hint))
        return (Button(step.prompt[:80], Verb.STEP, style=Style.MAIN, modal=modal),)
    if not step.options:
        return ()
    chosen = tuple(draft.focus.split("\n")) if draft.focus else ()
    shown = menu(step.prompt[:150], Verb.STEP, step.options, draft, step.least, step.most, chosen)
    if step.most > 1 and len(step.options) > PAGE:
        return (*shown, Button("Go on", Verb.STEP, "\n", Style.MAIN))
    return shown
