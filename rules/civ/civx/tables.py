"""The tables of CivX, read from its data files into the kernel's types."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rules.civ.ancient import line_up as ancient
from rules.civ.ruleset import Advance, Calamity, Civilization, Commodity, Epoch, Goal, Grade, Track


@cache
def read(name: str) -> Any:
    """A data file of this package."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def civilizations() -> Mapping[str, Civilization]:
    """The civilizations by name; CivX 28.2: their last spaces ask for points."""
    return ancient.civilizations({"printed": read("spaces")})


def advances() -> Mapping[str, Advance]:
    """CivX 30: the advances by name."""
    lists = ("groups", "requires")
    rows = [{**row, **{key: tuple(row[key]) for key in lists if key in row}} for row in read("advances")]
    return {row["name"]: Advance(**row) for row in rows}


def commodities() -> Mapping[str, Commodity]:
    """CivX 7.21: the commodities by name."""
    return {row["name"]: Commodity(**row) for row in read("trade")["commodities"]}


def calamities() -> Mapping[str, Calamity]:
    """CivX 7.31: the calamities by name, in the order they are resolved in (25.61, 25.62)."""
    order = (Grade.MINOR, Grade.NON_TRADEABLE, Grade.MAJOR)
    cards = [Calamity(**{**row, "grade": Grade(row["grade"])}) for row in read("calamities")]
    return {card.name: card for card in sorted(cards, key=lambda c: (c.stack, order.index(c.grade)))}


@cache
def map_edge() -> frozenset[str]:
    """CivX 4.25: the areas that border the edge of the map; a table of ours, read off the drawn board."""
    return frozenset(read("edge"))


def tracks() -> Mapping[str, Track]:
    """CivX 28.2: the Archaeological Succession Table."""
    return {side: _track(row) for side, row in read("succession").items()}


def _track(row: Mapping[str, Any]) -> Track:
    epochs = tuple(Epoch(**epoch) for epoch in row["epochs"])
    return Track(**{**row, "epochs": epochs, "goal": Goal(row["goal"])})
