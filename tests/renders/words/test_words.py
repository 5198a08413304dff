"""Text twins: cut at sensible places, counted, joined, and safe to post."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renders.words.agreement import addressed
from renders.words.alt import LONGEST, alt, clipped
from renders.words.counting import counted, ordinal, plural, roman
from renders.words.joining import listed
from renders.words.listing import Listing
from renders.words.names import plain, spoken


@given(st.text(max_size=3000), st.integers(40, 1024))
def test_a_clipped_text_fits(text: str, longest: int) -> None:
    assert len(clipped(text, longest)) <= longest


def test_a_short_text_is_left_alone() -> None:
    assert clipped("Rome has  three\ncities.") == "Rome has three cities."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One sentence here and so on. Another one follows it.", "One sentence here and so on. …"),
        ("One part of a sentence; another part of it goes on", "One part of a sentence…"),
        ("A few words without any mark that could end them", "A few words without any mark that…"),
        ("x" * 60, "x" * 38 + "…"),
    ],
)
def test_a_long_text_is_cut_at_a_sensible_place(text: str, expected: str) -> None:
    assert clipped(text, 40) == expected


def test_sentences_get_their_full_stop() -> None:
    assert (
        alt("Map after movement", "", "Rome leads!", "Egypt waits…")
        == "Map after movement. Rome leads! Egypt waits…"
    )
    assert len(alt(*["A sentence about an area"] * 200)) <= LONGEST


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("city", "cities"),
        ("army", "armies"),
        ("day", "days"),
        ("die", "dice"),
        ("loss", "losses"),
        ("trade card", "trade cards"),
        ("trench", "trenches"),
    ],
)
def test_plurals(noun: str, expected: str) -> None:
    assert plural(noun) == expected


def test_counts() -> None:
    assert [counted(n, "city") for n in (0, 1, 2)] == ["no cities", "1 city", "2 cities"]
    assert counted(2, "person", "people") == "2 people"
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 112)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
        "13th",
        "21st",
        "112th",
    ]
    assert [roman(n) for n in (1, 4, 7, 9, 14, 40, 1999, 0)] == [
        "I",
        "IV",
        "VII",
        "IX",
        "XIV",
        "XL",
        "MCMXCIX",
        "0",
    ]


def test_lists() -> None:
    assert listed([]) == "none"
    assert listed(["Rome"]) == "Rome"
    assert listed(["Rome", "", "Egypt"]) == "Rome and Egypt"
    assert listed(["a", "b", "c"], last="or") == "a, b or c"


def test_a_listing_is_sentences_under_headings() -> None:
    text = Listing("Turn 3, after movement").section("Players")
    text.table(
        ("player", "cities", "treasury", "note"),
        [("Rome", 3, 12, ""), ("Egypt", 0, 4, "at war"), ("Nobody", "", "", "")],
    )
    text.section("Then").say("Conflicts are next", "", "Who wins?")
    assert str(text) == (
        "Turn 3, after movement\n\nPlayers:\nRome: cities 3, treasury 12.\n"
        "Egypt: cities 0, treasury 4, note at war.\n"
        "Nobody.\n\nThen:\nConflicts are next.\nWho wins?"
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("*bold*", "\\*bold\\*"),
        ("_a_`b`~c~|d|", "\\_a\\_\\`b\\`\\~c\\~\\|d\\|"),
        ("[x](http://y)", "\\[x\\]\\(http\\://y\\)"),
        ("<@123>", "\\<\\@123\\>"),
        ("# head", "\\# head"),
        ("back\\slash", "back\\\\slash"),
        ("Zoë", "Zoë"),
    ],
)
def test_names_cannot_format_or_mention(name: str, expected: str) -> None:
    assert plain(name) == expected


def test_nobody_can_call_everyone() -> None:
    assert "@everyone" not in plain("@everyone")
    assert "everyone" not in plain("@everyone")
    assert "here" not in plain("@here")
    assert plain("where") == "where"


def test_names_are_one_clean_line() -> None:
    assert spoken("a\u202eb\n  c\x07") == "ab c"
    assert spoken(" \u200b ") == "nameless"
    assert spoken("x" * 50) == "x" * 31 + "…"


def test_what_stands_before_you_is_kept():
    """The verb of a later clause is changed, and nothing before it is lost."""
    assert addressed("Epoch I is over; you is pre-eminent and takes a marker.") == (
        "Epoch I is over; you are pre-eminent and take a marker."
    )
