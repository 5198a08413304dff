"""Ch. 13: the developments of level 1, by their examples."""

from rules.peoples.developments import Dev
from rules.peoples.events import ResourcesGiven, ShareTaken
from rules.peoples.orders import Attack, Explore, Found, Produce, Spread, Together, Trade
from rules.peoples.production import yield_of
from rules.peoples.reach import ranges
from rules.peoples.revolution_orders import Add
from rules.peoples.state import NEUTRAL
from tests.rules.peoples.scenario import BEN, CIV, CLEO, CUL, ECO, ME, MIL, REL, SCI, scene

RICH = {"31": (0, 0), "33": (1, 0), "34": (0, 1), "37": (1, 1)}  # 34a is iron


def test_13_arts_egypt_takes_a_share_of_what_is_produced_in_her_cultural_area():
    s = scene({ME: ["35b"]}, has={CLEO: [Dev.ARTS]}, culture={"35": CLEO})
    s.do(Produce("35b"))
    assert s.held() == {"spices": 1}
    assert s.held(CLEO) == {"spices": 1}
    assert s.of(ShareTaken) == [ShareTaken(CLEO, "spices", 1, "arts")]


def test_13_arts_brings_nothing_for_ones_own_production_or_without_the_card():
    s = scene({ME: ["35b"]}, has={ME: [Dev.ARTS]}, culture={"35": ME})
    s.do(Produce("35b"))
    assert s.held() == {"spices": 1}
    s = scene({ME: ["35b"]}, culture={"35": CLEO})
    s.do(Produce("35b"))
    assert s.held(CLEO) == {}


def test_13_arts_only_what_the_owner_can_produce():
    s = scene({ME: ["34a"]}, has={ME: [Dev.MINING], CLEO: [Dev.ARTS]}, culture={"34": CLEO}, world=[RICH])
    s.do(Produce("34a"))
    assert s.held(CLEO) == {}


def test_13_monuments_culture_and_religion_are_added_for_a_token():
    mapped = {"41": (0, 2), "42": (1, 2), "43": (0, 3), "44": (1, 3)}
    levels = {ME: {CUL: 1, REL: 1}}
    s = scene({ME: ["31d"]}, levels=levels, mapped=mapped, religion={"41d": [ME]}, has={ME: [Dev.MONUMENTS]})
    s.do(Spread("31d", "religion"))
    assert s.state.religion["31d"] == [ME]
    assert s.g.available(ME, CUL) == s.g.available(ME, REL) == 0


def test_13_monuments_the_other_way_round_too():
    s = scene({ME: ["31a"]}, levels={ME: {REL: 1}}, has={ME: [Dev.MONUMENTS]})
    s.do(Spread("31a", "culture"))
    assert s.state.culture == {"31": ME}
    assert scene({ME: ["31a"]}, levels={ME: {REL: 1}}).code(Spread("31a", "culture")) == "not-enough-points"


def test_13_cults_india_takes_a_share_in_her_religious_area():
    s = scene({ME: ["31d"]}, has={CLEO: [Dev.CULTS]}, religion={"31d": [CLEO]})
    s.do(Produce("31d"))
    assert s.held(CLEO) == {"cattle": 1}
    other = scene({ME: ["31a"]}, has={CLEO: [Dev.CULTS]}, religion={"31d": [CLEO]})
    other.do(Produce("31a"))
    assert other.held(CLEO) == {}


def test_13_cults_bring_nothing_for_ones_own_production():
    s = scene({ME: ["31d"]}, has={ME: [Dev.CULTS]}, religion={"31d": [ME]})
    s.do(Produce("31d"))
    assert s.held() == {"cattle": 1}


def test_13_pottery_the_first_new_tribe_is_free_the_second_costs_one():
    s = scene({ME: ["31a!"]}, has={ME: [Dev.POTTERY]})
    assert s.revolt_code(Add("31b"), Add("31c")) is None
    assert scene({ME: ["31a!"]}).revolt_code(Add("31b"), Add("31c")) == "cannot-pay"


