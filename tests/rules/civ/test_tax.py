"""WE 1: tax collection."""

import pytest

from rules.civ.events import CitiesRevolted, TaxCollected
from rules.civ.phases.tax import tax_collection
from rules.table import Refusal
from tests.rules.civ.scenario import scenario, side

FIVE = ["Athens", "Sparta", "Corinth", "Knossos", "Byzantium"]


def test_1a_example_five_cities_pay_ten():
    s = scenario({"Hellas": side(cities=FIVE)})
    s.play(tax_collection)
    assert s.nation("Hellas").treasury == 10
    assert s.nation("Hellas").stock == 45
    assert s.asked == []


def test_1a_no_cities_no_tax():
    s = scenario({"Hellas": side({"Athens": 3})})
    s.play(tax_collection)
    assert s.nation("Hellas").treasury == 0
    assert s.events(TaxCollected) == []


@pytest.mark.parametrize(
    ("advances", "low", "high"),
    [(["Coinage"], 1, 3), (["Monarchy"], 2, 3), (["Coinage", "Monarchy"], 1, 4)],
)
def test_1a_advances_let_the_rate_be_set(advances, low, high):
    s = scenario({"Hellas": side(cities=FIVE, advances=advances)})
    s.play(tax_collection, {"Hellas tax": high})
    (question,) = s.asked
    assert (question.low, question.high) == (low, high)
    assert f"city? {' and '.join(advances)} let" in question.prompt
    assert question.note(high) == f"{5 * high} from your stock to your treasury"
    assert s.nation("Hellas").treasury == 5 * high


def test_1a_coinage_may_lower_the_rate():
    s = scenario({"Hellas": side(cities=FIVE, advances=["Coinage"])})
    s.play(tax_collection, {"Hellas tax": 1})
    assert s.nation("Hellas").treasury == 5


def test_1a_everybody_sets_the_rate_at_the_same_time():
    s = scenario(
        {
            civ: side(cities=[city], advances=["Coinage"])
            for civ, city in {"Hellas": "Athens", "Minoa": "Sparta"}.items()
        }
    )
    s.play(tax_collection)
    assert s.rounds == 1


def test_1a_the_careful_default_lowers_the_rate_rather_than_risk_a_revolt():
    s = scenario({"Hellas": side(cities=FIVE, advances=["Coinage"], stock=9), "Minoa": side()})
    s.play(tax_collection)
    assert s.cities("Hellas") == sorted(FIVE)
    assert s.nation("Hellas").stock == 4


@pytest.mark.parametrize(("stock", "rate"), [(15, 2), (10, 2), (9, 1), (4, 1)])
def test_1a_the_default_is_the_usual_rate_or_the_highest_that_can_be_paid(stock, rate):
    s = scenario({"Hellas": side(cities=FIVE, advances=["Coinage"], stock=stock), "Minoa": side()})
    s.play(tax_collection)
    assert s.asked[0].default() == rate


def test_1a_what_was_collected_is_told_to_all():
    s = scenario({"Hellas": side(cities=FIVE, stock=7), "Minoa": side()})
    s.play(tax_collection)
    assert s.events(TaxCollected) == [TaxCollected(0, 2, 7, 10)]


def test_1_cities_built_in_an_earlier_turn_are_no_longer_new():
    s = scenario({"Hellas": side(cities=FIVE)}, new_cities=["Athens"])
    s.play(tax_collection)
    assert s.state.new_cities == []


def test_1b_example_two_of_five_cities_revolt():
    """Five cities, seven tokens in stock: all seven are collected and two cities turn."""
    s = scenario({"Hellas": side(cities=FIVE, stock=7), "Minoa": side(), "Egypt": side(cities=["Memphis"])})
    s.play(tax_collection, {"Minoa revolt:0:5": ["Sparta", "Knossos"]})
    assert s.nation("Hellas").stock == 0
    assert s.cities("Minoa") == ["Knossos", "Sparta"]
    assert s.cities("Hellas") == ["Athens", "Byzantium", "Corinth"]
    assert s.nation("Minoa").treasury == 0, "no tax from the cities gained"
    assert s.events(CitiesRevolted) == [CitiesRevolted(0, 1, ("Sparta", "Knossos"))]


@pytest.mark.parametrize(
    ("stock", "rate", "revolts"), [(9, 2, 1), (8, 2, 1), (1, 2, 5), (0, 2, 5), (14, 3, 1), (12, 3, 1)]
)
def test_1b_each_city_not_fully_taxed_revolts(stock, rate, revolts):
    s = scenario({"Hellas": side(cities=FIVE, stock=stock, advances=["Monarchy"]), "Minoa": side()})
    s.play(tax_collection, {"Hellas tax": rate})
    assert len(s.cities("Minoa")) == revolts


def test_1b_the_beneficiary_has_most_cities_then_most_tokens_in_stock_then_the_ranking():
    s = scenario(
        {
            "Hellas": side(cities=FIVE, stock=9),
            "Egypt": side({"Memphis": 2}),
            "Rome": side({"Etruria": 2}),
            "Minoa": side(cities=["Phaestos"]),
        }
    )
    s.play(tax_collection)
    assert s.events(CitiesRevolted)[0].beneficiary == s.seat("Rome"), (
        "11 before 17; Minoa has fewer cities in stock"
    )


def test_1b_more_tokens_in_stock_win_over_the_ranking():
    s = scenario(
        {"Hellas": side(cities=FIVE, stock=9), "Rome": side({"Etruria": 2}), "Egypt": side({"Memphis": 1})}
    )
    s.play(tax_collection)
    assert s.events(CitiesRevolted)[0].beneficiary == s.seat("Egypt")


