"""The README against the program: its commands, games, settings, targets and files are there."""

import re
import shlex
from pathlib import Path

import pytest

from bot.cli import parser
from bot.discord.commands import COGS
from bot.settings import Settings
from rules.games import GAMES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
TYPED = [
    line.split("#")[0].strip() for line in re.findall(r"^(?:amphora|make|docker) .*$", TEXT, re.MULTILINE)
]


def slash_commands():
    """Every command with its parameters."""
    found = {}
    for cog in COGS:
        group = cog.__cog_group_name__ if cog.__cog_is_app_commands_group__ else ""
        for command in cog.__cog_app_commands__:
            found[f"{group} {command.name}".strip()] = {p.name for p in command.parameters}
    return found


def named():
    """Every command the README names, and what it fills in: `/host pause | resume` names two, `/map` one."""
    groups = {name.split()[0] for name in slash_commands() if " " in name}
    for first, rest in re.findall(r"`/([a-z]+)\b([^`]*)`", PROSE):
        filled = set(re.findall(r"\b([a-z]+):", rest))
        if first in groups and rest.strip():
            yield from ((f"{first} {part.split()[0]}", filled) for part in rest.split("|"))
        else:
            yield first, filled


@pytest.mark.parametrize(("name", "filled"), [*named()])
def test_every_command_named_is_there(name, filled):
    known = slash_commands()
    assert name in known or any(found.startswith(f"{name} ") for found in known)
    assert filled <= known.get(name, set())


def test_every_command_of_the_host_is_named():
    of_host = {name for name in slash_commands() if name.startswith("host ")}
    assert of_host <= {name for name, _ in named()}


def test_every_other_command_is_named():
    whole = {name.split()[0] for name in slash_commands()}
    hinted = {"undo", "standing"}  # by what they do: undo, standing orders
    assert whole - {name.split()[0] for name, _ in named()} <= hinted


@pytest.mark.parametrize("line", [line for line in TYPED if line.startswith("amphora")])
def test_every_line_for_the_terminal_is_understood(line):
    parser().parse_args(shlex.split(line)[1:])


def test_every_target_of_make_is_there():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", TEXT)) - {"a"} <= targets


def test_the_games_are_those_there_are():
    rows = re.findall(r"^\| \*\*(.+?)\*\* \| (\d+)-(\d+) \|", TEXT, re.MULTILINE)
    assert rows == [(game.name, str(game.least), str(game.most)) for game in GAMES.values()]


def test_the_settings_are_those_there_are():
    rows = re.findall(r"^\| (`[A-Z_`, ]+`) \| (.+?) \|", TEXT, re.MULTILINE)
    told = {}
    for names, values in rows:
        told |= dict(zip(re.findall(r"[A-Z_]+", names), values.split(", "), strict=True))
    fields = {
        name.upper() if name == "discord_token" else f"AMPHORA_{name.upper()}": field.default
        for name, field in Settings.model_fields.items()
    }
    assert set(told) == set(fields)
    for name, default in fields.items():
        plain = told[name].strip("`")
        assert plain in (str(default), str(default).lower(), "none", "any free one"), name
        assert (plain == "none") == (default is None), name


def test_every_file_linked_is_there():
    for path in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (ROOT / path).exists(), path
