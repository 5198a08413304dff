"""The civ stand-in: it founds what it can feed, trades for both sides, buys its way on."""

from collections import Counter

import pytest

from rules.civ.cards import value
from rules.civ.events import CityBuilt
from rules.civ.events_trade import DealStruck
from rules.civ.phases.advances import question as purchase_question
from rules.civ.phases.cities import city_construction
from rules.civ.phases.movement import movement
from rules.civ.phases.trade_cards import trade_cards
from rules.civ.views import CryView, OfferView, view
from rules.games import GAMES
from rules.standins import STANDINS, Anybody
from rules.standins.civ import Settler
from rules.standins.civ.cards import gain
from rules.standins.civ.dealing import Hand, answer, propose
from rules.standins.match import Match
from rules.table import Chance
from tests.rules.civ.floor import Floor
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

GAME = GAMES["western-empires"]


def settle(s, phase):
    """What the stand-in answers to a question in a phase."""
    s.state.phase = phase
    return lambda question: Settler().answer(question, view(s.g, question.seat), Chance(b"settler"))


def hand(*names, calamities=()):
    return Hand(WESTERN_EMPIRES, Counter(names), list(calamities))


# -- movement and cities


def moved(**sides):
    s = scenario(sides)
    s.play(movement, {f"{civ} move": settle(s, "movement") for civ in sides})
    return s


def test_tokens_gather_where_a_city_can_be_fed():
    s = moved(Hellas=side({"Sparta": 4, "Argos": 3, "Peloponnesos": 3, "Moesia": 4}))
    gathered = {area for area, count in s.tokens("Hellas").items() if count >= 6}
    assert gathered & {"Sparta", "Argos", "Corinth"}


def test_no_city_is_planned_that_could_not_be_supported():
    s = moved(Hellas=side({"Sparta": 5, "Argos": 2}))
    assert max(s.tokens("Hellas").values()) < 6


def test_crowded_islanders_sail_and_pay_with_tokens_if_they_must():
    rich = moved(Minoa=side({"Rhodes": 5}, treasury=4))
    assert sum(count for area, count in rich.tokens("Minoa").items() if area != "Rhodes") == 2
    poor = moved(Minoa=side({"Rhodes": 7}))
    assert poor.nation("Minoa").treasury == 0
    assert set(poor.tokens("Minoa")) > {"Rhodes"}


def test_a_ship_in_reach_is_kept_rather_than_another_built():
    s = moved(Minoa=side({"Rhodes": 5}, ships=["Rhodes"], treasury=4))
    assert s.nation("Minoa").treasury == 3
    assert len(s.ships("Minoa")) == 1


def test_one_ship_fetches_settlers_from_several_shores():
    s = moved(Minoa=side({"Knossos": 4, "Rhodes": 4, "Thera": 4}, treasury=2))
    assert sorted(s.tokens("Minoa").values()) == [3, 3, 6]
    assert len(s.ships("Minoa")) == 1


@pytest.mark.parametrize(("before", "most"), [(1, 6), (4, 3)])
def test_those_who_could_live_on_come_over_the_sea_where_the_marker_asks_for_cities(before, most):
    s = scenario({"Minoa": side({"Knossos": 4, "Rhodes": 3, "Thera": 3, "Moesia": 4}, treasury=2)})
    s.nation("Minoa").step = (
        WESTERN_EMPIRES.civilizations["Minoa"].tracks["basic"]["Early Bronze Age"] - before
    )
    s.play(movement, {"Minoa move": settle(s, "movement")})
    assert max(s.tokens("Minoa").values()) == most


def test_ships_that_are_there_sail_where_none_is_left_to_build():
    s = moved(Minoa=side({"Rhodes": 5}, ships=["Rhodes", "Thera", "Knossos", "Phaestos"], treasury=4))
    assert s.nation("Minoa").treasury == 3
    assert sum(count for area, count in s.tokens("Minoa").items() if area != "Rhodes") == 2


@pytest.mark.parametrize(("before", "most"), [(1, 6), (4, 2)])
def test_a_ship_is_paid_for_with_tokens_where_the_marker_asks_for_cities(before, most):
    s = scenario({"Minoa": side({"Cyprus": 2, "Salamis": 2, "Knossos": 4})})
    s.nation("Minoa").step = (
        WESTERN_EMPIRES.civilizations["Minoa"].tracks["basic"]["Early Bronze Age"] - before
    )
    s.play(movement, {"Minoa move": settle(s, "movement")})
    assert max(s.tokens("Minoa").values()) == most


