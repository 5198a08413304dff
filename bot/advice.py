"""Advice: what a stand-in would do in a person's place, from what that person's seat knows."""

from __future__ import annotations

from typing import Any

from bot.forms.suggesting import Advice
from bot.live_game import Kinds
from bot.standins import Defaults, acts_in, considered
from bot.store.rows import ADVICE, GameRow
from rules.standins import BY_GAME, acts_on_floor
from rules.table import Choose, Deal, Question, Table

ENOUGH = "You have traded long enough for this turn."


def gives_advice(row: GameRow) -> bool:
    """Whether the forms of a game suggest what to answer."""
    return bool(row.settings.get(ADVICE, True))


def advice_on(table: Table, question: Question[Any], kinds: Kinds) -> Advice:
    """What the stand-in of the game would answer, and why; the same for as long as nothing happens.

    A game that has no stand-in of its own suggests the default, not chance.
    """
    standin = kinds.get(BY_GAME.get(table.game.key, ""), Defaults())
    begun = table.checkpoint
    mark = f"advice {begun.number}/{begun.fork}/{question.seat}/{question.key}"
    if table.is_floor and acts_in(table)[question.seat] >= acts_on_floor(len(table.names)):
        return Advice(question.default(), ENOUGH)
    view = table.view_at(question.seat, question.key)
    data = considered(table, question, standin, view, mark)
    return Advice(data, standin.reason(question, view, data))


def instead_of_nothing(table: Table, question: Question[Any], kinds: Kinds) -> Advice | None:
    """Advice, where submitting a form as it opens does nothing and a stand-in would do something.

    Whoever chooses one of several must press it anyway, and nobody trades unasked.
    """
    default = question.default()
    if isinstance(question, Choose | Deal) or default is None or question.nothing() != default:
        return None
    made = advice_on(table, question, kinds)
    return None if made.data == default else made
