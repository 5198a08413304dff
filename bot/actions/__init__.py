"""Everything that can be done to a game: each action is made here and done by `Tables.do`."""

from bot.actions.action import Action
from bot.actions.hosts import hand_on_hosting, share_hosting, unshare_hosting
from bot.actions.leaving import leave_for_good
from bot.actions.lobby import amend, configure
from bot.actions.motions import carried
from bot.actions.nudging import nudge
from bot.actions.phases import begin, go_back, reopen, take_back, take_over
from bot.actions.places import find_channel, lose_channel, move_to
from bot.actions.players import after, answer, by, enter, stand, undo, withdraw
from bot.actions.seats import come_back, hand_over, replace_player, stand_in, take_seat, vacate
from bot.actions.timing import end, extend, fire, force, pause, resume, set_deadline

__all__ = [
    "Action", "after", "amend", "answer", "begin", "by", "carried", "come_back", "configure", "end",
    "enter", "extend", "find_channel", "fire", "force", "go_back", "hand_on_hosting", "hand_over",
    "leave_for_good", "lose_channel", "move_to", "nudge", "pause", "reopen", "replace_player", "resume",
    "set_deadline", "share_hosting", "stand", "stand_in", "take_back", "take_over", "take_seat", "undo",
    "unshare_hosting", "vacate", "withdraw",
]  # fmt: skip
