"""Lands and waters as people write them: found, or asked back with the candidates."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.names import find_land, find_water
from rules.table import Fault, FaultKind


def test_every_land_and_water_is_found_by_each_of_its_names() -> None:
    for land in board().lands.values():
        assert {find_land(name) for name in (land.name, land.name.upper(), *land.aliases)} == {land.id}
    for water in board().waters.values():
        assert {find_water(name) for name in (water.name, water.name.lower(), *water.aliases)} == {water.id}


@pytest.mark.parametrize(
    ("text", "land"),
    [
        ("the Levant", "levant"),
        ("levnat", "levant"),
        ("outback", "the_outback"),
        ("great plain of chi", "great_plain_of_china"),
        ("e anatolia", "eastern_anatolia"),
        ("Easten Ghats", "eastern_ghats"),
    ],
)
def test_what_players_type(text: str, land: str) -> None:
    assert find_land(text) == land


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("Estern Ghats", {"Eastern Ghats", "Western Ghats"}),
        ("Nile", {"Nile Delta", "Upper Nile"}),
        ("China", {"Great Plain of China", "Yellow River", "Wei River", "Szechuan"}),
        ("Delta", {"Nile Delta", "Ganges Delta"}),
        ("Basin", {"Congo Basin", "Tarim Basin"}),
    ],
)
def test_doubt_is_asked_back_with_the_candidates(text: str, candidates: set[str]) -> None:
    fault = find_land(text)
    assert isinstance(fault, Fault)
    assert fault.kind is FaultKind.AMBIGUOUS
    assert candidates <= set(fault.legal.split(" / "))


def test_a_sea_is_no_land_and_a_land_no_sea() -> None:
    for fault in (find_land("Black Sea"), find_water("Levant"), find_water("xyzzy"), find_land("")):
        assert isinstance(fault, Fault)
        assert fault.kind is FaultKind.UNREADABLE
