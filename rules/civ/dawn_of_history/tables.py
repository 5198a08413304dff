"""The tables of Dawn of History, read from its data files into the kernel's types."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rules.civ.ancient import line_up as ancient
from rules.civ.ruleset import Advance, Calamity, Civilization, Commodity, Epoch, Goal, Grade, Track

SIDE = "printed"


@cache
def read(name: str) -> Any:
    """A data file of this package."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def civilizations() -> Mapping[str, Civilization]:
    """The civilizations by name, with their rows of the C.A.C., a table of ours."""
    return ancient.civilizations(SIDE, {})


def advances() -> Mapping[str, Advance]:
    """Dawn 30: the advances by name."""
    return {row["name"]: Advance(**{**row, "groups": tuple(row["groups"])}) for row in read("advances")}


def commodities() -> Mapping[str, Commodity]:
    """Dawn 8.2.1: the commodities by name."""
    return {row["name"]: Commodity(**row) for row in read("trade")["commodities"]}


def calamities() -> Mapping[str, Calamity]:
    """Dawn 8.3.1: the calamities by name."""
    cards = [Calamity(**{**row, "grade": Grade(row["grade"])}) for row in read("calamities")]
    return {card.name: card for card in cards}


def tracks() -> Mapping[str, Track]:
    """Dawn 28.2: the Chronological Advancement Chart."""
    return {side: _track(row) for side, row in read("succession").items()}


def _track(row: Mapping[str, Any]) -> Track:
    epochs = tuple(Epoch(**_prices(epoch)) for epoch in row["epochs"])
    return Track(**{**row, "epochs": epochs, "goal": Goal(row["goal"])})


def _prices(epoch: Mapping[str, Any]) -> dict[str, Any]:
    asked = {int(price): number for price, number in epoch.get("advances_from", {}).items()}
    return {**epoch, "advances_from": asked}
