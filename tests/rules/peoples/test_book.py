"""Ch. 12: the book of events."""

import pytest

from rules.peoples.book import FUKUYAMA, GIBBON, HERODOTUS, KHALDUN, Page, event_cards
from rules.peoples.civics import joining_cost
from rules.peoples.developments import Dev
from rules.peoples.discovery import discover
from rules.peoples.ending import turn_pages
from rules.peoples.events import BookClosed, PageTurned
from rules.peoples.feeding import price_of_new, upkeep
from rules.peoples.military import bonus, defence, plunder
from rules.peoples.orders import Attack, Cleanse, Found, Produce, Spread, Together, Trade
from rules.peoples.production import yield_of
from rules.peoples.reach import range_of, ranges
from rules.peoples.revolution import begin_revolution
from rules.peoples.revolution_orders import Advance, Develop
from rules.peoples.setup import make_book
from rules.peoples.state import NEUTRAL, Book, Stage
from rules.peoples.tokens import token_cost
from rules.peoples.trade import due, sale
from rules.table import Chance
from tests.rules.peoples.scenario import (
    BEN,
    CIV,
    CLEO,
    CUL,
    ECO,
    LAND,
    ME,
    MIL,
    REL,
    SCI,
    scene,
)


def opened(turned=0, **more):
    s = scene({ME: ["31a!"]}, **more)
    s.state.book = Book(make_book(Chance(b"book")).pile, turned)
    return s


def test_12_2_example_the_second_to_military_1_flips_the_first_page():
    s = opened(levels={BEN: {MIL: 1}})
    s.revolt(Advance(MIL))
    assert s.state.book.turned == 1
    card = s.state.book.pile[1]
    assert s.of(PageTurned) == [PageTurned(ME, (HERODOTUS,), (event_cards()[card].good.value,))]


def test_12_2_the_first_and_the_third_flip_nothing():
    first = opened()
    first.revolt(Advance(MIL))
    assert first.state.book.turned == 0
    third = opened(levels={BEN: {MIL: 1}, CLEO: {MIL: 1}})
    third.revolt(Advance(MIL))
    assert third.state.book.turned == 0


def test_12_2_example_the_second_to_machinery_flips_through_to_the_first_event_of_level_2():
    s = opened(1, levels={ME: {ECO: 2, SCI: 1}}, has={BEN: [Dev.MACHINERY]}, held={ME: {"clay": 1}})
    s.revolt(Develop(Dev.MACHINERY))
    assert s.state.book.turned == 9
    assert event_cards()[s.state.book.pile[9]].level == 2


def test_12_2_a_level_below_that_of_the_book_flips_nothing():
    s = opened(9, levels={BEN: {MIL: 1}})
    s.revolt(Advance(MIL))
    assert s.state.book.turned == 9


def test_12_2_an_equal_level_flips_one_page():
    s = opened(3, levels={BEN: {MIL: 1}})
    s.revolt(Advance(MIL))
    assert s.state.book.turned == 4


def test_12_2_one_flip_for_a_whole_revolution():
    s = opened(3, levels={BEN: {MIL: 1, CIV: 1}}, held={ME: {"fur": 1}})
    s.revolt(Advance(MIL), Advance(CIV))
    assert s.state.book.turned == 4


def test_12_2_the_back_of_the_last_and_the_front_of_the_next_card_hold():
    s = opened(3)
    cards = event_cards()
    assert s.g.pages == (cards[s.state.book.pile[2]].bad, cards[s.state.book.pile[3]].good)


def test_12_2_beside_a_separator_one_page_holds():
    s = opened(1)
    assert s.g.pages == (event_cards()[s.state.book.pile[1]].good,)
    s = opened(8)
    assert s.state.book.pile[8] == KHALDUN
    assert s.g.pages == (event_cards()[s.state.book.pile[7]].bad,)
    assert opened(0).g.pages == ()


def test_12_2_the_bottom_card_ends_the_game_after_a_last_revolution_of_the_others():
    s = opened(24)
    assert s.state.book.pile[24] == FUKUYAMA
    turn_pages(s.g, ME, 3)
    assert s.state.stage is Stage.LAST
    assert s.of(BookClosed) == [BookClosed((1, 2, 3, 4))]


def test_12_2_levels_above_three_turn_pages_of_level_three():
    s = opened(17)
    turn_pages(s.g, ME, 5)
    assert s.state.book.turned == 18


def test_12_2_gibbon_stands_at_level_two():
    s = opened(16)
    assert s.state.book.pile[16] == GIBBON
    turn_pages(s.g, ME, 1)
    assert s.state.book.turned == 16
    turn_pages(s.g, ME, 2)
    assert s.state.book.turned == 17


