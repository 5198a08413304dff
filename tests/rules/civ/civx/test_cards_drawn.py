"""CivX 23.1 to 23.5: interest, then one card for each city."""

import pytest

from rules.civ.civx.trade_cards import interest, trade_cards
from rules.civ.events import CitiesRevolted, InterestCollected
from rules.civ.events_trade import CalamityExchanged, CardsReceived, StacksDrawn
from rules.civ.phases.tax import tax_collection
from rules.civ.ruleset import Grade
from tests.rules.civ.civx.market import cities, hand, stack, stocked
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

# -- interest


@pytest.mark.parametrize(("treasury", "due"), [(0, 0), (1, 0), (2, 1), (5, 2), (10, 5), (11, 5)])
def test_30_161_economics_one_token_for_every_two_in_treasury(treasury, due):
    """23.1 says one for every token, 30.161 one for every two: the section of the advance is followed."""
    s = scene({"Rome": side(treasury=treasury, advances=["Economics"])})
    before = s.nation("Rome").stock
    s.play(interest)
    assert s.nation("Rome").treasury == treasury + due
    assert s.nation("Rome").stock == before - due


def test_23_1_only_holders_of_economics_collect_interest():
    s = scene({"Rome": side(treasury=20), "Egypt": side(treasury=20, advances=["Economics"])})
    s.play(interest)
    assert (s.nation("Rome").treasury, s.nation("Egypt").treasury) == (20, 30)
    assert s.events(InterestCollected) == [InterestCollected(1, 10, 10)]


def test_23_1_interest_comes_before_the_draw_and_pays_for_cards():
    s = stocked(scene({"Rome": side(cities=cities(1), treasury=14, advances=["Economics"])}))
    s.play(trade_cards, {"Rome card:1": "buy:9"})
    assert s.nation("Rome").treasury == 14 + 7 - 20


def in_debt(short, **more):
    """Rome owes 10 in interest and lacks so many tokens; Egypt has the most in stock."""
    held = ["Economics", *more.pop("advances", ())]
    on_board = 55 - 20 - (10 - short)
    tokens = {"Rome": on_board}
    return scene(
        {"Rome": side(tokens, cities(4, 5), treasury=20, advances=held), "Egypt": side(), "Minoa": side()},
        **more,
    )


def test_23_1_each_token_that_is_missing_costs_a_city():
    s = in_debt(short=2)
    s.play(interest, {"Minoa revolt:0:4": cities(2, 5)})
    assert s.cities("Rome") == cities(2, 7)
    assert s.cities("Minoa") == cities(2, 5)
    assert s.events(InterestCollected) == [InterestCollected(0, 8, 10)]


def test_23_1_no_more_cities_revolt_than_there_are():
    s = in_debt(short=7)
    s.play(interest)
    assert s.cities("Rome") == []
    assert [len(e.areas) for e in s.events(CitiesRevolted)] == [4]


def test_23_1_the_revolt_is_said_to_be_for_want_of_interest_not_of_tax():
    s = in_debt(short=2)
    s.play(interest)
    assert [e.cause for e in s.events(CitiesRevolted)] == ["interest"]
    assert [q.prompt for q in s.asked] == ["Interest revolt: which 2 of Rome's cities do you take over?"]


def test_23_1_enough_in_stock_and_no_city_revolts():
    s = in_debt(short=0)
    s.play(interest)
    assert len(s.cities("Rome")) == 4
    assert s.asked == []


def test_14_35_democracy_protects_from_tax_revolts_but_not_from_interest_revolts():
    s = in_debt(short=1, advances=["Democracy"])
    s.play(interest)
    assert len(s.cities("Rome")) == 3
    taxed = scene({"Rome": side({"Rome": 55}, cities(2, 5), advances=["Democracy"]), "Egypt": side()})
    taxed.play(tax_collection)
    assert len(taxed.cities("Rome")) == 2


