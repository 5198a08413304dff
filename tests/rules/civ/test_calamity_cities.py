"""WE ch.8: superstition, civil disorder, slave revolt, iconoclasm and heresy, treachery, piracy."""

import pytest

from rules.civ.events_calamity import (
    CalamityPassed,
    CalamityStruck,
    CardsLost,
    CitiesDestroyed,
    CitiesReduced,
    UnitsAnnexed,
    VictimsNamed,
)
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import side

FIVE = ["Rome", "Neapolis", "Rubicon", "Salonae", "Tarentum"]
HERESY = "iconoclasm-and-heresy:0"


def rome(card, answers=None, *, cities=FIVE, advances=(), tokens=None, **kwargs):
    sides = {"Rome": side(tokens or {}, cities, advances=advances, **kwargs), "Celt": side()}
    return struck("Rome", card, sides, answers)


def test_8_superstition_reduces_three_cities_of_choice():
    s = rome("Superstition", {"Rome superstition:0:reduce": ["Rome", "Rubicon", "Tarentum"]})
    assert s.cities("Rome") == ["Neapolis", "Salonae"]
    assert s.tokens("Rome") == {"Rome": 2, "Rubicon": 3, "Tarentum": 1}


def test_8_with_insufficient_cities_all_are_reduced():
    """The worked example: Gerart has to reduce 3 cities but has 2, so he reduces both."""
    s = rome("Superstition", cities=["Rome", "Rubicon"])
    assert s.asked == []
    assert s.cities("Rome") == []


def test_8_superstition_prevented_altogether():
    s = rome("Superstition", advances=["Mysticism", "Deism", "Enlightenment"])
    assert len(s.cities("Rome")) == 5
    assert len(s.events(CalamityPassed)) == 1


def test_8_universal_doctrine_makes_superstition_worse():
    assert len(rome("Superstition", advances=["Universal Doctrine"]).cities("Rome")) == 1


def test_8_reduced_cities_are_filled_while_the_stock_lasts():
    answers = {"Rome superstition:0:reduce": ["Rubicon", "Rome", "Tarentum"]}
    s = rome("Superstition", answers, stock=4)
    assert s.tokens("Rome") == {"Rubicon": 3, "Rome": 1}
    assert s.nation("Rome").stock == 0


def test_9_public_works_a_reduced_city_counts_the_token_already_there():
    s = rome("Superstition", cities=["Rome"], tokens={"Rome": 1}, advances=["Public Works"])
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.nation("Rome").stock == 53


def test_9_agriculture_fills_a_reduced_city_with_one_token_more():
    s = rome("Superstition", cities=["Rome", "Rubicon"], advances=["Agriculture"])
    assert s.tokens("Rome") == {"Rome": 3, "Rubicon": 3}


def test_8_civil_disorder_reduces_all_but_three():
    s = rome("Civil Disorder", {"Rome civil-disorder:0:reduce": ["Rome", "Rubicon"]})
    assert s.cities("Rome") == ["Neapolis", "Salonae", "Tarentum"]


def test_8_advances_are_applied_before_the_calamity_is_resolved():
    """The worked example: Bob has 2 cities and Advanced Military; all but 2 are reduced, which is none."""
    s = rome("Civil Disorder", cities=["Rome", "Rubicon"], advances=["Advanced Military"])
    assert len(s.cities("Rome")) == 2


@pytest.mark.parametrize(
    ("advances", "left"),
    [
        (["Music"], 4),
        (["Drama and Poetry", "Law"], 5),
        (["Music", "Drama and Poetry", "Law", "Democracy"], 5),
        (["Advanced Military", "Naval Warfare"], 1),
        (["Naval Warfare", "Democracy"], 3),
    ],
)
def test_8_civil_disorder_with_advances(advances, left):
    assert len(rome("Civil Disorder", advances=advances).cities("Rome")) == left


def test_8_slave_revolt_doubles_the_support_needed():
    """4 cities at a rate of 4 need 16 tokens; Rubicon's 3 and the rate itself make up for 7."""
    s = rome("Slave Revolt", tokens={"Pannonia": 9}, cities=["Rome", "Neapolis", "Rubicon", "Salonae"])
    assert s.cities("Rome") == ["Neapolis", "Rome", "Salonae"]


