"""WE ch.9: Advanced Military and Naval Warfare: whose conflict comes first, and who reacts to whom."""

import pytest

from rules.civ.events_conflict import CityFell, ConflictResolved
from rules.civ.phases.conflict import conflict
from rules.table import Chance, Refusal
from tests.rules.civ.scenario import scenario, side

ADVANCED, NAVAL = ["Advanced Military"], ["Naval Warfare"]
# Minoa ranks before Hellas, Hellas before Egypt. Argos touches Sparta, Athens and Corinth, which touch
# each other but for Sparta and Athens. The limits are 2 in Sparta and Corinth, 1 in Argos and Athens.


def duel(egypt, minoa, answers=None, area="Sparta"):
    """Two holders in one conflict: Egypt with a token in Argos, Minoa with two in Peloponnesos."""
    s = scenario(
        {
            "Egypt": side({area: egypt, "Argos": 1}, advances=ADVANCED),
            "Minoa": side({area: minoa, "Peloponnesos": 2}, advances=ADVANCED),
        }
    )
    s.play(conflict, answers)
    return s


def test_9_where_two_have_a_choice_each_sees_the_last_loss_before_the_next():
    """3-4: Egypt takes the first from Argos, so that Minoa loses against 3, not 2."""
    s = duel(3, 4, {"Egypt conflict:Sparta:1": "once:Argos", "Minoa conflict:Sparta:2": "once:here"})
    assert s.keys()[:2] == ["Egypt conflict:Sparta:1", "Minoa conflict:Sparta:2"]
    assert "3 of yours against 4 of Minoa" in s.asked[0].prompt
    assert "4 of yours against 3 of Egypt" in s.asked[1].prompt


def test_9_after_each_round_the_majority_is_counted_anew():
    """3-4, Argos: 3-4; here: 3-3. Now both together: Minoa, then Egypt: 2-2, 1-1."""
    s = duel(3, 4, {"Egypt conflict:Sparta:1": "once:Argos", "Minoa conflict:Sparta:2": "on:here"})
    assert s.events(ConflictResolved)[0].after == {1: 1, 0: 1}
    assert s.events(ConflictResolved)[0].elsewhere == ((0, "Argos", 1),)


def test_9_a_holder_reacts_to_what_the_other_holder_lost():
    """Minoa answers a loss next door with one of its own, and wins the area that it would have lost."""
    answers = {
        "Egypt conflict:Sparta:1": "once:Argos",
        "Minoa conflict:Sparta:2": "once:Peloponnesos",
        "Minoa conflict:Sparta:4": "once:Peloponnesos",
    }
    s = duel(3, 4, answers)
    assert s.tokens("Minoa") == {"Sparta": 3}
    assert s.tokens("Egypt") == {}


def test_9_of_equals_the_lower_rank_decides_after_the_higher_one():
    s = duel(3, 3, {"Minoa conflict:Sparta:1": "once:Peloponnesos"})
    assert s.keys()[:2] == ["Minoa conflict:Sparta:1", "Egypt conflict:Sparta:1"]
    assert "3 of yours against 3 of Minoa" in s.asked[1].prompt
    other = duel(3, 3, {"Minoa conflict:Sparta:1": "once:here"})
    assert "3 of yours against 2 of Minoa" in other.asked[1].prompt


def test_9_from_now_on_means_that_nobody_asks_again():
    s = duel(3, 4, {"Egypt conflict:Sparta:1": "on:here", "Minoa conflict:Sparta:2": "on:here"})
    assert len(s.asked) == 2


def test_9_from_now_on_ends_with_what_there_is_to_lose():
    """Two tokens in Peloponnesos, then Minoa is asked again no more: nothing else is left to choose."""
    s = duel(6, 5, {"Minoa conflict:Sparta:1": "on:Peloponnesos", "Egypt conflict:Sparta:2": "on:here"})
    assert s.keys() == ["Minoa conflict:Sparta:1", "Egypt conflict:Sparta:2"]
    assert (1, "Peloponnesos", 2) in s.events(ConflictResolved)[0].elsewhere


def test_9_somebody_asked_from_now_on_is_asked_again_when_another_source_is_left():
    s = scenario(
        {
            "Egypt": side({"Sparta": 6, "Argos": 1}, advances=ADVANCED),
            "Minoa": side({"Sparta": 5, "Peloponnesos": 1, "Corinth": 1}, advances=ADVANCED),
        }
    )
    answers = {"Minoa conflict:Sparta:1": "on:Peloponnesos", "Minoa conflict:Sparta:3": "on:Corinth"}
    s.play(conflict, answers)
    assert {"Peloponnesos", "Corinth"}.isdisjoint(s.tokens("Minoa"))


