"""What people are asked is short, and reads well; so do the lines of their answers."""

import pytest

from bot.forms.draft import Draft
from bot.forms.told import warned, warnings_of
from rules.games import GAMES
from rules.table import Chance
from tests.contract.positions import positions
from tests.words.lint import faults

FIRST_LINE = 120
"""Letters of what is asked; explanations come below."""


@pytest.mark.parametrize("key", GAMES)
def test_every_question_is_short_and_reads_well(key):
    seen: set[str] = set()
    for table in positions(key, step=2, onward=3):
        for question in table.waiting():
            kind = question.key.partition(":")[0]
            if kind in seen:
                continue
            seen.add(kind)
            first = question.prompt.splitlines()[0]
            assert len(first) <= FIRST_LINE, first
            written = question.write(question.default())
            for text in (question.prompt, question.public, question.hint, question.if_silent(), *written):
                assert not faults(text), (text, faults(text))


@pytest.mark.parametrize("key", GAMES)
def test_every_warning_is_a_sentence_that_reads_well(key):
    chance, said = Chance(b"warnings"), set()
    for table in positions(key, step=2, onward=3):
        for question in table.waiting():
            said.update(warned(question, Draft()))
            said.update(warnings_of(question, question.sample(chance)))
    assert said
    wrong = [text for text in said if text[0].islower() or not text.endswith(".") or faults(text)]
    assert not wrong