@pytest.mark.parametrize(("steps", "founds"), [(1, True), (4, False)])
def test_whoever_has_lost_all_cities_founds_one_with_nearly_the_last_tokens(steps, founds):
    s = scenario({"Hellas": side({"Sparta": 4, "Argos": 3, "Moesia": 1})})
    s.nation("Hellas").step = (
        WESTERN_EMPIRES.civilizations["Hellas"].tracks["basic"]["Early Bronze Age"] - steps
    )
    s.play(movement, {"Hellas move": settle(s, "movement")})
    assert (max(s.tokens("Hellas").values()) >= 6) is founds


@pytest.mark.parametrize(("there", "founded"), [(1, "Gaza"), (3, "Jericho")])
def test_a_city_is_founded_where_no_rival_could_come_too(there, founded):
    s = moved(Assyria=side({"Jerusalem": 8, "Moesia": 4}), Egypt=side({"Tanis": there}))
    assert s.tokens("Assyria")[founded] >= 6


def test_whoever_shares_an_area_stays_no_more_than_there_is_room_for():
    s = moved(Hatti=side({"Van": 2}), Assyria=side({"Van": 1}))
    assert s.tokens("Hatti")["Van"] == 1


def test_nobody_walks_into_the_land_of_others():
    s = moved(
        Hellas=side({"Sparta": 9}),
        Minoa=side({"Argos": 1, "Peloponnesos": 1}, ["Corinth"]),
    )
    assert not {"Argos", "Peloponnesos", "Corinth"} & set(s.tokens("Hellas"))


@pytest.mark.parametrize(("rest", "cities"), [(4, ["Athens", "Sparta"]), (3, ["Athens"]), (1, ["Athens"])])
def test_as_many_cities_as_the_rest_supports(rest, cities):
    s = scenario({"Hellas": side({"Sparta": 6, "Athens": 6, "Moesia": rest})})
    s.play(city_construction, {"Hellas build": settle(s, "cities")})
    assert sorted(event.area for event in s.events(CityBuilt)) == cities


def test_treasury_helps_to_build_where_an_advance_allows_it():
    s = scenario({"Hellas": side({"Sparta": 4, "Moesia": 4}, advances=["Architecture"], treasury=5)})
    s.play(city_construction, {"Hellas build": settle(s, "cities")})
    assert s.cities("Hellas") == ["Sparta"]
    assert s.nation("Hellas").treasury == 3


# -- trade


def test_gain_is_the_change_of_worth():
    held = Counter(Wine=2, Salt=0, Gold=1)
    assert gain(WESTERN_EMPIRES, held, ["Wine", "Gold"]) == value(
        WESTERN_EMPIRES, {"Wine": 3, "Gold": 2}
    ) - value(WESTERN_EMPIRES, held)
    assert gain(WESTERN_EMPIRES, held, ["Wine", "Wine"], -1) == -20


def test_an_offer_lets_both_sets_grow_and_hides_a_calamity():
    mine = hand("Wine", "Wine", "Ochre", "Oil", calamities=["Treachery"])
    found = propose(mine, CryView(wants=("Oil", "Ochre"), haves=("Wine", "Clay", "Fish")), to=3)
    assert found is not None
    offer = found[1]
    assert "Wine" in offer["want"]
    assert sorted(offer["say"]) == ["Ochre", "Oil"]
    assert offer["give"][2] == "Treachery"
    assert len(offer["give"]) == offer["count"] == 3


def test_nothing_is_offered_to_somebody_who_has_nothing_of_use():
    mine = hand("Gold", "Gold", "Ivory")
    assert propose(mine, CryView(wants=("Wine",), haves=("Clay", "Ochre")), to=3) is None


@pytest.mark.parametrize(
    ("say", "given"),
    [(("Wine", "Wine"), ["Clay", "Ochre", "Fish"]), (("Clay", "Bone"), None)],
)
def test_an_offer_is_taken_if_the_hand_is_worth_more_after_it(say, given):
    mine = hand("Wine", "Wine", "Clay", "Ochre", "Fish")
    offer = OfferView(10102, 0, 1, cards=3, say=say, want=("Clay", "Ochre"), count=3, give=())
    assert answer(mine, offer) == given


def test_an_offer_for_cards_that_are_not_there_is_not_taken():
    offer = OfferView(10102, 0, 1, cards=3, say=("Gold", "Gold"), want=("Tin", "Tin"), count=3, give=())
    assert answer(hand("Tin", "Gold", "Clay"), offer) is None


