"""WE 8, WE 9, WE 10, WE 11: any calamities, any advances, any position: no piece or card is lost."""

import json
from collections import Counter
from typing import Any

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import select_calamities
from rules.civ.phases.aftermath import aftermath
from rules.civ.phases.leaving import departures, leave
from rules.civ.problems import piece_problems
from rules.table import Chance, Refusal
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES
from tests.rules.civ.scenario import Scene, scenario, side

CIVS = list(RULES.civilizations)[:9]


def position(chance: Chance) -> Scene:
    """Nine nations spread over the board at random."""
    areas = sorted(RULES.board.areas)
    chance.shuffle("areas", areas)
    cities = {civ: [areas.pop() for _ in range(chance.below("cities", 10))] for civ in CIVS}
    tokens: dict[str, dict[str, int]] = {civ: {} for civ in CIVS}
    for civ in CIVS:
        for _ in range(chance.below("tokens", 14)):
            area = chance.pick("area", areas)
            tokens[civ][area] = min(9, tokens[civ].get(area, 0) + 1 + chance.below("count", 3))
    advances = sorted(RULES.advances)
    goods = [name for name in RULES.commodities if not RULES.commodities[name].additional]
    deck = sorted(RULES.calamities)
    chance.shuffle("deck", deck)
    sides = {}
    for civ in CIVS:
        board = sum(tokens[civ].values())
        hand = [chance.pick("goods", goods) for _ in range(chance.below("hand", 8))]
        hand += [deck.pop() for _ in range(min(len(deck), chance.below("calamities", 5)))]
        sides[civ] = side(
            tokens[civ],
            cities[civ],
            advances=[name for name in advances if chance.below("advance", 3) == 0],
            stock=chance.below("stock", 56 - board),
            hand=hand,
            step=chance.below("step", 9),
        )
    spare = areas[:3]
    pirates = [area for area in spare if not any(area in held for held in tokens.values())]
    return scenario(sides, barbarians={areas[4]: 2, areas[5]: 3}, pirates=pirates)


def cards_in(s: Scene) -> Counter[str]:
    hands = Counter(card.name for nation in s.state.nations for card in nation.hand)
    return hands + Counter(name for pile in s.state.discards.values() for name in pile)


def play(s: Scene, phase: Any, chance: Chance) -> None:
    """Answer at random; every default is legal too, and every answer can be stored and read out."""
    script = phase(s.g)
    replies: Any = None
    while True:
        try:
            wait = script.send(replies)
        except StopIteration:
            return
        replies = []
        for question in wait.questions:
            assert not isinstance(question.check(question.default()), Refusal), question.key
            data = question.sample(chance)
            assert json.loads(json.dumps(data)) == data
            answer = question.check(data)
            assert not isinstance(answer, Refusal), (question.key, data, answer)
            assert all(isinstance(line, str) for line in question.write(data))
            replies.append(answer)
        assert piece_problems(RULES, s.state) == []


@pytest.mark.parametrize("seed", range(50))
def test_8_to_11_from_any_position(seed):
    chance = Chance(f"chaos {seed}".encode())
    s = position(chance)
    cards = cards_in(s)
    for phase in (select_calamities, resolve_calamities, special_abilities, aftermath):
        play(s, phase, chance)
        assert piece_problems(RULES, s.state) == []
        assert cards_in(s) == cards
    assert not [card for n in s.state.nations for card in n.hand if card.name in RULES.calamities]
    assert not [area for area in s.state.tokens if s.g.is_conflict(area)]
    for seat in s.g.seats:
        support = sum(s.tokens(seat).values())
        assert support >= RULES.numbers.support_rate * len(s.cities(seat)) or not s.cities(seat)


@pytest.mark.parametrize("seed", range(12))
def test_7_from_any_position(seed):
    chance = Chance(f"leaving {seed}".encode())
    s = position(chance)
    for seat in {chance.below("leaver", 9) for _ in range(3)}:
        leave(s.g, seat)
    cards = cards_in(s)
    play(s, departures, chance)
    assert piece_problems(RULES, s.state) == []
    assert cards_in(s) == cards
