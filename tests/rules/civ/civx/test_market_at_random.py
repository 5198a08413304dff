"""CivX 23, 27: whatever people answer, no card is lost, no limit is broken, nothing is owed."""

from collections import Counter
from contextlib import suppress

import pytest

from rules.civ.civx.trade_cards import trade_cards
from rules.civ.phases.advances import advances
from rules.civ.policies.purchasing import most_holders
from rules.civ.problems import piece_problems
from rules.civ.purchase.judging import hand_limit
from rules.table import Chance, Refusal
from tests.rules.civ.civx.market import cities
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

CIVS = sorted(CIVX.civilizations, key=lambda civ: CIVX.civilizations[civ].number)
TURNS = 3


def position(players, seed):
    """Nations with cities, treasury and advances as chance has it."""
    dice = Chance(seed)
    sides, start = {}, 0
    for civ in CIVS[:players]:
        count = 3 + dice.below("cities", 7)
        names = list(CIVX.advances)
        dice.shuffle("advances", names)
        held = [name for name in names[: dice.below("held", 25)] if not CIVX.advances[name].limited]
        sides[civ] = side(
            {"Rome": 1}, cities(count, start), treasury=20 + dice.below("treasury", 25), advances=held
        )
        start += count
    s = scene(sides, two_blocks=players >= 12, seed=seed)
    s.state.tokens = {"Rome": dict.fromkeys(range(players), 1)}
    s.state.stacks = CIVX.open(CIVX, s.state.options, tuple(sides), dice).stacks
    for pile in s.state.stacks.values():
        dice.shuffle("stacks", pile)
    for seat in range(0, players, 3):
        s.nation(seat).advances += ["Trade Empire"]
    return s


def all_cards(state):
    piles = [*state.stacks.values(), *state.discards.values()]
    names = [name for pile in piles for name in pile]
    return Counter([*names, *(card.name for nation in state.nations for card in nation.hand)])


def play(script, dice):
    """Answer every question at random."""
    with suppress(StopIteration):
        wait = next(script)
        while True:
            answers = [question.check(question.sample(dice)) for question in wait.questions]
            assert not any(isinstance(answer, Refusal) for answer in answers)
            wait = script.send(answers)


@pytest.mark.parametrize(("players", "seed"), [(5, b"a"), (9, b"b"), (12, b"c"), (18, b"d"), (18, b"e")])
def test_23_27_cards_and_limits_hold_whatever_is_answered(players, seed):
    s, dice = position(players, seed), Chance(seed)
    before = all_cards(s.state)
    for _ in range(TURNS):
        for phase in (trade_cards, advances):
            play(phase(s.g), dice)
            assert all_cards(s.state) == before
            assert piece_problems(CIVX, s.state) == []
        for seat in s.g.seats:
            held = s.nation(seat).advances
            assert len(held) == len(set(held))
            assert sum(card.name in CIVX.commodities for card in s.nation(seat).hand) <= hand_limit(s.g, seat)
    holders = Counter(name for nation in s.state.nations for name in nation.advances)
    assert all(n <= most_holders(players) for name, n in holders.items() if CIVX.advances[name].limited)