def test_13_farming_two_grain_instead_of_one():
    s = scene({ME: ["31a"]}, has={ME: [Dev.FARMING]})
    s.do(Produce("31a"))
    assert s.held() == {"grain": 2}
    assert yield_of(s.g, ME, "37d", is_urban=False) == 2  # pulses
    assert yield_of(s.g, ME, "31d", is_urban=False) == 1  # cattle


def test_13_herding_two_cattle_instead_of_one():
    s = scene(has={ME: [Dev.HERDING]})
    assert [yield_of(s.g, ME, area, is_urban=False) for area in ("31d", "33d", "31a")] == [2, 2, 1]


def test_13_fishing_two_fish_instead_of_one():
    s = scene(has={ME: [Dev.FISHING]})
    assert yield_of(s.g, ME, "62a", is_urban=False) == 2
    assert yield_of(s.g, ME, "61a", is_urban=False) == 2


def test_13_roads_rome_attacks_over_a_tribe_of_her_own():
    s = scene({ME: ["31a", "31b"], BEN: ["33a"]}, levels={ME: {MIL: 1}}, has={ME: [Dev.ROADS]})
    assert s.code(Attack("31a", "33a", at="31b")) is None
    without = scene({ME: ["31a", "31b"], BEN: ["33a"]}, levels={ME: {MIL: 1}})
    assert without.code(Attack("31a", "33a", at="31b")) == "not-enough-points"


def test_13_roads_are_not_for_production():
    s = scene({ME: ["31a", "31b"]}, has={ME: [Dev.ROADS]})
    assert s.code(Produce("31a", at="31b")) == "not-enough-points"


def test_13_sailing_across_one_sea_area_for_one_science_point():
    s = scene({ME: ["35a"], NEUTRAL: ["64a"]}, levels={ME: {SCI: 1, ECO: 1}}, has={ME: [Dev.SAILING]})
    assert ranges(s.g, ME, "35a")["64b"] == 1
    s.do(Trade("35a", "64a", {"poultry": 1}, at="64b"))
    assert s.held() == {"poultry": 1}


def test_13_sailing_keeps_to_the_coast():
    tiles = {"31": (0, 0), "62": (1, 0, 2), "64": (2, 0, 2), "66": (1, -1)}
    s = scene({ME: ["31b"]}, has={ME: [Dev.SAILING]}, world=[tiles])
    middle = s.g.world.area_at(1, 4, 0)
    assert not s.g.world.is_coast(middle)
    assert middle not in ranges(s.g, ME, "31b")
    assert middle in ranges(scene({ME: ["31b"]}, has={ME: [Dev.NAVIGATION]}, world=[tiles]).g, ME, "31b")


def test_13_slavery_rome_produces_next_door_and_pays_a_food():
    s = scene({ME: ["33d"], NEUTRAL: ["33b"]}, has={ME: [Dev.SLAVERY]}, held={ME: {"fish": 1}})
    s.do(Produce("33d", extra=("33b",), give="fish"))
    assert s.held() == {"poultry": 1, "resin": 1}
    assert s.g.tribe_in("33b").engaged


def test_13_slavery_takes_iron_only_from_who_can_produce_it():
    world = [{"34": (0, 0), "31": (1, 0)}]
    slaves = {ME: ["34b"], NEUTRAL: ["34a"]}
    held = {ME: {"grain": 1}}
    without = scene(slaves, has={ME: [Dev.SLAVERY]}, held=held, world=world)
    assert without.code(Produce("34b", extra=("34a",))) == "cannot-produce"
    s = scene(slaves, has={ME: [Dev.SLAVERY, Dev.MINING]}, held=held, world=world)
    s.do(Produce("34b", extra=("34a",), give="grain"))
    assert s.held() == {"cattle": 1, "iron": 1}
    assert s.of(ResourcesGiven)[0].given == (("grain", 1),)


