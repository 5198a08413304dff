"""Which civilizations are in play; their regions make up the board."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from rules.atlas import Board, load
from rules.civ.ruleset import Civilization

WEST, EAST = "West", "East"
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


def civilizations(side: str, spaces: Mapping[str, Mapping[str, int]]) -> Mapping[str, Civilization]:
    """The civilizations by name, on one side of a succession table; some spaces of theirs ask for points."""
    return {
        row["name"]: _civilization(row, side, spaces.get(row["name"], {})) for row in _read("civilizations")
    }


def _civilization(row: Mapping[str, Any], side: str, spaces: Mapping[str, int]) -> Civilization:
    worth = {int(step): points for step, points in spaces.items()}
    return Civilization(row["name"], row["number"], {side: row["epochs"]}, {side: worth}, row["block"])


@cache
def blocks() -> Mapping[str, str]:
    """By civilization: the West or the East."""
    return {row["name"]: row["block"] for row in _read("civilizations")}


def line_up(players: int, options: Mapping[str, str]) -> list[str]:
    """Those recommended for so many, in the order of their numbers; small games are played West or East."""
    row: Mapping[str, list[str]] = _read("players")[str(players)]
    return row.get("both") or row[options["board"]]
