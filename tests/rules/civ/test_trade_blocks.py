"""Two blocks of trade cards: whose stacks one draws from, where cards go back to, what they are worth."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from rules.civ import cards
from rules.civ.phases.advances import question
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.policies.purchasing import best_group, both_groups, needs_required
from rules.civ.policies.trading import SHARED, own_block, squared_with_bonus
from rules.civ.stacks import Stack
from rules.civ.state import CivState
from rules.civ.views import view
from rules.table import Chance, Desk, Refusal
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

BLOCKS = {"Rome": "west", "Egypt": "east"}
PRINTED = {"Ochre": "west", "Clay": "east", "Iron": "west", "Wax": SHARED, "Gold": "west"}


def with_blocks(rules):
    """The same game with two blocks, a bonus for foreign sets, and nothing from an empty stack."""
    return replace(
        rules,
        water="",
        civilizations={n: replace(c, block=BLOCKS.get(n, "west")) for n, c in rules.civilizations.items()},
        commodities={n: replace(c, block=PRINTED.get(n, "east")) for n, c in rules.commodities.items()},
        calamities={n: replace(c, block=SHARED) for n, c in rules.calamities.items()},
        trading=replace(rules.trading, home=own_block, set_value=squared_with_bonus),
    )


TWO = with_blocks(WESTERN_EMPIRES)


def two_blocks(rome=(), egypt=(), **more):
    areas = sorted(TWO.board.areas)
    sides = {
        "Rome": side(cities=areas[:2], hand=list(rome), **more),
        "Egypt": side(cities=areas[2:4], hand=list(egypt), **more),
    }
    s = scenario(sides, rules=TWO)
    s.state.stacks = {
        Stack(1, "west"): ["Ochre"] * 2,
        Stack(1, "east"): ["Clay"] * 2,
        Stack(2, "west"): ["Iron", "Wax"],
        Stack(2, "east"): ["Wax", "Treachery"],
        Stack(9, "west"): ["Gold"],
        Stack(9, "east"): ["Gold"],
    }
    s.state.discards = {}
    return s


def hand(s, civ):
    return [(card.name, card.block) for card in s.nation(civ).hand]


def test_each_civilization_draws_from_the_stacks_of_its_block():
    s = two_blocks()
    s.play(trade_cards)
    assert hand(s, "Rome") == [("Ochre", "west"), ("Iron", "west")]
    assert hand(s, "Egypt") == [("Clay", "east"), ("Wax", "east")]


def test_an_empty_stack_gives_nothing_where_there_is_no_water():
    s = two_blocks()
    s.state.stacks[Stack(1, "east")] = []
    s.play(trade_cards)
    assert hand(s, "Egypt") == [("Wax", "east")]
    assert view(s.g, None).empty_stacks == (Stack(1, "east"),)


def test_cards_are_bought_from_the_stacks_of_ones_block():
    s = two_blocks(treasury=20)
    s.play(trade_cards, {"Egypt card:1": "buy:east 9"})
    assert ("Gold", "east") in hand(s, "Egypt")
    assert s.state.stacks[Stack(9, "west")] == ["Gold"]


def test_a_card_goes_back_under_the_stack_it_was_drawn_from():
    s = two_blocks()
    for block in ("east", "west"):
        s.state.stacks[Stack(2, block)] = ["Wax"]
        cards.draw(s.g, 0, Stack(2, block))
    cards.hand_over(s.g, 0, 1, ["Wax", "Wax"])
    cards.discard(s.g, 1, ["Wax", "Wax"])
    assert s.state.discards == {Stack(2, "east"): ["Wax"], Stack(2, "west"): ["Wax"]}
    cards.restack(s.g)
    assert s.state.stacks[Stack(2, "east")] == s.state.stacks[Stack(2, "west")] == ["Wax"]


@pytest.mark.parametrize(
    ("name", "home", "value"),
    [("Iron", "west", 18), ("Iron", "east", 24), ("Wax", "east", 18), ("Wax", "west", 18), ("Iron", "", 18)],
)
def test_a_set_of_the_other_block_is_worth_its_face_values_more(name, home, value):
    assert cards.set_value(TWO, name, 3, home) == value


def test_the_bonus_pays_for_advances():
    s = two_blocks(rome=["Iron"] * 3, egypt=["Iron"] * 3)
    assert cards.set_worth(s.g, 0, "Iron", 3) == 18
    assert cards.set_worth(s.g, 1, "Iron", 3) == 24
    assert view(s.g, 1).nations[1].block == "east"


def test_a_card_in_the_stack_of_another_block_is_a_problem():
    s = two_blocks()
    s.state.stacks[Stack(2, "east")] = ["Iron"]
    assert "Iron lies in stack east 2" in cards.card_problems(TWO, s.state)
    assert not any("Wax lies" in problem for problem in cards.card_problems(TWO, s.state))


def test_stacks_are_stored_in_words_and_read_again():
    s = two_blocks(rome=["Iron"])
    s.play(trade_cards)
    adapter = TypeAdapter(CivState)
    data = adapter.dump_python(s.state, mode="json")
    assert "east 1" in data["stacks"]
    assert data["nations"][0]["hand"][0] == {"name": "Iron", "passer": None}, "no block, as ever"
    assert data["nations"][0]["hand"][1]["block"] == "west"
    assert adapter.validate_json(adapter.dump_json(s.state), strict=True) == s.state


def test_stacks_without_a_block_are_stored_as_numbers():
    state = CivState(options={}, nations=[], stacks={Stack(3): ["Fish"]})
    assert TypeAdapter(CivState).dump_python(state, mode="json")["stacks"] == {"3": ["Fish"]}


def test_the_stream_of_a_restacking_is_named_by_the_stack():
    class Heard(Chance):
        def shuffle(self, stream, items):
            heard.append(stream)

    heard: list[str] = []
    s = two_blocks()
    s.state.discards = {Stack(3): ["Fish"], Stack(2, "east"): ["Wax"]}
    s.g.desk = Desk(s.state, Heard(b"x"), lambda event, to: None)
    cards.restack(s.g)
    assert heard == ["restack-east 2", "restack-3"]


def test_of_two_groups_one_or_both_give_credit():
    name = next(n for n, a in WESTERN_EMPIRES.advances.items() if len(a.groups) == 2)
    first, second = WESTERN_EMPIRES.advances[name].groups
    tokens = dict.fromkeys(WESTERN_EMPIRES.groups, 0) | {first: 10, second: 15}
    assert best_group(WESTERN_EMPIRES, name, tokens, ()) == 15
    assert both_groups(WESTERN_EMPIRES, name, tokens, ()) == 25


def test_an_advance_may_require_another_one_held_before():
    advances = dict(WESTERN_EMPIRES.advances)
    advances["Sculpture"] = replace(advances["Sculpture"], requires=("Pottery",))
    barred = replace(WESTERN_EMPIRES.purchasing, bar=needs_required)
    rules = replace(WESTERN_EMPIRES, advances=advances, purchasing=barred)
    s = scenario({"Minoa": side(hand=["Gold"] * 6)}, rules=rules)
    refusal = question(s.g, 0).check({"buy": ["Pottery", "Sculpture"]})
    assert isinstance(refusal, Refusal)
    assert [(fault.code, fault.section) for fault in refusal.faults] == [("barred", "WE 12")]
    assert "Pottery" in refusal.faults[0].text
    s = scenario({"Minoa": side(hand=["Gold"] * 6, advances=["Pottery"])}, rules=rules)
    assert not isinstance(question(s.g, 0).check({"buy": ["Sculpture"]}), Refusal)
