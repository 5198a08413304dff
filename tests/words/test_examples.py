"""Examples are true: what README, refusals and windows show can be written, and is legal there."""

import re
from pathlib import Path

import pytest

from bot.forms.examples import examples
from bot.forms.reading import read
from rules.civ.movement.referee import MovementReferee
from rules.games import GAMES
from rules.history_of_the_world import plan_faults
from rules.history_of_the_world.plan_places import Ground
from rules.history_of_the_world.plan_reading import read_plan
from rules.table import Fault, FaultKind, Orders, Plan, Refereed, Refusal
from tests.contract.positions import positions
from tests.rules.civ.scenario import scenario, side

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
NONSENSE = "sing a song"
LEGAL_LINES = {"MovementReferee", "BarbarianReferee", "Construction", "ArrangingReferee"}
"""Those who answer nonsense with something that could be written; the others show their grammar."""


def shown(command: str) -> list[str]:
    """What the README writes behind a command."""
    return re.findall(rf"`/{command}:([^`]+)`", README)


def is_legal(question, text: str) -> bool:
    data = read(question, text, None)
    return not isinstance(data, Refusal) and not isinstance(question.check(data), Refusal)


@pytest.mark.parametrize("text", shown("move orders"))
def test_the_movement_in_the_readme_can_be_ordered(text):
    g = scenario({"Rome": side({"Rome": 7}, ships=["Rome"], treasury=2)}).g
    question = Orders(seat=0, key="move", prompt="Your movement?", referee=MovementReferee(g, 0))
    assert is_legal(question, text)


@pytest.mark.parametrize("text", shown("orders text"))
def test_the_plan_in_the_readme_can_be_ordered(text):
    plans = (
        q for t in positions("history-of-the-world", onward=2) for q in t.waiting() if isinstance(q, Plan)
    )
    assert any(is_legal(question, text) for question in plans)


def test_the_readme_has_examples():
    assert shown("move orders")
    assert shown("orders text")


@pytest.mark.parametrize("key", GAMES)
def test_what_a_refusal_or_a_window_proposes_can_be_written(key):
    seen: set[str] = set()
    for table in positions(key, step=7, onward=2):
        for question in table.waiting():
            if not isinstance(question, Refereed):
                continue
            name = type(question.referee).__name__
            if name in seen:
                continue
            for line in examples(question):
                seen.add(name)
                assert is_legal(question, line), (question.key, line)
            refusal = read(question, NONSENSE, None)
            assert isinstance(refusal, Refusal)
            for fault in refusal.faults:
                proposed = fault.kind is FaultKind.UNREADABLE and not fault.legal.startswith("did you mean")
                if name in LEGAL_LINES and proposed and fault.legal:
                    assert not isinstance(read(question, fault.legal, None), Refusal), fault.legal
    assert seen


def _grammars() -> list[str]:
    """The examples that the refusals of plans show."""
    source = Path(plan_faults.__file__).read_text(encoding="utf-8")
    found = re.findall(r'"((?:take|if|keep) [^"{}/…]*)"', source)
    return [text for text in found if "/" not in text]


@pytest.mark.parametrize("text", _grammars())
def test_the_grammar_of_a_plan_is_read_as_it_is_shown(text):
    ground = Ground(lambda: "upper_tigris", frozenset({"upper_tigris", "levant"}))
    assert not any(isinstance(order, Fault) for order in read_plan(text, ground))
