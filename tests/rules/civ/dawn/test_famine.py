"""Dawn 29.3.1: Famine."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civ import Civ
from rules.civ.events_calamity import CrowdsStarved, LossesAssigned, NationEliminated
from rules.civ.state import Card
from tests.rules.civ.dawn.plague import codes, drawn, lost, reasons, struck
from tests.rules.civ.scenario import side

ROME = {"Etruria": 2, "Rubicon": 3, "Samnium": 2, "Rome": 2, "Cisalpina": 3}
FULL = {"Etruria": 3, "Rubicon": 4, "Samnium": 3, "Rome": 3, "Cisalpina": 4}
DAMAGE = {"Rome famine:0:damage": {"Rubicon": 4, "Cisalpina": 4, "Samnium": 2}}


def sides(rome=(), tokens=ROME, **others):
    made = {
        "Rome": side(tokens, advances=rome),
        "Celt": side({"Belgica": 9}),
        "Hellas": side({"Sparta": 9}),
        "Egypt": side({"Fayum": 9}),
        "Carthage": side({"Carthage": 9}),
    }
    return {**made, **others}


def divided(**shares):
    seats = {"Celt": "1", "Hellas": "2", "Egypt": "3", "Carthage": "4"}
    return {"Rome famine:0:victims": {seats[civ]: points for civ, points in shares.items()}}


def test_29_3_1_1_ten_of_the_victim_and_twenty_of_others_as_it_divides_them():
    s = struck("Rome", "Famine", sides(), divided(Celt=8, Hellas=8, Egypt=3, Carthage=1))
    assert lost(s) == {"Rome": 10, "Celt": 8, "Hellas": 8, "Egypt": 3, "Carthage": 1}
    assert [dict(e.shares) for e in s.events(LossesAssigned)] == [{1: 8, 2: 8, 3: 3, 4: 1}]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"1": 9, "2": 8, "3": 3}, "out-of-range"),
        ({"1": 8, "2": 8}, "wrong-sum"),
        ({"0": 4, "1": 8, "2": 8}, "no-such-key"),
    ],
)
def test_29_3_1_1_no_more_than_eight_from_one_and_twenty_in_all(answer, fault):
    assert fault in codes(struck("Rome", "Famine", sides()), "Rome famine:0:victims", answer)


def test_29_3_1_1_the_secondary_victims_decide_what_goes():
    celt = side({"Belgica": 9, "Alesia": 2}, ["Londinium"])
    answers = divided(Celt=8, Hellas=8, Egypt=4)
    answers["Celt famine:0:damage"] = {"Londinium": 5, "Alesia": 2, "Belgica": 1}
    s = struck("Rome", "Famine", sides(Celt=celt), answers)
    assert (s.tokens("Celt"), s.cities("Celt")) == ({"Belgica": 8}, [])


def test_29_3_1_1_nobody_is_ordered_to_remove_more_than_he_has():
    s = struck("Rome", "Famine", sides(Celt=side({"Belgica": 3})))
    assert "out-of-range" in codes(s, "Rome famine:0:victims", {"1": 4, "2": 8, "3": 8})
    assert not s.events(NationEliminated)


def test_29_3_1_2_pottery_spares_five_of_either_victim():
    potters = side({"Belgica": 9}, advances=["Pottery"])
    s = struck("Rome", "Famine", sides(["Pottery"], Celt=potters), divided(Celt=8, Hellas=8, Egypt=4))
    assert lost(s) == {"Rome": 5, "Celt": 3, "Hellas": 8, "Egypt": 4}


def test_29_3_1_3_calendar_spares_five_of_a_secondary_victim_only():
    astronomers = side({"Belgica": 9}, advances=["Calendar"])
    s = struck("Rome", "Famine", sides(["Calendar"], Celt=astronomers), divided(Celt=8, Hellas=8, Egypt=4))
    assert lost(s) == {"Rome": 10, "Celt": 3, "Hellas": 8, "Egypt": 4}


def test_29_3_1_3_and_both_together_spare_ten():
    both = side({"Belgica": 9}, advances=["Calendar", "Pottery"])
    s = struck("Rome", "Famine", sides(Celt=both), divided(Celt=8, Hellas=8, Egypt=4))
    assert "Celt" not in lost(s)
    assert reasons(s) == ["Celt: advances ward it off"]


def test_29_3_1_4_irrigation_spares_the_victim_but_not_those_it_names():
    s = struck("Rome", "Famine", sides(["Irrigation"]), divided(Celt=8, Hellas=8, Egypt=4))
    assert lost(s) == {"Celt": 8, "Hellas": 8, "Egypt": 4}
    assert reasons(s) == ["Rome: advances ward it off"]


def test_29_3_1_4_who_has_irrigation_cannot_be_named():
    s = struck("Rome", "Famine", sides(Celt=side({"Belgica": 9}, advances=["Irrigation"])))
    assert "no-such-key" in codes(s, "Rome famine:0:victims", {"1": 8, "2": 8, "3": 4})


def test_29_3_1_4_agriculture_fails_the_primary_victim_after_the_losses():
    s = struck("Rome", "Famine", sides(["Agriculture"], FULL), DAMAGE)
    assert s.tokens("Rome") == {"Etruria": 2, "Rome": 2, "Samnium": 1}
    assert s.events(CrowdsStarved) == [
        CrowdsStarved(0, "Famine", ("Agriculture",), (("Etruria", 1), ("Rome", 1)))
    ]


def test_29_3_1_4_it_does_not_fail_secondary_victims():
    celt = side({"Belgica": 4, "Alesia": 3}, advances=["Agriculture"])
    answers = divided(Celt=4, Hellas=8, Egypt=8) | {"Celt famine:0:damage": {"Belgica": 4}}
    s = struck("Rome", "Famine", sides(Celt=celt), answers)
    assert s.tokens("Celt") == {"Alesia": 3}


def test_29_3_1_4_where_others_are_it_made_no_room():
    tokens = {**FULL, "Lugdunum": 3}
    celt = side({"Belgica": 9, "Lugdunum": 1})
    s = struck("Rome", "Famine", sides(["Agriculture"], tokens, Celt=celt), DAMAGE)
    assert s.tokens("Rome")["Lugdunum"] == 3


def hungry(*cards):
    """Rome with Agriculture was struck by Famine, and by what else it holds."""
    made = sides(Rome=side({"Samnium": 13}, ["Rubicon", "Neapolis"], advances=["Agriculture"]))
    s = drawn("Rome", "Famine", made)
    s.nation("Rome").hand += [Card(name, drawer=0) for name in cards]
    s.play(resolve_calamities, {"Rome famine:0:damage": {"Samnium": 10}})
    return s


def test_29_3_1_4_a_city_reduced_later_in_the_turn_leaves_only_the_printed_limit():
    s = hungry("Superstition")
    assert s.tokens("Rome") == {"Neapolis": 2, "Rubicon": 3, "Samnium": 2}


def test_29_3_1_4_for_the_remainder_of_the_turn_and_not_beyond():
    s = hungry()
    assert (s.g.limit("Samnium", 0), s.g.room("Samnium", 0)) == (2, 2)
    s.state.turn += 1
    assert s.g.limit("Samnium", 0) == 3


def test_29_3_1_4_whose_agriculture_failed_is_remembered_on_a_fork_only_there():
    s = hungry()
    trial = s.g.fork()
    trial.state.hungry.clear()
    assert (trial.limit("Samnium", 0), s.g.limit("Samnium", 0)) == (3, 2)
    assert isinstance(trial, Civ)


def test_29_3_1_4_irrigation_keeps_its_room():
    s = struck("Rome", "Famine", sides(["Agriculture", "Irrigation"], FULL))
    assert s.tokens("Rome") == FULL
    assert s.g.limit("Etruria", 0) == 3


def test_29_3_1_4_who_says_nothing_gives_up_what_would_starve_anyway():
    s = struck("Rome", "Famine", sides(["Agriculture"], {**FULL, "Alesia": 1, "Londinium": 1}))
    assert s.events(CrowdsStarved) == []
    assert sum(s.tokens("Rome").values()) == 9


def test_29_3_1_the_victim_may_answer_both_ahead():
    s = drawn("Rome", "Famine", sides())
    effect = s.g.rules.calamity_rules.effects["Famine"]
    keys = [q.key for q in effect.foresee(Case.of(s.g, 0, s.nation("Rome").hand[0]))]
    assert keys == ["famine:0:victims", "famine:0:damage"]
