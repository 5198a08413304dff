"""Every slash command, and every option of one, has a real description."""

from collections.abc import Iterator

import pytest
from discord import app_commands

from bot.discord.commands import COGS
from tests.words.lint import faults

LONGEST = 100
"""Discord takes no more."""


def _commands() -> Iterator[app_commands.Command]:
    for cog in COGS:
        for made in cog.__cog_app_commands__:
            yield from made.walk_commands() if isinstance(made, app_commands.Group) else (made,)


def _described() -> Iterator[tuple[str, str]]:
    for command in _commands():
        yield command.qualified_name, str(command.description)
        for option in command.parameters:
            yield f"{command.qualified_name} {option.display_name}", str(option.description)


DESCRIBED = dict(_described())


def test_there_are_many():
    assert len(DESCRIBED) > 100


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_command_and_option_is_described(name):
    text = DESCRIBED[name]
    assert text.strip("… "), name
    assert len(text) <= LONGEST
    assert text != name.rpartition(" ")[2]
    assert not faults(text)
