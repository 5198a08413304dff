"""Dawn 29.2.1 to 29.2.3: Volcanic Eruption or Earthquake."""

from rules.civ.events_calamity import CitiesDestroyed, CitiesReduced, PlaceStruck, UnitsDestroyed
from tests.rules.civ.dawn.plague import codes, lost, reasons, struck
from tests.rules.civ.scenario import side

CARD = "Volcanic Eruption or Earthquake"
KEY = "Rome volcanic-eruption-or-earthquake:0"


def erupted(rome, answers=None, **others):
    return struck("Rome", CARD, {"Rome": rome, **others}, answers)


def test_29_2_2_1_all_units_of_all_players_at_the_volcano_are_eliminated():
    s = erupted(side({"Thera": 2, "Rome": 1}), Celt=side({"Thera": 1}), Hellas=side({"Athens": 2}))
    assert (s.tokens("Rome"), s.tokens("Celt"), s.tokens("Hellas")) == ({"Rome": 1}, {}, {"Athens": 2})
    assert {(e.seat, e.points) for e in s.events(UnitsDestroyed)} == {(0, 2), (1, 1)}


def test_29_2_2_1_a_volcano_on_a_border_destroys_both_areas():
    s = erupted(side({"Campania": 1}, ["Rome"]), Celt=side({"Alesia": 2}, ["Neapolis"]))
    assert (s.tokens("Rome"), s.cities("Celt")) == ({}, [])


def test_29_2_2_1_tokens_alone_are_enough_for_an_eruption():
    s = erupted(side({"Thera": 1}, ["Rome"]))
    assert s.cities("Rome") == ["Rome"]
    assert [e.place for e in s.events(PlaceStruck)] == ["Thera"]


def test_29_2_2_1_with_several_volcanoes_the_victim_selects_any():
    rome = side({"Thera": 1, "Syracuse": 3}, ["Neapolis"])
    s = erupted(rome, {f"{KEY}:place": "Etna"})
    assert (s.tokens("Rome"), s.cities("Rome")) == ({"Thera": 1}, ["Neapolis"])
    assert codes(s, f"{KEY}:place", "Damavand") == ["no-such-option"]


def test_29_2_2_1_who_says_nothing_selects_where_least_of_his_stands():
    s = erupted(side({"Thera": 1, "Syracuse": 3}, ["Neapolis"]))
    assert [e.place for e in s.events(PlaceStruck)] == ["Thera"]


def test_29_2_2_1_no_advance_lessens_it():
    s = erupted(side({}, ["Thera"], advances=["Engineering", "Masonry"]))
    assert (s.cities("Rome"), s.tokens("Rome")) == ([], {})


def test_29_2_1_2_ships_are_not_affected():
    s = erupted(side({"Thera": 1}, ships=["Thera"]), Celt=side({}, ships=["Thera"]))
    assert (s.ships("Rome"), s.ships("Celt")) == (["Thera"], ["Thera"])
    s = erupted(side({}, ["Rome"], ships=["Rome"]))
    assert s.ships("Rome") == ["Rome"]


def test_29_2_1_1_urbanism_costs_four_more_next_to_the_volcano():
    rome = side({"Thera": 1, "Knossos": 3, "Athens": 2, "Rome": 2}, advances=["Urbanism"])
    s = erupted(rome, {f"{KEY}:damage": {"Knossos": 3, "Athens": 1}})
    assert s.tokens("Rome") == {"Athens": 1, "Rome": 2}


def test_29_2_1_1_only_from_areas_next_to_it():
    rome = side({"Thera": 1, "Knossos": 3, "Athens": 2, "Rome": 2}, advances=["Urbanism"])
    assert "no-such-key" in codes(erupted(rome), f"{KEY}:damage", {"Rome": 2, "Athens": 2})


def test_29_2_1_1_less_where_there_is_less():
    s = erupted(side({"Thera": 1, "Knossos": 3, "Rome": 2}, advances=["Urbanism"]))
    assert s.tokens("Rome") == {"Rome": 2}
    assert not s.nation("Rome").left


def test_29_2_1_1_not_with_engineering_too():
    s = erupted(side({"Thera": 1, "Knossos": 3}, advances=["Urbanism", "Engineering"]))
    assert s.tokens("Rome") == {"Knossos": 3}


def test_29_2_2_2_a_secondary_victim_with_urbanism_loses_four_as_well():
    celt = side({"Thera": 1, "Athens": 5}, advances=["Urbanism"])
    s = erupted(side({"Thera": 1, "Knossos": 3}), Celt=celt)
    assert (s.tokens("Rome"), s.tokens("Celt")) == ({"Knossos": 3}, {"Athens": 1})