def neighbours(page, **more):
    return scene({ME: ["31a"], BEN: ["31b"]}, pages=[page], **more)


def test_city_states_a_town_costs_nothing_but_takes_level_one():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}}, pages=[Page.CITY_STATES])
    s.do(Found("31a", "31b"))
    assert s.g.available(ME, CIV) == 1
    assert scene({ME: ["31a", "31b"]}, pages=[Page.CITY_STATES]).code(Found("31a", "31b")) == "no-civics"


def test_sack_of_cities_additional_tribes_do_not_defend():
    s = scene({BEN: ["31a 31b 31c"]}, pages=[Page.SACK_OF_CITIES])
    assert defence(s.g, s.g.tribe_in("31a")) == 0


def test_classical_age_the_first_culture_token_of_a_turn_is_cheaper():
    s = scene({ME: ["31a"]}, culture={"33": ME, "35": ME}, pages=[Page.CLASSICAL_AGE])
    assert token_cost(s.g, ME, CUL) == 2
    s.state.turn.culture = 1
    assert token_cost(s.g, ME, CUL) == 3


def test_lost_arts_culture_tokens_cost_one_more():
    assert token_cost(scene(pages=[Page.LOST_ARTS]).g, ME, CUL) == 2


def test_silk_road_a_buyer_takes_one_more():
    s = neighbours(Page.SILK_ROAD, levels={ME: {ECO: 1}}, held={BEN: {"fur": 3}})
    s.do(Trade("31a", "31b", {"fur": 2}))
    assert s.held() == {"fur": 2}


def test_silk_road_nothing_more_is_given_back_for_it():
    levels = {ME: {ECO: 1}, BEN: {ECO: 2}}
    s = neighbours(Page.SILK_ROAD, levels=levels, held={ME: {"clay": 2}, BEN: {"fur": 3}})
    s.do(Trade("31a", "31b", {"fur": 2}))
    assert s.held() == {"fur": 2, "clay": 1}
    s = neighbours(Page.SILK_ROAD, levels=levels, held={ME: {"clay": 2}, BEN: {"fur": 3}})
    s.do(Trade("31a", "31b", {"fur": 1}))
    assert s.held() == {"fur": 1, "clay": 1}


def test_highwaymen_a_buyer_gives_one_more_if_she_has_it():
    s = neighbours(Page.HIGHWAYMEN, held={ME: {"clay": 1}})
    assert due(s.g, ME, BEN, 1) == 1
    assert due(neighbours(Page.HIGHWAYMEN).g, ME, BEN, 1) == 0


def test_heroic_age_attackers_add_one():
    assert bonus(neighbours(Page.HEROIC_AGE).g, ME, "31a", BEN) == 1


def test_barbarian_raids_players_defend_with_one_less_and_neutral_tribes_yield_half():
    s = neighbours(Page.BARBARIAN_RAIDS, levels={BEN: {MIL: 2}})
    assert defence(s.g, s.g.tribe_in("31b")) == 1
    n = scene({ME: ["31a"], NEUTRAL: ["31b"]}, pages=[Page.BARBARIAN_RAIDS], neutral={MIL: 1})
    assert defence(n.g, n.g.tribe_in("31b")) == 1
    assert plunder(n.g, ME, n.g.tribe_in("31b")) == ({"silk": 1}, {})


def test_age_of_prophets_the_first_religion_token_of_a_turn_is_cheaper():
    s = scene(religion={"31d": [ME]}, pages=[Page.AGE_OF_PROPHETS])
    assert token_cost(s.g, ME, REL) == 1
    s.state.turn.religion = 1
    assert token_cost(s.g, ME, REL) == 2


def test_heresies_religion_tokens_cost_one_more():
    assert token_cost(scene(pages=[Page.HERESIES]).g, ME, REL) == 2


@pytest.mark.parametrize(
    ("page", "reach"),
    [(Page.GREAT_VOYAGES, [0, 2, 4, 7]), (Page.LOST_BEARINGS, [0, 1, 2, 5]), (Page.SPACE_AGE, [0, 2, 5, 9])],
)
def test_great_voyages_lost_bearings_and_space_age_change_the_range(page, reach):
    assert [range_of(scene(pages=[page]).g, points) for points in range(4)] == reach


def test_fertile_years_and_famine_change_the_yield_of_food():
    assert yield_of(scene(pages=[Page.FERTILE_YEARS]).g, ME, "31a", is_urban=False) == 2
    s = scene(pages=[Page.FAMINE], has={ME: [Dev.FARMING]})
    assert yield_of(s.g, ME, "31a", is_urban=False) == 1
    assert yield_of(s.g, ME, "31d", is_urban=False) == 1
    assert price_of_new(s.g, ME, 2) == 4


