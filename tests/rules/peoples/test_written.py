"""Lines as people write them."""

import pytest

from rules.peoples.developments import Dev
from rules.peoples.orders import (
    Attack,
    Cleanse,
    Emancipate,
    EndTurn,
    Explore,
    Found,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
    order_data,
)
from rules.peoples.reading import read_orders
from rules.peoples.revolution_orders import Add, Advance, Develop, Feed, GiveUp, Specialize
from rules.peoples.revolution_reading import read_lines
from rules.peoples.turn_referee import TurnReferee
from rules.peoples.words import line_words, order_words
from rules.table import Fault, Refusal
from rules.table.refusal import FaultKind
from tests.rules.peoples.scenario import BEN, CIV, CUL, ME, MIL, REL, SCI, scene

ORDERS = [
    Produce("31a"),
    Produce("31a", at="31b", end="31b"),
    Produce("31a", extra=("31b",), give="fish"),
    Found("31a", "31b"),
    Spread("31a", "culture"),
    Spread("31a", "religion", at="31d", end="31b"),
    Spread("31a", "culture", extra="31b", give="fur"),
    Trade("31a", "31b", {"fur": 2, "gems": 1}, {"clay": 1}),
    Trade("31a", "31b", {"fur": 1}),
    Attack("31a", "31b"),
    Attack("31a", "31b", retreat="31d", settle=True, hire="fur"),
    Attack("31a", "33a", at="31b", pay={MIL: 2, CIV: 1}),
    Attack("31a", "31b", aid=True),
    Cleanse("31a", "31d"),
    Emancipate("31a", "31b"),
    Explore("31a", "33a"),
    Explore("31a", "33a", pay={SCI: 1, REL: 1}),
    Together("31a"),
    Rest("31a"),
    Rest("31a", "31b"),
    EndTurn(),
]
LINES = [
    Add("31b"),
    GiveUp("31a"),
    Feed(("grain", "wild")),
    Advance(MIL),
    Advance(CUL, pay=("fur", "resin"), culture=1),
    Develop(Dev.STATE_RELIGION),
    Develop(Dev.FEUDALISM, religion=2),
    Develop(Dev.LAW, pay=("clay",)),
    Specialize(SCI),
    Specialize(SCI, pay=("wild",)),
]


@pytest.mark.parametrize("order", ORDERS, ids=order_words)
def test_what_is_repeated_can_be_written(order):
    s = scene({ME: ["31a"]})
    assert read_orders(s.g, order_words(order)) == [order]


@pytest.mark.parametrize("line", LINES, ids=line_words)
def test_what_is_repeated_of_a_revolution_can_be_written(line):
    assert read_lines(line_words(line)) == [line]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("31A produces", Produce("31a")),
        ("produce 3-1a", Produce("31a")),
        ("31a harvests", Produce("31a")),
        ("31a attacks 31b", Attack("31a", "31b")),
        ("attack 31b from 31a", Attack("31a", "31b")),
        ("31a founds with 31b", Found("31a", "31b")),
        ("31a moves to 33a", Explore("31a", "33a")),
        ("spread culture 31a", Spread("31a", "culture")),
        ("31a buys from 31b, takes fur", None),
        ("end my turn", EndTurn()),
        ("done", EndTurn()),
    ],
)
def test_words_of_ones_own(text, order):
    s = scene({ME: ["31a"], BEN: ["31b"]})
    found = read_orders(s.g, text)
    assert order is None or found == [order]


def test_with_two_names_points_and_the_fewest_markers_are_taken():
    s = scene({ME: ["31a"], BEN: ["31b"]}, levels={ME: {MIL: 2}})
    assert read_orders(s.g, "attack 31b with 2") == [Attack("31a", "31b", pay={MIL: 1})]
    assert read_orders(s.g, "31a attacks 31b with 3 CP, settle") == [
        Attack("31a", "31b", pay={MIL: 2}, settle=True)
    ]
    (fault,) = read_orders(s.g, "31a attacks 31b with 9")
    assert isinstance(fault, Fault)


def test_several_lines_in_one():
    s = scene({ME: ["31a", "31b"]})
    assert read_orders(s.g, "31a produces; 31b produces\nend") == [Produce("31a"), Produce("31b"), EndTurn()]


def test_a_tribe_that_is_not_named_is_the_only_one_that_could():
    s = scene({ME: ["31a", "37d"], BEN: ["31b"]}, levels={ME: {MIL: 1}})
    assert read_orders(s.g, "attack 31b") == [Attack("31a", "31b")]


def test_where_two_tribes_could_it_is_asked_back():
    s = scene({ME: ["31a", "37d"]})
    (fault,) = read_orders(s.g, "produce")
    assert isinstance(fault, Fault)
    assert fault.kind is FaultKind.AMBIGUOUS
    assert fault.candidates == ("31a", "37d")


def test_the_north_tribe():
    s = scene({ME: ["31a", "37d"]})
    assert read_orders(s.g, "north tribe produces") == [Produce("31a")]
    assert read_orders(s.g, "the southern tribe produces") == [Produce("37d")]
    assert read_orders(s.g, "east tribe rests; west tribe produces") == [Rest("37d"), Produce("31a")]


def test_a_later_line_is_read_in_the_position_the_earlier_ones_leave():
    s = scene({ME: ["31a", "31b"]})
    assert read_orders(s.g, "31a produces; produce") == [Produce("31a"), Produce("31b")]


@pytest.mark.parametrize(
    "text",
    [
        "sing a song",
        "31a attacks",
        "31a attacks 99x",
        "31a attacks 31b 31c",
        "31a attacks 31b if weak",
        "31a produces 31b",
        "31a trades with 31b, takes moon",
    ],
)
def test_what_cannot_be_read_is_named_and_nothing_is_lost(text):
    s = scene({ME: ["31a"], BEN: ["31b"]})
    found = TurnReferee(s.g).read(text, [order_data(Rest("31a"))])
    assert isinstance(found, Refusal)
    assert found.faults[0].kind is not FaultKind.FORBIDDEN


def test_written_lines_are_added_to_the_draft():
    s = scene({ME: ["31a", "31b"]})
    draft = [order_data(Produce("31a"))]
    found = TurnReferee(s.g).read("31b produces", draft)
    assert found == [*draft, order_data(Produce("31b"))]
    assert TurnReferee(s.g).drop(found, 0) == found[1:]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("add 31b, 31c", [Add("31b"), Add("31c")]),
        ("advance military and civics", [Advance(MIL), Advance(CIV)]),
        ("develop agriculture; specialist science", [Develop(Dev.FARMING), Specialize(SCI)]),
        ("keep military", [Specialize(MIL)]),
        ("add a tribe in 31b", [Add("31b")]),
        ("feed with 2 grain and cattle", [Feed(("grain", "grain", "cattle"))]),
    ],
)
def test_a_revolution_in_words_of_ones_own(text, lines):
    assert read_lines(text) == lines


@pytest.mark.parametrize(
    "text", ["hallo", "advance cooking", "develop xyz", "add 99z", "advance military paying moon"]
)
def test_what_cannot_be_read_of_a_revolution_is_named(text):
    assert any(isinstance(line, Fault) for line in read_lines(text))
