"""WE ch.8: civil war and tyranny: whole areas that hang together."""

import pytest

from rules.civ.calamity.connected_areas import Claim, Land
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, UnitsAnnexed
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import side

ITALY = {"Etruria": 2, "Rubicon": 3, "Samnium": 2, "Campania": 2, "Cisalpina": 1}


def war(rome, answers=None, **others):
    return struck("Rome", "Civil War", {"Rome": rome, "Celt": side(), **others}, answers)


def tyranny(rome, answers=None, **others):
    return struck("Rome", "Tyranny", {"Rome": rome, "Celt": side(), **others}, answers)


def select(s):
    return next(q for q in s.asked if q.key.endswith(":select"))


def code(question, answer):
    refusal = question.check(answer)
    assert isinstance(refusal, Refusal)
    return refusal.faults[0].text


def big(**kwargs):
    """46 unit points: 6 cities and 16 tokens."""
    return side(
        {**ITALY, "Pannonia": 4, "Sardinia": 2},
        ["Rome", "Neapolis", "Tarentum", "Salonae", "Massillia", "Caralis"],
        **kwargs,
    )


def test_8_civil_war_all_but_thirty_five_go_over():
    s = war(big(), {"Rome civil-war:0:select": ["Rubicon", "Etruria", "Cisalpina", "Rome"]})
    assert s.g.unit_points(0) == 35
    assert s.g.unit_points(1) == 11
    assert s.cities("Celt") == ["Rome"]
    assert s.tokens("Celt") == {"Rubicon": 3, "Etruria": 2, "Cisalpina": 1}


def test_8_civil_war_not_with_thirty_five_or_fewer():
    for tokens in (34, 35):
        s = war(side({"Pannonia": tokens}))
        assert len(s.events(CalamityPassed)) == 1
        assert s.asked == []


def test_8_civil_war_goes_to_the_most_cities_in_stock():
    s = war(big(), Celt=side({}, ["Londinium"]), Egypt=side())
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Civil War", s.seat("Egypt"))]
    assert s.g.unit_points(s.seat("Egypt")) == 11


@pytest.mark.parametrize(
    ("advances", "torn"),
    [
        ([], 11),
        (["Music"], 6),
        (["Drama and Poetry"], 6),
        (["Democracy"], 1),
        (["Music", "Democracy"], 0),
        (["Philosophy"], 16),
        (["Military", "Philosophy"], 21),
        (["Military", "Music"], 11),
    ],
)
def test_8_civil_war_with_advances(advances, torn):
    assert war(big(advances=advances)).g.unit_points(1) == torn


def test_8_civil_war_areas_must_hang_together():
    s = war(big())
    assert code(select(s), ["Caralis", "Rome", "Cisalpina"]) == "These areas do not hang together."


def test_8_civil_war_not_fewer_and_not_more_than_the_number():
    s = war(big())
    assert "10 unit points" in code(select(s), ["Rome", "Neapolis"])
    assert "12 unit points" in code(select(s), ["Rome", "Neapolis", "Samnium"])


def test_8_civil_war_all_units_of_an_area_go():
    s = war(side({"Pannonia": 20, "Rubicon": 20}))
    assert s.tokens("Celt") == {"Pannonia": 20} or s.tokens("Celt") == {"Rubicon": 20}


def test_8_civil_war_adjacent_by_water_counts():
    s = war(side({"Corsica": 3, "Sardinia": 2, "Cisalpina": 35}))
    assert s.tokens("Celt") == {"Corsica": 3, "Sardinia": 2}


def test_8_civil_war_adjacent_over_an_open_sea_does_not_count():
    s = war(side({"Knossos": 3, "Alexandria": 2, "Rhodes": 5, "Cisalpina": 30}))
    assert s.tokens("Celt") == {"Rhodes": 5}


def test_8_civil_war_the_number_counts_more_than_the_pieces_of_the_beneficiary():
    """Priority 3 before 4: 5 points can only be the city, which the beneficiary has no piece for."""
    full = [
        "Londinium",
        "Alesia",
        "Belgica",
        "Sudeten",
        "Noricum",
        "Upper Rhine",
        "Lugia",
        "Scythia",
        "Dyfed",
    ]
    s = war(side({"Pannonia": 35}, ["Salonae"]), Celt=side({}, full))
    assert s.state.pirates == ["Salonae"]
    assert s.events(UnitsAnnexed) == [UnitsAnnexed(0, BARBARIANS, "Civil War", ("Salonae",))]


def test_8_civil_war_a_selection_that_fits_the_pieces_is_due_where_there_is_one():
    """5 points: the city of Rome, or 5 tokens beside it; the beneficiary has no city left."""
    full = [
        "Londinium",
        "Alesia",
        "Belgica",
        "Sudeten",
        "Noricum",
        "Upper Rhine",
        "Lugia",
        "Scythia",
        "Dyfed",
    ]
    s = war(side({"Etruria": 5, "Pannonia": 30}, ["Rome"]), Celt=side({}, full))
    assert s.tokens("Celt") == {"Etruria": 5}
    assert "pieces" in code(select(s), ["Rome"])


def test_8_civil_war_connection_counts_more_than_the_number():
    """Priority 2 before 3: 3 + 1 points apart would be exact; 3 in one place is the nearest."""
    s = war(side({"Corsica": 3, "Cisalpina": 1, "Salonae": 35}))
    assert s.tokens("Celt") == {"Corsica": 3}
    assert code(select(s), ["Corsica", "Cisalpina"]) == "These areas do not hang together."


def test_8_civil_war_at_the_same_distance_rather_more_than_less():
    s = war(side({"Corsica": 3, "Alexandria": 5, "Salonae": 31}))
    assert s.tokens("Celt") == {"Alexandria": 5}