def test_1b_out_of_cities_the_next_beneficiary_takes_over():
    areas = [a for a in scenario({"Hellas": side()}).g.board.areas if a not in FIVE][:16]
    s = scenario(
        {
            "Hellas": side(cities=FIVE, stock=3),
            "Egypt": side(cities=areas[:7]),
            "Rome": side(cities=areas[7:15]),
        }
    )
    s.play(tax_collection)
    assert [(e.beneficiary, len(e.areas)) for e in s.events(CitiesRevolted)] == [(1, 2), (2, 1), (None, 1)]
    assert len(s.cities("Hellas")) == 1
    assert s.nation("Hellas").city_stock == 8


def test_1b_without_any_beneficiary_the_victim_chooses_what_is_destroyed():
    areas = [a for a in scenario({"Hellas": side()}).g.board.areas if a not in FIVE][:9]
    s = scenario({"Hellas": side(cities=FIVE, stock=9), "Egypt": side(cities=areas)})
    s.play(tax_collection, {"Hellas revolt:0:5": ["Athens"]})
    assert "Athens" not in s.state.cities


@pytest.mark.parametrize("taken", [[], ["Athens"], ["Athens", "Sparta"]])
def test_1b_the_beneficiary_may_annex_and_what_he_leaves_stays_where_it_is(taken):
    """Nobody else is offered what he left, and nothing is destroyed."""
    s = scenario({"Hellas": side(cities=FIVE, stock=7), "Minoa": side(), "Egypt": side(cities=["Memphis"])})
    s.play(tax_collection, {"Minoa revolt:0:5": taken})
    assert s.cities("Minoa") == taken
    assert s.cities("Egypt") == ["Memphis"]
    assert s.cities("Hellas") == sorted(set(FIVE) - set(taken))
    assert s.events(CitiesRevolted) == [CitiesRevolted(0, 1, tuple(taken))]


def test_1b_annexing_is_asked_even_where_it_would_be_everything():
    s = scenario({"Hellas": side(cities=["Athens"], stock=1), "Minoa": side()})
    s.play(tax_collection)
    (question,) = s.asked
    assert (question.least, question.most, question.default()) == (0, 1, ["Athens"])
    assert question.topic == "cities"
    assert "may annex up to 1 of Hellas's cities" in question.prompt
    assert isinstance(question.check(["Athens", "Sparta"]), Refusal)


def four_revolt(answers):
    """Four cities of Hellas revolt; Rome has two cities in stock, and Egypt two."""
    areas = [a for a in scenario({"Hellas": side()}).g.board.areas if a not in FIVE][:16]
    s = scenario(
        {
            "Hellas": side(cities=FIVE, stock=3),
            "Egypt": side(cities=areas[:7]),
            "Rome": side(cities=areas[7:14]),
        }
    )
    s.play(tax_collection, answers)
    return s


def test_1b_only_whose_cities_are_used_up_is_followed_by_another_beneficiary():
    s = four_revolt({"Rome revolt:0:5": ["Athens", "Sparta"], "Egypt revolt:0:3": []})
    assert [(e.beneficiary, e.areas) for e in s.events(CitiesRevolted)] == [
        (2, ("Athens", "Sparta")),
        (1, ()),
    ]
    assert len(s.cities("Hellas")) == 3


@pytest.mark.parametrize("taken", [[], ["Athens"]])
def test_1b_a_beneficiary_with_cities_left_is_asked_once_and_nobody_after_him(taken):
    s = four_revolt({"Rome revolt:0:5": taken})
    assert s.keys() == ["Rome revolt:0:5"]
    assert s.events(CitiesRevolted) == [CitiesRevolted(0, 2, tuple(taken))]
    assert len(s.cities("Hellas")) == 5 - len(taken)


def test_1b_victims_are_never_beneficiaries_and_revolts_go_by_ranking():
    s = scenario(
        {
            "Egypt": side(cities=["Memphis"], stock=0),
            "Hellas": side(cities=["Athens"], stock=1),
            "Rome": side(cities=["Etruria", "Sparta", "Corinth"]),
        }
    )
    s.play(tax_collection)
    assert [(e.victim, e.beneficiary) for e in s.events(CitiesRevolted)] == [(1, 2), (0, 2)]


def test_1b_democracy_prevents_the_revolt_and_may_still_benefit():
    s = scenario(
        {
            "Hellas": side(cities=FIVE, stock=3, advances=["Democracy"]),
            "Egypt": side(cities=["Memphis"], stock=0),
        }
    )
    s.play(tax_collection)
    assert s.nation("Hellas").stock == 0
    assert s.cities("Hellas") == sorted([*FIVE, "Memphis"])


def test_1b_raising_the_rate_into_a_revolt_is_allowed():
    s = scenario({"Hellas": side(cities=FIVE, stock=10, advances=["Coinage"]), "Minoa": side()})
    s.play(tax_collection, {"Hellas tax": 3})
    assert len(s.cities("Minoa")) == 2


def test_1b_the_token_of_public_works_goes_with_the_city():
    s = scenario(
        {"Hellas": side({"Athens": 1}, ["Athens"], stock=0, advances=["Public Works"]), "Minoa": side()}
    )
    s.play(tax_collection)
    assert s.tokens("Hellas") == {}
    assert s.cities("Minoa") == ["Athens"]
