"""Guided games: who learns, what was explained already, and the lesson of a question."""

from __future__ import annotations

from typing import Any

from bot.store.rows import GameRow, Json
from renders.faces import FACES
from rules.table import Question, Seat

LEARNING = "learning"
"""The setting of a guided game: for each seat that learns, the kinds of questions it has answered."""


def learners(*seats: Seat) -> dict[str, Json]:
    """The settings of a game in which these seats learn."""
    return {LEARNING: {str(seat): [] for seat in seats}}


def is_guided(row: GameRow) -> bool:
    """Whether somebody learns in this game."""
    return bool(row.settings.get(LEARNING))


def is_learner(row: GameRow, seat: Seat) -> bool:
    """Whether the player of a seat learns in this game."""
    return str(seat) in row.settings.get(LEARNING, {})


def lesson(row: GameRow, question: Question[Any], about: str, *, is_untouched: bool = True) -> str:
    """What is explained above a question; empty where nobody learns, or it was answered before.

    `about` is what `/rules` explains of the phase. `is_untouched`: the form stands as it was opened, so what
    would come of submitting it is said.
    """
    known = row.settings.get(LEARNING, {}).get(str(question.seat))
    if known is None:
        return ""
    course = FACES[row.ruleset].course
    key = course.found(question)
    if not key or key in known:
        return ""
    found = course.lessons[key]
    more = " · ".join(filter(None, (question.section, f"`/rules about:{about}`" if about else "")))
    suggested = f"💡 {found.suggested}" if is_untouched else ""
    return "\n".join(filter(None, (f"🎓 {found.text}", suggested, f"*More: {more}*" if more else "")))


def learnt(row: GameRow, question: Question[Any]) -> dict[str, Json]:
    """The settings after a learner has answered a question: it is not explained again."""
    courses = row.settings.get(LEARNING, {})
    known = courses.get(str(question.seat))
    key = FACES[row.ruleset].course.found(question)
    if known is None or key in known:
        return row.settings
    return {**row.settings, LEARNING: {**courses, str(question.seat): [*known, key]}}
