"""CivX 29.32: Famine."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import CalamityPassed, CrowdsStarved, DamageTaken, LossesAssigned
from rules.civ.state import Card
from tests.rules.civ.civx.plague import codes, drawn, struck
from tests.rules.civ.scenario import side

FARMERS = ["Agriculture"]
BOTH = ["Agriculture", "Pottery"]
ROME = {"Etruria": 2, "Rubicon": 3, "Samnium": 2, "Rome": 2, "Cisalpina": 3}


def sides(rome=(), **others):
    made = {
        "Rome": side(ROME, advances=rome),
        "Celt": side({"Belgica": 9}),
        "Hellas": side({"Sparta": 9}),
        "Egypt": side({"Fayum": 9}),
        "Carthage": side({"Carthage": 9}),
    }
    return {**made, **others}


def lost(s):
    return {e.seat: e.amount for e in s.events(DamageTaken)}


def divided(**shares):
    """Seats 1 to 4 are Celt, Hellas, Egypt, Carthage."""
    seats = {"Celt": "1", "Hellas": "2", "Egypt": "3", "Carthage": "4"}
    return {"Rome famine:0:victims": {seats[civ]: points for civ, points in shares.items()}}


def test_29_321_ten_unit_points_and_twenty_for_others_as_the_victim_divides_them():
    s = struck("Rome", "Famine", sides(), divided(Celt=8, Hellas=8, Egypt=3, Carthage=1))
    assert lost(s) == {0: 10, 1: 8, 2: 8, 3: 3, 4: 1}
    assert [dict(e.shares) for e in s.events(LossesAssigned)] == [{1: 8, 2: 8, 3: 3, 4: 1}]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"1": 9, "2": 8, "3": 3}, "out-of-range"),
        ({"1": 8, "2": 8}, "wrong-sum"),
        ({"1": 8, "2": 8, "3": 8}, "wrong-sum"),
        ({"0": 4, "1": 8, "2": 8}, "no-such-key"),
        ({"1": -4, "2": 8, "3": 8, "4": 8}, "out-of-range"),
    ],
)
def test_29_321_no_more_than_eight_to_one_and_neither_more_nor_less_than_twenty(answer, fault):
    s = struck("Rome", "Famine", sides())
    assert fault in codes(s, "Rome famine:0:victims", answer)


def test_29_321_the_secondary_victims_decide_which_units_are_removed():
    celt = side({"Belgica": 9, "Alesia": 2}, ["Londinium"])
    answers = divided(Celt=8, Hellas=8, Egypt=4)
    answers["Celt famine:0:damage"] = {"Londinium": 5, "Alesia": 2, "Belgica": 1}
    s = struck("Rome", "Famine", sides(Celt=celt), answers)
    assert s.tokens("Celt") == {"Belgica": 8}
    assert s.cities("Celt") == []


def test_29_321_nobody_is_assigned_more_than_he_has():
    s = struck("Rome", "Famine", sides(Celt=side({"Belgica": 3})))
    assert "out-of-range" in codes(s, "Rome famine:0:victims", {"1": 4, "2": 8, "3": 8})


def test_29_321_with_too_few_victims_all_lose_what_they_can():
    few = {"Rome": side(ROME), "Celt": side({"Belgica": 9}), "Hellas": side({"Sparta": 3}), "Egypt": side()}
    s = struck("Rome", "Famine", few)
    assert lost(s) == {0: 10, 1: 8, 2: 3}
    assert "famine:0:victims" not in [question.key for question in s.asked]


def test_29_321_who_says_nothing_names_the_leaders():
    """Egypt comes last in the ranking, but leads in points."""
    rich = side({"Fayum": 9}, advances=["Mathematics"])
    s = struck("Rome", "Famine", sides(Egypt=rich))
    assert lost(s)[3] == 8


def test_29_321_a_victim_with_nothing_to_lose_assigns_the_losses_all_the_same():
    s = struck("Rome", "Famine", sides(Rome=side()), divided(Celt=8, Hellas=8, Egypt=4))
    assert lost(s) == {1: 8, 2: 8, 3: 4}


def test_29_321_a_victim_loses_all_where_he_has_less_than_ten():
    s = struck("Rome", "Famine", sides(Rome=side({"Etruria": 2}, ["Rome"])))
    assert (s.tokens("Rome"), s.cities("Rome")) == ({}, [])


def test_29_322_pottery_spares_four_points_of_either_victim():
    s = struck(
        "Rome",
        "Famine",
        sides(["Pottery"], Celt=side({"Belgica": 9}, advances=["Pottery"])),
        divided(Celt=8, Hellas=8, Egypt=4),
    )
    assert lost(s) == {0: 6, 1: 4, 2: 8, 3: 4}


def test_29_322_at_zero_one_is_no_longer_a_victim():
    """Four points less than four: neither the losses nor the penalty in a fifth area with Agriculture."""
    s = struck("Rome", "Famine", punic(5), divided(Carthage=4, Hellas=8, Egypt=8))
    assert s.tokens("Carthage") == PUNIC
    assert [(e.seat, e.reason) for e in s.events(CalamityPassed)] == [(4, "advances ward it off")]


def test_29_323_after_the_losses_agriculture_fails_the_primary_victim():
    """Four areas of Rome hold one token more with Agriculture; ten points are lost first."""
    full = {"Etruria": 3, "Rubicon": 4, "Samnium": 3, "Rome": 3, "Cisalpina": 4}
    answers = {"Rome famine:0:damage": {"Rubicon": 4, "Cisalpina": 4, "Samnium": 2}}
    s = struck("Rome", "Famine", sides(Rome=side(full, advances=FARMERS)), answers)
    assert s.tokens("Rome") == {"Etruria": 2, "Rome": 2, "Samnium": 1}
    assert s.events(CrowdsStarved) == [
        CrowdsStarved(0, "Famine", ("Agriculture",), (("Etruria", 1), ("Rome", 1)))
    ]


def test_29_323_and_the_secondary_victims():
    celt = side({"Belgica": 3, "Sudeten": 3, "Alesia": 2}, advances=FARMERS)
    answers = divided(Celt=4, Hellas=8, Egypt=8) | {"Celt famine:0:damage": {"Belgica": 3, "Alesia": 1}}
    s = struck("Rome", "Famine", sides(Celt=celt), answers)
    assert s.tokens("Celt") == {"Alesia": 1, "Sudeten": 2}


def test_29_323_not_those_who_are_no_victims():
    s = struck(
        "Rome",
        "Famine",
        sides(Carthage=side({"Carthage": 4, "Thapsus": 4}, advances=FARMERS)),
        divided(Celt=8, Hellas=8, Egypt=4),
    )
    assert s.tokens("Carthage") == {"Carthage": 4, "Thapsus": 4}


def test_29_323_public_works_still_help():
    """Rome is a city site: two tokens, one more for Public Works and another for Agriculture."""
    made = side({"Rome": 4, "Etruria": 13}, advances=["Agriculture", "Public Works"])
    s = struck("Rome", "Famine", sides(Rome=made), {"Rome famine:0:damage": {"Etruria": 10}})
    assert s.tokens("Rome") == {"Etruria": 2, "Rome": 3}


def test_29_323_a_token_beside_a_city_stays_with_public_works():
    made = side({"Rome": 1, "Etruria": 12}, ["Rome"], advances=["Agriculture", "Public Works"])
    s = struck("Rome", "Famine", sides(Rome=made), {"Rome famine:0:damage": {"Etruria": 10}})
    assert s.tokens("Rome") == {"Etruria": 2, "Rome": 1}


def test_29_323_where_others_are_agriculture_helped_nobody():
    """Shared with the Celts, Etruria is no matter of Agriculture: what is too many there is a conflict."""
    made = side({"Etruria": 2, "Samnium": 13}, advances=FARMERS)
    answers = divided(Celt=1, Hellas=8, Egypt=8, Carthage=3)
    answers |= {"Rome famine:0:damage": {"Samnium": 10}, "Celt famine:0:damage": {"Belgica": 1}}
    celt = side({"Etruria": 1, "Belgica": 9})
    s = struck("Rome", "Famine", sides(Rome=made, Celt=celt), answers)
    assert s.tokens("Rome") == {"Etruria": 2, "Samnium": 2}


def test_29_323_who_says_nothing_gives_up_what_would_starve_anyway():
    full = {"Etruria": 3, "Rubicon": 4, "Samnium": 3, "Rome": 3, "Cisalpina": 4, "Carthage": 9}
    s = struck("Rome", "Famine", sides(Rome=side(full, advances=FARMERS)))
    assert sum(s.tokens("Rome").values()) == 26 - 10
    assert s.events(CrowdsStarved) == []


def test_29_323_the_limits_rise_again_for_later_calamities():
    """City Riots come after Famine: a city in Rubicon is reduced to four tokens with Agriculture."""
    s = drawn("Rome", "Famine", sides(Rome=side({"Samnium": 13}, ["Rubicon"], advances=FARMERS)))
    s.nation("Rome").hand.append(Card("City Riots"))
    s.play(resolve_calamities, {"Rome famine:0:damage": {"Samnium": 10}})
    assert s.tokens("Rome") == {"Rubicon": 4, "Samnium": 2}


PUNIC = {"Carthage": 4, "Thapsus": 4, "Numidia": 3, "Panormus": 3, "Corsica": 2}


def punic(count):
    """Carthage uses Agriculture in so many areas."""
    areas = list(PUNIC.items())
    used = {area: tokens - (n >= count) for n, (area, tokens) in enumerate(areas)}
    return sides(Carthage=side(used, advances=BOTH))


def using(s):
    g = s.g
    return [area for area, tokens in s.tokens("Carthage").items() if tokens > g.area(area).limit]


def test_29_324_the_example_with_agriculture_in_five_areas():
    """Assigned five, one is lost; if it comes from one of the five areas, the other four may stay."""
    answers = divided(Carthage=5, Hellas=8, Egypt=7) | {"Carthage famine:0:damage": {"Corsica": 1}}
    s = struck("Rome", "Famine", punic(5), answers)
    assert s.tokens("Carthage") == {**PUNIC, "Corsica": 1}
    assert s.events(CrowdsStarved) == []


def test_29_324_the_example_with_agriculture_in_four_areas():
    """One unit point must still be removed, but it may be taken from any area."""
    answers = divided(Carthage=5, Hellas=8, Egypt=7) | {"Carthage famine:0:damage": {"Corsica": 1}}
    s = struck("Rome", "Famine", punic(4), answers)
    assert len(using(s)) == 4
    assert "Corsica" not in s.tokens("Carthage")


def test_29_324_four_areas_of_choice_keep_their_tokens():
    areas = {**PUNIC, "Londinium": 5}
    answers = divided(Carthage=5, Hellas=8, Egypt=7) | {
        "Carthage famine:0:damage": {"Londinium": 1},
        "Carthage famine:0:spared": ["Corsica", "Carthage", "Thapsus", "Panormus"],
    }
    s = struck("Rome", "Famine", sides(Carthage=side(areas, advances=BOTH)), answers)
    assert s.tokens("Carthage") == {
        "Carthage": 4,
        "Corsica": 2,
        "Londinium": 1,
        "Numidia": 2,
        "Panormus": 3,
        "Thapsus": 4,
    }


def test_29_324_who_says_nothing_keeps_four_areas_too():
    s = struck("Rome", "Famine", punic(5), divided(Carthage=5, Hellas=8, Egypt=7))
    assert len(using(s)) == 4


def test_29_324_pottery_spares_no_areas_of_a_primary_victim():
    made = side({"Etruria": 3, "Samnium": 8}, advances=BOTH)
    s = struck("Rome", "Famine", sides(Rome=made), {"Rome famine:0:damage": {"Samnium": 6}})
    assert s.tokens("Rome") == {"Etruria": 2, "Samnium": 2}


def far(**more):
    """Maurya is far from Rome; Carthage is near."""
    made = {"Rome": side(ROME), "Carthage": side({"Carthage": 9}), "Maurya": side({"Magadha": 9})}
    return struck("Rome", "Famine", made, **more)


def test_29_325_with_separate_blocks_only_those_within_seven_areas():
    assert lost(far(two_blocks=True)) == {0: 10, 1: 8}
    assert lost(far()) == {0: 10, 1: 8, 2: 8}


def test_29_32_the_victim_may_answer_ahead_and_others_take_losses_at_once():
    s = drawn("Rome", "Famine", sides())
    script = resolve_calamities(s.g)
    wait = next(script)
    assert [q.key for q in wait.questions] == ["famine:0:victims"]
    assert [q.key for q in wait.later()] == ["famine:0:damage"]
    assert "divides the losses" in wait.questions[0].public
