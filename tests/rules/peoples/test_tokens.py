"""Ch. 8.2 and 8.5: spreading culture and religion."""

from rules.peoples.events import TokenPlaced
from rules.peoples.orders import Spread
from tests.rules.peoples.scenario import BEN, CUL, LAND, ME, REL, SCI, scene

CENTRE = "31d"  # the first of the four areas that meet in the middle


def test_8_2_the_first_culture_token_costs_one():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 1}})
    s.do(Spread("31a", "culture"))
    assert s.state.culture == {"31": ME}
    assert s.of(TokenPlaced)[0].paid == ((CUL, 1),)


def test_8_2_each_further_token_costs_one_more():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 1}}, culture={"33": ME})
    assert s.code(Spread("31a", "culture")) == "not-enough-points"
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 2}}, culture={"33": ME})
    s.do(Spread("31a", "culture"))
    assert s.g.available(ME, CUL) == 1


def test_8_2_the_intersection_must_be_empty():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 3}}, culture={"31": BEN})
    assert s.code(Spread("31a", "culture")) == "token-there"


def test_8_2_a_region_has_one_token_of_ones_own():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 3}}, culture={"31": ME})
    assert s.code(Spread("31a", "culture")) == "own-token"


def test_8_2_example_a_region_with_one_land_area_has_no_culture():
    s = scene({ME: ["62a"]}, levels={ME: {CUL: 1}}, world=[{"31": (0, 0), "62": (1, 0)}])
    assert s.code(Spread("62a", "culture")) == "too-little-land"


def test_8_2_two_land_areas_are_enough():
    s = scene({ME: ["51a"]}, levels={ME: {CUL: 1}}, world=[{"31": (0, 0), "51": (1, 0)}])
    s.do(Spread("51a", "culture"))
    assert s.state.culture == {"51": ME}


def test_8_2_no_action_without_level_one():
    assert scene({ME: ["31a"]}).code(Spread("31a", "culture")) == "not-enough-points"


def test_8_2_six_tokens_are_all():
    mapped = {region: (x, 2) for x, region in enumerate(["41", "42", "43", "44", "45", "46"])}
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 9}}, mapped=mapped, culture=dict.fromkeys(mapped, ME))
    assert s.code(Spread("31a", "culture")) == "no-token"


def test_8_2_at_a_distance_the_culture_is_spread_there():
    s = scene({ME: ["31b"]}, levels={ME: {CUL: 1, SCI: 1}})
    s.do(Spread("31b", "culture", at="33a"))
    assert s.state.culture == {"33": ME}


def test_8_5_a_religion_token_lies_where_four_regions_meet():
    s = scene({ME: ["35b"]}, levels={ME: {REL: 1}})
    s.do(Spread("35b", "religion"))
    assert s.state.religion == {CENTRE: [ME]}


def test_8_5_all_four_regions_must_be_known():
    three = {region: place for region, place in LAND.items() if region != "37"}
    s = scene({ME: ["35b"]}, levels={ME: {REL: 1}}, world=[three])
    assert s.code(Spread("35b", "religion")) == "no-corner"
    assert scene({ME: ["31a"]}, levels={ME: {REL: 1}}).code(Spread("31a", "religion")) == "no-corner"


def test_8_5_two_of_the_four_areas_are_land():
    tiles = {"31": (0, 0), "62": (1, 0), "64": (0, 1), "66": (1, 1, 2)}
    s = scene({ME: ["31d"]}, levels={ME: {REL: 1}}, world=[tiles])
    assert s.code(Spread("31d", "religion")) == "too-little-land"


def test_8_5_the_cost_is_the_number_of_own_religion_tokens():
    mapped = {"41": (0, 2), "42": (1, 2), "43": (0, 3), "44": (1, 3)}
    s = scene({ME: ["31d"]}, levels={ME: {REL: 1}}, mapped=mapped, religion={"41d": [ME]})
    assert s.code(Spread("31d", "religion")) == "not-enough-points"


def test_8_5_the_intersection_must_be_empty():
    s = scene({ME: ["31d"]}, levels={ME: {REL: 3}}, religion={CENTRE: [BEN]})
    assert s.code(Spread("31d", "religion")) == "token-there"


def test_8_5_over_the_seam_of_the_round_world_regions_meet_too():
    mapped = {"41": (9, 2), "42": (0, 2), "43": (9, 3), "44": (0, 3)}
    s = scene({ME: ["43b"]}, levels={ME: {REL: 1}}, mapped=mapped)
    s.do(Spread("43b", "religion"))
    assert list(s.state.religion) == ["41d"]
