"""Dawn 24, 29: any calamities, any advances, any position, one block or two: no piece or card is lost."""

from collections import Counter

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.calamities.barbarian_hordes import HORDES
from rules.civ.dawn_of_history.selection import reveal_calamities
from rules.civ.dawn_of_history.state import dawn
from rules.civ.phases.support import check_support
from rules.table import Chance
from tests.rules.civ.chaos import cards_in, play, position
from tests.rules.civ.dawn.pirates import pirate_ships
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN as RULES


@pytest.mark.parametrize("two_blocks", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_24_from_any_position(seed, two_blocks):
    chance = Chance(f"plagues {seed} {two_blocks}".encode())
    s = position(RULES, scene, chance, two_blocks)
    cards = cards_in(s)
    play(s, reveal_calamities, chance)
    for seat in s.g.seats:
        grades = Counter(RULES.grade(card.name) for card in s.nation(seat).hand)
        assert grades["major"] <= 2
        assert grades["minor"] <= 1
    play(s, resolve_calamities, chance)
    assert cards_in(s) == cards
    held = {card.name for nation in s.state.nations for card in nation.hand}
    assert held & set(RULES.calamities) <= {HORDES}
    for seat in s.state.eliminated:
        assert not s.g.areas_of(seat)
        assert not s.nation(seat).hand


@pytest.mark.parametrize("seed", range(4))
def test_24_29_eighteen_nations_with_barbarians_and_pirates_among_them(seed):
    chance = Chance(f"eighteen {seed}".encode())
    s = position(RULES, scene, chance, two_blocks=True, nations=18)
    dawn(s.g).controller = chance.below("leader", 18) if seed else None
    harbours = sorted(area for area in RULES.board.areas if RULES.board.areas[area].is_coastal)
    pirate_ships(s, *(chance.pick("fleet", harbours) for _ in range(seed * 2)))
    cards = cards_in(s)
    for phase in (reveal_calamities, barbarians, resolve_calamities, check_support):
        play(s, phase, chance)
    assert cards_in(s) == cards
    assert not [
        card.name for nation in s.state.nations for card in nation.hand if card.name in RULES.calamities
    ]