def test_9_the_default_is_to_lose_in_the_area_and_every_sample_is_legal():
    s = duel(3, 4)
    assert s.asked[0].default() == "on:here"
    assert s.tokens("Egypt") == {"Argos": 1}
    for question in s.asked:
        for seed in range(8):
            assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)


def test_9_two_fleets_react_to_each_other():
    s = scenario(
        {
            "Egypt": side({"Sparta": 2}, ships=["Sparta"], advances=NAVAL),
            "Minoa": side({"Sparta": 2}, ships=["Sparta", "Sparta"], advances=NAVAL),
        }
    )
    s.play(conflict, {"Minoa conflict:Sparta:1": "once:ships", "Egypt conflict:Sparta:1": "once:ships"})
    assert s.ships("Egypt") == []
    assert s.ships("Minoa") == ["Sparta"]


def test_9_in_a_fallen_city_both_holders_react_too():
    s = scenario(
        {
            "Egypt": side({"Sparta": 7, "Argos": 1}, advances=ADVANCED),
            "Minoa": side({"Corinth": 2}, ["Sparta"], advances=ADVANCED),
        }
    )
    s.play(conflict, {"Minoa losses:Sparta:1": "once:Corinth", "Egypt losses:Sparta:2": "once:Argos"})
    assert s.events(CityFell) != []
    assert s.tokens("Minoa")["Corinth"] == 1


# -- the order of one's own conflicts


def two_fields(answers=None, tokens=None, minoa=None):
    """Hellas fights in Sparta and in Athens, with tokens in Argos between them."""
    s = scenario(
        {
            "Hellas": side(tokens or {"Sparta": 2, "Argos": 2, "Athens": 2}, advances=ADVANCED),
            "Minoa": side(minoa or {"Sparta": 2, "Athens": 2}),
        }
    )
    s.play(conflict, answers)
    return s


@pytest.mark.parametrize("first", ["Sparta", "Athens"])
def test_9_a_holder_chooses_which_conflict_is_resolved_first(first):
    s = two_fields({"Hellas order:2:Athens": first})
    assert s.events(ConflictResolved)[0].area == first


def test_9_what_is_lost_for_one_conflict_is_known_before_the_next():
    """Sparta takes both tokens of Argos: nothing is left to choose for Athens."""
    minoa = {"Sparta": 3, "Athens": 2}
    both = {"Hellas order:2:Athens": "Sparta", "Hellas conflict:Sparta": {"Sparta/Argos": 2}}
    s = two_fields(both, minoa=minoa)
    assert s.keys() == ["Hellas order:2:Athens", "Hellas conflict:Sparta"]
    assert s.tokens("Hellas")["Sparta"] == 2
    one = two_fields({**both, "Hellas conflict:Sparta": {"Sparta/Argos": 1}}, minoa=minoa)
    assert one.asked[-1].limits == {"Athens/Argos": 1}


def test_9_the_winners_of_one_conflict_may_be_lost_in_the_next():
    """Corinth touches Sparta: the two who won there fight on, or are lost before they fought."""
    tokens, minoa = {"Sparta": 2, "Corinth": 3}, {"Sparta": 3, "Corinth": 1}
    after = two_fields({"Hellas order:2:Corinth": "Corinth"}, tokens, minoa)
    assert after.asked[-1].limits == {"Sparta/Corinth": 3}
    before = two_fields(
        {"Hellas order:2:Corinth": "Sparta", "Hellas conflict:Sparta": {"Sparta/Corinth": 2}}, tokens, minoa
    )
    assert before.tokens("Minoa") == {"Corinth": 1}, "one against one is within the limit"


def test_9_an_answer_stored_under_the_former_key_still_fits():
    s = scenario({"Hellas": side({"Sparta": 3, "Argos": 2}, advances=ADVANCED), "Minoa": side({"Sparta": 4})})
    s.play(conflict)
    assert s.asked[0].former == "losses"
    assert s.asked[0].check({"Sparta/Argos": 2}) == {"Sparta/Argos": 2}