def test_free_cities_acting_with_a_settlement_costs_one_less():
    s = scene({ME: ["31a 31b"]}, pages=[Page.FREE_CITIES])
    s.do(Together("31a"), Produce("31a"), Produce("31b"))
    assert len(s.held()) == 2


def test_plague_reduces_cities_and_metropolises_at_the_start_of_a_revolution():
    s = scene({ME: ["31a 31b 31c 31d!", "33a 33b!"]}, pages=[Page.PLAGUE])
    begin_revolution(s.g, ME)
    assert sorted(tribe.size for tribe in s.g.tribes_of(ME)) == [2, 3]


def test_renaissance_a_token_pays_for_two_advances():
    s = scene({ME: ["31a!"]}, levels={ME: {CUL: 2}}, culture={"31": ME}, pages=[Page.RENAISSANCE])
    assert s.revolt_code(Advance(MIL, culture=1), Advance(CIV, culture=1)) is None


def test_iconoclasm_culture_pays_for_no_advances():
    s = scene({ME: ["31a!"]}, levels={ME: {CUL: 2}}, culture={"31": ME}, pages=[Page.ICONOCLASM])
    assert s.revolt_code(Advance(MIL, culture=1)) == "no-culture"


def test_trade_fairs_the_last_of_a_kind_may_be_taken():
    s = neighbours(Page.TRADE_FAIRS, held={BEN: {"fur": 1}})
    assert sale(s.g, ME, "31b") == {"fur": 1}


def test_debased_coin_one_resource_each_way():
    s = neighbours(
        Page.DEBASED_COIN, levels={ME: {ECO: 3}, BEN: {ECO: 3}}, held={ME: {"clay": 3}, BEN: {"fur": 5}}
    )
    assert s.code(Trade("31a", "31b", {"fur": 2})) == "debased-coin"
    assert due(s.g, ME, BEN, 3) == 1


def test_mercenaries_a_luxury_is_paid_as_a_point():
    s = neighbours(Page.MERCENARIES, levels={ME: {MIL: 1}, BEN: {MIL: 1}}, held={ME: {"fur": 1}})
    assert s.code(Attack("31a", "31b")) == "not-enough-points"
    s.do(Attack("31a", "31b", hire="fur"), answers=["31b>off"])
    assert "fur" not in s.held()
    assert neighbours(Page.HEROIC_AGE).code(Attack("31a", "31b", hire="fur")) == "no-mercenaries"


def test_peasant_revolts_an_attack_ends_the_turn():
    s = scene({ME: ["31a", "37d"], BEN: ["31b"]}, levels={ME: {MIL: 1}}, pages=[Page.PEASANT_REVOLTS])
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.state.turn.ended
    assert s.code(Produce("37d")) is not None


def test_pilgrimages_and_great_schism_change_what_religion_pays():
    lines = (Develop(Dev.POTTERY, religion=1), Develop(Dev.WRITING, religion=1))
    where = {"levels": {ME: {REL: 2}}, "religion": {"31d": [ME]}}
    s = scene({ME: ["31a!"]}, pages=[Page.PILGRIMAGES], **where)
    assert s.revolt_code(*lines) is None
    s = scene({ME: ["31a!"]}, pages=[Page.GREAT_SCHISM], **where)
    assert s.revolt_code(lines[0]) == "no-religion"


def test_age_of_discovery_a_resource_of_the_new_region():
    s = scene(world=[LAND], pages=[Page.AGE_OF_DISCOVERY], rolls=["43"])
    s.run(discover(s.g, ME, "31b"), "0:43b")
    assert s.held() == {"grain": 1}


def test_uncharted_storms_sea_areas_cost_one_range_each():
    s = scene({ME: ["35d"]}, has={ME: [Dev.STEAM]}, pages=[Page.UNCHARTED_STORMS])
    found = ranges(s.g, ME, "35c")
    assert [found[area] for area in ("64d", "64b")] == [1, 2]


def test_three_field_system_one_more_food_outside_settlements():
    s = scene(pages=[Page.THREE_FIELD_SYSTEM])
    assert yield_of(s.g, ME, "31a", is_urban=False) == 2
    assert yield_of(s.g, ME, "31a", is_urban=True) == 1
    assert yield_of(s.g, ME, "31b", is_urban=False) == 1


def test_little_ice_age_the_polar_rows_produce_nothing():
    s = scene(pages=[Page.LITTLE_ICE_AGE])
    assert yield_of(s.g, ME, "11d", is_urban=False) == 0
    assert yield_of(scene().g, ME, "11d", is_urban=False) == 1


