"""CivX 29.63: Epidemic."""

import pytest

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.calamity.case import Case
from rules.civ.calamity.outbreak import foresee_outbreak
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import CalamityPassed, DamageTaken
from rules.civ.state import Card
from rules.table import Chance, Refusal
from tests.rules.civ.civx.plague import codes, drawn, struck
from tests.rules.civ.scenario import side

MANY = {"Etruria": 12, "Rubicon": 12}


def sides(rome=(), **others):
    made = {
        "Rome": side(MANY, advances=rome),
        "Celt": side({"Belgica": 20}),
        "Hellas": side({"Sparta": 20}),
        "Egypt": side({"Fayum": 20}),
        "Minoa": side({"Knossos": 20}),
    }
    return {**made, **others}


def lost(s):
    return {e.seat: e.amount for e in s.events(DamageTaken)}


def to(**shares):
    seats = {"Celt": "1", "Hellas": "2", "Egypt": "3", "Minoa": "4"}
    return {"Rome epidemic:0:victims": {seats[civ]: points for civ, points in shares.items()}}


def test_29_631_sixteen_unit_points_and_twenty_five_for_others():
    s = struck("Rome", "Epidemic", sides(), to(Celt=10, Hellas=10, Egypt=5))
    assert lost(s) == {0: 16, 1: 10, 2: 10, 3: 5}


def test_29_631_no_more_than_ten_to_one():
    s = struck("Rome", "Epidemic", sides())
    assert "out-of-range" in codes(s, "Rome epidemic:0:victims", {"1": 11, "2": 10, "3": 4})
    assert codes(s, "Rome epidemic:0:victims", {"1": 10, "2": 10}) == ["wrong-sum"]


def test_29_631_the_trader_of_the_card_is_immune():
    s = struck("Rome", "Epidemic", sides(), to(Hellas=10, Egypt=10, Minoa=5), passer="Celt")
    assert lost(s) == {0: 16, 2: 10, 3: 10, 4: 5}
    assert "no-such-key" in codes(s, "Rome epidemic:0:victims", {"1": 10, "2": 10, "3": 5})


def test_25_22_the_example_of_minoa_and_egypt():
    """Minoa draws the card and trades it to Egypt, who loses 16 points; Minoa is immune.

    Had Minoa not traded it, all other players would be potential secondary victims.
    """
    traded = struck("Egypt", "Epidemic", sides(), passer="Minoa")
    assert lost(traded)[3] == 16
    assert 4 not in lost(traded)
    kept = drawn("Minoa", "Epidemic", sides())
    question = foresee_outbreak(Case.of(kept.g, 4, kept.nation("Minoa").hand[0]))[0]
    assert set(question.limits) == {"0", "1", "2", "3"}


def test_29_632_one_token_stays_in_each_affected_area():
    rome = side({"Etruria": 4, "Rubicon": 4, "Samnium": 4, "Rome": 4, "Cisalpina": 3, "Corsica": 1})
    s = struck("Rome", "Epidemic", sides(Rome=rome))
    assert s.tokens("Rome") == dict.fromkeys(
        ["Etruria", "Rubicon", "Samnium", "Rome", "Cisalpina", "Corsica"], 1
    )
    assert lost(s)[0] == 14, "all that can be lost"


def test_29_632_a_city_counts_four_and_leaves_a_token():
    answers = {"Rome epidemic:0:damage": {"Rome": 4, "Etruria": 11, "Samnium": 1}}
    s = struck("Rome", "Epidemic", sides(Rome=side({"Etruria": 12, "Samnium": 5}, ["Rome"])), answers)
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 1, "Samnium": 4}
    assert s.cities("Rome") == []
    assert "out-of-range" in codes(s, "Rome epidemic:0:damage", {"Rome": 5, "Etruria": 11})
    assert "out-of-range" in codes(s, "Rome epidemic:0:damage", {"Etruria": 12, "Samnium": 4})


def test_29_632_a_city_may_leave_more_than_one_token():
    answers = {"Rome epidemic:0:damage": {"Rome": 3, "Etruria": 11, "Samnium": 2}}
    s = struck("Rome", "Epidemic", sides(Rome=side({"Etruria": 12, "Samnium": 5}, ["Rome"])), answers)
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 2, "Samnium": 3}


def test_29_632_the_token_beside_a_city_is_lost_first():
    made = side({"Rome": 1, "Etruria": 16}, ["Rome"], advances=["Public Works"])
    s = struck("Rome", "Epidemic", sides(Rome=made), {"Rome epidemic:0:damage": {"Rome": 1, "Etruria": 15}})
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 1}


def test_29_632_without_tokens_in_stock_a_city_cannot_be_replaced_and_stands():
    s = struck("Rome", "Epidemic", sides(Rome=side({}, ["Rome", "Rubicon", "Neapolis"], stock=0)))
    assert len(s.cities("Rome")) == 3
    assert 0 not in lost(s)


@pytest.mark.parametrize(("stock", "most"), [(0, None), (1, 4), (2, 8), (3, 10)])
def test_29_632_nobody_is_assigned_what_no_token_is_left_to_replace(stock, most):
    celt = side({}, ["Londinium", "Massillia", "Lugdunum"], stock=stock)
    s = struck("Rome", "Epidemic", sides(Celt=celt))
    assert s.asked[0].limits.get("1") == most


