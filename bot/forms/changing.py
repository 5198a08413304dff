"""Answering ahead: what shall become of the answer if others act first; one choice, in a form or a window."""

from __future__ import annotations

from bot.forms.draft import Draft
from bot.forms.screen import PAGE, Menu, Verb
from bot.forms.waiting import People, name_of
from rules.table import Choice, Open, Seat
from rules.table.inputs import IfChanged

_SAID = {
    IfChanged.WHOLE: Choice("whole", "Do it if all of it still fits", "otherwise you are asked again"),
    IfChanged.FIT: Choice("fit", "Do what still fits", "you are asked again only if nothing does"),
    IfChanged.MINE: Choice("mine", "Ask me if something of mine is gone", "or if not all of it fits"),
}
_KEPT = {
    IfChanged.WHOLE: "Kept for your turn. If it no longer fits then, you are asked again.",
    IfChanged.FIT: "Kept for your turn. What still fits then is done.",
    IfChanged.MINE: "Kept for your turn. If something of yours is gone by then, you are asked again.",
}


def kept_line(if_changed: IfChanged) -> str:
    """What becomes of an answer given ahead."""
    return _KEPT[if_changed]


def changing(asked: Open, people: People, said: IfChanged) -> Menu:
    """What shall happen if others act first: to the answer, or to wait for one's turn or for somebody."""
    own = asked.question.seat
    waits = [
        Choice(str(seat), f"Wait for {name_of(people, seat)}", "you are called when they have acted")
        for seat in asked.before
        if seat != own
    ]
    turn = Choice(str(own), "Wait for my turn", "you are called then")
    chosen = _SAID[said].key if asked.after is None else str(asked.after)
    options = (*_SAID.values(), turn, *waits)[:PAGE]
    return Menu("If others change things before your turn…", Verb.CHANGED, options, chosen=(chosen,))


def meant_by(value: str) -> IfChanged | Seat | None:
    """What was chosen: what becomes of the answer, or the seat to wait for."""
    if value.isdecimal() and value.isascii():
        return int(value)
    return next((said for said, choice in _SAID.items() if choice.key == value), None)


def said_in(asked: Open, draft: Draft) -> IfChanged:
    """What was said so far: in the draft, or with the answer."""
    return draft.if_changed or asked.if_changed