def test_reform_era_expanding_costs_one_less():
    s = scene(pages=[Page.REFORM_ERA])
    assert [joining_cost(s.g, size) for size in (1, 2, 3)] == [1, 1, 2]


def test_slums_settlements_get_nothing_extra_from_developments():
    s = scene(pages=[Page.SLUMS], has={ME: [Dev.FARMING, Dev.URBANIZATION]})
    assert yield_of(s.g, ME, "31a", is_urban=True) == 1
    assert yield_of(s.g, ME, "31a", is_urban=False) == 2


def test_world_exhibition_a_culture_token_brings_a_specialist():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 1}}, pages=[Page.WORLD_EXHIBITION])
    s.do(Spread("31a", "culture"))
    assert s.g.player(ME).specialists == [CUL]


def test_censorship_no_culture_tokens():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 3}}, pages=[Page.CENSORSHIP])
    assert s.code(Spread("31a", "culture")) == "censorship"


def test_free_trade_over_a_range_of_two_for_nothing():
    s = scene(
        {ME: ["31a"], BEN: ["37b"]}, levels={ME: {ECO: 1}}, held={BEN: {"fur": 2}}, pages=[Page.FREE_TRADE]
    )
    assert s.code(Trade("31a", "37b", {"fur": 1}, at="33d")) == "not-enough-points"
    s = scene(
        {ME: ["31a"], BEN: ["33b"]}, levels={ME: {ECO: 1}}, held={BEN: {"fur": 2}}, pages=[Page.FREE_TRADE]
    )
    s.do(Trade("31a", "33b", {"fur": 1}, at="33a"))
    assert s.held() == {"fur": 1}
    assert s.areas() == ["31a"]


def test_great_depression_commodities_yield_one_less_but_one():
    s = scene(pages=[Page.GREAT_DEPRESSION], has={ME: [Dev.FEUDALISM]})
    assert yield_of(s.g, ME, "31c", is_urban=False) == 1
    assert yield_of(s.g, ME, "31a", is_urban=False) == 2


def test_balance_of_power_the_largest_people_is_attacked_with_two_more():
    s = scene({ME: ["31a"], BEN: ["31b", "37d"]}, pages=[Page.BALANCE_OF_POWER])
    assert bonus(s.g, ME, "31a", BEN) == 2
    assert bonus(s.g, ME, "31a", CLEO) == 0


def test_world_war_no_loot_from_the_pool():
    s = neighbours(Page.WORLD_WAR, held={BEN: {"silk": 2}})
    assert plunder(s.g, ME, s.g.tribe_in("31b")) == ({"silk": 1}, {})


def test_freedom_of_worship_tokens_share_an_intersection():
    s = scene({ME: ["31d"]}, levels={ME: {REL: 1}}, religion={"31d": [BEN]}, pages=[Page.FREEDOM_OF_WORSHIP])
    s.do(Spread("31d", "religion"))
    assert s.state.religion == {"31d": [BEN, ME]}


def test_fundamentalism_no_token_is_replaced_or_removed_and_each_costs_one_more():
    cards = {ME: [Dev.STATE_RELIGION, Dev.HOLY_WAR]}
    levels = {ME: {REL: 4, MIL: 4}}
    s = scene({ME: ["31d"]}, levels=levels, religion={"31d": [BEN]}, has=cards, pages=[Page.FUNDAMENTALISM])
    assert s.code(Spread("31d", "religion")) == "fundamentalism"
    assert s.code(Cleanse("31d", "31d")) == "fundamentalism"
    assert token_cost(s.g, ME, REL) == 2


def test_arms_race_science_two_defends_with_one_more():
    s = neighbours(Page.ARMS_RACE, levels={BEN: {MIL: 1, SCI: 2}})
    assert defence(s.g, s.g.tribe_in("31b")) == 2
    low = neighbours(Page.ARMS_RACE, levels={BEN: {MIL: 1, SCI: 1}})
    assert defence(low.g, low.g.tribe_in("31b")) == 1


def test_green_revolution_tribes_are_fed_for_nothing():
    assert upkeep(scene(pages=[Page.GREEN_REVOLUTION]).g, 9) == 0


def test_oil_crisis_no_black_and_single_gray_commodities():
    s = scene(pages=[Page.OIL_CRISIS], has={ME: [Dev.INDUSTRIALIZATION, Dev.MACHINERY, Dev.FEUDALISM]})
    assert yield_of(s.g, ME, "12c", is_urban=False) == 0
    assert yield_of(s.g, ME, "34a", is_urban=False) == 1
