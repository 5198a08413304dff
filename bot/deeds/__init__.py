"""Everything that can be done to a game: each deed is made here and done by `Tables.do`."""

from bot.deeds.deed import Deed
from bot.deeds.lobby import amend, configure
from bot.deeds.motions import carried
from bot.deeds.pace import end, extend, fire, force, pause, resume, set_deadline
from bot.deeds.players import answer, enter, leave, stand, undo, withdraw
from bot.deeds.seats import come_back, hand_over, replace_player, stand_in, vacate

__all__ = [
    "Deed", "amend", "answer", "carried", "come_back", "configure", "end", "enter", "extend", "fire",
    "force", "hand_over", "leave", "pause", "replace_player", "resume", "set_deadline", "stand", "stand_in",
    "undo", "vacate", "withdraw",
]  # fmt: skip
