"""What rulebooks of the family decide differently about calamities, on variations of one ruleset."""

from dataclasses import replace

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import calamities_of, select_calamities
from rules.civ.events_calamity import CalamityDiscarded, CalamityStruck
from rules.civ.policies.calamities import Limit, Round
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES
from tests.rules.civ.scenario import scenario, side

BY_STACK = tuple(sorted(RULES.calamities, key=lambda name: RULES.calamities[name].stack))


def varied(**changes):
    return replace(RULES, calamity_rules=replace(RULES.calamity_rules, **changes))


def struck(rules, hand):
    rome = side({"Etruria": 20}, ["Rome", "Rubicon"], hand=hand)
    s = scenario({"Rome": rome, "Celt": side({"Belgica": 9}), "Egypt": side({"Siwa": 9})}, rules=rules)
    s.play(resolve_calamities)
    return s


def of_grade(grade):
    return tuple(name for name in BY_STACK if RULES.calamities[name].grade is grade)


@pytest.mark.parametrize(
    ("rounds", "called"),
    [
        (RULES.calamity_rules.rounds, ["Minor Uprising", "Treachery", "Famine", "Superstition"]),
        ((Round(BY_STACK),), ["Treachery", "Famine", "Superstition", "Minor Uprising"]),
        (
            tuple(Round(of_grade(grade)) for grade in (Grade.NON_TRADEABLE, Grade.MAJOR, Grade.MINOR)),
            ["Famine", "Treachery", "Superstition", "Minor Uprising"],
        ),
    ],
    ids=["minor first", "by stack", "non-tradeable first"],
)
def test_9_the_order_of_resolution_is_the_rulebooks(rounds, called):
    s = struck(varied(rounds=rounds), ["Minor Uprising", "Superstition", "Famine", "Treachery"])
    assert [event.calamity for event in s.events(CalamityStruck)] == called
    assert s.state.discards[Stack(7)] == ["Minor Uprising"]


def test_9_a_minor_calamity_called_card_by_card_asks_and_strikes_alike():
    alike = [struck(rules, ["Minor Uprising"]) for rules in (RULES, varied(rounds=(Round(BY_STACK),)))]
    assert alike[0].keys() == alike[1].keys() == ["Rome minor-uprising:0:destroy"]
    assert alike[0].told == alike[1].told


def test_9_equal_minor_calamities_of_one_hand_are_resolved_one_after_the_other():
    s = struck(RULES, ["Minor Uprising", "Minor Uprising"])
    assert s.keys() == ["Rome minor-uprising:0:destroy"], "the second leaves no choice"
    assert s.cities("Rome") == []
    assert s.state.discards[Stack(7)] == ["Minor Uprising", "Minor Uprising"]


def test_8_the_limits_and_what_goes_are_the_rulebooks():
    """One minor calamity and no limit of others; what has the highest number goes."""
    minor = (Grade.MINOR,)
    limits = (Limit("minor", 1, counted=minor, discarded=minor),)
    rules = varied(
        limits=limits, excess=lambda g, seat, held, cards: max(cards, key=lambda c: g.rules.stack_of(c.name))
    )
    hand = ["Tribal Conflict", "City Riots", "Banditry", "Famine", "Flood", "Cyclone"]
    s = scenario({"Rome": side(hand=hand), "Celt": side()}, rules=rules)
    s.play(select_calamities)
    assert [event.calamity for event in s.events(CalamityDiscarded)] == ["Banditry", "Tribal Conflict"]
    assert [card.name for card in calamities_of(s.g, 0)] == ["City Riots", "Famine", "Flood", "Cyclone"]


def test_8_a_limit_of_all_may_be_kept_by_the_minor_ones_alone():
    limits = (Limit("all", 2, counted=tuple(Grade), discarded=(Grade.MINOR,)),)
    s = scenario(
        {"Rome": side(hand=["Tempest", "Famine", "Flood"]), "Celt": side()}, rules=varied(limits=limits)
    )
    s.play(select_calamities)
    assert [event.calamity for event in s.events(CalamityDiscarded)] == ["Tempest"]


def test_9_who_gains_and_who_may_be_named_is_the_rulebooks():
    rules = varied(beneficiary=lambda case: None, can_be_named=lambda case, seat: seat == 2)
    s = struck(rules, ["Epidemic", "Treachery"])
    assert {event.beneficiary for event in s.events(CalamityStruck)} == {None}
    assert s.tokens("Celt") == {"Belgica": 9}
    assert s.tokens("Egypt") == {}


def test_9_a_calamity_with_a_script_of_its_own_cannot_be_resolved_by_all_at_once():
    with pytest.raises(AssertionError, match="Famine"):
        struck(varied(rounds=(Round(("Famine",), together=True),)), ["Famine"])
