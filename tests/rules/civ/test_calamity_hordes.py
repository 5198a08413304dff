"""WE ch.8: barbarian hordes."""

from itertools import pairwise

import pytest

from rules.civ.calamity.horde import ways_on
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, HordeMoved, HordeScattered, Part
from rules.civ.events_conflict import CityFell, CityPlundered
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side

CITY, MARCH = "Celt barbarian-hordes:0:city", "Celt barbarian-hordes:0:march-1"


def horde(rome, answers=None, passer="Celt", **others):
    return struck(
        "Rome", "Barbarian Hordes", {"Rome": rome, "Celt": side(), **others}, answers, passer=passer
    )


def test_8_fifteen_barbarians_against_a_city_of_six():
    """The six lose first in each round, so 5 barbarians fall; of 10 left 2 may stay and 8 scatter."""
    s = horde(side({}, ["Rome"]))
    assert s.cities("Rome") == []
    assert s.state.barbarians == {"Rome": 2}
    assert s.events(HordeScattered) == [HordeScattered("Rome", 8)]
    assert s.nation("Rome").stock == 55


def test_8_the_horde_marches_on_into_areas_with_units_of_the_victim():
    s = horde(side({"Etruria": 2}, ["Rome"]))
    assert s.events(HordeMoved) == [HordeMoved(0, "Rome", 15), HordeMoved(0, "Etruria", 8)]
    assert s.tokens("Rome") == {}
    assert s.state.barbarians == {"Rome": 2, "Etruria": 2}


def test_8_the_beneficiary_chooses_the_way():
    s = horde(side({"Etruria": 2, "Samnium": 2}, ["Rome"]), {MARCH: "Samnium"})
    assert s.tokens("Rome") == {"Etruria": 2}
    assert "Samnium" in s.state.barbarians


def test_8_the_horde_marches_over_water_but_not_over_an_open_sea():
    s = horde(side({"Corsica": 1, "Caralis": 1}, ["Rome"]))
    assert [event.area for event in s.events(HordeMoved)] == ["Rome", "Corsica"]
    assert s.tokens("Rome") == {"Caralis": 1}


def test_8_the_horde_cannot_skip_an_area():
    s = horde(side({"Rubicon": 1, "Salonae": 2}, ["Rome"]))
    assert [event.area for event in s.events(HordeMoved)] == ["Rome", "Rubicon"]
    assert s.tokens("Rome") == {"Salonae": 2}


def test_8_a_wilderness_city_is_attacked_first():
    s = horde(side({}, ["Rome", "Rubicon", "Samnium"]))
    asked = s.keys()
    assert CITY not in asked
    assert s.events(HordeMoved)[0].area == "Samnium"


def test_8_without_a_wilderness_city_the_beneficiary_chooses_any():
    s = horde(side({}, ["Rome", "Salonae"]), {CITY: "Salonae"})
    assert s.cities("Rome") == ["Rome"]


def test_8_a_further_city_is_entered_only_if_the_attack_succeeds():
    """8 march on from Rome: enough for the next city, but not against Engineering and a limit of 3."""
    s = horde(side({}, ["Rome", "Neapolis"]), {CITY: "Rome"})
    assert [event.area for event in s.events(CityFell)] == ["Rome", "Neapolis"]
    s = horde(side({}, ["Rome", "Neapolis"], advances=["Engineering"]), {CITY: "Rome"})
    assert s.cities("Rome") == ["Neapolis"]


def test_8_what_the_victim_could_do_with_advances_does_not_keep_the_horde_out():
    s = scenario({"Rome": side({}, ["Neapolis"], ships=["Neapolis"], advances=["Naval Warfare"])})
    assert ways_on(s.g, 0, "Rome", 7) == ["Neapolis"]
    assert ways_on(s.g, 0, "Rome", 6) == []


@pytest.mark.parametrize(
    ("beside", "advances", "needed"),
    [
        (0, [], 7),
        (1, ["Public Works"], 7),  # the one goes first, and the seven are left
        (1, ["Public Works", "Metalworking"], 8),  # a barbarian goes first
        (3, [], 9),
        (3, ["Engineering"], 10),
        (3, ["Metalworking"], 10),
    ],
)
def test_8_the_horde_enters_a_city_only_if_it_beats_the_tokens_beside_it_first(beside, advances, needed):
    s = scenario({"Rome": side({"Neapolis": beside} if beside else {}, ["Neapolis"], advances=advances)})
    assert ways_on(s.g, 0, "Rome", needed - 1) == []
    assert ways_on(s.g, 0, "Rome", needed) == ["Neapolis"]
    assert s.told == [], "it was only tried"


def test_8_losses_the_victim_could_choose_to_take_elsewhere_do_not_count():
    """With Advanced Military the token beside the city could be spared, but that is a choice."""
    held = ["Public Works", "Advanced Military"]
    s = scenario({"Rome": side({"Neapolis": 1, "Campania": 2}, ["Neapolis"], advances=held)})
    assert ways_on(s.g, 0, "Rome", 7) == ["Neapolis"]


def test_8_a_horde_that_cannot_take_the_next_city_scatters_before_it():
    rome = side({"Neapolis": 2}, ["Rome", "Neapolis"], advances=["Metalworking"])
    s = horde(rome, {CITY: "Rome"})
    assert s.cities("Rome") == ["Neapolis"]
    assert s.tokens("Rome") == {"Neapolis": 2}
    assert len(s.events(HordeScattered)) == 1


