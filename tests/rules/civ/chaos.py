"""Positions at random, for siblings on the whole ancient board."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.problems import piece_problems
from rules.civ.ruleset import Ruleset
from rules.civ.state import Card
from rules.table import Chance, Refusal
from tests.rules.civ.scenario import Scene, side


def position(
    rules: Ruleset, scene: Callable[..., Scene], chance: Chance, two_blocks: bool, nations: int = 0
) -> Scene:
    """Eight or twelve nations, or so many, spread over the board at random."""
    civs = list(rules.civilizations)
    chance.shuffle("civs", civs)
    civs = civs[: nations or (12 if two_blocks else 8)]
    areas = sorted(name for name, area in rules.board.areas.items() if area.limit)
    chance.shuffle("areas", areas)
    areas = areas[: max(150, 12 * len(civs))]
    cities = {civ: [areas.pop() for _ in range(chance.below("cities", 10))] for civ in civs}
    tokens: dict[str, dict[str, int]] = {civ: {} for civ in civs}
    for civ in civs:
        for _ in range(chance.below("tokens", 16)):
            area = chance.pick("area", areas)
            tokens[civ][area] = min(9, tokens[civ].get(area, 0) + 1 + chance.below("count", 3))
    blocks = [WEST, EAST] if two_blocks else [""]
    deck = [Card(name, block=block) for block in blocks for name in sorted(rules.calamities)]
    chance.shuffle("deck", deck)
    sides = {}
    for civ in civs:
        board = sum(tokens[civ].values())
        names = [chance.pick("goods", sorted(rules.commodities)) for _ in range(chance.below("hand", 8))]
        hand = [Card(name, block=chance.pick("block", blocks)) for name in names]
        hand += [deck.pop() for _ in range(min(len(deck), chance.below("calamities", 7)))]
        for card in hand:
            if card.name in rules.calamities and chance.below("traded", 3):
                card.passer = chance.below("passer", len(civs))
            if card.name in rules.calamities and rules.trading.drawers:
                card.drawer = chance.below("drawer", len(civs))
        sides[civ] = side(
            tokens[civ],
            cities[civ],
            advances=[name for name in sorted(rules.advances) if chance.below("advance", 3) == 0],
            stock=chance.below("stock", 56 - board),
            hand=hand,
            step=chance.below("step", 16),
        )
    free = [area for area in areas if not any(area in held for held in tokens.values())]
    return scene(sides, two_blocks=two_blocks, barbarians={areas[4]: 2, areas[5]: 3}, pirates=free[:3])


def cards_in(s: Scene) -> Counter[str]:
    hands = Counter(card.name for nation in s.state.nations for card in nation.hand)
    return hands + Counter(name for pile in s.state.discards.values() for name in pile)


def play(s: Scene, phase: Any, chance: Chance) -> None:
    """Answer at random; every default is legal too, and every answer can be stored and read out."""
    script = phase(s.g)
    try:
        wait = next(script)
        while True:
            replies = []
            for question in [*wait.questions, *wait.later()]:
                assert not isinstance(question.check(question.default()), Refusal), question.key
                data = json.loads(json.dumps(question.sample(chance)))
                answer = question.check(data)
                assert not isinstance(answer, Refusal), (question.key, data, answer)
                assert question.write(data)
                assert question.prompt and question.public
                replies.append(answer)
            wait = script.send(replies[: len(wait.questions)])
    except StopIteration:
        assert not piece_problems(s.g.rules, s.state)
