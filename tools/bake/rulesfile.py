"""Writes the geometry-free board that the rules read."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ONLY_COAST = "coast"


def board_data(name: str, topology: Mapping[str, Any]) -> dict[str, Any]:
    """The board file for the rules, from the topology and its list of areas with separate coasts."""
    return {
        "name": name,
        "provenance": topology["provenance"],
        "areas": [_area(row, topology) for row in topology["areas"]],
        "seas": [_sea(row, topology) for row in topology["seas"]],
    }


def write_rows(data: Mapping[str, Any], path: Path) -> None:
    """Writes lists and tables one row to a line, so that a change can be read in a diff."""
    parts = []
    for key, value in data.items():
        if isinstance(value, list):
            parts.append(f"{json.dumps(key)}:[\n" + ",\n".join(_compact(row) for row in value) + "\n]")
        else:
            parts.append(f"{json.dumps(key)}:{_compact(value)}")
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _area(row: Mapping[str, Any], topology: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": row["name"],
        "limit": row["limit"],
        "site": row["site"],
        "flood_plain": row["flood_plain"],
        "volcanoes": [row["volcano"]] if row["volcano"] else [],
        "region": row["region"],
        "start_of": row["start"],
        "parts": ["west"] if row["west"] else [],
        "land": row["land"],
        "coasts": [
            {"id": coast, **_waters(row["name"], neighbours, topology)}
            for coast, neighbours in _coasts(row, topology).items()
        ],
    }


def _sea(row: Mapping[str, Any], topology: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": row["name"],
        "inland": row["inland"],
        "parts": ["west"] if row["west"] else [],
        **_waters(row["name"], row["water"], topology),
    }


def _coasts(row: Mapping[str, Any], topology: Mapping[str, Any]) -> dict[str, list[str]]:
    if row["name"] in topology["coasts"]:
        return dict(topology["coasts"][row["name"]])
    return {ONLY_COAST: row["water"]} if row["water"] else {}


def _waters(name: str, neighbours: list[str], topology: Mapping[str, Any]) -> dict[str, Any]:
    seas = {row["name"] for row in topology["seas"]}
    return {
        "water": [[other, _facing(other, name, topology)] for other in neighbours if other not in seas],
        "seas": [other for other in neighbours if other in seas],
    }


def _facing(area: str, name: str, topology: Mapping[str, Any]) -> str:
    """The coast of the area on which it meets the other one."""
    for coast, neighbours in topology["coasts"].get(area, {}).items():
        if name in neighbours:
            return str(coast)
    return ONLY_COAST
