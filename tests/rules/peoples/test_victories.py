"""Ch. 11: the eight victories, and the points."""

import pytest

from rules.peoples.developments import Dev, developments
from rules.peoples.ending import score, standings
from rules.peoples.events import GameWon, VictoryReached
from rules.peoples.regions import regions
from rules.peoples.revolution_orders import Advance, Develop
from rules.peoples.state import NEUTRAL, Stage, Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import longitudes, points, race, reached, steps
from tests.rules.peoples.scenario import BEN, CIV, CUL, ME, MIL, REL, scene

SQUARES = [" ".join(f"{region}{letter}" for letter in "abcd") for region in ("31", "33", "35", "37")]
KINDS = [
    "grain",
    "pulses",
    "cattle",
    "poultry",
    "fish",
    "shellfish",
    "fur",
    "resin",
    "sugar",
    "gems",
    "silk",
    "clay",
]


def wins(s, victory):
    s.revolt()
    assert s.state.stage is Stage.OVER
    assert s.state.winners == [ME]
    assert s.of(GameWon) == [GameWon((ME,), (victory,))]
    return True


def test_11_civics_three_metropolises():
    assert wins(scene({ME: [square + "!" for square in SQUARES[:3]], BEN: ["37a"]}), Victory.CIVICS)


def test_11_civics_two_metropolises_and_a_city_are_not_enough():
    s = scene({ME: [*SQUARES[:2], "35a 35b 35c"]})
    assert Victory.CIVICS not in reached(s.g, ME)


def test_11_culture_all_six_tokens():
    mapped = {region: (x, 2) for x, region in enumerate(["41", "42", "43", "44", "45", "46"])}
    s = scene({ME: ["31a!"]}, mapped=mapped, culture=dict.fromkeys(mapped, ME))
    assert wins(s, Victory.CULTURE)


def test_11_culture_five_are_not_enough():
    mapped = {region: (x, 2) for x, region in enumerate(["41", "42", "43", "44", "45", "46"])}
    s = scene({ME: ["31a!"]}, mapped=mapped, culture={**dict.fromkeys(mapped, ME), "46": BEN})
    s.revolt()
    assert s.state.stage is Stage.TURN


def test_11_economy_twelve_unique_resources_at_the_start_of_the_revolution():
    assert wins(scene({ME: ["31a!"]}, held={ME: dict.fromkeys(KINDS, 1)}), Victory.ECONOMY)


def test_11_economy_eleven_kinds_and_the_own_markers_are_not_enough():
    s = scene({ME: ["31a!"]}, held={ME: dict.fromkeys(KINDS[:11], 4)})
    s.revolt()
    assert s.state.stage is Stage.TURN


LONG = {region: (x, 2) for x, region in enumerate(("31", "33", "35", "37", "39", "32", "34"))}
LANDS = [area.id for region in LONG for area in regions()[region].lands]


def test_11_military_twelve_tribes_and_more_than_each_other():
    s = scene({ME: [f"{area}!" for area in LANDS[:12]], BEN: LANDS[12:23]}, mapped=LONG, world=[])
    assert wins(s, Victory.MILITARY)


def test_11_military_as_many_as_another_people_are_not_enough():
    s = scene({ME: LANDS[:12], BEN: LANDS[12:24]}, mapped=LONG, world=[])
    assert Victory.MILITARY not in reached(s.g, ME)


def test_11_military_the_neutral_people_counts_too():
    s = scene({ME: LANDS[:12], NEUTRAL: LANDS[12:24]}, mapped=LONG, world=[])
    assert Victory.MILITARY not in reached(s.g, ME)


def test_11_military_a_settlement_is_marked_by_a_single_tribe():
    s = scene({ME: [f"{LANDS[0]} {LANDS[1]}", *LANDS[2:12]]}, mapped=LONG, world=[])
    assert s.g.count(ME) == 12
    assert Victory.MILITARY not in reached(s.g, ME)


