"""Suggestions while somebody types, never more than Discord takes, never an error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from bot.store.rows import GameRow
from rules.games import finder_among

if TYPE_CHECKING:
    from bot.discord.app import Amphora

MOST = 25


def choices(names: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """The names that fit what was typed so far."""
    return listed(finder_among(tuple(names)).matching(typed))


def listed(fitting: Sequence[str]) -> list[app_commands.Choice[str]]:
    """As many of these names as can be shown."""
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in fitting[:MOST]]


def labelled(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """The same with a label for each value."""
    by_label = {label: value for value, label in labels.items()}
    fitting = finder_among(tuple(by_label)).matching(typed)
    return [app_commands.Choice(name=label[:100], value=by_label[label][:100]) for label in fitting[:MOST]]


def one_more(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """The same for a list with commas: those before the last stay as they are typed."""
    before, comma, last = typed.rpartition(",")
    if not comma:
        return labelled(labels, typed)
    lead = f"{before.strip()}, "
    found = labelled(labels, last.strip())
    joined = [(f"{lead}{choice.name}", f"{lead}{choice.value}") for choice in found]
    return [app_commands.Choice(name=name, value=value) for name, value in joined if len(name) <= 100]


async def ended_phases(app: Amphora, game: GameRow, typed: str) -> list[app_commands.Choice[int]]:
    """The phases whose number or title holds what was typed, the newest first."""
    title, wanted = app.tables.games[game.ruleset].title, typed.strip().casefold()
    phases = [(f"{number}. {title(name)}", number) for number, name in await app.archive.phases(game.id)]
    fitting = [(name, number) for name, number in reversed(phases) if wanted in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=number) for name, number in fitting[:MOST]]