def test_29_2_2_2_not_those_with_nothing_at_the_volcano():
    s = erupted(side({"Thera": 1}), Celt=side({"Athens": 5}, advances=["Urbanism"]))
    assert s.tokens("Celt") == {"Athens": 5}


def quaked(rome=(), celt=(), answers=None, **more):
    return erupted(
        side({"Alesia": 4}, ["Rome", "Rubicon"], advances=rome),
        answers,
        Celt=side({"Londinium": 4}, ["Etruria", "Samnium"], advances=celt),
        Carthage=side({"Carthage": 4}, ["Corsica"]),
        **more,
    )


def test_29_2_3_1_without_units_at_a_volcano_a_city_of_the_victims_choice_is_destroyed():
    s = quaked(answers={f"{KEY}:city": ["Rubicon"]})
    assert s.cities("Rome") == ["Rome"]
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, CARD, ("Rubicon",))]
    assert "Rubicon" not in s.tokens("Rome")


def test_29_2_3_1_who_has_no_city_is_not_affected():
    s = erupted(side({"Rome": 2}), Celt=side({}, ["Etruria"]))
    assert reasons(s) == ["Rome: no city"]
    assert s.cities("Celt") == ["Etruria"]


def test_29_2_1_3_a_city_of_another_next_to_it_is_reduced_as_the_victim_chooses():
    s = quaked(answers={f"{KEY}:city": ["Rome"], f"{KEY}:neighbour": ["Samnium"]})
    assert s.cities("Celt") == ["Etruria"]
    assert s.tokens("Celt") == {"Londinium": 4, "Samnium": 2}


def test_29_2_1_3_next_to_it_by_sea_as_well():
    s = quaked(answers={f"{KEY}:city": ["Rome"], f"{KEY}:neighbour": ["Corsica"]})
    assert s.events(CitiesReduced) == [CitiesReduced(2, CARD, ("Corsica",))]


def test_29_2_1_3_only_one_and_never_ones_own():
    s = quaked(answers={f"{KEY}:city": ["Rome"]})
    assert codes(s, f"{KEY}:neighbour", ["Rubicon"]) == ["no-such-option"]
    assert codes(s, f"{KEY}:neighbour", ["Etruria", "Samnium"]) == ["wrong-count"]
    assert codes(s, f"{KEY}:neighbour", []) == ["wrong-count"]


def test_29_2_1_3_without_neighbours_only_the_victim_suffers():
    s = erupted(side({"Alesia": 4}, ["Rome"]), Celt=side({}, ["Belgica"]))
    assert (s.cities("Rome"), s.cities("Celt")) == ([], ["Belgica"])


def test_29_2_1_3_who_says_nothing_shakes_the_leader():
    made = side({"Carthage": 4}, ["Corsica"], step=4)
    s = erupted(side({"Alesia": 4}, ["Rome"]), Celt=side({}, ["Etruria"]), Carthage=made)
    assert [e.seat for e in s.events(CitiesReduced)] == [2]


def test_29_2_1_4_engineering_lets_the_city_be_reduced():
    s = quaked(["Engineering"], answers={f"{KEY}:city": ["Rubicon"]})
    assert s.tokens("Rome") == {"Alesia": 4, "Rubicon": 3}
    assert not s.events(CitiesDestroyed)


def test_29_2_1_4_a_secondary_victim_with_engineering_is_not_affected():
    s = quaked(celt=["Engineering"], answers={f"{KEY}:city": ["Rome"]})
    assert s.cities("Celt") == ["Etruria", "Samnium"]
    assert s.cities("Carthage") == []


def test_29_2_1_1_urbanism_costs_four_more_around_an_earthquake():
    rome = side({"Samnium": 3, "Alesia": 4}, ["Rome"], advances=["Urbanism"])
    s = erupted(rome, Celt=side({"Alesia": 1}))
    assert s.tokens("Rome") == {"Alesia": 4}


def test_29_2_1_1_and_a_secondary_victim_around_its_own_city_or_there():
    """The city in Etruria leaves two tokens, and Lugdunum is next to it."""
    celt = side({"Lugdunum": 3, "Londinium": 4}, ["Etruria"], advances=["Urbanism"])
    s = erupted(
        side({"Alesia": 4}, ["Rome"]),
        {"Celt volcanic-eruption-or-earthquake:0:damage": {"Etruria": 2, "Lugdunum": 2}},
        Celt=celt,
    )
    assert s.tokens("Celt") == {"Lugdunum": 1, "Londinium": 4}
    assert lost(s) == {"Celt": 4}


def test_24_1_4_a_pirate_city_next_to_it_is_not_shaken():
    s = struck("Rome", CARD, {"Rome": side({}, ["Rome"]), "Celt": side({"Alesia": 1})}, pirates=["Etruria"])
    assert s.state.pirates == ["Etruria"]