def test_11_religion_all_six_tokens():
    tiles = ["41", "42", "43", "44", "45", "46", "47", "48", "49", "40", "51", "52", "53", "54"]
    mapped = {region: (n % 7, 2 + n // 7) for n, region in enumerate(tiles)}
    s = scene({ME: ["31a!"]}, mapped=mapped)
    corners = [corner for corner in s.g.world.corners if corner[0] == "4"][:6]
    s.state.religion = {corner: [ME] for corner in corners}
    assert wins(s, Victory.RELIGION)


def long_world(players=3):
    """A land in each of six longitudes."""
    return {region: (x, 2) for x, region in enumerate(["31", "32", "33", "34", "35", "36"])}


def test_11_science_twelve_tribes_and_one_in_each_longitude():
    mine = [f"{region}{letter}!" for region in long_world() for letter in "ab"]
    s = scene({ME: mine, BEN: ["31c"]}, players=3, mapped=long_world(), world=[])
    assert longitudes(s.g, ME) == 6
    assert Victory.SCIENCE in reached(s.g, ME)


def test_11_science_a_longitude_without_a_tribe_is_one_too_few():
    mine = [f"{region}{letter}" for region in list(long_world())[:5] for letter in "abc"][:12]
    s = scene({ME: mine}, players=3, mapped=long_world(), world=[])
    assert longitudes(s.g, ME) < 6
    assert Victory.SCIENCE not in reached(s.g, ME)


def test_11_science_a_part_that_floats_has_no_longitude():
    s = scene({ME: ["31a"]}, world=[{"31": (0, 0)}])
    assert longitudes(s.g, ME) == 0


def test_11_three_advances_in_each_trait_win_when_the_last_is_acquired():
    levels = {**dict.fromkeys(Trait, 3), MIL: 2}
    s = scene({ME: ["31a!"]}, levels={ME: levels}, held={ME: {"fur": 1, "resin": 1}})
    s.revolt(Advance(MIL))
    assert s.state.winners == [ME]
    assert s.of(VictoryReached) == [VictoryReached(ME, Victory.ADVANCES)]


def test_11_specialists_are_no_advances():
    levels = {**dict.fromkeys(Trait, 3), MIL: 2}
    s = scene({ME: ["31a!"]}, levels={ME: levels}, specialists={ME: [MIL]})
    assert Victory.ADVANCES not in reached(s.g, ME)


def test_11_six_developments_of_each_level_win_when_the_last_is_acquired():
    cards = [[dev for dev, card in developments().items() if card.level == n][:6] for n in (1, 2, 3)]
    have = [dev for level in cards for dev in level if dev is not Dev.LAW]
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 1}}, has={ME: have})
    s.revolt(Develop(Dev.LAW))
    assert s.state.winners == [ME]


def test_11_eighteen_developments_with_five_of_a_level_are_not_enough():
    ones = [dev for dev, card in developments().items() if card.level == 1][:7]
    rest = [[dev for dev, card in developments().items() if card.level == n][:6] for n in (2, 3)]
    s = scene(has={ME: [*ones, *rest[0][:5], *rest[1]]})
    assert Victory.DEVELOPMENTS not in reached(s.g, ME)


def test_11_there_are_eight_ways_to_win():
    assert len(race(scene().g, ME)) == len(Victory) == 8


def test_11_for_a_longer_game_several_are_needed_not_at_the_same_revolution():
    s = scene({ME: ["31a!"]}, held={ME: dict.fromkeys(KINDS, 1)}, victories="2")
    s.revolt()
    assert s.state.stage is Stage.TURN
    assert s.g.player(ME).achieved == [Victory.ECONOMY]
    s.g.player(ME).resources = {}
    levels = {**dict.fromkeys(Trait, 3), MIL: 2}
    s.g.player(ME).advances = levels
    s.g.player(ME).resources = {"fur": 1, "resin": 1}
    s.revolt(Advance(MIL))
    assert s.state.winners == [ME]


def test_11_the_others_do_not_win_in_somebody_elses_revolution():
    s = scene({ME: ["31a!"], BEN: ["33a"]}, held={BEN: dict.fromkeys(KINDS, 1)})
    s.revolt()
    assert s.state.stage is Stage.TURN


@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 3), (3, 6)])
def test_12_2_a_level_scores_all_levels_up_to_it(level, worth):
    assert steps(level) == worth


def test_12_2_points_for_advances_and_developments():
    s = scene(levels={ME: {CUL: 2, REL: 1}}, has={ME: [Dev.LAW, Dev.GUILD]})
    assert points(s.g, ME) == 3 + 1 + 1 + 3


def test_12_2_most_points_win_and_equal_points_share():
    s = scene(levels={ME: {CUL: 2}, BEN: {MIL: 2}})
    s.state.stage = Stage.LAST
    score(s.g)
    assert s.state.winners == [ME, BEN]
    assert [row.place for row in standings(s.state)][:3] == [1, 1, 3]
