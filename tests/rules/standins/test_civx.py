"""The civ stand-in at CivX: ships in their phase, demands, abilities, advances by price, epoch and number."""

from collections import Counter

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.civx.trade_cards import trade_cards
from rules.civ.events_calamity import CardGiven, TreasuryGained, UnitsDestroyed
from rules.civ.events_trade import CardDemanded
from rules.civ.phases.advances import question as purchase_question
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.tax import tax_collection
from rules.civ.ruleset import Epoch
from rules.civ.views import CryView, view
from rules.games import GAMES
from rules.standins.civ import Settler
from rules.standins.civ.dealing import Hand, propose
from rules.standins.civ.goals import Aim, aim
from rules.standins.civ.merit import money, worth
from rules.standins.match import Match
from rules.table import Chance
from rules.table.verifying import verify
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX, WESTERN_EMPIRES
from tests.rules.civ.scenario import side

FIVE = ("Pottery", "Music", "Mythology", "Masonry", "Empiricism")


def settle(s, phase):
    """What the stand-in answers to a question in a phase."""
    s.state.phase = phase
    return lambda question: Settler().answer(question, view(s.g, question.seat), Chance(b"settler"))


# -- taxes


@pytest.mark.parametrize(("advances", "rate"), [(("Coinage",), 2), (("Coinage", "Economics"), 1)])
def test_whoever_must_collect_interest_taxes_no_more_than_leaves_stock_for_it(advances, rate):
    cities = ["Rome", "Neapolis", "Rubicon", "Tarentum", "Salonae", "Massillia", "Caralis", "Syracuse"]
    s = scene({"Rome": side({"Etruria": 30}, cities, advances=advances, treasury=9)})
    s.play(tax_collection, {"Rome tax": settle(s, "tax")})
    assert s.nation("Rome").treasury == 9 + rate * len(cities)


# -- ships


def at_sea(**minoa):
    """Minoa after its ships were built and it moved."""
    s = scene({"Minoa": side(**minoa)})
    s.play(ship_building, {"Minoa ships": settle(s, "ships")})
    ships = s.ships("Minoa")
    s.play(movement, {"Minoa move": settle(s, "movement")})
    return s, ships


def test_crowded_islanders_build_a_ship_and_sail_in_it():
    s, ships = at_sea(tokens={"Rhodes": 6}, treasury=4)
    assert ships == ["Rhodes"]
    assert set(s.tokens("Minoa")) > {"Rhodes"}
    assert s.nation("Minoa").treasury == 2


def test_a_ship_is_paid_for_with_tokens_where_there_is_no_treasury():
    s, ships = at_sea(tokens={"Rhodes": 8})
    assert ships == ["Rhodes"]
    assert sum(s.tokens("Minoa").values()) == 6
    assert set(s.tokens("Minoa")) > {"Rhodes"}


def test_a_ship_that_serves_is_kept_rather_than_another_built():
    s, ships = at_sea(tokens={"Rhodes": 6}, ships=["Rhodes"], treasury=4)
    assert len(ships) == 1
    assert s.nation("Minoa").treasury == 3


def test_a_ship_that_lies_elsewhere_calls_for_the_crowd():
    s, ships = at_sea(tokens={"Rhodes": 6, "Knossos": 2}, ships=["Knossos"], treasury=1)
    assert ships == ["Knossos"]
    assert set(s.tokens("Minoa")) > {"Rhodes", "Knossos"}
    assert s.ships("Minoa") != ["Knossos"]


@pytest.mark.parametrize(("treasury", "kept"), [(11, ["Rhodes"]), (10, [])])
def test_an_idle_ship_is_kept_by_the_rich_alone(treasury, kept):
    assert at_sea(tokens={"Rhodes": 2}, ships=["Rhodes"], treasury=treasury)[1] == kept


def test_nobody_builds_for_no_voyage():
    assert at_sea(tokens={"Rhodes": 2}, treasury=20)[1] == []


# -- trade cards


def test_demands_go_to_those_with_most_cities_for_different_stacks():
    cities = {"Nubia": ["Napata", "Meroe"], "Babylon": ["Babylon"], "Rome": ["Rome", "Etruria", "Rubicon"]}
    sides = {civ: side({}, built, hand=["Gold"]) for civ, built in cities.items()}
    sides["Rome"]["advances"] = ["Wonder of the World"]
    s = scene({"Egypt": side(advances=["Trade Empire"]), **sides})
    s.play(trade_cards, {"Egypt demands:1": settle(s, "trade-cards")})
    put = [(event.of, event.stack) for event in s.events(CardDemanded)]
    assert put == [(s.seat("Nubia"), 2), (s.seat("Babylon"), 1)]


def test_a_set_of_the_other_block_is_worth_an_offer():
    mine = Hand(CIVX, Counter(["Stone", "Stone", "Ochre", "Clay", "Fish"]), home="West")
    other = CryView(wants=("Ochre", "Clay"), haves=("Stone", "Papyrus", "Hides"))
    found = propose(mine, other, to=3, away="East")
    assert found is not None
    assert "Stone" in found[1]["want"]
    assert mine.gain(["Ochre"], ["Stone"]) > Hand(CIVX, mine.counts, home="East").gain(["Ochre"], ["Stone"])


# -- abilities


def used(rome, celt, **more):
    s = scene({"Rome": rome, "Celt": celt}, **more)
    s.play(special_abilities, {"Rome abilities": settle(s, "abilities")})
    return s