def test_23_1_all_collect_before_any_city_revolts():
    """Egypt, later in the order, has paid its own interest before it can gain a city."""
    s = scene(
        {
            "Rome": side({"Rome": 55 - 4}, cities(2, 5), treasury=4, advances=["Economics"]),
            "Egypt": side(treasury=10, advances=["Economics"]),
        }
    )
    s.play(interest)
    kinds = [type(e) for e, _ in s.told]
    assert kinds == [InterestCollected, InterestCollected, CitiesRevolted]


# -- the draw


def test_23_2_the_fewest_cities_draw_first_then_the_most_advance_points_then_the_ast_order():
    s = stocked(
        scene(
            {
                "Egypt": side(cities=cities(2)),
                "Rome": side(cities=cities(2, 2)),
                "Hellas": side(cities=cities(2, 4), advances=["Music"]),
                "Minoa": side(cities=cities(1, 6)),
            }
        ),
        copies=9,
    )
    s.play(trade_cards)
    assert [s.g.name(e.seat) for e in s.events(StacksDrawn)] == ["Minoa", "Hellas", "Rome", "Egypt"]


def test_23_3_three_cities_draw_from_the_first_three_stacks():
    s = stocked(scene({"Rome": side(cities=cities(3))}))
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Ochre", "Iron", "Fish"]


def test_23_31_an_empty_stack_gives_nothing_and_nothing_instead():
    s = stocked(scene({"Rome": side(cities=cities(3))}), 2)
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Ochre", "Fish"]


@pytest.mark.parametrize(("civ", "first"), [("Rome", "Ochre"), ("Persia", "Hides")])
def test_23_21_each_nation_draws_from_its_own_block(civ, first):
    s = stocked(scene({civ: side(cities=cities(1))}, two_blocks=True))
    s.play(trade_cards)
    assert hand(s, civ) == [first]


def test_23_5_what_is_drawn_is_secret():
    s = stocked(scene({"Rome": side(cities=cities(1)), "Egypt": side()}))
    s.play(trade_cards)
    assert s.events(CardsReceived, 1) == []
    assert s.events(CardsReceived, 0) == [CardsReceived(0, ("Ochre",))]


def test_13_2_while_nobody_has_anything_the_turn_ends_at_once():
    s = scene({"Rome": side({"Rome": 3}), "Egypt": side()})
    s.play(trade_cards)
    assert s.state.skip_to == "succession"


def test_13_2_29_912_tokens_that_bandits_took_come_back_in_a_turn_without_cities():
    s = scene({"Rome": side(), "Egypt": side()})
    s.nation("Rome").away, s.nation("Rome").stock = 4, 51
    s.play(trade_cards)
    assert s.state.skip_to == ""


@pytest.mark.parametrize("more", [{"treasury": 5}, {"hand": ["Iron"]}, {"advances": ["Diaspora"]}])
def test_13_2_without_cities_the_phases_go_on_for_those_who_have_something(more):
    s = scene({"Rome": side(**more), "Egypt": side()})
    s.play(trade_cards)
    assert s.state.skip_to == ""


# -- several non-tradeable calamities


def unlucky(seed=b"scenario", stacks=None):
    """Rome draws Volcano or Earthquake, Famine and Civil War at once."""
    s = stocked(scene({"Rome": side(cities=cities(4)), "Egypt": side()}, seed=seed))
    bad = {2: "Volcano or Earthquake", 3: "Famine", 4: "Civil War"}
    for number, name in bad.items():
        s.state.stacks[stack(number)] = [name, *s.state.stacks[stack(number)]]
    s.state.stacks.update(stacks or {})
    return s


def non_tradeable(s):
    return [n for n in hand(s, "Rome") if CIVX.grade(n) is Grade.NON_TRADEABLE]


def test_23_4_of_several_non_tradeables_one_is_kept_and_the_others_are_replaced():
    s = unlucky()
    s.play(trade_cards)
    assert len(non_tradeable(s)) == 1
    assert len(hand(s, "Rome")) == 4


