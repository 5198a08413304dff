"""Suggestions while somebody types, never more than Discord takes, never an error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from discord import app_commands

from rules.games import finder_among

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
