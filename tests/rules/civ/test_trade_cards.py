"""WE 6: trade cards acquisition."""

import pytest

from rules.civ.events_trade import CardBought, CardsReceived, StacksDrawn
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.stacks import Stack
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

NAMES = ["Ochre", "Iron", "Fish", "Wool", "Wine", "Tin", "Resin", "Marble", "Ivory"]


def stocked(s, *empty):
    """Three cards in each stack but the empty ones."""
    s.state.stacks = {Stack(n): [] if n in empty else [name] * 3 for n, name in enumerate(NAMES, 1)}
    return s


def hand(s, civ):
    return [card.name for card in s.nation(civ).hand]


def cities(count, start=0):
    areas = sorted(WESTERN_EMPIRES.board.areas)
    return areas[start : start + count]


def test_6a_example_three_and_five_cities_and_an_empty_stack():
    """Minoa with 3 cities first, then Hellas before Egypt, both with 5; stack 2 has two cards."""
    s = stocked(
        scenario(
            {
                "Egypt": side(cities=cities(5)),
                "Hellas": side(cities=cities(5, 5)),
                "Minoa": side(cities=cities(3, 10)),
            }
        )
    )
    s.state.stacks[Stack(2)] = ["Iron", "Papyri"]
    s.play(trade_cards)
    assert hand(s, "Minoa") == ["Ochre", "Iron", "Fish"]
    assert hand(s, "Hellas") == ["Ochre", "Papyri", "Fish", "Wool", "Wine"]
    assert hand(s, "Egypt") == ["Ochre", "Water", "Fish", "Wool", "Wine"]
    assert [e.seat for e in s.events(StacksDrawn)] == [2, 1, 0]
    assert [e.water for e in s.events(StacksDrawn)] == [(), (), (Stack(2),)]


def test_6a_fewest_cities_draw_first():
    s = stocked(scenario({"Minoa": side(cities=cities(2)), "Egypt": side(cities=cities(1, 2))}))
    s.state.stacks[Stack(1)] = ["Clay", "Ochre"]
    s.play(trade_cards)
    assert hand(s, "Egypt") == ["Clay"]
    assert hand(s, "Minoa")[0] == "Ochre"


def test_6a_no_cities_no_cards():
    s = stocked(scenario({"Minoa": side(cities=cities(2)), "Egypt": side()}))
    s.play(trade_cards)
    assert hand(s, "Egypt") == []


def test_6a_nobody_has_a_city_skips_to_the_last_phase():
    s = stocked(scenario({"Minoa": side(), "Egypt": side()}))
    s.play(trade_cards)
    assert s.state.skip_to == "succession"


def test_6a_somebody_has_a_city_skips_nothing():
    s = stocked(scenario({"Minoa": side(cities=cities(1)), "Egypt": side()}))
    s.play(trade_cards)
    assert s.state.skip_to == ""


def test_6a_what_was_drawn_is_told_to_the_one_who_drew():
    s = stocked(scenario({"Minoa": side(cities=cities(2)), "Egypt": side(cities=cities(1, 2))}))
    s.play(trade_cards)
    assert s.events(CardsReceived) == []
    assert [e.cards for e in s.events(CardsReceived, seat=0)] == [("Ochre", "Iron")]


def test_6b_stack_9_costs_15():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=16)}))
    s.play(trade_cards, {"Minoa card:1": "buy:9"})
    assert hand(s, "Minoa") == ["Ochre", "Ivory"]
    assert s.nation("Minoa").treasury == 1
    assert s.events(CardBought) == [CardBought(0, Stack(9), 15, False)]


def test_6b_with_14_treasury_nothing_is_asked():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=14)}))
    s.play(trade_cards)
    assert s.asked == []


def test_6b_a_player_looks_before_buying_the_next():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=45)}))
    seen = []
    s.play(
        trade_cards,
        {
            "Minoa card:1": "buy:9",
            "Minoa card:2": lambda q: seen.append(hand(s, "Minoa")) or "buy:9",
            "Minoa card:3": "pass",
        },
    )
    assert seen == [["Ochre", "Ivory"]]
    assert hand(s, "Minoa") == ["Ochre", "Ivory", "Ivory"]
    assert s.nation("Minoa").treasury == 15


def test_6b_an_empty_stack_sells_water_at_the_same_price():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=15)}), 9)
    s.play(trade_cards, {"Minoa card:1": "buy:9"})
    assert hand(s, "Minoa") == ["Ochre", "Water"]
    assert s.nation("Minoa").treasury == 0
    assert s.events(CardBought)[0].is_water


@pytest.mark.parametrize(
    ("advances", "expected"),
    [
        ([], {9: 15}),
        (["Cartography"], {2: 5, 7: 13, 9: 15}),
        (["Rhetoric"], {3: 9, 9: 15}),
        (["Mining"], {6: 13, 8: 13, 9: 15}),
        (["Cartography", "Rhetoric", "Mining"], {2: 5, 3: 9, 6: 13, 7: 13, 8: 13, 9: 15}),
    ],
)
def test_9_advances_open_further_stacks(advances, expected):
    s = scenario({"Minoa": side(advances=advances)})
    assert s.g.rules.trading.prices(s.g, 0, ()) == {Stack(n): price for n, price in expected.items()}


def test_9_cartography_buys_from_stacks_2_and_7():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=23, advances=["Cartography"])}))
    s.play(trade_cards, {"Minoa card:1": "buy:2", "Minoa card:2": "buy:7", "Minoa card:3": "buy:2"})
    assert hand(s, "Minoa") == ["Ochre", "Iron", "Resin", "Iron"]
    assert s.nation("Minoa").treasury == 0


def test_9_wonder_of_the_world_gives_one_free_card_above_the_number_of_cities():
    s = stocked(scenario({"Minoa": side(cities=cities(7), advances=["Wonder of the World"])}))
    s.play(trade_cards, {"Minoa card:1": "free:9"})
    (question,) = s.asked
    assert [o.key for o in question.options] == ["pass", "free:8", "free:9"]
    assert hand(s, "Minoa")[-1] == "Ivory"


def test_9_wonder_of_the_world_gives_nothing_with_nine_cities():
    s = stocked(scenario({"Minoa": side(cities=cities(9), advances=["Wonder of the World"])}))
    s.play(trade_cards)
    assert s.asked == []


def test_6b_purchases_go_in_the_order_of_the_draw():
    s = stocked(
        scenario(
            {"Minoa": side(cities=cities(2), treasury=15), "Egypt": side(cities=cities(1, 2), treasury=15)}
        )
    )
    s.state.stacks[Stack(9)] = ["Gold", "Piracy"]
    s.play(trade_cards, {"Egypt card:1": "buy:9", "Minoa card:1": "buy:9"})
    assert hand(s, "Egypt")[-1] == "Gold"
    assert hand(s, "Minoa")[-1] == "Piracy"


def test_6b_the_default_is_to_buy_nothing():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=20)}))
    s.play(trade_cards)
    assert s.keys() == ["Minoa card:1"]
    assert s.nation("Minoa").treasury == 20


def test_6b_what_was_bought_stays_secret():
    s = stocked(scenario({"Minoa": side(cities=cities(1), treasury=15), "Egypt": side()}))
    s.play(trade_cards, {"Minoa card:1": "buy:9"})
    assert not any("Ivory" in repr(event) for event, to in s.told if to is None or 1 in to)
