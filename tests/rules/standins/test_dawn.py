"""The civ stand-in at Dawn of History: barbarians on both sides, abilities, cards by price, dear advances."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.trade_cards import trade_cards
from rules.civ.events_calamity import TreasuryGained
from rules.civ.events_trade import CardBought, CommodityDemanded
from rules.civ.phases.advances import question as purchase_question
from rules.civ.phases.conflict import conflict
from rules.civ.phases.movement import movement
from rules.civ.stacks import Stack
from rules.civ.views import view
from rules.games import GAMES
from rules.standins.civ import Settler
from rules.standins.civ.goals import aim
from rules.standins.civ.land import Land
from rules.standins.civ.merit import worth
from rules.standins.match import Match
from rules.table import Chance
from rules.table.verifying import verify
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.dawn.wild import ORDERS, give, wild
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

CHEAP = ("Pottery", "Music", "Mythology")
SITES = ("Lugdunum", "Massillia")
"""Where a city could be founded from Etruria."""


def settle(s, phase):
    """What the stand-in answers to a question in a phase."""
    s.state.phase = phase
    return lambda question: Settler().answer(question, view(s.g, question.seat), Chance(b"settler"))


# -- limits


@pytest.mark.parametrize(
    ("advances", "more"), [((), 0), (("Agriculture",), 1), (("Agriculture", "Irrigation"), 1)]
)
def test_agriculture_and_irrigation_raise_limits_once(advances, more):
    s = scene({"Rome": side({"Etruria": 1}, advances=advances)})
    land = Land.of(DAWN, view(s.g, 0))
    assert land.limit("Etruria") == DAWN.board.areas["Etruria"].limit + more == s.g.limit("Etruria", 0)


def test_who_has_one_of_them_does_not_pay_for_the_use_of_the_other():
    alone = worth(DAWN, (), (), "Irrigation", 6)
    assert worth(DAWN, ("Agriculture",), (), "Irrigation", 6) < alone - 100


def test_public_works_keep_a_token_beside_a_city():
    s = scene({"Rome": side({"Rome": 1}, ["Rome"], advances=["Public Works"])})
    land = Land.of(DAWN, view(s.g, 0))
    assert (land.limit("Rome"), land.surplus("Rome")) == (1, 0)


# -- against barbarians


def moved(rome, **more):
    s = scene({"Rome": rome}, **more)
    s.play(movement, {"Rome move": settle(s, "movement")})
    return s


def test_a_pirate_city_is_taken_by_as_many_as_it_takes():
    s = moved(side({"Etruria": 6, "Rubicon": 8, "Sardinia": 2}), pirates=["Rome"])
    assert s.tokens("Rome")["Rome"] == DAWN.numbers.attack_tokens
    s.play(conflict)
    assert s.state.pirates == []


def test_those_beside_a_pirate_city_are_beaten_first():
    rome = side({"Etruria": 11, "Sardinia": 2})
    s = moved(rome, pirates=["Rome"], barbarians={"Rome": 3}, out_of_play=["Rubicon", *SITES])
    assert s.tokens("Rome")["Rome"] == DAWN.numbers.attack_tokens + 2


def test_too_few_stay_at_home():
    s = moved(side({"Etruria": 5}), pirates=["Rome"])
    assert "Rome" not in s.tokens("Rome")


def test_barbarians_next_door_are_driven_off_by_those_who_cannot_stay():
    s = moved(side({"Etruria": 7, "Sardinia": 2}), barbarians={"Rubicon": 2}, out_of_play=["Rome", *SITES])
    assert s.tokens("Rome")["Rubicon"] > 2
    s.play(conflict)
    assert s.state.barbarians == {}


def test_nobody_who_feeds_a_city_goes_to_war():
    s = moved(side({"Etruria": 2, "Campania": 2}, ["Rome", "Neapolis"]), barbarians={"Rubicon": 1})
    assert "Rubicon" not in s.tokens("Rome")


# -- at the head of barbarians


def led(sides, **more):
    s = wild(sides, **more)
    s.play(barbarians, {ORDERS: settle(s, "barbarians")})
    return s


def test_those_around_take_a_city_of_another_together():
    sides = {"Hellas": side({"Athens": 1}), "Rome": side(cities=["Rome"])}
    s = led(sides, barbarians={"Etruria": 4, "Samnium": 3})
    assert "Rome" in s.state.pirates
    assert s.cities("Rome") == []


def test_of_two_cities_that_of_whoever_is_ahead_falls():
    sides = {
        "Hellas": side(),
        "Rome": side(cities=["Rome"]),
        "Celt": side(cities=["Rubicon"], advances=CHEAP),
    }
    s = led(sides, barbarians={"Etruria": 7})
    assert (s.cities("Rome"), s.cities("Celt")) == (["Rome"], [])


def test_nobody_leads_them_into_his_own_land():
    s = led({"Hellas": side({"Rubicon": 2}, ["Rome"]), "Celt": side()}, barbarians={"Etruria": 7})
    assert s.cities("Hellas") == ["Rome"]
    assert s.tokens("Hellas") == {"Rubicon": 2}
    assert "Etruria" not in s.state.barbarians


def test_whom_they_would_only_die_for_is_left_alone():
    s = led({"Hellas": side(), "Rome": side(cities=["Rome"])}, barbarians={"Etruria": 2})
    assert sum(s.state.barbarians.values()) == 2


def test_those_who_must_go_on_take_a_city_rather_than_the_easiest_way():
    sides = {"Hellas": side(), "Rome": side({"Etruria": 1}, ["Rome"])}
    s = wild(sides, barbarians={"Etruria": 2})
    give(s, "Rome", "Barbarian Hordes", "Hellas", "Hellas")
    answer = settle(s, "barbarians")
    s.play(barbarians, dict.fromkeys((ORDERS, "Hellas barbarian-hordes:1:wave:1:barbarians"), answer))
    assert "Rome" in s.state.pirates


# -- trade cards


RHETORIC = ("Rhetoric",)


@pytest.mark.parametrize(
    ("advances", "treasury", "stacks"),
    [((), 18, []), ((), 19, [9]), (RHETORIC, 6, []), (RHETORIC, 7, [3]), (RHETORIC, 25, [9, 3])],
)
def test_cards_are_bought_by_their_price(advances, treasury, stacks):
    s = scene({"Rome": side(cities=["Rome"], advances=advances, treasury=treasury)})
    for number in (1, 3, 9):
        name = next(card.name for card in DAWN.commodities.values() if card.stack == number)
        s.state.stacks[Stack(number)] = [name] * 2
    answer = settle(s, "trade-cards")
    s.play(trade_cards, {f"Rome card:{number}": answer for number in range(1, max(2, len(stacks) + 1))})
    assert [event.stack.number for event in s.events(CardBought)] == stacks


# -- abilities


def used(rome, celt, **more):
    s = scene({"Rome": rome, "Celt": celt}, **more)
    s.play(special_abilities, {"Rome abilities": settle(s, "abilities")})
    return s


def test_politics_annexes_a_city_that_can_be_paid_for_and_fed():
    s = used(side({"Etruria": 4}, advances=["Politics"], treasury=5), side({"Rubicon": 2}, ["Rome"]))
    assert s.cities("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 0


@pytest.mark.parametrize(("tokens", "treasury"), [(4, 4), (1, 5)])
def test_politics_brings_treasury_to_whoever_cannot(tokens, treasury):
    s = used(
        side({"Etruria": tokens}, advances=["Politics"], treasury=treasury), side({"Rubicon": 2}, ["Rome"])
    )
    assert s.cities("Rome") == []
    assert [event.amount for event in s.events(TreasuryGained)] == [5]


def test_trade_empire_demands_what_makes_the_best_set():
    rome = side({"Etruria": 1}, advances=["Trade Empire"], hand=["Gold", "Gold", "Clay"])
    s = used(rome, side({"Rubicon": 1}, hand=["Gold", "Iron"]))
    assert [(event.of, event.commodity) for event in s.events(CommodityDemanded)] == [(1, "Gold")]
    assert sorted(card.name for card in s.nation("Rome").hand) == ["Clay", "Gold", "Gold", "Gold"]


def test_who_may_disregard_a_demand_is_asked_last():
    rome = side({"Etruria": 1}, advances=["Trade Empire"], hand=["Gold"])
    rich = side({"Rubicon": 1}, hand=["Gold", "Iron", "Salt"], advances=["Wonder of the World"])
    s = scene({"Rome": rome, "Celt": rich, "Egypt": side({"Memphis": 1}, hand=["Gold"])})
    s.play(special_abilities, {"Rome abilities": settle(s, "abilities")})
    assert [event.of for event in s.events(CommodityDemanded)] == [s.seat("Egypt")]


def test_diaspora_founds_where_a_city_would_cost_most():
    s = used(side({"Etruria": 2, "Campania": 2}, advances=["Diaspora"]), side({"Rubicon": 2}))
    (city,) = s.cities("Rome")
    assert not DAWN.board.areas[city].site
    assert city in {*DAWN.board.land_neighbours("Etruria"), *DAWN.board.land_neighbours("Campania")}


# -- advances


def test_a_marker_before_an_epoch_waits_for_what_it_asks():
    first = DAWN.civilizations["Rome"].tracks["plain"]["Early Iron Age"]

    def aimed(step, held):
        s = scene({"Rome": side(advances=held)})
        s.nation("Rome").step = step
        seen = view(s.g, 0)
        return aim(DAWN, seen, seen.nations[0])

    found = aimed(first - 1, CHEAP)
    assert (found.turns, found.asked.advances_from) == (0, {100: 3})
    held = [DAWN.advances[name] for name in CHEAP]
    assert found.part(held, DAWN.advances["Law"]) == 1 / 3
    assert found.part(held, DAWN.advances["Pottery"]) == 0
    assert aimed(first - 2, CHEAP).turns == 1
    assert aimed(first - 1, ("Law", "Military", "Literacy")).asked.name == "Late Iron Age"


def buys(*cards, advances=(), step=0):
    s = scene({"Rome": side(hand=cards, advances=advances)})
    s.nation("Rome").step = step
    return settle(s, "advances")(purchase_question(s.g, 0)).get("buy", [])


def test_whoever_waits_for_dear_advances_spends_small_sets_too():
    pairs = ["Gold", "Gold", "Silk", "Silk", "Pearls", "Pearls"]
    first = DAWN.civilizations["Rome"].tracks["plain"]["Early Iron Age"]
    held = (*CHEAP, "Law", "Military")
    assert buys(*pairs, advances=held) == []
    bought = buys(*pairs, advances=held, step=first - 1)
    assert max(DAWN.advances[name].cost for name in bought) >= 100


# -- whole games


def test_a_game_ends_by_itself_and_verifies():
    game = GAMES["dawn-of-history"]
    match = Match(game, {}, tuple(f"P{seat}" for seat in range(5)), [Settler()] * 5, b"table", ahead=True)
    match.play()
    nations = match.table.state.nations
    assert 16 <= max(match.costs) <= 30
    assert sum(len(nation.advances) for nation in nations) / 5 > 12
    assert not verify(match.record(), game).problem
