"""Every other word for an area of the board is understood in written orders, or asked back."""

import pytest

from rules.atlas import load
from rules.civ.movement.phrases import Phrases, Unclear
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.area_names import find_area
from rules.table import FaultKind, Refusal
from tests.rules.civ.scenario import scenario, side

BOARD = load("ancient", "west")
ALIASES = BOARD.finder.aliases
SINGLE = {alias: names[0] for alias, names in ALIASES.items() if len(names) == 1}
OF_ONE_AREA = {alias: name for alias, name in SINGLE.items() if name in BOARD.areas}
OF_A_SEA = [alias for alias, name in SINGLE.items() if name in BOARD.seas]
OF_SEVERAL = {alias: names for alias, names in ALIASES.items() if len(names) > 1}


def test_the_western_board_has_its_aliases() -> None:
    assert (len(OF_ONE_AREA), len(OF_A_SEA), len(OF_SEVERAL)) == (326, 19, 26)


def test_every_alias_of_one_area_is_that_area() -> None:
    assert {alias: find_area(alias, BOARD) for alias in OF_ONE_AREA} == OF_ONE_AREA


def test_every_alias_of_one_area_is_read_in_a_movement_order() -> None:
    phrases = Phrases(BOARD)
    assert {alias: phrases.counted(f"3 {alias}") for alias in OF_ONE_AREA} == {
        alias: (area, 3) for alias, area in OF_ONE_AREA.items()
    }
    assert {alias: phrases.counted(f"{alias.upper()} 3")[0] for alias in OF_ONE_AREA} == OF_ONE_AREA


@pytest.mark.parametrize("alias", OF_SEVERAL)
def test_an_alias_of_several_areas_is_asked_back_with_all_of_them(alias: str) -> None:
    refusal = find_area(alias, BOARD)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].kind is FaultKind.AMBIGUOUS
    areas = [name for name in OF_SEVERAL[alias] if name in BOARD.areas]
    assert refusal.faults[0].legal == " / ".join(areas or OF_SEVERAL[alias])


@pytest.mark.parametrize("name", [*BOARD.seas, *OF_A_SEA])
def test_a_sea_is_no_area(name: str) -> None:
    refusal = find_area(name, BOARD)
    assert isinstance(refusal, Refusal)
    assert "is no area" in str(refusal)


def test_a_whole_line_in_other_words() -> None:
    s = scenario({"Rome": side({"Rome": 6}, treasury=4)})
    assert MovementReferee(s.g, 0).read("Latium 3 > Tuscany", []) == [
        {"march": ["Rome", "Etruria"], "count": 3}
    ]


@pytest.mark.parametrize("text", ["Nile", "Germania", "Danube", "eastern", "xyzzy", ""])
def test_what_is_not_clear_is_not_taken(text: str) -> None:
    with pytest.raises(Unclear):
        Phrases(BOARD).area(text)