def test_9_conflicts_that_share_nothing_are_asked_about_at_once_and_in_no_order():
    s = scenario(
        {
            "Hellas": side({"Sparta": 2, "Argos": 1, "Rome": 2, "Etruria": 1}, advances=ADVANCED),
            "Minoa": side({"Sparta": 2, "Rome": 2}),
        }
    )
    s.play(conflict)
    assert s.keys() == ["Hellas conflict:Rome", "Hellas conflict:Sparta"]
    assert s.rounds == 1


def test_9_two_holders_far_apart_do_not_wait_for_each_other():
    s = scenario(
        {
            "Hellas": side({"Sparta": 2, "Argos": 1}, advances=ADVANCED),
            "Egypt": side({"Rome": 2, "Etruria": 1}, advances=ADVANCED),
            "Minoa": side({"Sparta": 2, "Rome": 2}),
        }
    )
    s.play(conflict)
    assert sorted(s.keys()) == ["Egypt conflict:Rome", "Hellas conflict:Sparta"]
    assert s.rounds == 1


def test_9_who_loses_nothing_is_asked_nothing():
    """The minority goes first, and the conflict ends."""
    s = two_fields(None, {"Sparta": 9, "Argos": 2, "Athens": 9}, {"Sparta": 1, "Athens": 1})
    assert s.asked == []
    assert s.tokens("Hellas") == {"Sparta": 9, "Argos": 2, "Athens": 9}


def test_9_ships_are_shared_by_no_two_conflicts():
    s = scenario(
        {
            "Hellas": side({"Sparta": 2, "Athens": 2}, ships=["Sparta", "Athens"], advances=NAVAL),
            "Minoa": side({"Sparta": 2, "Athens": 2}),
        }
    )
    s.play(conflict)
    assert s.keys() == ["Hellas conflict:Athens", "Hellas conflict:Sparta"]


def test_9_the_lower_rank_may_have_a_conflict_of_its_own_resolved_before_the_shared_one():
    sides = {
        "Egypt": side({"Sparta": 2, "Athens": 2, "Argos": 1}, advances=ADVANCED),
        "Minoa": side({"Sparta": 3, "Peloponnesos": 1}, advances=ADVANCED),
        "Rome": side({"Athens": 2}),
    }
    waits, goes_first = scenario(sides), scenario(sides)
    waits.play(conflict, {"Egypt order:2:Athens": "Sparta"})
    assert [event.area for event in waits.events(ConflictResolved)] == ["Sparta", "Athens"]
    goes_first.play(conflict, {"Egypt order:2:Athens": "Athens"})
    assert [event.area for event in goes_first.events(ConflictResolved)] == ["Athens", "Sparta"]


def test_9_before_a_conflict_put_first_a_third_holder_may_put_one_of_its_own():
    """Minoa and Hellas in Sparta, Hellas and Egypt in Corinth, Egypt alone with a choice in Phocis."""
    sides = {
        "Minoa": side({"Sparta": 2, "Peloponnesos": 1}, advances=ADVANCED),
        "Hellas": side({"Sparta": 2, "Corinth": 2, "Argos": 1}, advances=ADVANCED),
        "Egypt": side({"Corinth": 2, "Phocis": 3}, advances=ADVANCED),
        "Rome": side({"Phocis": 3}),
    }
    s = scenario(sides)
    s.play(conflict, {"Hellas order:3:Corinth": "Corinth", "Egypt order:3:Corinth": "Phocis"})
    assert s.events(ConflictResolved)[0].area == "Phocis"


def test_9_who_would_lose_nothing_chooses_the_order_if_another_holder_can_hold_out():
    """One token of Egypt is lost first and the conflict over, unless Egypt takes its losses next door."""
    s = scenario(
        {
            "Minoa": side({"Sparta": 5, "Corinth": 5}, advances=ADVANCED),
            "Egypt": side({"Sparta": 1, "Peloponnesos": 2}, advances=ADVANCED),
            "Rome": side({"Corinth": 1}),
        }
    )
    s.play(conflict, {"Minoa order:2:Corinth": "Sparta", "Egypt conflict:Sparta:1": "on:Peloponnesos"})
    assert [event.area for event in s.events(ConflictResolved)] == ["Sparta", "Corinth"]


def test_9_the_order_of_conflicts_has_a_text_a_default_and_legal_samples():
    question = two_fields().asked[0]
    assert question.default() == "Athens"
    assert question.write("Sparta") == ("Sparta",)
    assert "2 of yours against 2" in question.options[0].note
    assert question.topic == "conflict-order"
