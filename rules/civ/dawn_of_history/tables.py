"""The tables of Dawn of History, read from its data files into the kernel's types."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rules.civ.ancient import line_up as ancient
from rules.civ.ruleset import Advance, Calamity, Civilization, Commodity, Epoch, Goal, Grade, Track

PLAIN, VALUES = "plain", "values"
"""The sides of the chart: without numbers in its spaces, and with them."""


@cache
def read(name: str) -> Any:
    """A data file of this package."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def civilizations() -> Mapping[str, Civilization]:
    """The civilizations by name; Dawn 28.1.1: the numbers in their spaces, a table of ours."""
    return ancient.civilizations({PLAIN: {}, VALUES: read("spaces")})


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
    """Dawn 28.2: the Chronological Advancement Chart; its sides differ only in what their spaces ask."""
    row = read("succession")
    epochs = tuple(Epoch(**_prices(epoch)) for epoch in row["epochs"])
    chart = Track(**{**row, "epochs": epochs, "goal": Goal(row["goal"])})
    return {PLAIN: chart, VALUES: chart}


def _prices(epoch: Mapping[str, Any]) -> dict[str, Any]:
    asked = {int(price): number for price, number in epoch.get("advances_from", {}).items()}
    return {**epoch, "advances_from": asked}
