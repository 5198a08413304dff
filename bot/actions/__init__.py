"""Everything that can be done to a game: each action is made here and done by `Tables.do`."""

from bot.actions.action import Action
from bot.actions.lobby import amend, configure
from bot.actions.motions import carried
from bot.actions.phases import begin, go_back, reopen
from bot.actions.players import after, answer, enter, stand, undo, withdraw
from bot.actions.seats import come_back, hand_over, replace_player, stand_in, vacate
from bot.actions.timing import end, extend, fire, force, pause, resume, set_deadline

__all__ = [
    "Action", "after", "amend", "answer", "begin", "carried", "come_back", "configure", "end", "enter",
    "extend", "fire", "force", "go_back", "hand_over", "pause", "reopen", "replace_player", "resume",
    "set_deadline", "stand", "stand_in", "undo", "vacate", "withdraw",
]  # fmt: skip
