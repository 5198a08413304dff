"""Numbers are what was written, before or after a name, zero included."""

import pytest

from rules.atlas import Finder
from rules.atlas.amounts import MOST, amount_of, amounts
from rules.civ.naming import counted
from rules.table import Fault, FaultKind, Refusal

GOODS = Finder(["Ochre", "Hides", "Iron", "Clay", "Salt and Pepper"])
TWO = [("Ochre", 2)]


@pytest.mark.parametrize(
    "text",
    ["2 Ochre", "2x Ochre", "2 x Ochre", "2xOchre", "2× ochre", "Ochre 2", "Ochre x2", "Ochre x 2",
     "Ochre 2x", "Ochre: 2", "Ochre (2)", "ochre=2", "2ochre", " 02 ochre "],
)  # fmt: skip
def test_a_number_is_understood_however_it_is_written(text: str) -> None:
    assert amounts(text, GOODS, "commodity") == TWO


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("Ochre", [("Ochre", 1)]),
        ("2 Ochre, Hide and 3 Iron", [("Ochre", 2), ("Hides", 1), ("Iron", 3)]),
        ("2 ochre 1 clay", [("Ochre", 2), ("Clay", 1)]),
        ("ochre 2 clay 1", [("Ochre", 2), ("Clay", 1)]),
        ("ochre 2 and clay 1", [("Ochre", 2), ("Clay", 1)]),
        ("clay 2 iron", [("Clay", 1), ("Iron", 2)]),
        ("iron and clay", [("Iron", 1), ("Clay", 1)]),
        ("2 salt and pepper and iron", None),
        ("2 salt and pepper, iron", [("Salt and Pepper", 2), ("Iron", 1)]),
        ("salt and pepper", [("Salt and Pepper", 1)]),
    ],
)
def test_lists_of_amounts(text: str, found: list[tuple[str, int]] | None) -> None:
    read = amounts(text, GOODS, "commodity")
    assert read == found if found is not None else all(isinstance(fault, Fault) for fault in read)


@pytest.mark.parametrize("text", ["0 Ochre", "Ochre 0", "Ochre x0", "2 Iron, 0 Ochre"])
def test_none_of_something_is_nothing_and_never_one(text: str) -> None:
    refusal = counted(text, GOODS.names, "commodity")
    assert isinstance(refusal, Refusal)
    assert [fault.code for fault in refusal.faults] == ["nothing"]
    assert "0 of something is nothing" in str(refusal)
    assert amount_of("Ochre: 0", GOODS, "commodity") == ("Ochre", 0)


@pytest.mark.parametrize(
    "text", ["1000000000 Ochre", "9" * 5000 + " Ochre", "Ochre 1000", "600 Ochre, 600 Clay"]
)
def test_a_number_larger_than_anything_is_refused(text: str) -> None:
    refusal = counted(text, GOODS.names, "commodity")
    assert isinstance(refusal, Refusal)
    assert [fault.code for fault in refusal.faults] == ["too-large"]
    assert str(MOST) in refusal.faults[0].legal
    assert len(str(refusal)) < 200


def test_every_fault_of_a_list_is_told() -> None:
    refusal = counted("2 Quartz, 0 Ochre, 3", GOODS.names, "commodity")
    assert isinstance(refusal, Refusal)
    assert [fault.kind for fault in refusal.faults] == [FaultKind.UNREADABLE] * 3


def test_a_name_that_holds_a_number_keeps_it() -> None:
    wards = Finder(["Ward 1", "Ward 2", "x"])
    assert amount_of("ward 2", wards, "ward") == ("Ward 2", None)
    assert amount_of("3 ward 2", wards, "ward") == ("Ward 2", 3)
    assert amount_of("ward 2: 3", wards, "ward") == ("Ward 2", 3)
    assert amount_of("x 3", wards, "ward") == ("x", 3)
