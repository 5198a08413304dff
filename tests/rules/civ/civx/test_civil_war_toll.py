"""CivX 29.4208: what Military makes of a civil war."""

from rules.civ.events_calamity import DamageTaken, VictimsNamed
from rules.table import Refusal
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

FACTION, KEEP = "Rome civil-war:0:faction", "Rome civil-war:0:keep"
TOKENS = {"Etruria": 8, "Rubicon": 7, "Londinium": 9, "Britannia": 9}


def war(advances, answers=None, others=None, **more):
    """33 tokens and a city: 38 points. Rome selects 15 in the south, the Celts 20 in the north."""
    rome = side(TOKENS, ["Neapolis"], advances=advances, step=10, stock=2)
    sides = {"Rome": rome, "Celt": side({"Belgica": 1}), **(others or {})}
    return struck("Rome", "Civil War", sides, answers, **more)


SPLIT = {
    FACTION: {"Etruria": 8, "Rubicon": 7},
    "Celt civil-war:0:faction": {"Londinium": 9, "Britannia": 6, "Neapolis": 5},
    KEEP: "first",
}


def losses(s):
    return [(event.seat, event.amount) for event in s.events(DamageTaken)]


def test_29_4208_without_military_nothing_is_removed():
    assert losses(war([], SPLIT)) == []


def test_29_4208_military_costs_each_faction_five_points():
    """What the Celts get is three tokens in Britannia: fewer than five, so all of them go."""
    s = war(["Military"], SPLIT)
    assert losses(s) == [(0, 5), (0, 3)]
    assert s.tokens("Celt") == {"Belgica": 1}


def test_29_4208_next_to_the_other_faction_if_possible():
    """Britannia is split: of what is kept only Londinium and Britannia are next to what is lost."""
    s = war(["Military"], SPLIT)
    question = next(q for q in s.asked if q.key.endswith("toll-kept"))
    assert sorted(question.limits) == ["Britannia", "Londinium"]
    assert isinstance(question.check({"Etruria": 5}), Refusal)


def test_29_4208_where_that_is_not_enough_all_of_it_goes_and_the_rest_elsewhere():
    """Only two tokens in Londinium are next to Britannia, which is lost; three more go elsewhere."""
    tokens = {"Etruria": 8, "Rubicon": 15, "Londinium": 2, "Britannia": 1}
    answers = {
        FACTION: {"Etruria": 5},
        "Celt civil-war:0:faction": {"Etruria": 3, "Rubicon": 15, "Londinium": 2},
        KEEP: "first",
        "Rome civil-war:0:toll-kept": {"Rubicon": 3},
    }
    rome = side(tokens, advances=["Military"], step=15)
    s = struck("Rome", "Civil War", {"Rome": rome, "Celt": side({"Belgica": 1})}, answers)
    assert s.tokens("Rome") == {"Etruria": 8, "Rubicon": 12}


def test_29_4208_the_beneficiary_removes_from_what_it_will_get():
    answers = {**SPLIT, KEEP: "second", "Celt civil-war:0:toll-lost": {"Londinium": 5}}
    s = war(["Military"], answers)
    assert s.tokens("Celt") == {"Belgica": 1, "Etruria": 8, "Rubicon": 7, "Londinium": 4, "Britannia": 6}
    assert s.nation("Celt").stock == 55 - 26, "what was removed were the victim's tokens"


def test_29_4208_advanced_military_costs_ten_and_five_more_of_a_neighbour():
    others = {"Iberia": side({"Cisalpina": 4, "Emeritensis": 5})}
    s = war(["Military", "Advanced Military"], SPLIT, others)
    assert losses(s) == [(0, 10), (0, 3), (2, 5)]
    assert [event.victims for event in s.events(VictimsNamed)] == [(2,)]
    assert s.tokens("Iberia") == {"Emeritensis": 4}, "next to the war first, then elsewhere"


def test_29_4208_the_neighbour_cannot_be_the_beneficiary_nor_somebody_far_off():
    s = war(["Military", "Advanced Military"], SPLIT, {"Iberia": side({"Emeritensis": 5})})
    assert s.events(VictimsNamed) == []


def test_29_4208_a_neighbour_of_the_beneficiary_will_do():
    s = war(["Military", "Advanced Military"], SPLIT, {"Iberia": side({"Germania Superior": 5})})
    assert losses(s)[-1] == (2, 5)


def test_29_4208_the_victim_names_the_neighbour():
    others = {"Iberia": side({"Cisalpina": 5}), "Hellas": side({"Samnium": 5})}
    s = war(["Military", "Advanced Military"], {**SPLIT, "Rome civil-war:0:spread": "3"}, others)
    assert losses(s)[-1] == (3, 5)


def test_29_4208_against_barbarians_the_victim_can_tell_the_two_tolls_apart():
    rome = side(TOKENS, ["Neapolis"], advances=["Military"], step=15, stock=22)
    celt = side({"Belgica": 1}, stock=0)
    s = struck("Rome", "Civil War", {"Rome": rome, "Celt": celt}, {KEEP: "first"})
    kept, lost = (next(q for q in s.asked if q.key.endswith(f":toll-{part}")) for part in ("kept", "lost"))
    assert "of the faction that you keep" in kept.prompt
    assert "of the faction that goes to barbarians and pirates" in lost.prompt
