"""A table of written plans: each is understood as it says here, or asked back; nothing is passed over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.history_of_the_world.board import board
from rules.history_of_the_world.orders import (
    Conditional,
    Embark,
    EndExpansion,
    Fort,
    Forts,
    Pay,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
    order_data,
    orders_of,
)
from rules.history_of_the_world.plan_places import Ground
from rules.history_of_the_world.plan_reading import read_plan
from rules.history_of_the_world.plan_words import likely, order_words
from rules.table import Fault, FaultKind
from tests.rules.history.written_plans import ASKED_BACK, UNDERSTOOD

GROUND = Ground(lambda: "upper_tigris", frozenset({"upper_tigris"}))
LANDS = st.sampled_from([land.id for land in board().lands.values() if not land.is_barren])
SEAS = st.sampled_from(sorted(board().waters))
SOME = st.integers(1, 20)


def conditions():
    return st.fixed_dictionaries(
        {},
        optional={
            "needs": LANDS,
            "unless": LANDS,
            "left_least": st.integers(1, 9),
            "left_most": st.integers(0, 9),
        },
    )


def conditional(kind, **fields):
    bare = st.builds(kind, **fields)
    return st.builds(lambda order, said: type(order)(**{**_own(order), **said}), bare, conditions())


def _own(order):
    names = set(type(order).__dataclass_fields__) - set(Conditional.__dataclass_fields__) - {"do"}
    return {name: getattr(order, name) for name in names}


ORDERS = st.one_of(
    conditional(
        Take,
        land=LANDS,
        most=st.none() | SOME,
        coins=st.integers(0, 9),
        attempt=st.booleans(),
        leave=st.integers(0, 9),
    ),
    conditional(Fort, land=LANDS, pay=st.sampled_from(Pay)),
    conditional(Fort, land=LANDS, kept=st.just(True), spare=st.integers(0, 4)),
    conditional(Forts, most=st.none() | SOME),
    conditional(Recruit, allied=st.booleans()),
    conditional(Embark, sea=SEAS),
    conditional(Spread, leave=st.integers(0, 9)),
    conditional(EndExpansion),
    st.builds(Reserve, st.integers(0, 20), st.booleans()),
    st.builds(Wish, LANDS),
)


def answered(text):
    read = read_plan(text, GROUND)
    if isinstance(read[0], Fault):
        return " | ".join(fault.text for fault in read)
    return " | ".join(map(order_words, read))


def test_the_table_is_long_enough():
    assert len({text for text, _ in (*UNDERSTOOD, *ASKED_BACK)}) >= 250


@pytest.mark.parametrize(("text", "lines"), UNDERSTOOD, ids=[text[:60] for text, _ in UNDERSTOOD])
def test_a_plan_is_understood(text, lines):
    assert answered(text) == lines


@pytest.mark.parametrize(("text", "question"), ASKED_BACK, ids=[text[:60] for text, _ in ASKED_BACK])
def test_what_is_not_clear_is_asked_back(text, question):
    read = read_plan(text, GROUND)
    assert all(isinstance(fault, Fault) and fault.kind is not FaultKind.FORBIDDEN for fault in read)
    assert answered(text) == question


@settings(max_examples=300, deadline=None)
@given(st.lists(ORDERS, min_size=1, max_size=6))
def test_a_plan_shown_back_is_read_as_the_same_plan(plan):
    for between in ("; ", "\n"):
        assert read_plan(between.join(map(order_words, plan)), GROUND) == tuple(plan)
    assert orders_of([order_data(order) for order in plan]) == tuple(plan)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(ORDERS, st.floats(0, 1)), min_size=1, max_size=4))
def test_a_plan_shown_back_with_its_odds_is_read_as_the_same_plan(plan):
    shown = [
        f"{order_words(order)} ({likely(odds)})" if likely(odds) else order_words(order)
        for order, odds in plan
    ]
    assert read_plan("\n".join(f"• {line}" for line in shown), GROUND) == tuple(order for order, _ in plan)


@settings(max_examples=120, deadline=None)
@given(st.text(max_size=80))
def test_any_text_at_all_is_read_or_asked_back(text):
    assert read_plan(text, GROUND)


WORDS = [
    "if",
    "not",
    "else",
    "otherwise",
    "take",
    "Levant",
    "Zagros",
    "and",
    ",",
    ";",
    ":",
    "3",
    "at",
    "most",
    "left",
    "the",
    "rest",
    "as",
    "forts",
    "keep",
    "for",
    "a",
    "fort",
    "in",
    "it",
]


@settings(max_examples=250, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
def test_any_words_of_the_language_in_any_order_are_read_or_asked_back(text):
    read = read_plan(text, GROUND)
    if not isinstance(read[0], Fault):
        assert read_plan("; ".join(map(order_words, read)), GROUND) == read


@pytest.mark.parametrize(
    ("text", "said", "candidates"),
    [
        ("take tigris", "tigris", ("Upper Tigris", "Middle Tigris", "Lower Tigris")),
        ("take Levant or Zagros", "or", ("else", "and")),
        ("Levant 3", "3", ("at most 3",)),
        ("Levant, Zagros, max 2", "max 2", ("max 2 each", "max 2 for the last")),
        ("keep the rest", "keep the rest", ("stop", "the rest as forts", "spread over empty lands")),
    ],
)
def test_a_doubt_names_the_words_and_each_candidate_makes_it_clear(text, said, candidates):
    (fault,) = read_plan(text, GROUND)
    assert (fault.kind, fault.said, fault.candidates) == (FaultKind.AMBIGUOUS, said, candidates)
    for candidate in candidates:
        assert not isinstance(read_plan(text.replace(said, candidate), GROUND)[0], Fault)


def test_every_sentence_with_a_doubt_is_named():
    read = read_plan("take Atlantis; take Levant; hum, tigris; take quickly Zagros", GROUND)
    assert [fault.kind for fault in read] == [
        FaultKind.UNREADABLE,
        FaultKind.UNREADABLE,
        FaultKind.AMBIGUOUS,
        FaultKind.UNREADABLE,
    ]
    assert "“quickly”" in read[-1].text


def test_nobody_has_a_capital_that_is_not_there():
    (fault,) = read_plan("fort the capital", Ground(lambda: None))
    assert fault.text == "This force has no capital."


def test_a_hostile_text_is_answered_in_good_time():
    for text in ("if " * 600, "take " * 400, "a, " * 600, "Levant and " * 180, "(" * 1900, "else " * 380):
        assert read_plan(text, GROUND)
