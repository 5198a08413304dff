"""Dawn: the list of sections is that of the rulebook."""

import tomllib
from importlib.resources import files

import pytest

from rules.civ import dawn_of_history

SEVERAL = {
    2: 6,
    4: 2,
    8: 3,
    13: 3,
    18: 5,
    21: 2,
    22: 2,
    24: 2,
    25: 8,
    26: 6,
    27: 3,
    28: 4,
    29: 9,
    30: 54,
    31: 2,
    32: 2,
}
"""The chapters with more than one section, and how many; 17 skips a number."""


@pytest.mark.parametrize("chapter", range(1, 33))
def test_every_chapter_is_listed_with_all_its_sections(chapter):
    listed = tomllib.loads(files(dawn_of_history).joinpath("sections.toml").read_text(encoding="utf-8"))
    numbers = (1, 2, 4) if chapter == 17 else range(1, SEVERAL.get(chapter, 1) + 1)
    wanted = [str(chapter), *(f"{chapter}.{number}" for number in numbers)]
    assert [key for key in wanted if key not in listed["sections"]] == []
