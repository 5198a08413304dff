"""What a form shows: text, and controls that each name a verb."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.table import Choice

PAGE = 25  # options a menu can hold


class Style(StrEnum):
    """How a button looks."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class Verb(StrEnum):
    """What a control does."""

    TAKE = "take"  # choose these values, or put them into the draft
    STEP = "step"  # one step on the way to a line
    BACK = "back"  # one step back
    DROP = "drop"  # take a line out
    PAGE = "page"  # turn the page of a long menu
    FIND = "find"  # narrow a long menu by a typed text
    FOCUS = "focus"  # choose what the next amount is for
    TYPE = "type"  # a typed text in place of menus
    MEAN = "mean"  # which of several things a typed word means
    CLEAR = "clear"  # begin again
    SUBMIT = "submit"  # answer with the draft
    DEFAULT = "default"  # put the default answer into the draft
    NOTHING = "nothing"  # put the answer that does nothing into the draft
    WITHDRAW = "withdraw"  # take the answer back
    STAND = "stand"  # make this answer a standing order
    PREVIEW = "preview"  # draw what the draft would do
    WAIT = "wait"  # answer when another seat has acted
    CHANGED = "changed"  # what becomes of the answer if others act first
    REOPEN = "reopen"  # show the form again, to change the answer
    ASK = "ask"  # another question of the same seat


@dataclass(frozen=True, slots=True)
class Field:
    """One line or box to type into."""

    label: str
    hint: str = ""
    value: str = ""
    long: bool = False


@dataclass(frozen=True, slots=True)
class Modal:
    """A window with one field, opened by a button."""

    title: str
    field: Field


@dataclass(frozen=True, slots=True)
class Button:
    """A press: of a verb with an argument, or opening a window first."""

    label: str
    verb: Verb
    argument: str = ""
    style: Style = Style.PLAIN
    modal: Modal | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A selection of up to 25 options."""

    placeholder: str
    verb: Verb
    options: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()


Control = Button | Menu


@dataclass(frozen=True, slots=True)
class Screen:
    """A form as it stands: a heading, what is in the draft, a note on the last act, and the controls.

    `warnings` are what the draft would lose or leave undone; `due` says until when it is asked, and what
    happens if nothing is answered; `leaves` is what the draft leaves the person with; `lesson` explains the
    question to somebody who meets it for the first time.
    """

    heading: str
    lines: tuple[str, ...] = ()
    note: str = ""
    controls: tuple[Control, ...] = ()
    warnings: tuple[str, ...] = ()
    due: str = ""
    leaves: str = ""
    lesson: str = ""


SUBMIT = Button("Submit", Verb.SUBMIT, style=Style.GOOD)
CLEAR = Button("Start over", Verb.CLEAR)
BACK = Button("Back", Verb.BACK)


def typing_button(hint: str, long: bool = False, value: str = "") -> Button:
    """The button that opens a window to type the answer; what was typed and not understood stands in it."""
    field = Field("Your answer in words", hint, value, long)
    return Button("Write…", Verb.TYPE, modal=Modal("Your answer", field))
