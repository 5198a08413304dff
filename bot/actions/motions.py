"""What the players voted for is done."""

from __future__ import annotations

from bot.actions.action import Action
from bot.actions.seats import replace_player
from bot.actions.timing import end, extend, pause, resume
from bot.attempt import Attempt
from bot.notices import MotionCarried
from bot.votes import Motion, motion_parts
from rules.table import Refusal


def carried(motion: str) -> Action:
    """Do what a motion that has carried says."""
    then = _action(*motion_parts(motion))

    def action(attempt: Attempt) -> Refusal | None:
        attempt.notices.append(MotionCarried(motion))
        return then(attempt)

    return action


def _action(kind: Motion, about: int | None) -> Action:
    match kind:
        case Motion.EXTEND:
            return extend()
        case Motion.PAUSE:
            return pause()
        case Motion.RESUME:
            return resume()
        case Motion.END:
            return end()
        case Motion.REPLACE:
            assert about is not None
            return replace_player(about)
