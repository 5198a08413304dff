"""Receipts of answers: what was recorded, what is left to do; a press repeated on one changes nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.discord.form_pages import bulleted
from bot.discord.interactions import is_private
from bot.discord.pressed import Recording, Waiting
from bot.discord.wording import moment
from bot.forms import Button, Menu, Screen, headline, kept_line
from bot.forms.screen import MADE_LATER, PAGE, Style, Verb
from bot.forms.suggesting import SUGGEST
from bot.forms.waiting import STOP
from rules.table import Choice

REMEMBERED = 2000
DICE = "⚀⚁⚂⚃⚄⚅"
SHORT = 20  # letters of an answer that says nothing without its question


@dataclass(frozen=True, slots=True)
class Receipt:
    """A receipt as it is shown."""

    phase: int
    key: str
    text: str
    screen: Screen


def receipt_of(
    phase: int,
    recorded: Recording,
    came_of_it: Sequence[str] = (),
    *,
    can_change: bool,
    left: Sequence[Choice],
    following: str,
    onward: str,
    advises: bool,
    ahead: Menu | None = None,
    due: str = "",
    latest: int | None = None,
) -> Receipt:
    """The receipt of an answer; `left` is what is still to be answered, `following` says what comes next.

    `came_of_it` is what happened by it already. Of an answer given ahead, `ahead` is where to say what
    shall become of it if others act first. `due` is said of what comes next; `latest` is the moment when
    the answer is resolved at the latest. `advises`: what to answer next is suggested.
    """
    parts = [f"✅ **Recorded**{_to_what(recorded)}", *bulleted(recorded.lines)]
    if came_of_it:
        has_dice = any(die in line for line in came_of_it for die in DICE)
        parts += [f"{'🎲 ' if has_dice else ''}**What happened**", *bulleted(came_of_it)]
    controls: list[Button | Menu] = []
    if ahead is not None:
        parts.append(kept_line(recorded.if_changed))
        controls.append(ahead)
    if can_change:
        at_latest = f", at the latest {moment(latest)}" if latest else ""
        parts.append(f"You can change it until it is resolved{at_latest}.")
        controls.append(Button("Change it", Verb.FILL, window=MADE_LATER))
        controls.append(Button("Full form", Verb.REOPEN))
    if not left:
        parts.append("Nothing else is asked of you now.")
    elif len(left) == 1:
        parts.append(following)
        controls.append(Button(onward, Verb.ASK, left[0].key, Style.MAIN, MADE_LATER))
    else:
        controls.append(Menu(f"Next: {len(left)} more to answer", Verb.ASK, tuple(left[:PAGE])))
    if left and advises:
        controls.append(replace(SUGGEST, argument=left[0].key))
    if due:
        parts.append(f"-# {due}")
    return Receipt(phase, recorded.key, "\n".join(parts), Screen("", controls=tuple(controls)))


def _to_what(recorded: Recording) -> str:
    """What a short answer was given to; lines that say what is done speak for themselves."""
    is_short = len(recorded.lines) == 1 and len(recorded.lines[0]) <= SHORT
    return f": {headline(recorded.prompt)}" if is_short else ""


def receipt_of_waiting(phase: int, made: Waiting, left: Sequence[Choice], due: str = "") -> Receipt:
    """The receipt of somebody who waits for another before answering."""
    acted = "You are asked when that player has acted, or let the time run out"
    when = "You are called then" if made.other == made.seat else acted
    text = (
        f"⏳ **You wait for {made.name}**: {headline(made.prompt)}\n{when}. You may also answer before."
    ) + (f"\n-# {due}" if due else "")
    controls: list[Button | Menu] = [Button("Answer now", Verb.REOPEN), STOP]
    if left:
        controls.append(Menu(f"Next: {len(left)} more to answer", Verb.ASK, tuple(left[:PAGE])))
    return Receipt(phase, made.key, text, Screen("", controls=tuple(controls)))


class Receipts:
    """Which private messages show a receipt, as far as it is remembered."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, Receipt] = OrderedDict()

    def on(self, interaction: discord.Interaction[Any]) -> Receipt | None:
        """The receipt that the pressed message shows."""
        return self._shown.get(_message(interaction))

    def remember(self, interaction: discord.Interaction[Any], receipt: Receipt) -> None:
        """The pressed message shows a receipt now."""
        if message := _message(interaction):
            self._shown[message] = receipt
            self._shown.move_to_end(message)
            while len(self._shown) > REMEMBERED:
                self._shown.popitem(last=False)

    def forget(self, interaction: discord.Interaction[Any]) -> None:
        """The pressed message shows a form now."""
        self._shown.pop(_message(interaction), None)


def _message(interaction: discord.Interaction[Any]) -> int:
    """The private message that was pressed; 0 for none."""
    return interaction.message.id if interaction.message is not None and is_private(interaction) else 0
