"""What the players voted for is done."""

from __future__ import annotations

from bot.deeds.deed import Deed
from bot.deeds.pace import end, extend, pause, resume
from bot.deeds.seats import replace_player
from bot.notices import MotionCarried
from bot.sitting import Play
from bot.votes import Motion, motion_parts
from rules.table import Refusal


def carried(motion: str) -> Deed:
    """Do what a motion that has carried says."""
    then = _deed(*motion_parts(motion))

    def deed(play: Play) -> Refusal | None:
        play.notices.append(MotionCarried(motion))
        return then(play)

    return deed


def _deed(kind: Motion, about: int | None) -> Deed:
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
