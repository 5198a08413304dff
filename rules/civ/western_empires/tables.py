"""The tables of Western Empires, read from its data files into the kernel's types."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rules.civ.ruleset import Advance, Calamity, Civilization, Commodity, Epoch, Goal, Grade, Track


@cache
def read(name: str) -> Any:
    """A data file of this package."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def civilizations() -> Mapping[str, Civilization]:
    """The civilizations by name."""
    return {row["name"]: Civilization(**row) for row in read("civilizations")}


def advances() -> Mapping[str, Advance]:
    """The advances by name."""
    return {row["name"]: Advance(**row | {"groups": tuple(row["groups"])}) for row in read("advances")}


def commodities() -> Mapping[str, Commodity]:
    """WE ch.11: the commodities by name."""
    return {
        name: Commodity(name, row["stack"], count, kind == "additional")
        for row in read("trade")["stacks"]
        for kind in ("regular", "additional")
        for name, count in row[kind].items()
    }


def calamities() -> Mapping[str, Calamity]:
    """WE ch.8: the calamities by name, in the order they are resolved in."""
    order = (Grade.MINOR, Grade.NON_TRADEABLE, Grade.MAJOR)
    cards = [Calamity(**row | {"grade": Grade(row["grade"])}) for row in read("calamities")]
    return {card.name: card for card in sorted(cards, key=lambda c: (c.stack, order.index(c.grade)))}


def tracks() -> Mapping[str, Track]:
    """WE 13: the two sides of the A.S.T."""
    return {side: _track(read("succession")[side]) for side in ("basic", "expert")}


def _track(row: Mapping[str, Any]) -> Track:
    epochs = tuple(_epoch(epoch) for epoch in row["epochs"])
    return Track(**{**row, "epochs": epochs, "goal": Goal(row["goal"])})


def _epoch(row: Mapping[str, Any]) -> Epoch:
    prices = {
        key: {int(price): count for price, count in row[key].items()}
        for key in ("advances_from", "advances_below")
        if key in row
    }
    return Epoch(**{**row, **prices})
