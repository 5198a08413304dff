"""WE ch.8: famine and epidemic, secondary victims and beneficiaries."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.events_calamity import CalamityStruck, DamageTaken, Part, VictimsNamed
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side

HOME = {"Rome": "Etruria", "Celt": "Belgica", "Egypt": "Fayum", "Minoa": "Rhodes", "Hellas": "Thrace"}


def nations(**changes):
    """Five nations with 20 tokens in one area each; changed where named."""
    return {civ: changes.get(civ, side({area: 20})) for civ, area in HOME.items()}


def losses(s):
    return {s.g.name(event.seat): event.amount for event in s.events(DamageTaken)}


def seats(s, *civs):
    return [str(s.seat(civ)) for civ in civs]


def test_8_famine_takes_ten_and_five_from_each_of_three():
    s = struck("Rome", "Famine", nations(), {"Rome famine:0:victims": ["1", "2", "4"]})
    assert losses(s) == {"Rome": 10, "Celt": 5, "Egypt": 5, "Hellas": 5}
    assert s.events(VictimsNamed) == [VictimsNamed(0, "Famine", (1, 4, 2))]


def test_8_famine_must_name_three():
    s = struck("Rome", "Famine", nations())
    assert isinstance(s.asked[0].check(["1", "2"]), Refusal)
    assert isinstance(s.asked[0].check(["0", "1", "2"]), Refusal), "not oneself"


def test_8_famine_with_fewer_targets_names_all_of_them():
    s = struck(
        "Rome", "Famine", {"Rome": side({"Etruria": 20}), "Celt": side({"Belgica": 7}), "Egypt": side()}
    )
    assert s.asked == []
    assert losses(s) == {"Rome": 10, "Celt": 5}


def test_8_famine_a_player_without_units_is_no_target():
    s = struck("Rome", "Famine", nations(Celt=side()))
    assert losses(s) == {"Rome": 10, "Minoa": 5, "Hellas": 5, "Egypt": 5}


def test_8_famine_pottery_of_the_primary_victim_helps_only_him():
    s = struck("Rome", "Famine", nations(Rome=side({"Etruria": 20}, advances=["Pottery", "Calendar"])))
    assert losses(s).get("Rome") is None
    assert sum(losses(s).values()) == 15


def test_8_famine_protected_players_may_still_be_named():
    s = struck(
        "Rome",
        "Famine",
        nations(Celt=side({"Belgica": 20}, advances=["Pottery"])),
        {"Rome famine:0:victims": ["1", "2", "3"]},
    )
    assert losses(s) == {"Rome": 10, "Egypt": 5, "Minoa": 5}


def test_8_famine_agriculture_counts_for_the_primary_victim_only():
    farmer = side({"Etruria": 20}, advances=["Agriculture"])
    assert losses(struck("Rome", "Famine", nations(Rome=farmer)))["Rome"] == 15
    celt = side({"Belgica": 20}, advances=["Agriculture"])
    s = struck("Rome", "Famine", nations(Celt=celt), {"Rome famine:0:victims": ["1", "2", "3"]})
    assert losses(s)["Celt"] == 5


def test_9_the_primary_victim_names_others_before_all_take_losses_at_once():
    two = {
        civ: side({area: 9, other: 9})
        for (civ, area), other in zip(
            HOME.items(), ("Cisalpina", "Sudeten", "Siwa", "Lesbos", "Dacia"), strict=True
        )
    }
    s = struck("Rome", "Famine", two)
    assert s.rounds == 2
    assert s.keys()[0] == "Rome famine:0:victims"
    assert len(s.keys()) == 5


def test_8_famine_the_beneficiary_rule_does_not_apply():
    """A non-tradeable calamity has no beneficiary: anybody may be named."""
    s = struck("Rome", "Famine", nations(), {"Rome famine:0:victims": ["1", "2", "3"]})
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Famine", None)]


def test_8_epidemic_takes_fifteen_and_ten_from_each_of_two():
    s = struck("Rome", "Epidemic", nations(), {"Rome epidemic:0:victims": ["2", "3"]}, passer="Celt")
    assert losses(s) == {"Rome": 15, "Egypt": 10, "Minoa": 10}


def test_8_epidemic_who_traded_it_cannot_be_named():
    s = struck("Rome", "Epidemic", nations(), passer="Celt")
    assert "1" not in [option.key for option in s.asked[0].options]
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Epidemic", 1, Part.SPARED)]


def test_8_epidemic_drawn_oneself_spares_the_most_cities_in_stock():
    cities = {"Celt": ["Londinium"], "Egypt": ["Memphis"], "Minoa": ["Knossos"], "Hellas": ["Athens"]}
    sides = nations(**{civ: side({HOME[civ]: 20}, cities[civ]) for civ in ("Celt", "Egypt", "Minoa")})
    s = struck("Rome", "Epidemic", sides)
    assert s.events(CalamityStruck) == [CalamityStruck(0, "Epidemic", s.seat("Hellas"), Part.SPARED)]


def test_8_epidemic_anatomy_helps_secondary_victims_and_enlightenment_primary_ones():
    advances = ["Anatomy", "Enlightenment"]
    sides = nations(
        Rome=side({"Etruria": 20}, advances=advances), Egypt=side({"Fayum": 20}, advances=advances)
    )
    s = struck("Rome", "Epidemic", sides, {"Rome epidemic:0:victims": ["2", "3"]}, passer="Celt")
    assert losses(s) == {"Rome": 10, "Egypt": 5, "Minoa": 10}


def test_8_epidemic_roads_and_trade_carry_it():
    sides = nations(Rome=side({"Etruria": 30}, advances=["Roadbuilding", "Trade Empire"]))
    assert losses(struck("Rome", "Epidemic", sides, passer="Celt"))["Rome"] == 25


def test_8_epidemic_with_nobody_left_to_name():
    s = struck(
        "Rome", "Epidemic", {"Rome": side({"Etruria": 20}), "Celt": side({"Belgica": 9})}, passer="Celt"
    )
    assert losses(s) == {"Rome": 15}


def beneficiary(sides, passer=None, victim="Rome"):
    s = scenario(sides)
    case = Case.of(s.g, s.seat(victim), Card("Treachery", None if passer is None else s.seat(passer)))
    return s.g.name(case.beneficiary())


def test_8_the_beneficiary_is_who_last_traded_the_card():
    assert (
        beneficiary({"Rome": side(), "Celt": side(), "Egypt": side(cities=["Memphis"])}, "Egypt") == "Egypt"
    )


def test_8_the_beneficiary_of_an_untraded_card_has_most_cities_in_stock():
    sides = {"Rome": side(), "Celt": side(cities=["Londinium"]), "Egypt": side({"Fayum": 9})}
    assert beneficiary(sides) == "Egypt"


def test_8_equal_cities_then_most_tokens_in_stock():
    sides = {"Rome": side(), "Celt": side({"Belgica": 2}), "Egypt": side({"Fayum": 1})}
    assert beneficiary(sides) == "Egypt"


def test_8_equal_tokens_then_the_ranking():
    assert beneficiary({"Egypt": side(), "Rome": side(), "Minoa": side()}, victim="Rome") == "Minoa"


def test_8_the_primary_victim_is_never_the_beneficiary():
    assert beneficiary({"Rome": side(), "Celt": side(cities=["Londinium"])}) == "Celt"
    assert beneficiary({"Rome": side(), "Celt": side(cities=["Londinium"])}, "Rome") == "Celt"


def test_8_a_trader_who_left_the_game_is_untraceable():
    s = scenario({"Rome": side(), "Celt": side(), "Egypt": side(cities=["Memphis"])})
    s.nation("Celt").left = True
    assert Case.of(s.g, 0, Card("Treachery", 1)).beneficiary() == s.seat("Egypt")


@pytest.mark.parametrize("card", ["Civil War", "Tyranny"])
def test_8_for_civil_war_and_tyranny_the_trader_does_not_count(card):
    sides = {"Rome": side({"Pannonia": 40}), "Celt": side({}, ["Londinium"]), "Egypt": side()}
    s = struck("Rome", card, sides, passer="Celt")
    assert s.events(CalamityStruck) == [CalamityStruck(0, card, s.seat("Egypt"))]
