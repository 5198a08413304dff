"""What comes of a window that was filled in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.forms.changing import meant_by
from bot.forms.draft import Draft
from bot.forms.filling import Effect, Show, Submit, stepped
from bot.forms.fitting import OUTDATED, gathered
from bot.forms.plain_windows import plain_answer
from bot.forms.windows import FORM, LINES, MORE, STEP, THEN, window_for
from bot.forms.written_lines import Sorted, emptied, forbidden_marked, retypable, sorted_out, unmarked
from rules.table import Data, Deal, Drafted, Question, Refereed, Refusal
from rules.table.inputs import IfChanged
from rules.table.refusal import unreadable
from rules.table.window import Lines, Values, first, written

EMPTY = "Nothing is filled in."


def fill(question: Question[Any], draft: Draft, key: str, values: Values) -> Effect:
    """What comes of a window: an answer, the form with what is still to be chosen, or why it is refused."""
    window = window_for(question, draft, key)
    if window is None:
        return Show(draft, unreadable(OUTDATED))
    said = meant_by(first(values, THEN))
    if isinstance(said, IfChanged):
        draft = replace(draft, if_changed=said)
    put = {part: given for part, given in values.items() if part != THEN}
    found = gathered(window, put)
    if isinstance(found, Refusal):
        return Show(replace(draft, put=put), found)
    effect = _filled(question, draft, key, found, put)
    made = replace(effect.draft or draft, if_changed=draft.if_changed, before=draft.before)
    if isinstance(effect, Submit) and first(values, THEN) != FORM:
        return Submit(effect.data, made)
    return Show(made, None if isinstance(effect, Submit) else effect.refusal)


def _filled(question: Question[Any], draft: Draft, key: str, found: Values, put: Values) -> Effect:
    if not isinstance(question, Refereed):
        answer = plain_answer(question, found)
        if isinstance(answer, Refusal):
            return Show(replace(draft, put=put), answer)
        return Submit(answer, Draft(answer))
    base, text = _written(question, draft, found)
    own = question.window(question.default() if draft.data is None else draft.data, key)
    kept = {part: given for part, given in put.items() if part not in (LINES, MORE)}
    if own is not None and own.lines is not Lines.WHOLE:
        made = question.filled(base, key, found)
        if isinstance(made, Refusal):
            return Show(replace(draft, put=put), made)
        got = sorted_out(question, text, made.draft) if text else Sorted(made.draft)
        return _unread(made.draft, text, kept, got) or _made(question, Drafted(got.data, made.submit))
    got = sorted_out(question, text, base) if text else Sorted(base)
    if unread := _unread(base, text, kept, got):
        return unread
    if own is not None:
        made = question.filled(got.data, key, found)
        return Show(Draft(got.data, put=kept), made) if isinstance(made, Refusal) else _made(question, made)
    if chosen := found.get(STEP, ()):
        return stepped(question, Draft(got.data), chosen)
    if isinstance(question, Deal) and draft.data is None and not text:
        return Show(draft, unreadable(EMPTY))
    return _judged(question, got.data)


def _unread(base: Data, text: str, kept: Values, got: Sorted) -> Show | None:
    """The form with the text that cannot be read, where that is so."""
    return Show(Draft(base, text=text, put=kept), Refusal(got.faults)) if got.unread else None


def _made(question: Refereed[Any], made: Drafted) -> Effect:
    return _judged(question, made.draft) if made.submit else Show(Draft(made.draft))


def _judged(question: Refereed[Any], data: Data) -> Effect:
    """An answer to be given; refused, it comes back with its faulty line marked."""
    if not isinstance(question.check(data), Refusal):
        return Submit(data, Draft(data))
    return Submit(data, Draft(data, put={LINES: (forbidden_marked(question, data),)}))


def _written(question: Refereed[Any], draft: Draft, found: Values) -> tuple[Data, str]:
    """The draft that a text is read onto, and the text."""
    data = question.default() if draft.data is None else draft.data
    if LINES not in found:
        return data, unmarked(written(found, MORE))
    text = unmarked(written(found, LINES))
    return (data, "") if text == retypable(question, data) else (emptied(question), text)