def test_29_632_with_two_tokens_in_stock_two_cities_fall():
    s = struck("Rome", "Epidemic", sides(Rome=side({}, ["Rome", "Rubicon", "Neapolis"], stock=2)))
    assert len(s.cities("Rome")) == 1
    assert lost(s)[0] == 8


def test_29_632_tokens_lost_elsewhere_replace_a_city():
    rome = side({"Etruria": 2}, ["Rome", "Rubicon"], stock=0)
    s = struck("Rome", "Epidemic", sides(Rome=rome))
    assert lost(s)[0] == 5, "a token of Etruria, and one city that it replaces"


def test_29_632_who_has_single_tokens_only_cannot_be_named():
    s = struck("Rome", "Epidemic", sides(Celt=side({"Belgica": 1, "Alesia": 1})))
    assert "no-such-key" in codes(s, "Rome epidemic:0:victims", {"1": 2, "2": 10, "3": 10, "4": 3})


def test_29_632_nobody_is_assigned_more_than_he_can_lose():
    s = struck("Rome", "Epidemic", sides(Celt=side({"Belgica": 4}, ["Londinium"])))
    assert "out-of-range" in codes(s, "Rome epidemic:0:victims", {"1": 8, "2": 10, "3": 7})


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        ([], 16),
        (["Herbalism"], 12),
        (["Medicine"], 8),
        (["Herbalism", "Medicine"], 6),
        (["Roadbuilding"], 21),
        (["Roadbuilding", "Trade Empire"], 26),
        (["Roadbuilding", "Medicine"], 11),
        (["Herbalism", "Roadbuilding", "Trade Empire", "Medicine"], 11),
    ],
)
def test_29_633_to_29_635_advances_of_the_primary_victim(advances, points):
    rome = side({"Etruria": 30}, advances=advances)
    assert lost(struck("Rome", "Epidemic", sides(Rome=rome)))[0] == points


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        ([], 5),
        (["Herbalism"], 1),
        (["Medicine"], 3),
        (["Trade Empire"], 10),
        (["Trade Empire", "Medicine"], 5),
    ],
)
def test_29_633_to_29_635_advances_of_a_secondary_victim(advances, points):
    celt = side({"Belgica": 20}, advances=advances)
    s = struck("Rome", "Epidemic", sides(Celt=celt), to(Celt=5, Hellas=10, Egypt=10))
    assert lost(s)[1] == points


def test_29_633_at_zero_one_is_no_longer_a_victim():
    celt = side({"Belgica": 20}, advances=["Herbalism"])
    s = struck("Rome", "Epidemic", sides(Celt=celt), to(Celt=4, Hellas=10, Egypt=10, Minoa=1))
    assert 1 not in lost(s)
    assert [e.seat for e in s.events(CalamityPassed)] == [1]


def test_29_633_what_other_advances_add_counts_in_the_total():
    celt = side({"Belgica": 20}, advances=["Herbalism", "Roadbuilding"])
    s = struck("Rome", "Epidemic", sides(Celt=celt), to(Celt=4, Hellas=10, Egypt=10, Minoa=1))
    assert lost(s)[1] == 5


def test_29_635_who_is_assigned_nothing_loses_nothing():
    celt = side({"Belgica": 20}, advances=["Roadbuilding"])
    s = struck("Rome", "Epidemic", sides(Celt=celt), to(Hellas=10, Egypt=10, Minoa=5))
    assert 1 not in lost(s)


def test_29_636_a_card_of_the_other_block_costs_five_more_of_both():
    s = struck("Rome", "Epidemic", sides(), to(Celt=10, Hellas=10, Minoa=10), two_blocks=True, block=EAST)
    assert lost(s) == {0: 21, 1: 10, 2: 10, 4: 10}
    assert "out-of-range" in codes(s, "Rome epidemic:0:victims", {"1": 11, "2": 10, "4": 9})
    own = struck("Rome", "Epidemic", sides(), two_blocks=True, block=WEST)
    assert lost(own)[0] == 16
    assert sum(lost(own).values()) == 41


def test_29_637_with_separate_blocks_only_those_within_seven_areas():
    far = {"Rome": side(MANY), "Celt": side({"Cisalpina": 20}), "Maurya": side({"Magadha": 20})}
    assert lost(struck("Rome", "Epidemic", far, two_blocks=True, block=WEST)) == {0: 16, 1: 10}
    assert lost(struck("Rome", "Epidemic", far)) == {0: 16, 1: 10, 2: 10}


def test_29_63_cards_of_both_blocks_strike_one_after_the_other():
    s = drawn("Rome", "Epidemic", sides(Rome=side({"Etruria": 50})), two_blocks=True, block=WEST)
    s.nation("Rome").hand.append(Card("Epidemic", None, EAST))
    s.play(resolve_calamities)
    assert [e.amount for e in s.events(DamageTaken, 0) if e.seat == 0] == [16, 21]


def test_29_63_any_sample_is_legal():
    s = struck("Rome", "Epidemic", sides(Rome=side({"Etruria": 12, "Samnium": 5}, ["Rome", "Rubicon"])))
    for question in s.asked:
        for n in range(10):
            assert not isinstance(question.check(question.sample(Chance(b"%d" % n))), Refusal)