def test_monotheism_converts_what_counts_most_and_can_be_fed():
    rome = side({"Etruria": 4}, advances=["Monotheism"])
    s = used(rome, side({"Rubicon": 2}, ["Rome"]))
    assert s.cities("Rome") == ["Rome"]
    poor = used(side({"Etruria": 1}, advances=["Monotheism"]), side({"Rubicon": 2}, ["Rome"]))
    assert poor.cities("Rome") == []
    assert poor.tokens("Rome") == {"Etruria": 1, "Rubicon": 2}


def test_fundamentalism_spares_its_own_people():
    s = used(side({"Etruria": 1, "Rome": 1}, advances=["Fundamentalism"]), side({"Rome": 3, "Rubicon": 1}))
    assert [event.area for event in s.events(UnitsDestroyed)] == ["Rubicon"]


def test_politics_takes_a_city_it_can_pay_and_feed_else_treasury():
    advances = ["Politics"]
    s = used(side({"Etruria": 4}, advances=advances, treasury=5), side({}, ["Rome"]))
    assert s.cities("Rome") == ["Rome"]
    s = used(side({"Etruria": 4}, advances=advances, treasury=4), side({}, ["Rome"]))
    assert s.events(TreasuryGained)
    assert s.nation("Rome").treasury == 9


def test_provincial_empire_takes_a_card_of_each_neighbour():
    s = used(
        side({"Etruria": 1}, advances=["Provincial Empire"]), side({"Rubicon": 1}, hand=["Gold", "Gold"])
    )
    assert len(s.events(CardGiven)) == 1


def test_diaspora_founds_a_city_only_where_it_can_be_fed():
    s = used(side({"Etruria": 2}, advances=["Diaspora"]), side())
    assert len(s.cities("Rome")) == 1
    s = used(side({"Etruria": 1}, advances=["Diaspora"]), side())
    assert s.cities("Rome") == []
    assert len(s.tokens("Rome")) == 2


def test_universal_doctrine_gathers_the_barbarians_next_door():
    s = used(side({"Etruria": 1}, advances=["Universal Doctrine"]), side(), barbarians={"Rubicon": 2})
    assert s.tokens("Rome")["Rubicon"] == 2


# -- advances


def buys(*cards, advances=(), treasury=0, others=()):
    sides = {civ: side(advances=held) for civ, held in zip(("Celt", "Egypt", "Hatti"), others, strict=False)}
    s = scene({"Rome": side(hand=cards, advances=advances, treasury=treasury), **sides})
    return settle(s, "advances")(purchase_question(s.g, 0)).get("buy", [])


def test_a_point_is_worth_what_advances_cost_for_it():
    assert money(CIVX) == 1
    assert 40 < money(WESTERN_EMPIRES) < 50


def aimed(step, *held):
    """What Rome lacks first, as its marker stands on a step."""
    s = scene({"Rome": side(advances=held)})
    s.nation("Rome").step = step
    seen = view(s.g, 0)
    return aim(CIVX, seen, seen.nations[0])


def test_the_aim_is_the_first_step_that_cannot_be_made():
    firsts = CIVX.civilizations["Rome"].tracks["printed"]
    late = firsts["Late Bronze Age"]
    assert (aimed(late - 1).turns, aimed(late - 3).turns) == (0, 2)
    assert aimed(late - 1).asked.advances == 4
    assert aimed(late - 1, *FIVE).asked.name == "Early Iron Age"
    assert aimed(firsts["Late Iron Age"], *FIVE).asked.worth == 1500
    assert aimed(0, *FIVE) is None


def test_a_new_group_is_preferred_while_the_epoch_asks_for_one():
    held = ("Pottery", "Clothmaking", "Masonry", "Agriculture")
    asked = Aim(Epoch("groups", groups=3), 0)
    for name in ("Music", "Deism"):
        assert worth(CIVX, held, [asked], name, 5) > worth(CIVX, held, (), name, 5)
    assert worth(CIVX, held, [asked], "Prospecting", 5) == worth(CIVX, held, (), "Prospecting", 5)


def test_the_first_advances_are_many_rather_than_dear():
    bought = buys(*["Gold"] * 4)
    assert len(bought) >= 2
    assert all(CIVX.advances[name].cost <= 100 for name in bought)


def test_small_sets_are_kept_to_grow_as_far_as_the_hand_holds_them():
    pairs = ["Gems", "Gems", "Amber", "Amber", "Resin", "Resin"]
    assert buys(*pairs) == []
    assert buys(*pairs, "Tin", "Tin", "Oil", "Oil")


def test_what_half_of_the_players_hold_is_not_tried():
    held = ("Deism", *FIVE, "Enlightenment", "Law")
    assert "Universal Doctrine" not in buys(*["Gold"] * 5, advances=held, others=[["Universal Doctrine"]] * 2)


# -- whole games


@pytest.mark.parametrize("players", [5])
def test_a_game_ends_by_itself_and_verifies(players):
    game = GAMES["civx"]
    names = tuple(f"P{seat}" for seat in range(players))
    match = Match(game, {}, names, [Settler()] * players, b"table", ahead=True)
    match.play()
    nations = match.table.state.nations
    assert 16 <= max(match.costs) <= 26
    assert sum(len(nation.advances) for nation in nations) / players > 12
    assert not verify(match.record(), game).problem