def test_23_4_chance_decides_which_one_is_kept():
    kept = set()
    for seed in (b"1", b"2", b"3", b"4", b"5", b"6"):
        s = unlucky(seed)
        s.play(trade_cards)
        kept |= set(non_tradeable(s))
    assert len(kept) > 1


def test_23_4_the_replacement_comes_from_the_same_stack():
    s = unlucky()
    s.play(trade_cards)
    exchanged = {e.calamity: e.card for e in s.events(CalamityExchanged, 0)}
    fitting = {"Volcano or Earthquake": "Iron", "Famine": "Fish", "Civil War": "Oil"}
    assert exchanged == {name: fitting[name] for name in exchanged}
    assert len(exchanged) == 2


def test_23_4_a_replacement_that_is_non_tradeable_itself_is_replaced_again():
    twice = {stack(number): ["Famine" if number == 3 else "Civil War"] * 2 for number in (3, 4)}
    s = unlucky(stacks=twice | {stack(2): ["Iron"]})
    s.play(trade_cards)
    assert len(non_tradeable(s)) == 1


def test_23_4_an_empty_stack_replaces_nothing():
    s = unlucky(stacks={stack(2): ["Iron"], stack(3): ["Famine"], stack(4): ["Civil War"]})
    s.play(trade_cards)
    assert len(hand(s, "Rome")) == 3
    assert [e.card for e in s.events(CalamityExchanged, 0)] == [""]


def test_23_4_the_calamities_go_back_under_their_stacks_when_all_have_drawn_and_bought():
    s = unlucky()
    s.nation("Rome").stock -= 20
    s.nation("Rome").treasury += 20
    under_way = []
    s.play(
        trade_cards, {"Rome card:1": lambda q: under_way.append(len(s.state.discards[stack(3)])) or "pass"}
    )
    gone = {e.calamity for e in s.events(CalamityExchanged, 0)}
    for number, name in {2: "Volcano or Earthquake", 3: "Famine", 4: "Civil War"}.items():
        assert (s.state.stacks[stack(number)][-1] == name) is (name in gone)
    assert under_way == [int("Famine" in gone)]
    assert not any(s.state.discards.values())


def test_23_4_a_player_who_draws_later_does_not_get_what_was_put_aside():
    s = scene({"Rome": side(cities=cities(3)), "Egypt": side(cities=cities(4, 3))})
    s.state.stacks.update(
        {stack(2): ["Volcano or Earthquake", "Iron", "Papyrus"], stack(3): ["Famine", "Fish", "Fruit"]}
    )
    s.play(trade_cards)
    assert not {"Famine", "Volcano or Earthquake"} & set(hand(s, "Egypt"))


def test_23_4_only_the_player_learns_of_the_exchange():
    s = unlucky()
    s.play(trade_cards)
    assert s.events(CalamityExchanged, 1) == []
    assert not any("Famine" in repr(e) or "Civil War" in repr(e) for e, to in s.told if to is None)


def test_23_4_one_non_tradeable_and_a_tradeable_calamity_are_both_kept():
    s = scene({"Rome": side(cities=cities(3))})
    s.state.stacks.update({stack(2): ["Treachery"], stack(3): ["Famine", "Fish"]})
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Treachery", "Famine"]


def test_23_4_with_two_blocks_the_native_stack_replaces():
    s = stocked(scene({"Persia": side(cities=cities(3))}, two_blocks=True))
    s.state.stacks[stack(2, "E")].insert(0, "Volcano or Earthquake")
    s.state.stacks[stack(3, "E")].insert(0, "Famine")
    s.play(trade_cards)
    (gone,) = s.events(CalamityExchanged, 0)
    assert gone.card == {"Famine": "Salt", "Volcano or Earthquake": "Stone"}[gone.calamity]
    assert {card.block for card in s.nation("Persia").hand} == {"East"}
