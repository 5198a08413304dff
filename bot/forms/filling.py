"""What comes of a press, a selection or a typed text in a form."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.forms.doubts import clearer, doubt_of
from bot.forms.draft import Draft
from bot.forms.paging import page_of
from bot.forms.reading import read, whole_number
from bot.forms.screen import PAGE, Verb
from bot.forms.suggesting import restored
from bot.forms.written_lines import understood
from rules.table import Allocate, Choose, Data, Drafted, Number, Pick, Question, Refereed, Refusal, Step


@dataclass(frozen=True, slots=True)
class Show:
    """Show the form with this draft, and why the last act changed nothing if it did not."""

    draft: Draft
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Submit:
    """Answer with this; `draft` is what the form begins with if it is refused."""

    data: Data
    draft: Draft | None = None


Effect = Show | Submit


def act(question: Question[Any], draft: Draft, verb: Verb, values: tuple[str, ...]) -> Effect:
    """What a control of this question's form does; what stood there before a suggestion is kept."""
    if verb is Verb.RESTORE:
        return Show(restored(draft))
    effect = _acted(question, draft, verb, values)
    if effect.draft is None:
        return effect
    reason = draft.reason if effect.draft.data == draft.data else ""
    return replace(effect, draft=replace(effect.draft, reason=reason, before=draft.before))


def _acted(question: Question[Any], draft: Draft, verb: Verb, values: tuple[str, ...]) -> Effect:
    match verb:
        case Verb.PAGE:
            return Show(replace(draft, page=max(0, _number(values) or 0)))
        case Verb.FIND:
            return Show(replace(draft, find="".join(values).strip(), page=0))
        case Verb.CLEAR:
            return Show(Draft())
        case Verb.DEFAULT:
            return Show(Draft(question.default()))
        case Verb.NOTHING:
            return Show(Draft(question.nothing()))
        case Verb.SUBMIT:
            return Submit(_drafted(question, draft))
        case Verb.TYPE:
            return _typed(question, draft, "\n".join(values))
        case Verb.MEAN:
            return _meant(question, draft, values)
        case Verb.BACK:
            return Show(replace(draft, path=draft.path[:-1], focus="", page=0, find=""))
        case Verb.FOCUS:
            return Show(replace(draft, focus=values[0] if values else "", page=0, find=""))
        case Verb.TAKE:
            return _taken(question, draft, values)
        case Verb.STEP:
            return stepped(question, draft, values)
        case Verb.DROP:
            return _dropped(question, draft, _number(values))
        case _:
            return Show(draft)


def _number(values: tuple[str, ...]) -> int | None:
    return whole_number(values[0]) if values else None


def _drafted(question: Question[Any], draft: Draft) -> Data:
    if draft.text and isinstance(question, Refereed):
        return understood(question, draft).data
    if draft.data is not None:
        return draft.data
    return (
        question.default() if isinstance(question, Refereed) else ([] if isinstance(question, Pick) else {})
    )


def _typed(question: Question[Any], draft: Draft, text: str) -> Effect:
    if isinstance(question, Refereed):
        return _lines(question, draft, text)
    data = read(question, text, draft.data)
    if isinstance(data, Refusal):
        return Show(draft, data)
    return Submit(data) if isinstance(question, Choose | Number) else Show(Draft(data))


def _lines(question: Refereed[Any], draft: Draft, text: str) -> Effect:
    """The draft with the written lines; where some cannot be read, all are kept to be put right."""
    data = read(question, text, draft.data)
    if isinstance(data, Refusal):
        return Show(Draft(draft.data, text=text), data)
    return Show(Draft(data))


def _meant(question: Question[Any], draft: Draft, values: tuple[str, ...]) -> Effect:
    """One of the candidates takes the place of the word that was asked back; then all is read again."""
    place = _number(values)
    doubt = doubt_of(question, draft)
    if doubt is None or place is None or not 0 <= place < len(doubt.candidates):
        return Show(draft)
    text = clearer(question, draft, doubt, doubt.candidates[place])
    return _typed(question, draft, text)


def _taken(question: Question[Any], draft: Draft, values: tuple[str, ...]) -> Effect:
    match question:
        case Number():
            number = _number(values)
            return Submit("".join(values[:1]) if number is None else number)
        case Pick():
            shown = {option.key for option in page_of(question.options, draft)}
            elsewhere = [key for key in draft.data or () if key not in shown]
            return Show(replace(draft, data=[*elsewhere, *values]))
        case _:
            return Submit(values[0] if values else "")


def stepped(question: Question[Any], draft: Draft, values: tuple[str, ...]) -> Effect:
    """What comes of a choice on the way to one more line."""
    if isinstance(question, Allocate):
        amount = _number(values)
        spread = dict(draft.data or {})
        if amount is None:
            return Show(replace(draft, focus=""), Refusal(()))
        spread[draft.focus] = amount
        return Show(replace(draft, data={key: n for key, n in spread.items() if n}, focus=""))
    if not isinstance(question, Refereed):
        return Show(draft)
    data = question.default() if draft.data is None else draft.data
    step = question.step(data, draft.path)
    if isinstance(step, Step) and step.most > 1 and len(step.options) > PAGE:
        gathered = _gathered(step, draft, values)
        if values != ("\n",):
            return Show(replace(draft, focus="\n".join(gathered)))
        values = gathered
        if len(values) < step.least:
            return Show(draft)
    path = (*draft.path, values)
    after = question.step(data, path)
    if isinstance(after, Drafted):
        return Submit(after.draft) if after.submit else Show(Draft(after.draft))
    return Show(Draft(draft.data, path))


def _gathered(step: Step, draft: Draft, values: tuple[str, ...]) -> tuple[str, ...]:
    """What is chosen on all pages of a long menu, `values` being those of the open page."""
    before = tuple(draft.focus.split("\n")) if draft.focus else ()
    if values == ("\n",):
        return before
    shown = {option.key for option in page_of(step.options, draft)}
    return (*(key for key in before if key not in shown), *values)[: step.most]


def _dropped(question: Question[Any], draft: Draft, line: int | None) -> Effect:
    if not isinstance(question, Refereed) or line is None:
        return Show(draft)
    data = question.default() if draft.data is None else draft.data
    if not 0 <= line < len(question.write(data)):
        return Show(draft)
    return Show(Draft(question.drop(data, line)))
