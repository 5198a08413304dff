"""WE 7: a window of the floor with what was put together or suggested before in its parts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from rules.civ.trade.answers import (
    ANSWER,
    HINT,
    AcceptAnswer,
    Answer,
    CounterAnswer,
    OfferAnswer,
    TermsAnswer,
)
from rules.civ.trade.windows import ACT, GIVE, NOTE, TO, UNNAMED, WANT, so_many
from rules.table import Data, Refusal
from rules.table.strict import read_strictly
from rules.table.window import ListPart, Part, Window


def with_draft(window: Window, key: str, draft: Data) -> Window:
    """The window, filled with a draft that is meant for it."""
    answer: Answer | Refusal = read_strictly(ANSWER, draft, HINT)
    if isinstance(answer, Refusal) or answer.act == "done":  # to be done is what stands there unprepared
        return window
    about = getattr(answer, "offer", None)
    acts = (answer.act, "choose") if answer.act == "accept" else (answer.act,)
    if key and key not in {act if about is None else f"{act}:{about}" for act in acts}:
        return window
    filled = {ACT: (f"{answer.act}:{about}" if about is not None else answer.act,), **_parts(answer)}
    return replace(window, parts=tuple(_filled(part, filled) for part in window.parts))


def _parts(answer: Answer) -> Mapping[str, tuple[str, ...]]:
    """What belongs into each part of the window of an act."""
    match answer:
        case OfferAnswer(to=to):
            whom = to if isinstance(to, tuple) else (to,)
            return {TO: tuple(map(str, whom)), **_terms(answer)}
        case CounterAnswer():
            return _terms(answer)
        case AcceptAnswer(cards=cards):
            return {GIVE: _keys(cards or (), cards or ())}
    return {}


def _terms(answer: TermsAnswer) -> dict[str, tuple[str, ...]]:
    count = answer.count or len(answer.want)
    want = so_many(answer.want, count, answer.want_treasury)
    if answer.give_treasury:
        want += f", I add {answer.give_treasury} treasury"
    return {GIVE: _keys(answer.give, answer.say), WANT: (want,), NOTE: (answer.note,)}


def _keys(give: tuple[str, ...], say: tuple[str, ...] | None) -> tuple[str, ...]:
    """The cards by their places in the menu, those that are not named marked so."""
    seen: Counter[str] = Counter()
    named = Counter(give if say is None else say)
    found = []
    for name in give:
        seen[name] += 1
        found.append(f"{name}#{seen[name]}{'' if seen[name] <= named[name] else UNNAMED}")
    return tuple(found)


def _filled(part: Part, filled: Mapping[str, tuple[str, ...]]) -> Part:
    given = filled.get(part.id)
    if given is None:
        return part
    if not isinstance(part, ListPart):
        return replace(part, value=given[0])
    there = {option.key for option in part.options}
    found = (key if key in there else key.removesuffix(UNNAMED) for key in given)
    found = (key if key in there else f"{key}{UNNAMED}" for key in found)  # a calamity cannot be named
    return replace(part, chosen=tuple(key for key in found if key in there))