def test_13_slavery_needs_food_and_a_neutral_tribe_that_is_not_engaged():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, has={ME: [Dev.SLAVERY]})
    assert s.code(Produce("31b", extra=("31a",))) == "cannot-give"
    tired = scene({ME: ["31b"], NEUTRAL: ["31a!"]}, has={ME: [Dev.SLAVERY]}, held={ME: {"fish": 1}})
    assert tired.code(Produce("31b", extra=("31a",))) == "neutral-engaged"
    without = scene({ME: ["31b"], NEUTRAL: ["31a"]}, held={ME: {"fish": 1}})
    assert without.code(Produce("31b", extra=("31a",))) == "no-such-ability"


def test_13_heroics_egypt_places_a_token_and_takes_spices_for_a_luxury():
    s = scene(
        {ME: ["35d"], BEN: ["35b"]}, levels={ME: {CUL: 1}}, has={ME: [Dev.HEROICS]}, held={ME: {"fur": 1}}
    )
    s.do(Spread("35d", "culture", extra="35b"))
    assert s.held() == {"spices": 1}
    assert s.held(BEN) == {"fur": 1}


def test_13_heroics_needs_the_card_a_neighbour_and_a_luxury():
    tribes = {ME: ["35d"], BEN: ["35b"]}
    levels = {ME: {CUL: 1}}
    order = Spread("35d", "culture", extra="35b")
    assert scene(tribes, levels=levels).code(order) == "no-such-ability"
    assert scene(tribes, levels=levels, has={ME: [Dev.HEROICS]}).code(order) == "cannot-give"
    far = Spread("35d", "culture", extra="31b")
    held = {ME: {"fur": 1}}
    assert scene(tribes, levels=levels, has={ME: [Dev.HEROICS]}, held=held).code(far) == "no-neighbour"


def test_13_theism_egypt_places_a_religion_token_and_gives_a_commodity():
    s = scene(
        {ME: ["35b"], BEN: ["35a"]}, levels={ME: {REL: 1}}, has={ME: [Dev.THEISM]}, held={ME: {"clay": 1}}
    )
    s.do(Spread("35b", "religion", extra="35a", give="clay"))
    assert s.held() == {"cattle": 1}
    assert s.held(BEN) == {"clay": 1}


def test_13_law_a_culture_point_lets_a_town_produce_from_both_areas():
    s = scene({ME: ["31a 31b"]}, levels={ME: {CUL: 1}}, has={ME: [Dev.LAW]})
    s.do(Together("31a"), Produce("31a"), Produce("31b"))
    assert s.held() == {"grain": 1, "silk": 1}
    assert s.g.available(ME, CUL) == 0
    assert scene({ME: ["31a 31b"]}, levels={ME: {CUL: 1}}).code(Together("31a")) == "not-enough-points"


def test_13_law_points_of_both_traits_are_added():
    s = scene({ME: ["31a", "31b 31d"]}, levels={ME: {CIV: 1, CUL: 1}}, has={ME: [Dev.LAW]})
    s.do(Found("31a", "31b"))
    assert s.g.available(ME, CIV) == s.g.available(ME, CUL) == 0


def test_13_writing_a_religion_point_extends_the_range():
    s = scene({ME: ["31a"]}, levels={ME: {REL: 1}}, has={ME: [Dev.WRITING]})
    s.do(Produce("31a", at="31b"))
    assert s.held() == {"silk": 1}
    assert scene({ME: ["31a"]}, levels={ME: {REL: 1}}).code(Explore("31a", "31b")) == "not-enough-points"


def test_13_mining_rome_may_produce_iron():
    s = scene({ME: ["34a"]}, has={ME: [Dev.MINING]}, world=[RICH])
    s.do(Produce("34a"))
    assert s.held() == {"iron": 1}
