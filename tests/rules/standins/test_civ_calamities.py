"""What the civ stand-in does when calamities strike: victims, hordes, cities given up, prices paid."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.state import Card
from rules.civ.views import view
from rules.standins.civ import Settler
from rules.table import Chance
from tests.rules.civ.dawn.wild import give, wild
from tests.rules.civ.scenario import scenario, side

DEAR = ("Monotheism", "Theology")
"""Advances of whoever leads."""


def played(s, phase, name):
    """What the stand-in answered in a phase, and why, by civilization and key."""
    s.state.phase = name
    seen = {}

    def answer(question, given):
        s.asked.append(question)
        now = view(s.g, question.seat)
        data = Settler().answer(question, now, Chance(b"calamity"))
        key = f"{s.g.name(question.seat)} {question.key}"
        seen[key] = data, Settler().reason(question, now, data)
        return question.check(data)

    s._answer = answer
    s.play(phase)
    return seen


def struck(victim, card, sides, passer=None, **more):
    s = scenario(sides, **more)
    s.nation(victim).hand.append(Card(card, None if passer is None else s.seat(passer)))
    return s, played(s, resolve_calamities, "calamities")


def crowd(area="Belgica", **more):
    return side({area: 20}, **more)


# -- others


def test_famine_is_for_those_in_front_but_not_for_who_is_protected():
    sides = {
        "Rome": crowd("Etruria"),
        "Celt": crowd(advances=[*DEAR, "Calendar", "Pottery"]),
        "Egypt": crowd("Fayum", advances=DEAR),
        "Minoa": crowd("Rhodes", advances=DEAR[:1]),
        "Hellas": crowd("Thrace", step=1),
        "Iberia": crowd("Lusitania"),
    }
    _, seen = struck("Rome", "Famine", sides)
    named, why = seen["Rome famine:0:victims"]
    assert named == ["2", "3", "4"], "the Celts lead, and would lose nothing"
    assert "leads" in why


def test_points_of_losses_are_divided_among_those_in_front():
    sides = {civ: crowd(area) for civ, area in [("Rome", "Etruria"), ("Celt", "Belgica"), ("Egypt", "Fayum")]}
    sides |= {"Hellas": side({"Thrace": 20}, advances=DEAR), "Minoa": side({"Rhodes": 20}, step=1)}
    s = wild(sides, leader=None)
    give(s, "Rome", "Famine", drawer="Rome")
    seen = played(s, resolve_calamities, "calamities")
    shares = seen["Rome famine:0:victims"][0]
    assert list(shares) == [str(s.seat("Hellas")), str(s.seat("Minoa")), "1"]


@pytest.mark.parametrize(("beside", "taken"), [("Etruria", "Lugdunum"), ("Massillia", "Rome")])
def test_whoever_may_take_a_city_takes_what_its_owner_could_not_found_anew(beside, taken):
    rome = side({beside: 6}, ["Rome", "Lugdunum"])
    s, seen = struck("Rome", "Treachery", {"Rome": rome, "Celt": side({"Thrace": 6})}, passer="Celt")
    assert seen["Celt treachery:0:annex"][0] == [taken]
    assert s.cities("Celt") == [taken]


def test_pirates_are_given_cities_far_from_ones_own():
    rome = side({"Etruria": 3}, ["Rome", "Tarentum"])
    sides = {"Rome": rome, "Celt": side({"Rubicon": 2, "Lugdunum": 6}, ["Cisalpina"])}
    s = wild(sides, leader=None)
    give(s, "Rome", "Treachery", drawer="Celt")
    seen = played(s, resolve_calamities, "calamities")
    chosen, why = seen["Celt treachery:0:cities"]
    assert (chosen, why) == (["Tarentum"], "Their owner would need longest to found them anew.")


def test_a_horde_lands_where_most_of_its_victim_is_around():
    rome = side({"Etruria": 2, "Corsica": 2, "Panormus": 1}, ["Rome", "Rubicon"])
    s = wild({"Rome": rome, "Celt": side({"Belgica": 3})}, leader="Celt")
    give(s, "Rome", "Barbarian Hordes", drawer="Celt")
    seen = played(s, barbarians, "barbarians")
    area, why = next(answer for key, answer in seen.items() if key.endswith(":area"))
    assert area == "Etruria"
    assert why.startswith("There they meet most")


def test_of_floods_that_cost_the_same_the_one_that_strikes_whoever_leads():
    sides = {
        "Rome": side({"Rubicon": 3, "Moesia": 3}),
        "Hellas": side({"Etruria": 2}, advances=DEAR),
        "Celt": side({"Getae": 2}),
    }
    _, seen = struck("Rome", "Flood", sides)
    (place, why) = next(answer for key, answer in seen.items() if key.endswith(":place"))
    assert place == "Po"
    assert "whoever leads" in why


def test_a_beneficiary_leaves_cities_in_the_part_that_comes_to_him():
    rome = side({"Etruria": 8, "Rubicon": 8}, ["Rome", "Neapolis", "Tarentum", "Samnium", "Illyricum"])
    s = wild({"Rome": rome, "Celt": side({"Massillia": 3}), "Hellas": side()}, leader=None)
    give(s, "Rome", "Civil War", drawer="Rome")
    seen = played(s, resolve_calamities, "calamities")
    added, why = seen["Celt civil-war:0:faction"]
    assert sum(added.values()) == 20
    assert sum(points >= 5 and area not in ("Etruria", "Rubicon") for area, points in added.items()) == 1
    assert "as small as can be" in why
    assert len(s.cities("Celt")) == 1


# -- oneself


@pytest.mark.parametrize(
    ("beside", "other", "reduced"),
    [("Etruria", "Salonae", "Rome"), ("Illyricum", "Salonae", "Salonae"), ("Campania", "Tarentum", "Rome")],
)
def test_the_city_goes_that_leaves_most_and_can_be_founded_anew_soonest(beside, other, reduced):
    rome = side({beside: 6, "Sardinia": 2}, ["Rome", other])
    _, seen = struck("Rome", "City Riots", {"Rome": rome, "Celt": side({"Belgica": 2})}, passer="Celt")
    chosen, why = next(answer for key, answer in seen.items() if key.endswith(":reduce"))
    assert (chosen, why) == ([reduced], "Of your cities these can be founded anew soonest.")


@pytest.mark.parametrize(("cities", "prevented"), [(4, 0), (7, 1)])
def test_a_step_is_saved_by_cities_that_the_next_one_does_not_need(cities, prevented):
    land = ["Rome", "Rubicon", "Tarentum", "Neapolis", "Lugdunum", "Massillia", "Salonae"][:cities]
    rome = side({"Etruria": 9}, land, advances=["Enlightenment"], step=12)
    _, seen = struck("Rome", "Regression", {"Rome": rome, "Celt": side({"Belgica": 2})})
    chosen, why = next(answer for key, answer in seen.items() if key.endswith(":prevent"))
    assert chosen == prevented
    assert ("worth more" in why) == bool(prevented)


def test_cards_save_cities_as_long_as_they_are_worth_less():
    rome = side({"Etruria": 9}, ["Rome", "Rubicon"], advances=["Theocracy"], hand=["Clay", *["Wine"] * 5])
    sides = {
        "Rome": rome,
        "Celt": side({"Belgica": 4}, ["Lugdunum"]),
        "Hellas": side({"Thrace": 3}, ["Athens"]),
    }
    s = wild(sides, leader=None)
    give(s, "Rome", "Iconoclasm and Heresy", drawer="Rome")
    seen = played(s, resolve_calamities, "calamities")
    kept, _ = next(answer for key, answer in seen.items() if key.endswith(":ransom"))
    assert kept == ["Clay 1"]