def test_a_session_of_stand_ins_strikes_deals_and_comes_to_an_end():
    floor = Floor(
        {
            "Hellas": ["Wine", "Wine", "Oil", "Clay", "Treachery"],
            "Minoa": ["Oil", "Oil", "Wine", "Clay", "Fish"],
            "Egypt": ["Clay", "Fish", "Fish", "Ochre", "Oil"],
        }
    )
    floor.s.state.phase = "trade"
    chance, acts = Chance(b"floor"), 0
    while not floor.over and (civs := floor.asked()):
        seat = floor.s.seat(civs[acts % len(civs)])
        data = Settler().answer(floor.question(civs[acts % len(civs)]), view(floor.s.g, seat), chance)
        floor.act(civs[acts % len(civs)], **data)
        acts += 1
        assert acts < 60
    assert floor.s.events(DealStruck)
    assert "Treachery" not in floor.hand("Hellas")


# -- cards and advances


@pytest.mark.parametrize(("treasury", "bought"), [(16, 1), (15, 0)])
def test_a_card_is_bought_when_there_is_money_to_spare(treasury, bought):
    s = scenario({"Hellas": side({"Moesia": 2}, ["Sparta"], treasury=treasury), "Minoa": side()})
    s.play(trade_cards, {"Hellas card:1": settle(s, "trade-cards")})
    assert len(s.nation("Hellas").hand) == 1 + bought


def buys(*cards, advances=(), treasury=0):
    s = scenario({"Hellas": side(hand=cards, advances=advances, treasury=treasury)})
    return settle(s, "advances")(purchase_question(s.g, 0)).get("buy", [])


def costs(names):
    return [WESTERN_EMPIRES.advances[name].cost for name in names]


def test_a_set_that_grows_is_kept_until_no_more_of_it_can_be_had():
    assert buys(*["Wine"] * 3, treasury=10) == []
    assert len(buys(*["Wine"] * 6, treasury=10)) >= 2


def test_what_the_step_of_this_turn_asks_for_is_bought_with_sets_that_could_grow():
    s = scenario({"Hellas": side(hand=["Wine"] * 3 + ["Tin"] * 2, advances=["Pottery", "Mythology"])})
    s.nation("Hellas").step = WESTERN_EMPIRES.civilizations["Hellas"].tracks["basic"]["Middle Bronze Age"] - 1
    assert settle(s, "advances")(purchase_question(s.g, 0)).get("buy")
    s.nation("Hellas").step -= 4
    assert not settle(s, "advances")(purchase_question(s.g, 0)).get("buy")


def test_what_the_epoch_asks_for_comes_first():
    assert max(costs(buys(*["Gold"] * 4, advances=["Pottery", "Mythology", "Sculpture"]))) >= 100


def test_a_hand_that_can_be_kept_is_saved_for_it():
    assert buys(*["Tin"] * 3, *["Oil"] * 2, advances=["Pottery", "Mythology", "Sculpture"]) == []


# -- whole games


def match(seats, seed=b"1", **options):
    return Match(GAME, options, tuple(f"P{n}" for n in range(len(seats))), seats, seed, check=True)


def test_a_game_ends_by_reaching_the_late_iron_age_with_cities_advances_and_trade():
    played, deals, cities = match([STANDINS["civ"]] * 5), set(), Counter()
    for _ in played.steps():
        state = played.table.state
        deals |= {told.number for told in played.table.told if isinstance(told.event, DealStruck)}
        cities[state.turn] = sum(9 - nation.city_stock for nation in state.nations)
    state = played.table.state
    assert 14 <= state.turn < 35
    assert max(nation.step for nation in state.nations) == 15
    assert len(deals) / state.turn > 2
    assert cities[state.turn // 2] / 5 > 3
    assert all(len(nation.advances) >= 5 for nation in state.nations)


def test_it_beats_random_players():
    kinds = [Settler(), Anybody(), Settler(), Anybody(), Settler()]
    played = match(kinds, b"2")
    played.play()
    places = {standing.seat: standing.place for standing in played.table.standings()}
    assert max(places[seat] for seat in (0, 2, 4)) < min(places[seat] for seat in (1, 3))


def test_the_same_seed_gives_the_same_game():
    def game():
        played = match([Settler()] * 5, b"same", turns="8")
        played.play(most=250)
        return played.record()

    assert game() == game()
