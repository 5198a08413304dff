"""The screen of a question: what is asked, what is in the draft, what can be pressed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.forms.changing import changing, kept_line, said_in
from bot.forms.draft import Draft
from bot.forms.paging import menu
from bot.forms.refereed import refereed
from bot.forms.screen import (
    BACK,
    CLEAR,
    PAGE,
    SUBMIT,
    Button,
    Control,
    Menu,
    Screen,
    Style,
    Verb,
    filling_button,
    small_window,
    with_preview,
)
from bot.forms.suggesting import advice_line, with_suggesting
from bot.forms.told import leaves, silent, warned, warnings_of
from bot.forms.waiting import People, waiting_controls, waiting_line
from rules.table import Allocate, Choice, Choose, Number, Open, Pick, Question, Refereed

FEW = 5  # as many buttons as fit in one row
DEFAULT = Button("Default", Verb.DEFAULT)


def show(
    asked: Open,
    draft: Draft,
    note: str = "",
    people: People | None = None,
    *,
    advises: bool = False,
    pictured: bool = False,
) -> Screen:
    """The form of an open question; `people` are those whom its seat could wait for.

    `advises`: a press suggests what to answer; `pictured`: one draws what comes of the draft.
    """
    question = asked.question
    lines, controls = _body(question, draft)
    if pictured:
        controls = with_preview(controls)
    if advises:
        controls = with_suggesting(controls, draft)
    extra: list[Control] = []
    if asked.given is not None:
        extra.append(Button("Take it back", Verb.WITHDRAW, style=Style.BAD))
        recorded = "; ".join(question.write(asked.given))
        note = note or f"Recorded so far: {recorded}. You can still change it."
    if question.topic:
        extra.append(Button("Always like this", Verb.STAND))
    heading = question.prompt
    if asked.ahead:
        said = said_in(asked, draft)
        heading += f"\n*You answer ahead. {kept_line(said)}*"
        extra.append(changing(asked, people or {}, said))
    extra += waiting_controls(asked, people or {})
    note = note or waiting_line(asked, people or {})
    warnings = warned(question, draft)
    if draft.data is not None and warnings_of(question, draft.data):
        anyway = replace(SUBMIT, label="Submit anyway")
        controls = tuple(anyway if control == SUBMIT else control for control in controls)
    return Screen(
        heading,
        lines,
        note,
        (*controls, *extra),
        warnings,
        silent(asked),
        leaves(question, draft),
        advice=advice_line(question, draft),
    )


def _body(question: Question[Any], draft: Draft) -> tuple[tuple[str, ...], tuple[Control, ...]]:
    match question:
        case Choose():
            return _notes(question), _choose(question, draft)
        case Number():
            return _meanings(question), _number(question, draft)
        case Pick():
            return _picked(question, draft), _pick(question, draft)
        case Allocate():
            return _spread(question, draft), _allocate(question, draft)
        case Refereed():
            return refereed(question, draft)
        case _:
            raise AssertionError(f"no form for {type(question).__name__}")


def _has_buttons(question: Choose) -> bool:
    return len(question.options) <= FEW and all(len(option.label) <= 40 for option in question.options)


def _notes(question: Choose) -> tuple[str, ...]:
    """What is to be said of the options; a menu says it by itself, buttons cannot."""
    noted = [option for option in question.options if option.note]
    return tuple(f"**{o.label}**: {o.note}" for o in noted) if _has_buttons(question) else ()


def _choose(question: Choose, draft: Draft) -> tuple[Control, ...]:
    submit = (SUBMIT,) if draft.reason else ()
    if _has_buttons(question):
        return (*(Button(o.label, Verb.TAKE, o.key, Style.MAIN) for o in question.options), *submit)
    chosen = (draft.data,) if draft.reason else ()
    options = menu("Choose one", Verb.TAKE, question.options, draft, chosen=chosen)
    return (*options, *submit, filling_button(bool(submit)))


def _meanings(question: Number) -> tuple[str, ...]:
    """What comes of each number; a menu says it by itself, buttons cannot."""
    numbers = range(question.low, question.high + 1)
    few = len(numbers) <= FEW
    return tuple(f"**{n}**: {note}" for n in numbers if (note := question.note(n))) if few else ()


def _number(question: Number, draft: Draft) -> tuple[Control, ...]:
    count = question.high - question.low + 1
    numbers = range(question.low, question.high + 1)
    submit = (SUBMIT,) if draft.reason else ()
    if count <= FEW:
        return (*(Button(str(n), Verb.TAKE, str(n), Style.MAIN) for n in numbers), *submit)
    hint = f"a number from {question.low} to {question.high}"
    filling = (*submit, filling_button(bool(submit)))
    if count > PAGE:
        return filling
    options = tuple(Choice(str(n), str(n), question.note(n)) for n in numbers)
    chosen = (str(draft.data),) if draft.reason else ()
    return (Menu(f"Choose {hint}", Verb.TAKE, options, chosen=chosen), *filling)


def _picked(question: Pick, draft: Draft) -> tuple[str, ...]:
    chosen = tuple(draft.data or ())
    lines = question.write(chosen) if chosen else ("Nothing is picked yet.",)
    if question.total is None:
        return lines
    weight = sum(question.weights.get(key, 1) for key in chosen)
    return (*lines, f"{weight} in total; {question.total} needed.")


def _pick(question: Pick, draft: Draft) -> tuple[Control, ...]:
    chosen = tuple(draft.data or ())
    options = question.options
    if question.weights:
        options = tuple(
            Choice(o.key, o.label, o.note or f"counts {question.weights.get(o.key, 1)}") for o in options
        )
    span = f"{question.least}" if question.least == question.most else f"{question.least} to {question.most}"
    most = max(1, min(question.most, len(options)))
    return (
        *menu(f"Pick {span}", Verb.TAKE, options, draft, least=0, most=most, chosen=chosen),
        SUBMIT,
        DEFAULT,
        CLEAR,
        filling_button(bool(chosen)),
    )


def _spread(question: Allocate, draft: Draft) -> tuple[str, ...]:
    given: dict[str, int] = draft.data or {}
    lines = question.write(given) if given else ("Nothing is chosen yet.",)
    return (*lines, f"{sum(given.values())} of {question.sum_asked} in total.")


def _allocate(question: Allocate, draft: Draft) -> tuple[Control, ...]:
    given: dict[str, int] = draft.data or {}
    if draft.focus in question.limits:
        most = question.limits[draft.focus]
        name = question.label(draft.focus)
        window = small_window(name, "How many?", f"0 to {most}", str(given.get(draft.focus, "")))
        if most >= PAGE:
            return (Button(f"{name[:60]}: how many?", Verb.STEP, style=Style.MAIN, window=window), BACK)
        options = tuple(Choice(str(n), str(n)) for n in range(most + 1))
        return (Menu(f"{name}: how many?"[:150], Verb.STEP, options), BACK)
    options = tuple(
        Choice(key, question.label(key), f"{given.get(key, 0)} of at most {limit}")
        for key, limit in question.limits.items()
        if limit
    )
    return (
        *menu("Choose, then how many", Verb.FOCUS, options, draft),
        SUBMIT,
        DEFAULT,
        CLEAR,
        filling_button(bool(given)),
    )
