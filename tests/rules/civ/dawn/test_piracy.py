"""Dawn 29.9.2: Piracy."""

from rules.civ.events_barbarians import PirateShipPlaced
from rules.civ.events_calamity import CalamityPassed, CitiesReduced
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.dawn.wild import FAR, struck
from tests.rules.civ.scenario import side

ROME = ["Rome", "Neapolis", "Tarentum", "Cisalpina"]
OWN, OTHERS = "Carthage piracy:0:own", "Rome piracy:0:others"


def piracy(rome, answers=None, *, drawer="Carthage", celt=None, minoa=None, hellas=None, **more):
    sides = {
        "Rome": rome,
        "Carthage": side({}, ["Carthage", "Thapsus"]),
        "Celt": celt or side({}, ["Massillia", "Lugdunum"]),
        "Minoa": minoa or side({}, ["Knossos"]),
        "Hellas": hellas or side(),
    }
    return struck("Rome", "Piracy", sides, answers, drawer=drawer, **more)


def pirates(s):
    return sorted(s.state.pirates)


def ships(s):
    return sorted(ship.area for ship in s.g.ships_of(BARBARIANS))


def question(s, key):
    return next(q for q in s.asked if q.key.endswith(key))


def test_29_9_2_1_the_drawer_selects_two_coastal_cities():
    s = piracy(side({}, ROME), {OWN: ["Neapolis", "Tarentum"]})
    assert s.cities("Rome") == ["Cisalpina", "Rome"]
    assert {"Neapolis", "Tarentum"} <= set(pirates(s))


def test_29_9_2_1_inland_cities_are_safe():
    s = piracy(side({}, ["Cisalpina", "Rome"]))
    assert s.cities("Rome") == ["Cisalpina"]


def test_29_9_2_1_the_drawer_selects_even_if_another_traded_it():
    s = piracy(side({}, ROME), {OWN: ["Rome", "Tarentum"]}, passer="Minoa")
    assert s.cities("Rome") == ["Cisalpina", "Neapolis"]


def test_29_9_2_1_a_victim_who_drew_it_selects():
    s = piracy(side({}, ROME), {"Rome piracy:0:own": ["Neapolis", "Rome"]}, drawer=None)
    assert s.cities("Rome") == ["Cisalpina", "Tarentum"]


def test_29_9_2_2_the_victim_selects_a_city_of_each_of_two_others():
    s = piracy(side({}, ["Rome"]), {OTHERS: ["Massillia", "Athens"]}, hellas=side({}, ["Athens"]))
    assert pirates(s) == ["Athens", "Massillia", "Rome"]


def test_29_9_2_2_one_of_each():
    s = piracy(side({}, ["Rome"]), minoa=side({}, ["Knossos", "Phaestos"]))
    assert isinstance(question(s, "others").check(["Knossos", "Phaestos"]), Refusal)
    assert isinstance(question(s, "others").check(["Knossos"]), Refusal)


def test_29_9_2_2_inland_cities_of_others_are_safe():
    s = piracy(side({}, ["Rome"]), minoa=side({}, ["Knossos", "Phaestos"]))
    assert "Lugdunum" not in [option.key for option in question(s, "others").options]


def test_29_9_2_2_fewer_where_there_are_no_more():
    s = piracy(side({}, ["Rome"]), minoa=side({"Knossos": 1}))
    assert pirates(s) == ["Massillia", "Rome"]


def test_29_9_2_2_others_lose_cities_even_if_the_victim_has_none():
    s = piracy(side({}, ["Cisalpina"]))
    assert pirates(s) == ["Knossos", "Massillia"]


def test_29_9_2_3_the_drawer_is_never_a_secondary_victim():
    s = piracy(side({}, ["Rome"]), minoa=side({}, ["Knossos", "Phaestos"]))
    offered = [option.key for option in question(s, "others").options]
    assert "Carthage" not in offered
    assert "Thapsus" not in offered


