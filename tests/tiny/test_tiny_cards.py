"""Two Shores: cards of two blocks, what they cost and are worth, and advances."""

from rules.civ import cards
from rules.civ.events_trade import CardBought
from rules.civ.phases.advances import question as purchase
from rules.civ.phases.succession import succession
from rules.civ.phases.trade import trade
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.purchase.bill import net_price
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.table import Refusal
from tests.tiny.game import RULESET
from tests.tiny.scenario import ASH, CLAY, cited, codes, hand, shores, side
from tests.tiny.tables import NORTH, SOUTH

# -- trade cards


def test_cards_are_drawn_from_ones_own_block_and_nothing_from_an_empty_stack():
    stacks = {Stack(1, NORTH): ["Flint"], Stack(1, SOUTH): ["Reeds"], Stack(2, SOUTH): ["Grain"]}
    sides = {"Ash": side(cities=["Ashford", "Alders"]), "Clay": side(cities=["Claymoor", "Cairn"])}
    s = shores(sides, stacks)
    s.play(trade_cards)
    assert hand(s, "Ash") == [("Flint", NORTH)]
    assert hand(s, "Clay") == [("Reeds", SOUTH), ("Grain", SOUTH)]


def test_every_stack_of_both_blocks_is_for_sale_once_at_three_times_its_number():
    stacks = {Stack(1, SOUTH): ["Reeds"] * 3}
    s = shores({"Ash": side(treasury=20), "Clay": side(cities=["Cairn"])}, stacks)
    prices = RULESET.trading.prices(s.g, ASH, [])
    assert prices == {Stack(n, block): 3 * n for n in (1, 2, 3) for block in (NORTH, SOUTH)}
    s.play(trade_cards, {"Ash card:1": "buy:south 1", "Ash card:2": "buy:north 2"})
    assert hand(s, "Ash") == [("Reeds", SOUTH)]
    first, second = s.events(CardBought)
    assert (first.price, first.is_nothing) == (3, False)
    assert (second.price, second.is_nothing) == (6, True)
    last = next(q for q in s.asked if q.key == "card:3")
    assert not {"buy:south 1", "buy:north 2"} & {choice.key for choice in last.options}
    assert s.nation("Ash").treasury == 11


def test_cards_go_back_to_the_stack_of_their_block_though_they_crossed_the_lake():
    s = shores(
        {"Ash": side(hand=[Card("Grain", block=NORTH)]), "Clay": side(hand=[Card("Grain", block=SOUTH)])}
    )
    cards.hand_over(s.g, ASH, CLAY, ["Grain"])
    assert sorted(hand(s, "Clay")) == [("Grain", NORTH), ("Grain", SOUTH)]
    cards.discard(s.g, CLAY, ["Grain", "Grain"])
    s.play(succession)
    assert s.state.stacks[Stack(2, NORTH)] == s.state.stacks[Stack(2, SOUTH)] == ["Grain"]


def test_a_deal_of_two_cards_with_one_true_name_crosses_the_lake():
    s = shores({"Ash": side(hand=["Flint", "Furs"]), "Clay": side(hand=["Reeds", "Salt"])})
    script = trade(s.g)
    wait = next(script)
    ash, clay = (next(q for q in wait.questions if q.seat == seat) for seat in (ASH, CLAY))
    offer = {
        "act": "offer",
        "to": CLAY,
        "give": ["Flint", "Furs"],
        "say": ["Flint"],
        "want": ["Salt"],
        "count": 2,
    }
    wait = script.send((ASH, ash.check(offer)))
    clay = next(q for q in wait.questions if q.seat == CLAY)
    number = s.state.floor.offers[-1].id
    script.send((CLAY, clay.check({"act": "accept", "offer": number, "cards": ["Reeds", "Salt"]})))
    assert [name for name, _ in hand(s, "Ash")] == ["Reeds", "Salt"]


def test_a_set_is_worth_as_many_stairs_as_it_has_cards():
    assert [cards.set_value(RULESET, "Furs", n) for n in (1, 2, 3, 4)] == [2, 6, 12, 20]


# -- advances


def test_credits_of_both_groups_and_of_the_card_count():
    tokens = {"Craft": 5, "Lore": 5}
    assert net_price(RULESET, "Drill", tokens, ["Rafts", "Sagas"]) == 25 - 5 - 5
    assert net_price(RULESET, "Shrines", tokens, ["Rafts", "Sagas"]) == 30 - 5 - 10


def test_required_advances_are_held_before():
    s = shores({"Ash": side(treasury=20, stock=0), "Clay": side()})
    assert codes(purchase(s.g, ASH).check({"buy": ["Drill"]})) == [("barred", cited(Topic.PURCHASE))]
    s = shores({"Ash": side(stock=0, advances=["Sagas"]), "Clay": side()})
    assert not isinstance(purchase(s.g, ASH).check({"buy": ["Drill"]}), Refusal)
