"""Suggestions: a form filled with what a stand-in would do, with a way back to what stood there before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.forms.draft import Draft
from bot.forms.screen import Button, Control, Verb
from rules.table import Choose, Data, Number, Question

SUGGEST = Button("Suggest", Verb.SUGGEST)
RESTORE = Button("Back to mine", Verb.RESTORE)
PLAIN = "A stand-in would do so in your place."
TO_SUBMIT = "Submit it, change it, or empty it with **Start over**."
TO_CHOOSE = "Submit it, or choose something else."
IN_WINDOW = "It is filled in below: submit it, change it, or take it out."


@dataclass(frozen=True, slots=True)
class Advice:
    """What a stand-in would answer in the place of a person, and why."""

    data: Data
    reason: str


def suggested(draft: Draft, advice: Advice) -> Draft:
    """The draft with a suggestion in the place of what stood there, which is kept to go back to."""
    if draft.reason and draft.data == advice.data:
        return draft
    is_blank = replace(draft, if_changed=Draft().if_changed, before=None) == Draft()
    before = draft.before if is_blank else replace(draft, before=None)
    return Draft(advice.data, if_changed=draft.if_changed, reason=advice.reason or PLAIN, before=before)


def restored(draft: Draft) -> Draft:
    """What stood in the form before a suggestion."""
    return draft.before or Draft()


def advice_line(question: Question[Any], draft: Draft) -> str:
    """That the draft was suggested, and why; what it is, where the form itself does not show it."""
    if not draft.reason:
        return ""
    answer = "; ".join(question.write(draft.data)) if isinstance(question, Choose | Number) else ""
    return f"💡 **Suggested{f': {answer}' if answer else ''}.** {draft.reason}"


def advice_in_window(question: Question[Any], draft: Draft) -> str:
    """The same at the head of a window, with what to do about it."""
    line = advice_line(question, draft)
    return f"{line} {IN_WINDOW}" if line else ""


def advice_for_learner(question: Question[Any], draft: Draft) -> str:
    """The same in the form of somebody who did not ask for it, with what to do about it."""
    line = advice_line(question, draft)
    ways = TO_CHOOSE if isinstance(question, Choose | Number) else TO_SUBMIT
    return f"{line} {ways}" if line else ""


def with_suggesting(controls: Sequence[Control], draft: Draft) -> tuple[Control, ...]:
    """The controls of a form, with those for a suggestion behind what submits and fills it."""
    if draft.path:
        return tuple(controls)
    added = [] if draft.reason else [SUGGEST]
    added += [RESTORE] if draft.before is not None else []
    main = [place for place, control in enumerate(controls, 1) if _is_main(control)]
    place = main[-1] if main else len(controls)
    return (*controls[:place], *added, *controls[place:])


def _is_main(control: Control) -> bool:
    """Whether a control answers with the draft, or opens the window of it."""
    return isinstance(control, Button) and (
        control.verb is Verb.SUBMIT or (control.verb is Verb.FILL and not control.argument)
    )
