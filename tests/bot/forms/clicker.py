"""Somebody who plays by pressing what a form shows, and nothing else."""

from __future__ import annotations

from bot.forms import Draft, Menu, Screen, Submit, act, show
from bot.forms.screen import PAGE, Verb
from rules.table import Chance, Open, Refusal, Table

PATIENCE = 400
QUIET = {Verb.WITHDRAW, Verb.STAND, Verb.PREVIEW, Verb.FILL, Verb.FIND, Verb.WAIT}


def press(screen: Screen, dice: Chance) -> tuple[Verb, tuple[str, ...]]:
    """A press of any control: a button's argument, or a legal selection of a menu."""
    controls = [c for c in screen.controls if c.verb not in QUIET]
    control = dice.pick("control", controls)
    if isinstance(control, Menu):
        keys = [option.key for option in control.options]
        assert 0 < len(keys) <= PAGE
        assert control.least <= control.most <= len(keys)
        dice.shuffle("menu", keys)
        count = control.least + dice.below("menu", control.most - control.least + 1)
        return control.verb, tuple(keys[:count])
    if control.window:
        return control.verb, (str(dice.below("typed", 6)),)
    return control.verb, (control.argument,) if control.argument else ()


def fill(table: Table, asked: Open, dice: Chance) -> int:
    """Press until the question is answered; how many presses it took."""
    question, draft = asked.question, Draft()
    for presses in range(1, PATIENCE):
        screen = show(asked, draft)
        outcome = act(question, draft, *press(screen, dice))
        if isinstance(outcome, Submit):
            if table.answer(question.seat, question.key, outcome.data) is None:
                return presses
            if presses > PATIENCE // 2:
                assert table.answer(question.seat, question.key, question.default()) is None
                return presses
        else:
            draft = outcome.draft
            assert outcome.refusal is None or isinstance(outcome.refusal, Refusal)
    raise AssertionError(f"no way out of the form of {question.key}: {draft}")