def test_24_1_2_29_9_2_3_neither_is_whoever_traded_it_to_the_victim():
    s = piracy(side({}, ["Rome"]), passer="Minoa")
    assert pirates(s) == ["Massillia", "Rome"]


def test_24_1_3_drawn_by_the_victim_anybody_can_be_named():
    s = piracy(side({}, ["Rome"]), drawer=None)
    assert {"Carthage", "Thapsus"} <= {option.key for option in question(s, "others").options}


def test_29_9_2_4_cartography_of_the_victim_adds_a_city():
    s = piracy(side({}, ROME, advances=["Cartography"]))
    assert s.cities("Rome") == ["Cisalpina"]


def test_29_9_2_4_cartography_of_a_secondary_victim_adds_a_city():
    minoa = side({}, ["Knossos", "Phaestos", "Rhodes"], advances=["Cartography"])
    answers = {OTHERS: ["Massillia", "Knossos", "Rhodes"]}
    s = piracy(side({}, ["Rome"]), answers, minoa=minoa)
    assert s.cities("Minoa") == ["Phaestos"]


def test_29_9_2_5_naval_warfare_brings_pirate_ships_instead():
    s = piracy(side({}, ROME, advances=["Naval Warfare"]), {OWN: ["Neapolis", "Tarentum"]})
    assert len(s.cities("Rome")) == 4
    assert ships(s) == ["Neapolis", "Tarentum"]
    assert [event.area for event in s.events(PirateShipPlaced)] == ["Neapolis", "Tarentum"]
    assert pirates(s) == ["Knossos", "Massillia"]


def test_29_9_2_5_naval_warfare_and_cartography_bring_three_ships():
    s = piracy(side({}, ROME, advances=["Naval Warfare", "Cartography"]))
    assert len(ships(s)) == 3


def test_29_9_2_5_naval_warfare_of_a_secondary_victim():
    s = piracy(side({}, ["Rome"]), minoa=side({}, ["Knossos"], advances=["Naval Warfare"]))
    assert s.cities("Minoa") == ["Knossos"]
    assert ships(s) == ["Knossos"]


def test_29_9_2_5_without_ships_in_stock_neither_ship_nor_loss():
    s = piracy(side({}, ROME, advances=["Naval Warfare"]), pirate_ships=FAR[:7])
    assert len(ships(s)) == 8
    assert len(s.cities("Rome")) == 4


def test_29_9_2_5_30_36_6_it_is_not_one_city_fewer():
    s = piracy(side({}, ["Rome", "Neapolis"], advances=["Naval Warfare"]), pirate_ships=FAR[:8])
    assert len(s.cities("Rome")) == 2


def test_29_9_2_without_pirate_cities_in_stock_cities_are_reduced_as_by_treachery():
    """The last two go to the victim's cities; those of the others are reduced."""
    s = piracy(side({}, ["Rome", "Neapolis"]), pirates=FAR[:16])
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {}
    assert s.tokens("Celt") == {"Massillia": 2}
    assert s.tokens("Minoa") == {"Knossos": 3}


def test_29_9_2_with_one_pirate_city_left_the_drawer_says_which_of_the_two():
    answers = {OWN: ["Rome", "Tarentum"], "Carthage piracy:0:pirates": ["Tarentum"]}
    s = piracy(side({}, ROME), answers, pirates=FAR[:17])
    assert "Tarentum" in s.state.pirates
    assert s.tokens("Rome") == {"Rome": 2}
    assert ("Rome",) in [event.areas for event in s.events(CitiesReduced)]


def test_29_9_2_without_any_coastal_city_nothing_happens():
    sides = {"Rome": side({"Rome": 2}, ["Cisalpina"]), "Carthage": side({}, ["Carthage"])}
    s = struck("Rome", "Piracy", sides, drawer="Carthage", leader=None)
    assert s.events(CalamityPassed)
    assert pirates(s) == []
