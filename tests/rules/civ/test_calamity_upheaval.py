"""WE ch.8: civil war and tyranny: whole areas that hang together."""

import random
from itertools import combinations

import pytest

from rules.civ.calamity.connected_areas import Claim, Land, Selections
from rules.civ.calamity.connected_sums import ConnectedSums, bits
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, UnitsAnnexed
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.rulesets import WESTERN_EMPIRES
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
    assert code(select(s), ["Caralis", "Rome", "Cisalpina"]) == "These areas are not connected."


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
    """Priority 2 before 3: 3 + 1 points apart would be exact; in one place 6 is the least that reaches 4."""
    s = war(side({"Corsica": 3, "Cisalpina": 1, "Londinium": 6, "Salonae": 29}))
    assert s.tokens("Celt") == {"Londinium": 6}
    assert code(select(s), ["Corsica", "Cisalpina"]) == "These areas are not connected."


def test_8_civil_war_where_the_number_can_only_be_exceeded_it_is_exceeded():
    """3 would be nearer to 4 than 6, but it would not comply."""
    s = war(side({"Corsica": 3, "Londinium": 6, "Salonae": 30}))
    assert s.tokens("Celt") == {"Londinium": 6}
    assert code(select(s), ["Corsica"]) == "That makes 3 unit points; 4 are due, and 6 can be selected."
    assert "4 are due" in code(select(s), ["Salonae"])


def test_8_civil_war_takes_the_least_above_where_it_cannot_be_exact():
    s = war(side({"Corsica": 3, "Alexandria": 5, "Salonae": 31}))
    assert s.tokens("Celt") == {"Alexandria": 5}


def test_8_civil_war_several_groups_only_where_one_is_not_enough():
    """4 points are torn, in areas of 1 that do not touch."""
    lonely = {"Corsica": 1, "Cisalpina": 1, "Alexandria": 1, "Rhodes": 1, "Londinium": 1, "Salonae": 1}
    land = Land(lonely, {}, dict.fromkeys(lonely, ()))
    claim = Claim(land, 4, 9, 55, True)
    assert claim.fewest == 4
    best = Selections(claim).best()
    assert len(best) == 4
    assert claim.rank(("Corsica",)) > claim.rank(best)


def test_8_tyranny_finds_the_exact_number_in_parts_of_several_groups():
    """15 of two groups of 14 and 12: neither whole with a part of the other, but 8 and 7 make it."""
    sides = side({"Corsica": 6, "Sardinia": 8, "Alexandria": 5, "Memphis": 7})
    s = tyranny(sides)
    assert s.g.unit_points(1) == 15
    assert sorted(s.tokens("Celt").values()) == [7, 8]
    text = code(select(s), ["Corsica", "Sardinia", "Alexandria"])
    assert text == "That makes 19 unit points; 15 are due, and exactly that can be selected."
    assert "(15 points)" in select(s).check(["Corsica", "Alexandria"]).faults[0].legal


def test_8_more_parts_than_need_be_are_refused_also_where_one_is_not_enough():
    lonely = dict.fromkeys(("Corsica", "Rhodes", "Londinium", "Cyrene", "Knossos", "Salonae"), 4)
    s = tyranny(side({**lonely, "Salonae": 7, "Corsica": 8}))
    assert s.g.unit_points(1) == 15
    text = code(select(s), ["Rhodes", "Londinium", "Salonae"])
    assert text == "They lie in 3 separate parts; 2 would do."


def random_claim(seed):
    """A small nation with cities, tokens beside some of them, and any borders."""
    rng = random.Random(seed)
    names = "ABCDEFGHIJ"[: rng.randint(3, 10)]
    tokens = {name: rng.choice((1, 1, 2, 3, 4)) for name in names if rng.random() < 0.8}
    cities = {name: 5 for name in names if name not in tokens or rng.random() < 0.2}
    pairs = [pair for pair in combinations(names, 2) if rng.random() < rng.choice((0.1, 0.25, 0.4))]
    touching = {n: tuple(b if a == n else a for a, b in pairs if n in (a, b)) for n in names}
    claim = Claim(
        Land(tokens, cities, touching),
        rng.randint(1, 25),
        rng.randint(0, 3),
        rng.randint(0, 12),
        rng.random() < 0.8,
    )
    return claim, names


@pytest.mark.parametrize("seed", range(60))
def test_8_no_selection_keeps_the_rule_better_than_the_one_found(seed):
    """Against every selection there is."""
    claim, names = random_claim(seed)
    every = [chosen for n in range(1, len(names) + 1) for chosen in combinations(names, n)]
    least = min(map(claim.rank, every))
    selections, chance = Selections(claim), Chance(bytes([seed]))
    assert claim.rank(selections.best()) == least
    for _ in range(5):
        assert claim.rank(selections.best(lambda ways: chance.pick("any", ways))) == least


def test_8_every_best_selection_can_be_sampled():
    """A square of four areas of 1: 2 points are any two that touch, and there are four such pairs."""
    square = {"A": ("B", "D"), "B": ("A", "C"), "C": ("B", "D"), "D": ("A", "C")}
    selections, chance = (
        Selections(Claim(Land(dict.fromkeys("ABCD", 1), {}, square), 2, 9, 55, True)),
        Chance(b"any"),
    )
    found = {selections.best(lambda ways: chance.pick("any", ways)) for _ in range(60)}
    assert found == {("A", "B"), ("B", "C"), ("C", "D"), ("A", "D")}


def test_8_a_wide_empire_is_swept_along_a_short_edge():
    """An empire of 44 areas: what is kept at a time stays small, however many parts there are."""
    board, empire = WESTERN_EMPIRES.board, ["Pannonia"]
    while len(empire) < 44:
        near = {other for area in empire for other in board.neighbours[area] if other in board.areas}
        empire.append(min(near - set(empire)))
    touching = {area: tuple(n for n in empire if n in board.neighbours[area]) for area in empire}
    sums = ConnectedSums(touching, empire, dict.fromkeys(empire, 2))
    assert list(bits(sums.sums)) == list(range(2, 89, 2))
    assert max(map(len, sums._layers)) < 1000


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
