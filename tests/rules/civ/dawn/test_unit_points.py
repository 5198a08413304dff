"""Dawn 24.1.2 to 24.1.9: victims, change for cities, exact losses, what advances add up to."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.state import Card
from tests.rules.civ.dawn.plague import codes, drawn, lost, struck
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side


def world(**more):
    made = {
        "Rome": side({"Alesia": 4, "Etruria": 2}, ["Rome", "Rubicon", "Neapolis"]),
        "Minoa": side({"Thera": 30}),
        "Egypt": side({"Fayum": 30}),
        "Celt": side({"Belgica": 30}),
    }
    return {**made, **more}


def test_24_1_6_the_example_of_ten_unit_points():
    """Two cities, ten counters, or any combination."""
    for answer in (
        {"Rome": 5, "Rubicon": 5},
        {"Alesia": 4, "Etruria": 1, "Rome": 5},
        {"Alesia": 4, "Etruria": 2, "Rubicon": 4},
    ):
        s = struck("Rome", "Famine", world(), {"Rome famine:0:damage": answer})
        assert lost(s)["Rome"] == 10


def test_24_1_6_a_city_reduced_to_two_tokens_counts_three():
    """Rome holds two tokens."""
    answer = {"Rome": 3, "Neapolis": 3, "Alesia": 4}
    s = struck("Rome", "Famine", world(), {"Rome famine:0:damage": answer})
    assert s.tokens("Rome") == {"Rome": 2, "Neapolis": 2, "Etruria": 2}
    assert s.cities("Rome") == ["Rubicon"]


def test_24_1_6_no_more_tokens_stay_than_the_limit_allows():
    s = struck("Rome", "Famine", world())
    assert codes(s, "Rome famine:0:damage", {"Rome": 2, "Alesia": 4, "Etruria": 2, "Rubicon": 2}) == [
        "crowded-city",
    ]


def test_24_1_6_with_agriculture_one_more_stays():
    made = side({"Alesia": 4, "Etruria": 2}, ["Rome", "Rubicon", "Neapolis"], advances=["Agriculture"])
    answers = {"Rome coastal-migration:0:damage": {"Rome": 2, "Neapolis": 2, "Etruria": 1}}
    s = struck("Rome", "Coastal Migration", world(Rome=made), answers)
    assert s.tokens("Rome") == {"Alesia": 4, "Etruria": 1, "Neapolis": 3, "Rome": 3}


def test_24_1_6_only_as_many_tokens_take_its_place_as_are_in_stock():
    """The stock is empty: what is removed elsewhere is all there is to make change with."""
    made = side({"Alesia": 1}, ["Rome", "Rubicon", "Neapolis"], stock=0)
    s = struck("Rome", "Famine", world(Rome=made))
    key = "Rome famine:0:damage"
    assert codes(s, key, {"Rome": 3, "Rubicon": 4, "Neapolis": 3}) == ["too-few-tokens"]
    struck("Rome", "Famine", world(Rome=made), {key: {"Rome": 5, "Rubicon": 4, "Alesia": 1}})


def test_24_1_8_exactly_so_much_where_that_can_be():
    s = struck("Rome", "Famine", world())
    assert "wrong-sum" in codes(s, "Rome famine:0:damage", {"Rome": 5, "Rubicon": 5, "Alesia": 1})
    assert "wrong-sum" in codes(s, "Rome famine:0:damage", {"Rome": 5, "Alesia": 4})


def test_24_1_8_more_if_necessary_but_as_little_as_can_be():
    """Cities alone, and nothing in stock to make change: of eight unit points ten are lost."""
    celt = side({}, ["Londinium", "Belgica", "Alesia"], stock=0)
    answers = {"Rome famine:0:victims": {"3": 8, "1": 8, "2": 4}}
    s = struck("Rome", "Famine", world(Celt=celt), answers)
    assert (lost(s)["Celt"], len(s.cities("Celt"))) == (10, 1)
    assert "wrong-sum" in codes(s, "Celt famine:0:damage", {"Londinium": 5})
    assert "wrong-sum" in codes(s, "Celt famine:0:damage", {"Londinium": 5, "Belgica": 5, "Alesia": 5})


def test_24_1_9_the_example_of_hatti():
    """Four, minus three for Theology, minus one for Philosophy, plus one for Monotheism."""
    held = ["Theology", "Philosophy", "Monotheism"]
    hatti = side({"Kanesh": 9}, ["Hattusa", "Anatolia", "Troy"], advances=held)
    s = struck("Hatti", "Iconoclasm and Heresy", {"Hatti": hatti, "Celt": side({"Alesia": 3})})
    assert len(s.cities("Hatti")) == 2


def test_24_1_9_what_is_held_is_never_more_than_all():
    s = scene({"Rome": side(advances=["Theology", "Philosophy"])})
    assert Case.of(s.g, 0, Card("Iconoclasm and Heresy")).figure("cities") == 0


def test_24_1_3_the_example_of_minoa_and_egypt():
    """Minoa drew Epidemic and traded it to Egypt: Egypt loses sixteen, Minoa is immune."""
    crowded = side({"Alesia": 9, "Etruria": 9}, ["Rome"])
    s = struck("Egypt", "Epidemic", world(Rome=crowded, Celt=side({"Belgica": 30})), passer="Minoa")
    assert lost(s) == {"Egypt": 16, "Rome": 10, "Celt": 10}


def victims(s):
    return next(q for q in s.asked if q.key.endswith(":victims"))


def test_24_1_3_not_traded_anybody_may_be_named():
    s = struck("Minoa", "Epidemic", world())
    assert sorted(victims(s).limits) == ["0", "2", "3"]


@pytest.mark.parametrize("card", ["Epidemic", "Iconoclasm and Heresy"])
def test_24_1_2_after_several_trades_neither_the_drawer_nor_the_last_trader(card):
    s = drawn("Rome", card, world(), drawer="Minoa", passer="Egypt")
    case = Case.of(s.g, 0, s.nation("Rome").hand[0])
    assert [s.g.name(seat) for seat in case.nameable(lambda seat: True)] == ["Celt"]


def test_24_1_2_a_drawer_who_left_bars_nobody():
    s = drawn("Rome", "Epidemic", world(), drawer="Minoa", passer="Minoa")
    s.nation("Minoa").left = True
    case = Case.of(s.g, 0, s.nation("Rome").hand[0])
    assert [s.g.name(seat) for seat in case.nameable(lambda seat: True)] == ["Celt", "Egypt"]


def test_24_1_2_the_victim_cannot_forgo_it():
    s = struck("Rome", "Famine", world())
    assert "wrong-sum" in codes(s, "Rome famine:0:victims", {})


def test_24_1_4_barbarians_and_pirates_are_never_affected():
    s = struck(
        "Rome",
        "Volcanic Eruption or Earthquake",
        {"Rome": side({"Neapolis": 2}), "Celt": side({"Alesia": 1})},
        barbarians={"Neapolis": 3},
        pirates=["Campania"],
    )
    assert s.state.barbarians == {"Neapolis": 3}
    assert s.state.pirates == ["Campania"]
    assert s.tokens("Rome") == {}


@pytest.mark.parametrize("card", ["City in Flames", "Flood", "Volcanic Eruption or Earthquake", "Treachery"])
def test_20_1_2_the_token_of_public_works_goes_with_a_city_that_is_lost(card):
    rome = side({"Rubicon": 1, "Corsica": 2}, ["Rubicon"], advances=["Public Works"])
    s = struck("Rome", card, {"Rome": rome, "Hellas": side()})
    assert (s.tokens("Rome"), s.cities("Rome")) == ({"Corsica": 2}, [])


@pytest.mark.parametrize("card", ["City Riots", "Superstition"])
def test_20_1_2_beside_a_city_that_is_reduced_it_is_among_those_who_take_its_place(card):
    rome = side({"Rubicon": 1}, ["Rubicon"], advances=["Public Works"])
    s = struck("Rome", card, {"Rome": rome, "Hellas": side()})
    assert (s.tokens("Rome"), s.cities("Rome")) == ({"Rubicon": s.g.limit("Rubicon")}, [])
