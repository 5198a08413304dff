"""The contract of all games: a receipt can be typed back as it stands, and means the same answer."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.form_pages import bulleted
from bot.forms.reading import LONGEST, read
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.table import Chance, Data, Deal, Pick, Question, Refusal
from tests.contract.positions import positions

OFTEN = 6  # answers of a kind that are typed back in one game
ONWARD = {"peoples": 3}
KINDS = {"history-of-the-world": 5, "peoples": 4}


def answers(question: Question[Any], view: Any, key: str, chance: Chance) -> Iterator[Data]:
    """The default, one at random, and what the stand-in of the game would do."""
    yield question.default()
    yield question.sample(chance)
    yield STANDINS[for_game(key)].answer(question, view, chance)


def is_same(question: Question[Any], given: Data, again: Data) -> bool:
    """Whether both are the same answer: to the script, or in what comes of them."""
    if isinstance(again, Refusal) or isinstance(question.check(again), Refusal):
        return False
    if given == again or question.check(given) == question.check(again):
        return True
    if isinstance(question, Deal):  # a hand has no order
        return _sorted(given) == _sorted(again)
    if isinstance(question, Pick):
        return sorted(given) == sorted(again)
    after = question.foresee(given)
    return after is not None and after == question.foresee(again)


def _sorted(deal: Data) -> Data:
    return {name: sorted(part) if isinstance(part, list) else part for name, part in deal.items()}


def shown(question: Question[Any], data: Data) -> Iterator[str]:
    """A receipt as it is written, in one line, and as it is shown with its bullets and its odds."""
    lines = question.write(data)
    yield "\n".join(lines)
    yield "; ".join(lines)
    yield "\n".join(bulleted(question.foretell(data)))


@pytest.mark.parametrize("key", GAMES)
def test_a_receipt_can_be_typed_back(key):
    seen: Counter[str] = Counter()
    chance = Chance(b"typed back")
    for table in positions(key, step=3, onward=ONWARD.get(key, 5)):
        for question in table.waiting():
            kind = f"{type(question).__name__} {question.key.partition(':')[0]}"
            if seen[kind] >= OFTEN:
                continue
            for data in answers(question, table.view(question.seat), key, chance):
                seen[kind] += 1
                for text in shown(question, data):
                    if len(text) <= LONGEST:
                        again = read(question, text, None)
                        assert is_same(question, data, again), (question.key, text, data, again)
    assert len(seen) >= KINDS.get(key, 15)
