"""CivX 30.40, 30.43: Politics and Provincial Empire."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.events_calamity import CardGiven, TreasuryGained
from rules.civ.events_trade import CardsReceived
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.civx.plans import holder, played, refused
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def annex(*areas):
    return {"ability": "annex_areas", "areas": list(areas)}


def gain(amount):
    return {"ability": "annex_areas", "treasury": amount}


def statesman(treasury=20, **more):
    return holder("Politics", treasury=treasury, **more)


def test_30_402_all_occupants_are_replaced_with_tokens_from_treasury():
    s = played(
        statesman(), annex("Rubicon"), others={"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    )
    assert s.state.tokens["Rubicon"] == {0: 3}
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (17, 34), "the stock stays as it was"


def test_30_402_a_city_from_stock_and_five_treasury_to_stock():
    s = played(statesman(), annex("Rome"), others={"Celt": side(cities=["Rome"])})
    assert s.cities("Rome") == ["Rome"]
    assert (s.nation("Rome").treasury, s.nation("Rome").stock, s.nation("Rome").city_stock) == (15, 39, 8)


def test_30_402_it_works_with_no_token_in_stock():
    s = played(statesman(treasury=0, stock=0), annex("Rubicon"), others={"Celt": side({"Rubicon": 3})})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (51, 0)


def test_30_402_up_to_three_areas_by_land_or_water():
    others = {"Celt": side({"Rubicon": 2, "Corsica": 1}), "Egypt": side({"Rome": 1, "Massillia": 1})}
    s = played(statesman(), annex("Rubicon", "Corsica", "Rome"), others=others)
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 2, "Corsica": 1, "Rome": 1}
    assert refused(statesman(), annex("Rubicon", "Corsica", "Rome", "Massillia"), others=others) == [
        "too-many"
    ]


def test_30_402_no_more_than_five_unit_points_of_one_opponent():
    others = {"Celt": side({"Rubicon": 3, "Massillia": 2, "Corsica": 1}), "Egypt": side({"Rome": 2})}
    assert refused(statesman(), annex("Rubicon", "Massillia"), others=others) == []
    assert refused(statesman(), annex("Rubicon", "Massillia", "Corsica"), others=others) == ["too-many"]
    assert refused(statesman(), annex("Rubicon", "Massillia", "Rome"), others=others) == []


def test_30_402_a_city_with_a_token_beside_it_is_too_much():
    others = {"Celt": side({"Rome": 1, "Rubicon": 1}, cities=["Rome"])}
    assert refused(statesman(), annex("Rome"), others=others) == ["too-many"]


def test_30_402_all_areas_border_on_what_was_held_before():
    others = {"Celt": side({"Rubicon": 1, "Pannonia": 1})}
    assert refused(statesman(), annex("Rubicon", "Pannonia"), others=others) == ["no-target"]


def test_30_402_barbarians_and_pirates_too_as_one_opponent():
    s = played(statesman(), annex("Rubicon"), barbarians={"Rubicon": 4})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 4}
    s = played(statesman(), annex("Rome"), pirates=["Rome"])
    assert (s.cities("Rome"), s.state.pirates) == (["Rome"], [])
    assert refused(statesman(), annex("Rubicon"), barbarians={"Rubicon": 6}) == ["too-many"]
    both = refused(statesman(), annex("Rome", "Rubicon"), pirates=["Rome"], barbarians={"Rubicon": 1})
    assert both == ["too-many"]


def test_30_403_not_without_treasury_for_all():
    others = {"Celt": side({"Rubicon": 3, "Rome": 2})}
    assert refused(statesman(treasury=2), annex("Rubicon"), others=others) == ["too-little-treasury"]
    assert refused(statesman(treasury=2), annex("Rome"), others=others) == []
    assert refused(statesman(treasury=4), annex("Rubicon", "Rome"), others=others) == ["too-little-treasury"]


def test_30_403_not_without_cities_for_all():
    eight = ["Athens", "Corinth", "Tarentum", "Knossos", "Rhodes", "Carthage", "Tyre", "Sidon"]
    others = {"Celt": side(cities=["Rome"]), "Egypt": side(cities=["Massillia"])}
    rome = statesman(cities=eight)
    assert refused(rome, annex("Rome"), others=others) == []
    assert refused(rome, annex("Rome", "Massillia"), others=others) == ["no-cities-left"]


def test_30_403_democracy_keeps_an_area_safe():
    others = {"Celt": side({"Rubicon": 1}, advances=["Democracy"]), "Egypt": side({"Rubicon": 1})}
    assert refused(statesman(), annex("Rubicon"), others=others) == ["no-target"]


def test_30_404_or_up_to_five_tokens_from_stock_to_treasury():
    s = played(statesman(treasury=0), gain(5))
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (5, 49)
    assert s.events(TreasuryGained)[0].amount == 5


@pytest.mark.parametrize(
    ("stock", "amount", "fits"), [(None, 6, False), (None, 1, True), (3, 3, True), (3, 4, False)]
)
def test_30_404_not_more_and_not_more_than_there_are(stock, amount, fits):
    assert refused(statesman(treasury=0, stock=stock), gain(amount)) == (
        [] if fits else ["too-much-treasury"]
    )


@pytest.mark.parametrize(
    "plan", [{"areas": ["Rubicon"], "treasury": 2}, {}, {"areas": ["Rubicon", "Rubicon"]}]
)
def test_30_404_one_or_the_other(plan):
    others = {"Celt": side({"Rubicon": 1})}
    assert refused(statesman(), {"ability": "annex_areas", **plan}, others=others) == ["unreadable"]


def test_19_55_nothing_is_plundered_where_a_city_is_annexed():
    s = played(statesman(), annex("Rome"), others={"Celt": side(cities=["Rome"], hand=["Ochre"])})
    assert len(s.nation("Celt").hand) == 1


# -- Provincial Empire


def levy(*seats):
    return {"ability": "levy", "seats": list(seats)}


EMPIRE = holder("Provincial Empire")


def neighbours(**more):
    return {
        "Celt": side({"Rubicon": 1}, hand=["Ochre", "Tin"], **more),
        "Egypt": side({"Corsica": 1}, hand=["Gold"]),
        "Minoa": side({"Knossos": 1}, hand=["Wine"]),
    }


def test_30_432_one_commodity_of_their_choice_from_each_neighbour_by_land_or_water():
    s = played(EMPIRE, levy(1, 2), others=neighbours(), answers={"Celt levy:0": "Ochre"})
    assert sorted(card.name for card in s.nation("Rome").hand) == ["Gold", "Ochre"]
    assert [card.name for card in s.nation("Celt").hand] == ["Tin"]
    assert len(s.events(CardGiven)) == 2


def test_30_432_what_was_given_only_the_two_know():
    s = played(EMPIRE, levy(1, 2), others=neighbours())
    assert s.events(CardsReceived, 3) == []
    assert len(s.events(CardsReceived, 0)) == 2
    assert len(s.events(CardsReceived, 1)) == 1


def test_30_432_not_from_those_without_a_common_border():
    assert refused(EMPIRE, levy(3), others=neighbours()) == ["no-neighbour"]


def test_30_432_who_shares_an_area_shares_a_border():
    others = {"Celt": side({"Etruria": 1}, hand=["Ochre"])}
    assert refused(EMPIRE, levy(1), others=others) == []


@pytest.mark.parametrize("advance", ["Provincial Empire", "Wonder of the World"])
def test_30_432_holders_of_the_same_and_of_a_wonder_give_nothing(advance):
    assert refused(EMPIRE, levy(1), others=neighbours(advances=[advance])) == ["no-neighbour"]


def test_30_432_calamities_are_no_commodities_and_who_has_none_gives_none():
    others = {"Celt": side({"Rubicon": 1}, hand=["Piracy"]), "Egypt": side({"Rome": 1}, hand=["Ochre"])}
    s = played(EMPIRE, levy(1, 2), others=others)
    assert [card.name for card in s.nation("Rome").hand] == ["Ochre"]


@pytest.mark.parametrize(
    "written", ["Provincial Empire", "Provincial Empire: all", "provincial empire Celt, Egypt"]
)
def test_30_432_all_neighbours_are_quickly_written(written):
    s = scene({"Rome": EMPIRE, **neighbours()})
    s.play(special_abilities)
    question = s.asked[0]
    (line,) = question.referee.read(written, [])
    assert sorted(line["seats"]) == [1, 2]
    assert not isinstance(question.check([line]), Refusal)


def test_30_432_every_neighbour_may_be_asked_and_all_at_once():
    places = ["Rubicon", "Rome", "Corsica", "Massillia", "Cisalpina", "Lugdunum"]
    civs = ["Celt", "Egypt", "Minoa", "Hatti", "Hellas", "Carthage"]
    others = {civ: side({area: 1}, hand=["Ochre", "Tin"]) for civ, area in zip(civs, places, strict=True)}
    s = played(EMPIRE, levy(1, 2, 3, 4, 5, 6), others=others)
    assert len(s.nation("Rome").hand) == 6
    assert s.rounds == 2


def test_26_2_nobody_is_called_back_for_cards_that_came_in():
    rome = holder("Provincial Empire", "Politics")
    s = played(rome, levy(1), others=neighbours())
    assert "Rome abilities-again" not in list(s.keys())


def test_30_402_the_barbarians_are_no_neighbour():
    assert refused(EMPIRE, levy(BARBARIANS), others=neighbours()) == ["no-neighbour"]
