"""Which civilizations are in play; their regions make up the board."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from rules.atlas import Board, load
from rules.civ.ruleset import Civilization

WEST, EAST = "West", "East"
Spaces: TypeAlias = Mapping[str, Mapping[str, int]]
"""By civilization and step: what a space asks for."""
STARTS = {"Hellas": "Aetolia", "Egypt": "Memphis"}
"""Where civilizations begin that begin elsewhere on the western board alone."""


@cache
def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


@cache
def board() -> Board:
    """The whole board, with its starting areas."""
    whole = load("ancient")
    begins = {area: civ for civ, area in {**whole.starts, **STARTS}.items()}
    areas = {name: replace(area, start_of=begins.get(name)) for name, area in whole.areas.items()}
    return replace(whole, areas=areas)


def civilizations(sides: Mapping[str, Spaces]) -> Mapping[str, Civilization]:
    """The civilizations by name; what their spaces ask for, by the sides of the succession table."""
    return {row["name"]: _civilization(row, sides) for row in _read("civilizations")}


def _civilization(row: Mapping[str, Any], sides: Mapping[str, Spaces]) -> Civilization:
    name = row["name"]
    due = {side: {int(step): n for step, n in rows.get(name, {}).items()} for side, rows in sides.items()}
    return Civilization(name, row["number"], dict.fromkeys(sides, row["epochs"]), due, row["block"])


@cache
def blocks() -> Mapping[str, str]:
    """By civilization: the West or the East."""
    return {row["name"]: row["block"] for row in _read("civilizations")}


def line_up(players: int, options: Mapping[str, str]) -> list[str]:
    """Those recommended for so many, in the order of their numbers; small games are played West or East."""
    row: Mapping[str, list[str]] = _read("players")[str(players)]
    return row.get("both") or row[options["board"]]
