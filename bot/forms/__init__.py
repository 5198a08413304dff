"""Forms: every kind of question as a window or a screen, without a word of Discord.

`opened` makes the window of a question and `fill` takes what was put into it; `show` makes the screen for a
question and its draft, and `act` takes a press, a selection or a typed text. Both say what comes of it: a
screen, an answer to submit, or a refusal to show.
"""

from bot.forms.changing import changing, kept_line, meant_by, said_in
from bot.forms.draft import Draft, dump_draft, load_draft
from bot.forms.filling import Effect, Show, Submit, act
from bot.forms.named import with_nations
from bot.forms.reading import read
from bot.forms.screen import Button, Control, Menu, Screen
from bot.forms.showing import show
from bot.forms.suggesting import Advice, suggested
from bot.forms.waiting import People, name_of, wished
from bot.forms.window_filling import fill
from bot.forms.windows import headline, opened

__all__ = [
    "Advice",
    "Button",
    "Control",
    "Draft",
    "Effect",
    "Menu",
    "People",
    "Screen",
    "Show",
    "Submit",
    "act",
    "changing",
    "dump_draft",
    "fill",
    "headline",
    "kept_line",
    "load_draft",
    "meant_by",
    "name_of",
    "opened",
    "read",
    "said_in",
    "show",
    "suggested",
    "wished",
    "with_nations",
]
