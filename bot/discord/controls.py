"""A screen as Discord shows it: rows of buttons and menus, within Discord's limits."""

from __future__ import annotations

import discord

from bot.discord.ids import FormId
from bot.discord.wording import clipped
from bot.forms import Button, Menu, Screen
from bot.forms.screen import Style

ROWS = 5
ACROSS = 5
STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.BAD: discord.ButtonStyle.danger,
}


def view_of(screen: Screen, game: int, phase: int, mark: str) -> discord.ui.View:
    """The controls of a screen. They carry their meaning in their ids: nothing waits in memory for them."""
    view = discord.ui.View(timeout=None)
    menus = [control for control in screen.controls if isinstance(control, Menu)]
    buttons = [control for control in screen.controls if isinstance(control, Button)]
    for row, menu in enumerate(menus[: ROWS - 1]):
        view.add_item(_select(menu, row, FormId(game, phase, mark, menu.verb)))
    first = len(menus[: ROWS - 1])
    room = (ROWS - first) * ACROSS
    for place, button in enumerate(buttons[:room]):
        opens = "?" if button.window else ""
        id_ = FormId(game, phase, mark, button.verb, opens + button.argument)
        view.add_item(
            discord.ui.Button(
                label=clipped(button.label, 80),
                style=STYLES[button.style],
                custom_id=str(id_),
                row=first + place // ACROSS,
            )
        )
    return view


def _select(menu: Menu, row: int, id_: FormId) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=clipped(option.label, 100),
            value=option.key,
            description=clipped(option.note, 100) or None,
            default=option.key in menu.chosen,
        )
        for option in menu.options
    ]
    most = max(1, min(menu.most, len(options)))
    return discord.ui.Select(
        custom_id=str(id_),
        placeholder=clipped(menu.placeholder, 150),
        min_values=min(menu.least, most),
        max_values=most,
        options=options,
        row=row,
    )
