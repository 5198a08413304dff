"""WE ch.8: taking damage: tokens, cities reduced or destroyed, and what to do when it cannot be exact."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.calamity.damage_due import UnitsAt, damage_due, fewest_cities
from rules.civ.events_calamity import DamageTaken
from rules.civ.state import Card
from rules.table import Chance, Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side


def tribal(answer, *args, **kwargs):
    """Rome takes 5 damage."""
    sides = {"Rome": side(*args, **kwargs), "Celt": side()}
    return struck(
        "Rome", "Tribal Conflict", sides, {"Rome tribal-conflict:0:damage": answer} if answer else None
    )


def codes(question, answer):
    refusal = question.check(answer)
    assert isinstance(refusal, Refusal)
    return [fault.code for fault in refusal.faults]


def test_8_damage_from_tokens_of_several_areas():
    s = tribal({"Rubicon": 3, "Etruria": 2}, {"Rubicon": 3, "Etruria": 4})
    assert s.tokens("Rome") == {"Etruria": 2}
    assert s.nation("Rome").stock == 53


def test_8_a_city_is_worth_five():
    s = tribal({"Rome": 5}, {"Etruria": 3}, ["Rome"])
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Etruria": 3}


def test_8_a_city_replaced_by_two_tokens_counts_three():
    """The worked example: a city replaced by 2 tokens is 5 - 2 = 3 damage."""
    s = tribal({"Rome": 3, "Etruria": 2}, {"Etruria": 3}, ["Rome"])
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 2}


def test_8_a_city_may_be_replaced_by_fewer_tokens_than_the_limit():
    s = tribal({"Rome": 4, "Etruria": 1}, {"Etruria": 3}, ["Rome"])
    assert s.tokens("Rome") == {"Etruria": 2, "Rome": 1}


def test_8_a_city_cannot_be_replaced_by_more_tokens_than_the_limit():
    s = tribal(None, {"Etruria": 4}, ["Rome"])
    assert codes(s.asked[0], {"Rome": 2, "Etruria": 3}) == ["crowded-city"]
    assert codes(s.asked[0], {"Rome": 1, "Etruria": 4}) == ["crowded-city"]


def test_8_agriculture_lets_a_reduced_city_leave_one_token_more():
    s = tribal({"Rome": 2, "Etruria": 3}, {"Etruria": 4}, ["Rome"], advances=["Agriculture"])
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 3}


def test_8_only_if_necessary_one_damage_makes_four_tokens_of_a_city():
    """5 damage from one token left beside two cities of limit 1: 4 + 1 is possible, so 1 is not."""
    units = (UnitsAt("A", 0, 5, 2), UnitsAt("B", 0, 5, 2))
    due = damage_due(units, 1, stock=9, crowding=1)
    assert due.crowding
    assert fewest_cities(due) in ({"A": 1}, {"B": 1})
    with_token = (*units, UnitsAt("C", 1, 0, 2))
    assert not damage_due(with_token, 1, stock=9, crowding=1).crowding


def test_8_where_the_rulebook_lets_nobody_crowd_more_damage_is_taken():
    due = damage_due((UnitsAt("A", 0, 5, 2), UnitsAt("B", 0, 5, 2)), 1, stock=9, crowding=0)
    assert (due.amount, due.crowding) == (3, 0)


def test_8_a_crowded_city_leaves_four_tokens_above_the_limit():
    sides = {"Rome": side({}, ["Rome", "Tarentum"]), "Celt": side()}
    s = struck("Rome", ["Tempest"], sides, {"Rome tempest:0:damage": {"Rome": 1, "Tarentum": 1}})
    assert s.tokens("Rome") == {"Rome": 4, "Tarentum": 4}


def coasts(answer=None, **kwargs):
    """Two coastal cities of limit 1, and 2 damage on the coasts."""
    sides = {"Rome": side({}, ["Athens", "Argos"], **kwargs), "Celt": side()}
    return struck("Rome", "Tempest", sides, {"Rome tempest:0:damage": answer} if answer else None)


@pytest.mark.parametrize(
    ("answer", "tokens", "cities"),
    [
        ({"Athens": 1, "Argos": 1}, {"Athens": 4, "Argos": 4}, []),
        ({"Athens": 4}, {"Athens": 1}, ["Argos"]),
        ({"Argos": 4}, {"Argos": 1}, ["Athens"]),
    ],
)
def test_8_crowding_an_area_is_a_right_and_no_duty(answer, tokens, cities):
    s = coasts(answer)
    assert (s.tokens("Rome"), s.cities("Rome")) == (tokens, cities)
    assert s.asked[0].foresee(answer).tokens == s.state.tokens


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"Athens": 2}, "crowded-city"),
        ({"Athens": 3, "Argos": 1}, "crowded-city"),
        ({"Athens": 5}, "wrong-sum"),
        ({"Athens": 1, "Argos": 4}, "wrong-sum"),
        ({"Athens": 1}, "wrong-sum"),
    ],
)
def test_8_neither_the_exact_damage_nor_the_least_above_it_is_refused(answer, code):
    question = coasts().asked[0]
    assert code in codes(question, answer)
    assert "2, or 4" in question.sum_asked
    assert "or take 4" in question.prompt


@pytest.mark.parametrize(
    ("answer", "legal"),
    [
        ({"Sparta": 1, "Athens": 1}, True),
        ({"Sparta": 3}, True),
        ({"Athens": 4}, True),
        ({"Sparta": 4}, False),
        ({"Athens": 5}, False),
        ({"Sparta": 3, "Athens": 4}, False),
        ({"Sparta": 3, "Athens": 1}, False),
    ],
)
def test_8_a_city_that_has_to_be_reduced_may_be_any_city(answer, legal):
    """2 damage on Sparta with limit 2 and Athens with limit 1: either of them, but no more than it must."""
    s = scenario({"Rome": side({}, ["Athens", "Sparta"]), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 2)
    assert isinstance(question.check(answer), Refusal) is not legal


def test_8_any_city_may_be_reduced_too_where_the_stock_is_too_short_to_crowd():
    """4 tokens in stock: two cities cannot become 4 each, but one of them 2, or the other 1."""
    s = scenario({"Rome": side({}, ["Athens", "Sparta"], stock=4), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 2)
    assert (question.due.amount, question.due.uncrowded) == (3, 3)
    for answer in ({"Sparta": 3}, {"Athens": 4}):
        assert question.check(answer) == answer
    assert "3 (or more" in question.sum_asked


def test_8_the_default_crowds_no_area_where_that_saves_a_city():
    assert coasts().cities("Rome") != []


def test_8_a_single_city_may_be_reduced_within_the_limit_instead_of_crowded():
    """1 damage: 4 tokens in an area of limit 1, or 1; the default is what costs less."""
    s = scenario({"Rome": side({}, ["Athens"]), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 1)
    assert question.only() is None
    assert question.default() == {"Athens": 1}
    assert question.check({"Athens": 4}) == {"Athens": 4}


def test_8_without_need_no_area_is_crowded():
    """A token elsewhere meets the damage: neither 1 from a city nor 4."""
    s = scenario({"Rome": side({"Argos": 1, "Sparta": 1}, ["Athens"]), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 1)
    assert codes(question, {"Athens": 1}) == ["crowded-city"]
    assert codes(question, {"Athens": 4}) == ["wrong-sum"]


def test_8_who_takes_more_than_the_damage_crowds_no_area():
    """3 damage on four cities of limit 1: crowd three, or take 4 from one; to crowd all four is neither."""
    s = scenario({"Rome": side({}, ["Athens", "Argos", "Tarentum", "Noricum"]), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 3)
    assert (question.due.amount, question.due.uncrowded) == (3, 4)
    assert not isinstance(question.check({"Athens": 1, "Argos": 1, "Noricum": 1}), Refusal)
    assert not isinstance(question.check({"Noricum": 4}), Refusal)
    crowded = dict.fromkeys(["Athens", "Argos", "Tarentum", "Noricum"], 1)
    assert codes(question, crowded) == ["crowded-city"] * 4


@pytest.mark.parametrize("seed", range(12))
def test_8_both_ways_of_a_right_to_crowd_are_sampled_and_legal(seed):
    question = coasts().asked[0]
    assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)
    assert {sum(question.sample(Chance(bytes([n]))).values()) for n in range(12)} == {2, 4}


def test_8_who_can_only_comply_by_taking_more_must_do_so():
    """No tokens in stock: a city of limit 4 cannot be replaced, so 1 damage costs the whole city."""
    due = damage_due((UnitsAt("A", 0, 5, 4),), 1, stock=0, crowding=1)
    assert (due.amount, fewest_cities(due)) == (5, {"A": 5})
    assert not due.crowding


def test_8_the_least_damage_above_the_number_is_taken():
    """Two cities and 3 tokens in stock: 1 damage is met by 2, a city replaced by 3."""
    due = damage_due((UnitsAt("A", 0, 5, 4), UnitsAt("B", 0, 5, 4)), 1, stock=3, crowding=1)
    assert due.amount == 2


def test_8_tokens_removed_elsewhere_can_replace_a_city():
    s = tribal({"Rome": 3, "Etruria": 2}, {"Etruria": 2}, ["Rome"], stock=0)
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.nation("Rome").stock == 0


def test_8_a_city_cannot_be_replaced_by_tokens_that_are_not_there():
    s = tribal(None, {"Etruria": 3}, ["Rome", "Tarentum"], stock=0)
    assert codes(s.asked[0], {"Rome": 3, "Tarentum": 2}) == ["crowded-city", "too-few-tokens"]


def test_8_where_the_rulebook_depopulates_no_area_something_stays_in_each():
    """4 points of a city and 2 of 3 tokens can be taken: 6 of 8."""
    s = scenario({"Rome": side({"Etruria": 3}, ["Rome"]), "Celt": side()})
    due = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 10, kept=1)
    assert (due.total, due.only()) == (6, {"Etruria": 2, "Rome": 4})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 5, kept=1)
    assert codes(question, {"Etruria": 3, "Rome": 2}) == ["out-of-range"]
    after = question.foresee({"Etruria": 1, "Rome": 4})
    assert after.tokens == {"Etruria": {0: 2}, "Rome": {0: 1}}
    s.play(lambda g: take_damage(Case.of(g, 0, Card("Famine")), {0: 5}, kept=1))
    assert s.g.areas_of(0) == ["Etruria", "Rome"]


def test_8_tokens_freed_beside_one_city_replace_another():
    """Without stock the token in Tarentum must be one of those that stood in Rome."""
    sides = {"Rome": side({"Rome": 3}, ["Rome", "Tarentum"], stock=0), "Celt": side()}
    spread = {"Tarentum": 4, "Rome": 6}
    s = struck("Rome", "Famine", sides, {"Rome famine:0:damage": spread})
    assert s.tokens("Rome") == {"Rome": 2, "Tarentum": 1}
    assert s.asked[0].foresee(spread).tokens == s.state.tokens
    assert s.asked[0].foresee({"Rome": 1}) is None


def test_8_with_too_few_units_everything_is_lost_and_nothing_asked():
    s = tribal(None, {"Etruria": 2, "Rubicon": 1})
    assert s.asked == []
    assert s.tokens("Rome") == {}


def test_8_with_no_units_nothing_happens():
    s = tribal(None)
    assert s.asked == []
    assert s.events(DamageTaken) == []


def test_9_public_works_the_token_beside_a_city_can_be_lost_alone():
    s = tribal({"Rome": 1, "Etruria": 4}, {"Rome": 1, "Etruria": 4}, ["Rome"], advances=["Public Works"])
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {}


def test_9_public_works_the_token_counts_when_its_city_is_reduced():
    """City and token are 6 points; 2 tokens stay, one of them was there."""
    s = tribal({"Rome": 4, "Etruria": 1}, {"Rome": 1, "Etruria": 3}, ["Rome"], advances=["Public Works"])
    assert s.tokens("Rome") == {"Rome": 2, "Etruria": 2}
    assert s.nation("Rome").stock == 51


def test_9_public_works_a_city_may_crowd_for_what_the_token_beside_it_does_not_meet():
    """2 damage where the limit is 1: the token and 1 of the city, which leaves 4; or 5, which leaves 1."""
    s = scenario({"Rome": side({"Athens": 1}, ["Athens"], advances=["Public Works"]), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Famine")), 0, 2)
    for answer, left in (({"Athens": 2}, 4), ({"Athens": 5}, 1)):
        assert question.check(answer) == answer
        assert question.foresee(answer).tokens["Athens"] == {0: left}
    assert isinstance(question.check({"Athens": 3}), Refusal)


def test_9_public_works_the_token_is_destroyed_with_its_city():
    sides = {"Rome": side({"Rome": 1, "Etruria": 9}, ["Rome"], advances=["Public Works"]), "Celt": side()}
    s = struck("Rome", "Famine", sides, {"Rome famine:0:damage": {"Rome": 6, "Etruria": 4}})
    assert s.tokens("Rome") == {"Etruria": 5}


def test_8_all_faults_are_named_at_once():
    s = tribal(None, {"Etruria": 4}, ["Rome"])
    assert codes(s.asked[0], {"Etruria": 5, "Nowhere": 1}) == ["out-of-range", "no-such-key", "wrong-sum"]


def test_8_the_default_keeps_the_support_of_cities():
    """8 tokens support 4 cities: losing 5 of them would cost more than the one city."""
    s = tribal(None, {"Etruria": 4, "Rubicon": 4}, ["Rome", "Neapolis", "Tarentum", "Salonae"])
    assert len(s.cities("Rome")) == 3
    assert sum(s.tokens("Rome").values()) == 8


def test_8_the_default_takes_spare_tokens_where_most_are():
    s = tribal(None, {"Etruria": 4, "Rubicon": 9}, ["Rome"])
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 4, "Rubicon": 4}


@pytest.mark.parametrize("seed", range(20))
def test_8_sampled_damage_is_always_legal(seed):
    sides = {
        "Rome": side({"Etruria": 2, "Rubicon": 1}, ["Rome", "Tarentum", "Samnium"], stock=1),
        "Celt": side(),
    }
    s = struck("Rome", "Famine", sides)
    question = s.asked[0]
    assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)
