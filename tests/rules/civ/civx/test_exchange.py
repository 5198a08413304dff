"""CivX 10.4, 10.42: how civilizations find their players."""

import pytest

from rules.civ.civx.setup import deal
from rules.civ.events_trade import SequenceDealt
from tests.rules.civ.civx.scene import opening
from tests.rules.civ.rulesets import CIVX


def civs(s):
    return [nation.civ for nation in s.state.nations]


def dealt():
    s = opening(5)
    s.play(deal)
    return s


def played(s, answer):
    """The deal, with one way to answer for everybody."""
    script, asked = deal(s.g), []
    try:
        wait = next(script)
        while True:
            asked += wait.questions
            replies = [question.check(answer(question)) for question in wait.questions]
            wait = script.send(replies)
    except StopIteration:
        return asked


def exchanged(wishes):
    """What was dealt, and what everybody has when seats have wished for that of other seats."""
    before, s = civs(dealt()), opening(5, civilizations="exchange")
    played(s, lambda question: before[wishes[question.seat]] if question.seat in wishes else "keep")
    return before, civs(s)


def test_10_4_each_player_draws_a_civilization_at_random():
    s = dealt()
    assert sorted(civs(s)) == ["Assyria", "Egypt", "Hatti", "Hellas", "Minoa"]
    assert s.asked == []


def test_10_4_players_may_exchange_civilizations_if_both_agree():
    before, after = exchanged({0: 3, 3: 0})
    assert after == [before[3], before[1], before[2], before[0], before[4]]


@pytest.mark.parametrize("wishes", [{}, {0: 3}, {0: 3, 3: 1, 1: 0}, {0: 1, 2: 1}])
def test_10_4_no_exchange_without_the_other(wishes):
    before, after = exchanged(wishes)
    assert after == before


def test_10_4_everybody_is_asked_at_once():
    s = opening(5, civilizations="exchange")
    s.play(deal)
    assert (s.rounds, len(s.asked)) == (1, 5)


def test_10_42_the_order_of_the_civilizations_dealt_is_the_order_of_choice():
    s = opening(5, civilizations="choice")
    s.play(deal)
    ranks = [CIVX.civilizations[civ].number for civ in civs(dealt())]
    sequence = tuple(sorted(range(5), key=lambda seat: ranks[seat]))
    assert s.events(SequenceDealt) == [SequenceDealt(sequence)]
    assert [q.seat for q in s.asked] == list(sequence)[:-1], "the last takes what is left"


def test_10_42_each_chooses_from_those_remaining():
    s = opening(5, civilizations="choice")
    asked = played(s, lambda question: question.options[-1].key)
    assert sorted(civs(s)) == ["Assyria", "Egypt", "Hatti", "Hellas", "Minoa"]
    assert s.nation(asked[0].seat).civ == "Egypt"