def test_8_civil_war_several_groups_only_where_one_is_not_enough():
    """4 points are torn, in areas of 1 that do not touch."""
    lonely = {"Corsica": 1, "Cisalpina": 1, "Alexandria": 1, "Rhodes": 1, "Londinium": 1, "Salonae": 1}
    land = Land(lonely, {}, dict.fromkeys(lonely, ()))
    claim = Claim(land, 4, 9, 55, True)
    assert claim.fewest == 4
    assert len(claim.best()) == 4
    assert claim.rank(("Corsica",)) > claim.rank(claim.best())


def test_8_civil_war_a_beneficiary_short_of_tokens_chooses_and_barbarians_take_the_rest():
    s = war(
        side({"Pannonia": 4, "Rubicon": 3, "Cyrene": 35}, stock=0, treasury=13),
        {"Celt civil-war:0:annex-tokens": {"Pannonia": 2, "Rubicon": 3}},
        Celt=side({"Belgica": 2}, ["Londinium"], stock=5),
    )
    assert s.tokens("Celt") == {"Belgica": 2, "Pannonia": 2, "Rubicon": 3}
    assert s.state.barbarians == {"Pannonia": 2}


def test_8_civil_war_a_beneficiary_short_of_cities_chooses_among_them():
    eight = ["Londinium", "Alesia", "Belgica", "Sudeten", "Noricum", "Upper Rhine", "Lugia", "Scythia"]
    s = war(
        side({"Cyrene": 35}, ["Rome", "Neapolis"]),
        {"Celt civil-war:0:annex-cities": ["Neapolis"]},
        Celt=side({}, eight, stock=1),
    )
    assert s.state.cities["Neapolis"] == 1
    assert s.state.pirates == ["Rome"]


def test_9_public_works_the_token_of_a_city_that_goes_over_is_lost():
    s = war(side({"Rome": 1, "Cyrene": 35}, ["Rome"], advances=["Public Works"]))
    assert s.cities("Celt") == ["Rome"]
    assert s.tokens("Celt") == {}
    assert s.tokens("Rome") == {"Cyrene": 35}


@pytest.mark.parametrize("seed", range(10))
def test_8_civil_war_sampled_selections_are_legal(seed):
    question = select(war(big()))
    answer = question.sample(Chance(bytes([seed])))
    assert not isinstance(question.check(answer), Refusal)


def test_8_tyranny_the_beneficiary_selects_fifteen_points():
    choice = ["Rome", "Neapolis", "Etruria", "Rubicon"]
    s = tyranny(big(), {"Celt tyranny:0:select": choice})
    assert s.g.unit_points(1) == 15
    assert s.cities("Celt") == ["Neapolis", "Rome"]
    assert s.tokens("Celt") == {"Etruria": 2, "Rubicon": 3}


@pytest.mark.parametrize(
    ("advances", "torn"),
    [
        (["Sculpture"], 10),
        (["Law"], 10),
        (["Sculpture", "Law"], 5),
        (["Monarchy"], 20),
        (["Provincial Empire", "Monarchy"], 25),
    ],
)
def test_8_tyranny_with_advances(advances, torn):
    assert tyranny(big(advances=advances)).g.unit_points(1) == torn


def test_8_tyranny_takes_everything_from_the_small():
    s = tyranny(side({"Etruria": 2, "Corsica": 1}, ["Rome"]))
    assert s.asked == []
    assert s.g.unit_points(0) == 0
    assert s.g.unit_points(1) == 8


def test_8_tyranny_with_nothing_on_the_board_does_nothing():
    assert len(tyranny(side()).events(CalamityPassed)) == 1


def test_8_tyranny_takes_the_least_above_where_it_cannot_be_exact():
    s = tyranny(
        side({}, ["Rome", "Neapolis", "Caralis", "Salonae"], advances=["Law", "Sculpture", "Monarchy"])
    )
    assert s.g.unit_points(1) == 10
    odd = tyranny(side({"Pannonia": 4, "Rubicon": 4, "Etruria": 4, "Rome": 4, "Samnium": 4}))
    assert odd.g.unit_points(1) == 16


def test_8_tyranny_brings_an_eliminated_player_back():
    """WE ch.7: who has nothing left on the board returns as a beneficiary."""
    s = tyranny(big(), Celt=side(), Egypt=side({"Fayum": 2}, ["Memphis"]))
    assert s.g.unit_points(1) == 15


def test_8_tyranny_barbarians_take_what_the_beneficiary_cannot():
    s = tyranny(
        side({"Pannonia": 9, "Rubicon": 9}),
        {"Celt tyranny:0:annex-tokens": {"Pannonia": 3, "Rubicon": 1}},
        Celt=side(stock=4),
    )
    assert s.tokens("Celt") == {"Pannonia": 3, "Rubicon": 1}
    assert s.state.barbarians == {"Pannonia": 6, "Rubicon": 8}


def test_8_a_big_empire_is_parted_quickly():
    """All areas hold two: an odd number cannot be exact, and that is seen without trying every part."""
    areas = [
        "Etruria",
        "Rubicon",
        "Samnium",
        "Campania",
        "Rome",
        "Neapolis",
        "Cisalpina",
        "Pannonia",
        "Salonae",
    ]
    areas += [
        "Illyricum",
        "Dacia",
        "Moesia",
        "Thrace",
        "Macedonia",
        "Thessaly",
        "Epirus",
        "Noricum",
        "Sudeten",
    ]
    s = war(side(dict.fromkeys(areas, 2), advances=["Philosophy"]), Egypt=side({}, ["Memphis"]))
    assert s.g.unit_points(1) == 6
    odd = war(side({**dict.fromkeys(areas, 2), "Cyrene": 1}, advances=["Philosophy"]))
    assert odd.g.unit_points(1) == 8