def test_8_slave_revolt_tokens_gained_count_at_once():
    """3 cities, 6 tokens: 12 needed; one city reduced leaves 8 needed and 8 there."""
    s = rome("Slave Revolt", tokens={"Pannonia": 6}, cities=["Rome", "Neapolis", "Salonae"])
    assert len(s.cities("Rome")) == 2


def test_8_slave_revolt_reduces_one_city_of_choice_after_the_other():
    """7 missing: Rubicon alone makes up for them, but Rome may go before it; after Rubicon nothing may."""
    cities = ["Rome", "Neapolis", "Rubicon", "Salonae"]
    answers = {"Rome slave-revolt:0:Slave Revolt:4": ["Rubicon", "Rome"]}
    s = rome("Slave Revolt", answers, tokens={"Pannonia": 9}, cities=cities)
    assert s.cities("Rome") == ["Neapolis", "Salonae"]
    assert isinstance(s.asked[0].check(["Rome", "Neapolis", "Salonae"]), Refusal)
    assert isinstance(s.asked[0].check(["Rome"]), Refusal)


def test_8_slave_revolt_with_support_enough():
    s = rome("Slave Revolt", tokens={"Pannonia": 20})
    assert len(s.cities("Rome")) == 5
    assert s.asked == []


@pytest.mark.parametrize(
    ("advances", "left"),
    [
        ([], 3),
        (["Mythology"], 4),
        (["Enlightenment"], 4),
        (["Mythology", "Enlightenment"], 5),
        (["Mining"], 2),
        (["Mining", "Mythology"], 3),
        (["Cultural Ascendancy"], 2),
        (["Cultural Ascendancy", "Mythology"], 3),
    ],
)
def test_8_slave_revolt_with_advances(advances, left):
    """5 cities of limit 2 and 10 tokens: k reduced are enough as soon as 10 + 2k >= rate x (5 - k)."""
    cities = ["Rome", "Neapolis", "Corinth", "Salonae", "Sparta"]
    s = rome("Slave Revolt", tokens={"Pannonia": 10}, cities=cities, advances=advances)
    assert len(s.cities("Rome")) == left


def test_8_slave_revolt_reduces_new_cities_first():
    sides = {"Rome": side({"Pannonia": 6}, ["Rome", "Neapolis"]), "Celt": side()}
    s = struck("Rome", "Slave Revolt", sides, new_cities=["Rome"])
    assert s.cities("Rome") == ["Neapolis"]
    assert s.asked == []


def world(**changes):
    sides = {
        "Rome": side({}, FIVE),
        "Celt": side({}, ["Londinium", "Alesia"]),
        "Egypt": side({}, ["Memphis", "Alexandria"]),
        "Minoa": side({}, ["Knossos", "Rhodes"]),
        "Hellas": side({"Thrace": 2}),
    }
    return {**sides, **changes}


