"""Names at the table: readable, on one line, nobody else's."""

import pytest

from bot.names import LONGEST, clean, unique


@pytest.mark.parametrize(
    ("shown", "name"),
    [
        ("Ann", "Ann"),
        ("**Ann**", "Ann"),
        ("~~`Ann`~~ ||x||", "Ann x"),
        ("<@123> Ann", "@123 Ann"),
        ("A\u200bn\u200dn\u202e", "Ann"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("A" + "\u0301\u0302\u0303\u0304\u0305\u0306" + "b", None),
        ("snake_case (GMT+1)", "snake_case (GMT+1)"),
        ("many   blanks\nand lines", "many blanks and lines"),
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_readable(shown, name):
    made = clean(shown, "account")
    if name is not None:
        assert made == name
    assert len(made) <= 6 or name is not None


@pytest.mark.parametrize("shown", ["🦊🦊", "\u200b", "\u3164\u3164", "***", "", "-.-", "⠀"])
def test_a_name_without_letters_is_that_of_the_account(shown):
    assert clean(shown, "ann.smith") == "ann.smith"
    assert clean(shown) == "nameless"


def test_a_long_name_is_cut():
    assert len(clean("x" * 99)) == LONGEST


def test_nobody_has_another_ones_name():
    assert unique("Ann", ["Ben"]) == "Ann"
    assert unique("ann", ["Ann", "Ann 2"]) == "ann 3"
    long = "x" * LONGEST
    assert unique(long, [long]) == "x" * (LONGEST - 2) + " 2"
