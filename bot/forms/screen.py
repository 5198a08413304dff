"""What a form shows: text, and controls that each name a verb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.table import Choice
from rules.table.window import TextPart, Window

PAGE = 25  # options a menu can hold
PARTS = 5  # parts a window can hold, what is to be read included


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
    FILL = "fill"  # a window of several parts
    MEAN = "mean"  # which of several things a typed word means
    CLEAR = "clear"  # begin again
    SUBMIT = "submit"  # answer with the draft
    DEFAULT = "default"  # put the default answer into the draft
    SUGGEST = "suggest"  # put what a stand-in would do into the draft
    RESTORE = "restore"  # what stood in the draft before a suggestion
    NOTHING = "nothing"  # put the answer that does nothing into the draft
    WITHDRAW = "withdraw"  # take the answer back
    STAND = "stand"  # make this answer a standing order
    PREVIEW = "preview"  # draw what the draft would do
    WAIT = "wait"  # answer when another seat has acted
    CHANGED = "changed"  # what becomes of the answer if others act first
    REOPEN = "reopen"  # show the form again, to change the answer
    ASK = "ask"  # another question of the same seat


@dataclass(frozen=True, slots=True)
class Button:
    """A press: of a verb with an argument, or opening a window first."""

    label: str
    verb: Verb
    argument: str = ""
    style: Style = Style.PLAIN
    window: Window | None = None


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
    question to somebody who meets it for the first time; `advice` says that the draft was suggested, and why.
    """

    heading: str
    lines: tuple[str, ...] = ()
    note: str = ""
    controls: tuple[Control, ...] = ()
    warnings: tuple[str, ...] = ()
    due: str = ""
    leaves: str = ""
    lesson: str = ""
    advice: str = ""


PREVIEW = Button("Preview", Verb.PREVIEW)


def with_preview(controls: Sequence[Control]) -> tuple[Control, ...]:
    """The controls of a form whose draft can be drawn: the press for it stands behind what submits it."""
    behind = {Verb.SUBMIT, Verb.FILL}
    places = [n for n, each in enumerate(controls, 1) if isinstance(each, Button) and each.verb in behind]
    place = places[-1] if places else len(controls)
    return (*controls[:place], PREVIEW, *controls[place:])


def turning(screen: Screen, page: int, pages: int) -> Screen:
    """The form beside a page of its preview; where there are several, the press shows the next of them."""
    if pages < 2:
        return screen
    after = min(page, pages) % pages + 1
    button = replace(PREVIEW, label=f"Preview {after} of {pages}", argument=str(after))
    return replace(screen, controls=tuple(button if each == PREVIEW else each for each in screen.controls))


MADE_LATER = Window()
"""A window that is made when it is opened."""
SUBMIT = Button("Submit", Verb.SUBMIT, style=Style.GOOD)
CLEAR = Button("Start over", Verb.CLEAR)
BACK = Button("Back", Verb.BACK)


def small_window(title: str, label: str, hint: str, value: str = "") -> Window:
    """A window with one line to write into."""
    return Window((TextPart("text", label, hint, value),), title=title)


def filling_button(changes: bool) -> Button:
    """The button that opens the window of a question."""
    return Button("Change…" if changes else "Fill in…", Verb.FILL, window=MADE_LATER)
