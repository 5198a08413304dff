"""CivX 25, 29: any calamities, any advances, any position, one block or two: no piece or card is lost."""

from collections import Counter

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import select_calamities
from rules.civ.phases.aftermath import aftermath
from rules.table import Chance
from tests.rules.civ.chaos import cards_in, play, position
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX as RULES


@pytest.mark.parametrize("two_blocks", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_25_from_any_position(seed, two_blocks):
    chance = Chance(f"strife {seed} {two_blocks}".encode())
    s = position(RULES, scene, chance, two_blocks)
    cards = cards_in(s)
    play(s, select_calamities, chance)
    for seat in s.g.seats:
        grades = Counter(RULES.grade(card.name) for card in s.nation(seat).hand)
        assert grades["non-tradeable"] <= 1
        assert grades["non-tradeable"] + grades["major"] <= 2
        assert grades.total() - grades[None] <= 3
    play(s, resolve_calamities, chance)
    assert cards_in(s) == cards
    play(s, aftermath, chance)
