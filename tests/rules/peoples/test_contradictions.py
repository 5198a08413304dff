"""The places where the rulebook is silent or contradicts itself, each as it is ruled."""

from rules.peoples.arranging import FIRST_TRIBES
from rules.peoples.book import PER_LEVEL, SEPARATORS, event_cards
from rules.peoples.developments import Dev, developments
from rules.peoples.naming import find_development
from rules.peoples.orders import Attack, Spread, Trade
from rules.peoples.revolution_orders import Feed
from rules.peoples.setup import make_book
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.traits import peoples
from rules.peoples.trying import fault_of
from rules.peoples.victory import reached
from rules.table import Chance
from tests.rules.peoples.scenario import BEN, CIV, ECO, ME, MIL, REL, scene

FACING = {ME: ["31a"], BEN: ["31b"]}


def test_12_1_seven_event_cards_per_level_not_six():
    assert PER_LEVEL == 7
    assert len(event_cards()) == 3 * PER_LEVEL


def test_3_and_11_eight_ways_to_win_not_six():
    assert len(Victory) == 8


def test_8_4_and_9_4_an_attack_must_exceed_not_equal():
    assert scene(FACING, levels={ME: {MIL: 2}, BEN: {MIL: 2}}).code(Attack("31a", "31b")) is None
    equal = scene(FACING, levels={ME: {MIL: 2}, BEN: {MIL: 3}})
    assert equal.code(Attack("31a", "31b")) == "not-enough-points"


def test_8_4_and_10_two_grain_from_a_neutral_tribe_not_one():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 1}})
    s.do(Attack("31b", "31a"))
    assert s.held() == {"grain": 2}


def test_8_4_all_tribes_of_a_settlement_are_plundered_not_one():
    s = scene({ME: ["31a"], BEN: ["31b 33a"]}, levels={ME: {MIL: 2}})
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.held() == {"silk": 1, "pulses": 1}


def test_8_4_example_2_names_timber_and_clay_for_the_same_area_which_changes_nothing():
    """Whatever the second area yields, it is part of the plunder."""
    s = scene({ME: ["31d"], BEN: ["31c 31a"]}, levels={ME: {MIL: 2}})
    s.do(Attack("31d", "31c"), answers=["31c>off"])
    assert s.held() == {"clay": 1, "grain": 1}


def test_9_1_tribes_that_cannot_be_fed_return_to_the_pool():
    s = scene({ME: ["31a!", "31b!", "31c!", "31d!"]})
    s.revolt()
    assert len(s.areas()) == 3


def test_9_and_9_1_the_own_food_marker_may_feed():
    s = scene({ME: ["31a!", "31b!"]})
    s.revolt(Feed(("wild",)))
    assert len(s.areas()) == 2


def test_8_3_and_10_the_last_resource_is_taken_from_neutral_tribes_only():
    s = scene({ME: ["31a"], BEN: ["31b"], NEUTRAL: ["31c"]}, levels={ME: {ECO: 1}}, held={BEN: {"fur": 1}})
    assert s.code(Trade("31a", "31b", {"fur": 1})) == "not-on-sale"
    assert s.code(Trade("31a", "31c", {"clay": 1})) is None


def test_7_and_13_industry_is_industrialization():
    assert find_development("Industry") == Dev.INDUSTRIALIZATION


def test_10_and_13_agriculture_is_farming():
    assert find_development("Agriculture") == Dev.FARMING


def test_8_5_a_religion_token_is_placed_and_no_culture_token():
    s = scene({ME: ["31d"]}, levels={ME: {REL: 1}})
    s.do(Spread("31d", "religion"))
    assert s.state.culture == {}
    assert s.state.religion == {"31d": [ME]}


def test_3_and_13_abilities_are_cited_by_the_chapter_they_stand_in():
    s = scene(FACING)
    assert fault_of(s.g, Attack("31a", "31b", settle=True)).section == "PC 13"


def test_13_the_third_page_of_the_appendix_belongs_to_chapter_13():
    assert sum(card.level == 3 for card in developments().values()) == 15


def test_2_twenty_five_event_cards_once():
    assert len(make_book(Chance(b"")).pile) == 25 == len(event_cards()) + len(SEPARATORS)


def test_9_5_resources_lie_in_the_available_pool_not_in_areas():
    s = scene({ME: ["31a!"]}, held={ME: {"timber": 2}})
    s.revolt()
    assert s.held() == {"timber": 1}


def test_11_military_is_strictly_more_than_every_other_people():
    lands = [f"{region}{letter}" for region in ("31", "33", "35", "37", "39") for letter in "abcd"]
    mapped = {region: (x, 2) for x, region in enumerate(("31", "33", "35", "37", "39", "32", "34"))}
    more = ["32a", "32b", "32c", "34a", "34b"]
    even = scene({ME: lands[:12], BEN: [*lands[12:], *more][:12]}, mapped=mapped, world=[])
    assert Victory.MILITARY not in reached(even.g, ME)
    ahead = scene({ME: lands[:12], BEN: [*lands[12:], *more][:11]}, mapped=mapped, world=[])
    assert Victory.MILITARY in reached(ahead.g, ME)


def test_13_total_war_two_economy_points_alone_do_not_beat_level_two():
    card = {ME: [Dev.TOTAL_WAR]}
    alone = scene(FACING, levels={ME: {ECO: 2}, BEN: {MIL: 2}}, has=card)
    assert alone.code(Attack("31a", "31b", pay={ECO: 1})) == "not-enough-points"
    assert alone.code(Attack("31a", "31b")) is None


def test_4_each_people_begins_with_two_tribes_and_its_own_trait():
    assert FIRST_TRIBES == 2
    assert peoples()["rome"].trait is MIL
    assert peoples()["babylonia"].trait is CIV
