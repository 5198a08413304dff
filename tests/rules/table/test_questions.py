"""Every kind of question: what it takes, what it refuses, its default, its samples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.table import Allocate, Chance, Choice, Choose, Number, Pick, Refusal

WAYS = (Choice("n", "North"), Choice("s", "South"), Choice("w", "West"))
CHOOSE = Choose(seat=0, key="way", prompt="Which way?", options=WAYS, fallback="n")
NUMBER = Number(seat=0, key="n", prompt="How many?", low=2, high=5, fallback=3)
PICK = Pick(seat=0, key="p", prompt="Pick", options=WAYS, least=1, most=2, fallback=("s",))
HEAVY = Pick(
    seat=0,
    key="p",
    prompt="Pay",
    options=WAYS,
    most=3,
    weights={"n": 4, "s": 3, "w": 2},
    total=5,
    fallback=("n", "s"),
)
SPREAD = Allocate(seat=0, key="a", prompt="Spread", limits={"x": 3, "y": 2, "z": 0}, total=4)
UP_TO = Allocate(seat=0, key="a", prompt="Spread", limits={"x": 3, "y": 2}, total=4, exact=False)
KINDS = (CHOOSE, NUMBER, PICK, HEAVY, SPREAD, UP_TO)


def codes(result: object) -> list[str]:
    assert isinstance(result, Refusal)
    return [fault.code for fault in result.faults]


@pytest.mark.parametrize("question", KINDS)
def test_defaults_and_samples_are_legal(question):
    assert not isinstance(question.check(question.default()), Refusal)
    dice = Chance(b"samples")
    drawn = [question.sample(dice) for _ in range(200)]
    assert not [data for data in drawn if isinstance(question.check(data), Refusal)]
    assert len({repr(data) for data in drawn}) > 1
    assert question.only() is None
    assert question.write(question.default())


@pytest.mark.parametrize("question", KINDS)
@given(data=st.recursive(st.none() | st.integers() | st.text(max_size=3), lambda x: st.lists(x, max_size=3)))
def test_no_data_breaks_a_question(question, data):
    question.check(data)
    question.check({"x": data})


@pytest.mark.parametrize(
    ("question", "data", "expected"),
    [
        (CHOOSE, "e", ["no-such-option"]),
        (CHOOSE, 3, ["unreadable"]),
        (NUMBER, 6, ["out-of-range"]),
        (NUMBER, True, ["unreadable"]),
        (PICK, [], ["wrong-count"]),
        (PICK, ["n", "s", "w"], ["wrong-count"]),
        (PICK, ["n", "n"], ["picked-twice"]),
        (PICK, ["e", "q"], ["no-such-option", "no-such-option"]),
        (HEAVY, ["n"], ["too-little"]),
        (HEAVY, ["n", "s", "w"], ["too-much"]),
        (SPREAD, {"x": 3}, ["wrong-sum"]),
        (SPREAD, {"x": 4, "q": 1}, ["out-of-range", "no-such-key", "wrong-sum"]),
        (UP_TO, {"x": 3, "y": 2}, ["wrong-sum"]),
    ],
)
def test_all_reasons_are_named(question, data, expected):
    assert codes(question.check(data)) == expected


def test_no_choice_is_no_question():
    one = Choose(seat=0, key="w", prompt="", options=WAYS[:1], fallback="n")
    same = Number(seat=0, key="n", prompt="", low=4, high=4, fallback=4)
    everything = Pick(seat=0, key="p", prompt="", options=WAYS, least=3, most=3, fallback=("n", "s", "w"))
    short = Allocate(seat=0, key="a", prompt="", limits={"x": 1, "y": 2}, total=9)
    assert one.only() == "n"
    assert same.only() == 4
    assert everything.only() == ["n", "s", "w"]
    assert short.only() == {"x": 1, "y": 2}
    assert short.check({"x": 1, "y": 2}) == {"x": 1, "y": 2}
