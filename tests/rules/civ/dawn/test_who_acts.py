"""Dawn 29.4.1.2, 29.5.2.1, 29.8.1: who leads the barbarians or acts for them, and when they are asked."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.events_barbarians import BarbariansActedFor, BarbariansLed
from rules.civ.events_calamity import CalamityStruck, Part
from tests.rules.civ.dawn.wild import give, struck, wild
from tests.rules.civ.scenario import side

CITIES = ["Neapolis", "Corsica", "Rubicon", "Samnium", "Cisalpina"]
ROME = side({"Rome": 12, "Etruria": 6}, CITIES)


@pytest.mark.parametrize("card", ["Civil War", "Tyranny"])
def test_29_4_1_2_29_8_1_the_last_player_in_the_game_acts_for_the_barbarians(card):
    """Everybody else may have been wiped out by a famine of the same turn."""
    s = wild({"Rome": ROME, "Hellas": side()})
    s.nation("Hellas").left = True
    give(s, "Rome", card, "Rome")
    s.play(resolve_calamities)
    assert {q.seat for q in s.asked} <= {s.seat("Rome")}
    assert s.state.barbarians or s.state.pirates


@pytest.mark.parametrize("card", ["Famine", "Epidemic", "Piracy", "Iconoclasm and Heresy"])
def test_24_1_2_the_last_player_in_the_game_has_nobody_to_name(card):
    s = wild({"Rome": ROME, "Hellas": side()})
    s.nation("Hellas").left = True
    give(s, "Rome", card, "Rome")
    s.play(resolve_calamities)
    assert not s.nation("Rome").hand


def test_29_5_2_1_everybody_sees_a_leader_who_is_still_in_the_game():
    s = wild({"Hellas": side(), "Carthage": side({}, ["Carthage"]), "Rome": side()})
    assert DawnOfHistory().view(s.state, None).controller == s.seat("Hellas")
    s.nation("Hellas").left = True
    assert DawnOfHistory().view(s.state, None).controller == s.seat("Rome")
    assert s.events(BarbariansLed) == []


def test_29_5_2_20_before_the_first_horde_nobody_is_seen_to_lead():
    s = wild({"Hellas": side(), "Rome": side()}, leader=None)
    assert DawnOfHistory().view(s.state, None).controller is None


def test_29_4_1_2_a_leader_who_was_wiped_out_does_not_act():
    s = wild({"Rome": ROME, "Hellas": side(), "Minoa": side({}, ["Knossos"]), "Egypt": side()})
    s.nation("Hellas").left = True
    give(s, "Rome", "Civil War", "Rome")
    s.play(resolve_calamities)
    acts = next(q for q in s.asked if q.key.endswith(":acts"))
    assert acts.default() == str(s.seat("Egypt"))
    assert str(s.seat("Hellas")) not in [option.key for option in acts.options]


def test_29_4_1_2_the_victim_names_who_acts_while_it_selects():
    s = wild({"Rome": ROME, "Hellas": side(), "Celt": side()})
    give(s, "Rome", "Civil War", "Rome")
    wait = next(resolve_calamities(s.g))
    assert [q.key for q in wait.questions] == ["civil-war:0:acts", "civil-war:0:faction"]
    assert "who acts for them adds 20 points" in wait.questions[1].prompt


def test_29_4_1_29_8_1_the_victim_may_say_it_before_the_card_is_called():
    s = wild({"Rome": ROME, "Hellas": side(), "Celt": side({"Massillia": 3})})
    for card in ("Famine", "Civil War", "Tyranny"):
        give(s, "Rome", card, "Rome")
    keys = [q.key for q in next(resolve_calamities(s.g)).later()]
    assert "civil-war:0:faction" in keys
    assert "tyranny:0:acts" in keys
    assert "civil-war:0:acts" not in keys


@pytest.mark.parametrize("card", ["Civil War", "Tyranny"])
def test_29_4_1_2_29_8_1_everybody_hears_who_acts_for_the_barbarians(card):
    s = wild({"Rome": ROME, "Hellas": side(), "Egypt": side()})
    give(s, "Rome", card, "Rome")
    key = f"Rome {card.lower().replace(' ', '-')}:0:acts"
    s.play(resolve_calamities, {key: str(s.seat("Egypt"))})
    assert s.events(BarbariansActedFor) == [BarbariansActedFor(s.seat("Egypt"), card)]


def struck_by(card, drawer):
    sides = {"Rome": side({"Rome": 3}, ["Neapolis", "Corsica", "Rubicon"]), "Hellas": side(), "Celt": side()}
    s = struck("Rome", card, sides, drawer=drawer)
    return s, s.events(CalamityStruck)[0]


@pytest.mark.parametrize("card", ["Treachery", "Piracy"])
def test_29_2_2_1_29_9_2_1_everybody_hears_who_chooses(card):
    s, event = struck_by(card, "Celt")
    assert (event.beneficiary, event.part) == (s.seat("Celt"), Part.CHOOSES)


@pytest.mark.parametrize("card", ["Treachery", "Piracy"])
def test_29_2_2_1_29_9_2_1_unless_it_is_the_victim(card):
    assert struck_by(card, "Rome")[1].beneficiary is None


def test_29_5_2_1_everybody_hears_who_leads_the_hordes():
    s = wild({"Hellas": side(), "Rome": side({"Rome": 1})})
    give(s, "Rome", "Barbarian Hordes", "Hellas")
    s.play(barbarians)
    assert s.events(CalamityStruck) == [CalamityStruck(1, "Barbarian Hordes", 0, Part.LEADS)]