def test_8_heresy_reduces_four_and_one_of_each_of_two_others():
    sides = world(Hellas=side({}, ["Athens"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, {f"Rome {HERESY}:victims": ["2", "3"]}, passer="Celt")
    assert [len(s.cities(civ)) for civ in ("Rome", "Egypt", "Minoa", "Celt", "Hellas")] == [1, 1, 1, 2, 1]


def test_8_heresy_neither_who_traded_it_nor_who_has_no_city_can_be_named():
    s = struck("Rome", "Iconoclasm and Heresy", world(), passer="Celt")
    assert s.events(VictimsNamed) == [VictimsNamed(0, "Iconoclasm and Heresy", (3, 2))]
    asked = s.keys()
    assert f"Rome {HERESY}:victims" not in asked, "only two are left to name"


def test_8_heresy_without_a_city_is_cancelled_for_all():
    s = struck("Rome", "Iconoclasm and Heresy", world(Rome=side({"Rome": 2})), passer="Celt")
    assert s.events(CalamityPassed) == [CalamityPassed(0, "Iconoclasm and Heresy", "no city")]
    assert s.events(CitiesReduced) == []


def test_8_heresy_prevented_by_the_victim_still_strikes_the_others():
    sides = world(Rome=side({}, FIVE, advances=["Philosophy", "Theology"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, passer="Celt")
    assert [len(s.cities(civ)) for civ in ("Rome", "Egypt", "Minoa")] == [5, 1, 1]


def test_8_philosophy_saves_a_secondary_victim_and_monotheism_does_not():
    sides = world(
        Egypt=side({}, ["Memphis", "Alexandria"], advances=["Philosophy"]),
        Minoa=side({}, ["Knossos", "Rhodes"], advances=["Monotheism"]),
    )
    s = struck("Rome", "Iconoclasm and Heresy", sides, passer="Celt")
    assert [len(s.cities(civ)) for civ in ("Egypt", "Minoa")] == [2, 0]


def test_8_theocracy_two_cards_save_all_cities_but_not_the_others():
    sides = world(Rome=side({}, FIVE, advances=["Theocracy"], hand=["Ochre", "Gold", "Water"]))
    answers = {f"Rome {HERESY}:ransom": ["Ochre 1", "Water 1"]}
    s = struck("Rome", "Iconoclasm and Heresy", sides, answers, passer="Celt")
    assert [len(s.cities(civ)) for civ in ("Rome", "Egypt", "Minoa")] == [5, 1, 1]
    assert s.events(CardsLost) == [CardsLost(0, "Iconoclasm and Heresy", ("Ochre", "Water"))]


def test_8_theocracy_may_be_declined():
    sides = world(Rome=side({}, FIVE, advances=["Theocracy"], hand=["Ochre", "Gold"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, {f"Rome {HERESY}:ransom": []}, passer="Celt")
    assert len(s.cities("Rome")) == 1
    assert len(s.nation("Rome").hand) == 2


def test_8_theocracy_one_card_is_not_enough():
    sides = world(Rome=side({}, FIVE, advances=["Theocracy"], hand=["Ochre", "Gold"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, passer="Celt")
    ransom = next(q for q in s.asked if q.key.endswith("ransom"))
    assert isinstance(ransom.check(["Ochre 1"]), Refusal)
    assert all(not isinstance(ransom.check(ransom.sample(Chance(bytes([n])))), Refusal) for n in range(9))
    alone = struck(
        "Rome",
        "Iconoclasm and Heresy",
        world(Rome=side({}, FIVE, advances=["Theocracy"], hand=["Ochre"])),
        passer="Celt",
    )
    assert len(alone.cities("Rome")) == 1


def test_8_theocracy_helps_a_secondary_victim():
    sides = world(Egypt=side({}, ["Memphis"], advances=["Theocracy"], hand=["Iron", "Iron"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, passer="Celt")
    assert s.cities("Egypt") == ["Memphis"]
    assert s.nation("Egypt").hand == []


def test_8_theocracy_is_not_asked_where_nothing_would_be_reduced():
    sides = world(Egypt=side({}, ["Memphis"], advances=["Theocracy", "Philosophy"], hand=["Iron", "Iron"]))
    s = struck("Rome", "Iconoclasm and Heresy", sides, passer="Celt")
    asked = s.keys()
    assert f"Egypt {HERESY}:ransom" not in asked


def test_8_treachery_hands_a_city_to_who_traded_it():
    s = struck("Rome", "Treachery", world(), {"Celt treachery:0:annex": ["Rubicon"]}, passer="Celt")
    assert "Rubicon" in s.cities("Celt")
    assert s.nation("Rome").city_stock == 5
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Treachery", 1)]


def test_8_treachery_diplomacy_costs_a_second_city():
    sides = world(Rome=side({}, FIVE, advances=["Diplomacy"]))
    s = struck("Rome", "Treachery", sides, {"Celt treachery:0:annex": ["Rubicon", "Rome"]}, passer="Celt")
    assert s.cities("Celt") == ["Alesia", "Londinium", "Rome", "Rubicon"]


def test_8_treachery_what_cannot_be_annexed_is_destroyed():
    nine = ["Londinium", "Alesia", "Belgica", "Sudeten", "Noricum", "Upper Rhine", "Lugia", "Scythia"]
    sides = world(Rome=side({}, FIVE, advances=["Diplomacy"]), Celt=side({}, nine))
    s = struck("Rome", "Treachery", sides, {"Celt treachery:0:annex": ["Rubicon", "Rome"]}, passer="Celt")
    assert s.events(UnitsAnnexed) == [UnitsAnnexed(0, 1, "Treachery", ("Rubicon",))]
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, "Treachery", ("Rome",))]


def test_8_treachery_drawn_oneself_goes_to_the_most_cities_in_stock():
    s = struck("Rome", "Treachery", world())
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Treachery", s.seat("Hellas"))]
    assert len(s.cities("Hellas")) == 1


def test_8_treachery_without_a_city_does_nothing():
    s = struck("Rome", "Treachery", world(Rome=side({"Rome": 2})), passer="Celt")
    assert len(s.events(CalamityPassed)) == 1


def test_9_public_works_the_token_of_an_annexed_city_is_lost():
    s = struck(
        "Rome", "Treachery", world(Rome=side({"Rome": 1}, ["Rome"], advances=["Public Works"])), passer="Celt"
    )
    assert "Rome" in s.cities("Celt")
    assert s.tokens("Rome") == {}


def test_8_piracy_two_cities_of_the_victim_and_one_of_each_of_two_others():
    answers = {"Celt piracy:0:own": ["Rome", "Rubicon"], "Rome piracy:0:others": ["Alexandria", "Rhodes"]}
    s = struck("Rome", "Piracy", world(), answers, passer="Celt")
    assert sorted(s.state.pirates) == ["Alexandria", "Rhodes", "Rome", "Rubicon"]
    assert s.rounds == 1, "both choose at once"
    assert s.events(UnitsAnnexed)[0] == UnitsAnnexed(0, BARBARIANS, "Piracy", ("Rome", "Rubicon"))


def test_8_piracy_not_two_cities_of_the_same_player():
    s = struck("Rome", "Piracy", world(), passer="Celt")
    others = next(q for q in s.asked if q.key == "piracy:0:others")
    assert isinstance(others.check(["Knossos", "Rhodes"]), Refusal)
    assert all(not isinstance(others.check(others.sample(Chance(bytes([n])))), Refusal) for n in range(9))


def test_8_piracy_spares_who_traded_it_and_holders_of_naval_warfare():
    sides = world(Egypt=side({}, ["Alexandria"], advances=["Naval Warfare"]))
    s = struck("Rome", "Piracy", sides, passer="Celt")
    assert s.cities("Egypt") == ["Alexandria"]
    assert len(s.cities("Celt")) == 2
    assert len(s.cities("Minoa")) == 1


@pytest.mark.parametrize(
    ("advances", "left"),
    [(["Cartography"], 2), (["Naval Warfare"], 4), (["Cartography", "Naval Warfare"], 3)],
)
def test_8_piracy_with_advances_of_the_victim(advances, left):
    s = struck("Rome", "Piracy", world(Rome=side({}, FIVE, advances=advances)), passer="Celt")
    assert len(s.cities("Rome")) == left


def test_8_piracy_without_a_coastal_city_is_cancelled_for_all():
    s = struck("Rome", "Piracy", world(Rome=side({}, ["Cisalpina"])), passer="Celt")
    assert s.state.pirates == []
    assert s.events(CalamityPassed) == [CalamityPassed(0, "Piracy", "no coastal city")]


def test_8_piracy_with_one_coastal_city_takes_that():
    s = struck("Rome", "Piracy", world(Rome=side({}, ["Cisalpina", "Rome"])), passer="Celt")
    assert s.cities("Rome") == ["Cisalpina"]


def test_8_piracy_inland_cities_are_safe():
    s = struck("Rome", "Piracy", world(), passer="Celt")
    options = [option.key for q in s.asked for option in q.options]
    assert "Memphis" not in options
    assert "Alesia" not in options
