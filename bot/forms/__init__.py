"""Forms: every kind of question as a screen of text, buttons and menus, without a word of Discord.

`show` makes the screen for a question and its draft; `act` takes a press, a selection or a typed text and
says what comes of it: another screen, an answer to submit, or a refusal to show.
"""

from bot.forms.changing import changing, kept_line, meant_by, said_in
from bot.forms.draft import Draft, dump_draft, load_draft
from bot.forms.filling import Effect, Show, Submit, act
from bot.forms.reading import read
from bot.forms.screen import Button, Control, Field, Menu, Modal, Screen
from bot.forms.showing import show
from bot.forms.waiting import People, name_of, wished

__all__ = [
    "Button",
    "Control",
    "Draft",
    "Effect",
    "Field",
    "Menu",
    "Modal",
    "People",
    "Screen",
    "Show",
    "Submit",
    "act",
    "changing",
    "dump_draft",
    "kept_line",
    "load_draft",
    "meant_by",
    "name_of",
    "read",
    "said_in",
    "show",
    "wished",
]