@pytest.mark.parametrize(
    ("advances", "tokens"),
    [(["Monarchy"], 10), (["Politics"], 20), (["Politics", "Provincial Empire", "Monarchy"], 20)],
)
def test_8_barbarians_with_advances(advances, tokens):
    assert horde(side({}, ["Rome"], advances=advances)).events(HordeMoved)[0].tokens == tokens


def test_8_engineering_meets_the_horde_with_seven():
    s = horde(side({}, ["Rome"], advances=["Engineering"]))
    assert s.events(CityFell)[0].replaced_by == 7


def test_8_a_short_stock_meets_the_horde_with_what_there_is():
    s = horde(side({}, ["Rome"], stock=2))
    assert s.events(CityFell)[0].replaced_by == 2


def test_8_other_players_in_the_area_fight_too():
    s = horde(side({"Etruria": 1}, ["Rome"]), Egypt=side({"Etruria": 1}))
    assert s.tokens("Egypt") == {}
    assert s.state.barbarians["Etruria"] == 2


def test_8_the_horde_stays_where_the_limit_holds_it():
    """3 march into Pannonia, where 4 live: 2-4, 2-3, 1-3 is within the limit, and all stay."""
    s = horde(side({"Pannonia": 4}, ["Salonae"], advances=["Monarchy"]))
    assert s.state.barbarians == {"Salonae": 2, "Pannonia": 1}
    assert s.tokens("Rome") == {"Pannonia": 3}
    assert s.events(HordeScattered) == []


def test_8_metalworking_helps_the_victim():
    plain = horde(side({"Etruria": 6}, ["Rome"]))
    smith = horde(side({"Etruria": 6}, ["Rome"], advances=["Metalworking"]))
    assert sum(smith.state.barbarians.values()) <= sum(plain.state.barbarians.values())
    assert smith.events(CityFell)[0].replaced_by == 6


def test_8_diplomacy_and_cultural_ascendancy_do_not_keep_barbarians_out():
    s = horde(side({"Etruria": 2}, ["Rome"], advances=["Diplomacy", "Cultural Ascendancy"]))
    assert [event.area for event in s.events(HordeMoved)] == ["Rome", "Etruria"]


def test_8_the_beneficiary_gets_no_card_and_no_treasury():
    s = horde(side({}, ["Rome"], hand=["Gold"]))
    assert s.events(CityPlundered) == []
    assert len(s.nation("Rome").hand) == 1
    assert s.nation("Celt").treasury == 0


def test_8_the_advances_of_the_beneficiary_do_not_help_the_barbarians():
    s = horde(side({}, ["Rome"]), Celt=side(advances=["Engineering", "Metalworking"]))
    assert s.events(CityFell)[0].replaced_by == 6


def test_8_without_a_city_there_is_no_horde():
    s = horde(side({"Rome": 2}))
    assert len(s.events(CalamityPassed)) == 1
    assert s.state.barbarians == {}


def test_8_drawn_oneself_the_most_cities_in_stock_leads():
    s = horde(side({}, ["Rome"]), passer=None, Celt=side({}, ["Londinium"]), Egypt=side())
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Barbarian Hordes", s.seat("Egypt"), Part.LEADS)]


def test_8_barbarians_who_were_there_join_the_horde():
    sides = {"Rome": side({"Pannonia": 1}, ["Rubicon"]), "Celt": side()}
    s = struck("Rome", "Barbarian Hordes", sides, passer="Celt", barbarians={"Pannonia": 3})
    assert s.tokens("Rome") == {}
    assert s.state.barbarians == {"Rubicon": 3, "Pannonia": 4}


def test_9_naval_warfare_ships_may_be_lost_instead():
    s = horde(
        side({}, ["Rome"], ships=["Rome", "Rome"], advances=["Naval Warfare"]),
        {"Rome barbarian-hordes:0:losses:Rome": {"Rome/ships": 2}},
    )
    assert s.ships("Rome") == []


def test_8_the_march_goes_on_while_there_are_too_many():
    s = horde(side({"Etruria": 1, "Samnium": 1, "Rubicon": 1}, ["Rome"], advances=["Politics"]))
    assert [event.area for event in s.events(HordeMoved)][:2] == ["Rome", "Etruria"]
    assert len(s.events(HordeMoved)) == 4
    assert s.tokens("Rome") == {}


def test_8_each_march_sets_out_from_where_the_last_one_ended():
    """From Rome to Etruria or Samnium, then on from there: what is left behind stays within the limit."""
    s = horde(
        side({"Etruria": 1, "Samnium": 1, "Rubicon": 1, "Cisalpina": 1}, ["Rome"], advances=["Politics"]),
        {MARCH: "Etruria"},
    )
    moved = [event.area for event in s.events(HordeMoved)]
    assert moved[:2] == ["Rome", "Etruria"]
    assert "march from Rome?" in s.asked[0].prompt
    assert all(b in s.g.board.neighbours[a] for a, b in pairwise(moved))
    assert sum(s.state.barbarians.values()) == sum(s.g.limit(area) for area in s.state.barbarians)
