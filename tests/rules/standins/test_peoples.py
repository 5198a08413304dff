"""The stand-in for Peoples: it sees what its seat sees, goes for a victory, feeds itself, and hinders."""

import pytest

from rules.games import GAMES
from rules.peoples.developments import Dev
from rules.peoples.game import Peoples
from rules.peoples.opening import arrange_parts
from rules.peoples.orders import (
    Attack,
    Cleanse,
    EndTurn,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
    orders_of,
)
from rules.peoples.regions import areas, resource_of
from rules.peoples.resources import Category, category_of
from rules.peoples.revolting import revolt
from rules.peoples.revolution_orders import Add, Advance, Develop, Line, Specialize, lines_of
from rules.peoples.state import NEUTRAL, Stage, Victory
from rules.peoples.turn import act, play_turn
from rules.peoples.view import view
from rules.standins.match import Match
from rules.standins.peoples import Elder
from rules.standins.peoples.outlook import look
from rules.standins.peoples.path import Way, cost, revolutions, with_token
from rules.standins.peoples.position import position
from rules.standins.peoples.worth import pace
from rules.table import Chance
from tests.rules.peoples.scenario import BEN, CIV, CUL, ECO, LAND, ME, MIL, REL, SCI, Scene, scene

KINDS = ("grain", "pulses", "cattle", "poultry", "fish", "shellfish", "fur", "resin", "sugar", "gems", "silk")
EVERYTHING = {
    "technology-tree": "yes",
    "book-of-events": "yes",
    "victories": "2",
    "peoples": "chosen",
    "rounds": "15",
}


def answered(s: Scene, script, seat: int = ME, seed: bytes = b"elder"):
    """What the stand-in says to the first question of a script; it must be legal."""
    question = next(script).questions[0]
    data = Elder().answer(question, view(s.state, seat), Chance(seed))
    found = question.check(data)
    assert "Refusal" not in type(found).__name__, str(found)
    return data


def deed(s: Scene) -> Order:
    """What it does first in Ann's turn."""
    return orders_of(answered(s, act(s.g)))[0]


def revolution(s: Scene) -> tuple[Line, ...]:
    """Its Revolution."""
    return lines_of(answered(s, revolt(s.g, ME)))


def goal(s: Scene) -> Victory:
    """What Ann's people goes for."""
    return look(position(view(s.state, ME)), ME).goal


# -- what it sees


def test_the_position_it_thinks_with_is_the_one_its_view_shows():
    s = scene(
        {ME: ["31a 31b", "33c!"], BEN: ["35a"], NEUTRAL: ["37a!"]},
        levels={ME: {SCI: 2, CIV: 1}, BEN: {MIL: 1}},
        has={ME: [Dev.ROADS]},
        held={ME: {"grain": 2}},
        specialists={ME: [CIV]},
        culture={"31": ME},
        religion={"31d": [BEN]},
        neutral={MIL: 1},
    )
    s.g.player(ME).spent = {SCI: 1}
    seen, true = position(view(s.state, ME)).state, s.state
    for name in ("options", "world", "order", "tribes", "culture", "religion", "neutral", "stage", "turn"):
        assert getattr(seen, name) == getattr(true, name), name
    for one, other in zip(seen.players, true.players, strict=True):
        assert one.resources == other.resources
        assert one.spent == other.spent
        assert one.home == other.home
        assert {t: n for t, n in one.advances.items() if n} == other.advances
    assert seen.neutral_levels[MIL] == 1


def test_a_tribe_on_its_way_has_paid_for_its_range():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"))
    seen = position(view(s.state, ME))
    assert seen.turn.acting == s.g.turn.acting
    assert seen.turn.acting.paid == {SCI: 1}


def test_it_says_the_same_whatever_chance_it_is_given():
    s = scene({ME: ["31a", "33c"], BEN: ["35a"]}, levels={ME: {SCI: 2, MIL: 1, CUL: 1}})
    assert answered(s, act(s.g), seed=b"one") == answered(s, act(s.g), seed=b"two")


# -- a victory that is near is taken


FIVE = {"33": ME, "35": ME, "37": ME, "61": ME, "65": ME}


def test_the_sixth_culture_token_is_placed_before_anything_else():
    s = scene({ME: ["31a!", "31b"]}, levels={ME: {CUL: 4}}, culture=FIVE)
    assert goal(s) is Victory.CULTURE
    assert deed(s) == Spread("31b", "culture")


def test_with_six_tokens_the_round_is_ended_and_the_game_won():
    s = scene({ME: ["31a!", "31b"]}, levels={ME: {CUL: 4}}, culture=FIVE)
    s.do(deed(s))
    s.state.turn = None
    s.run(play_turn(s.g, ME))
    assert s.state.stage is Stage.OVER
    assert s.state.winners == [ME]


def test_the_sixth_religion_token_is_placed_too():
    corners = {corner: [ME] for corner in list(scene().g.world.corners)[:5] if corner != "31d"}
    s = scene({ME: ["31d"]}, levels={ME: {REL: 4}}, religion=corners)
    s.state.religion = dict(list(s.state.religion.items())[:5])
    assert deed(s) == Spread("31d", "religion")


def test_the_twelfth_kind_is_produced():
    held = dict.fromkeys(KINDS, 1)
    s = scene({ME: ["31a", "31c"]}, held={ME: held})
    assert goal(s) is Victory.ECONOMY
    assert deed(s) == Produce("31c")


def test_kinds_are_not_spent_on_the_eve_of_the_economy_victory():
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 1, ECO: 1}}, held={ME: dict.fromkeys(KINDS, 1)})
    lines = revolution(s)
    s.revolt(*lines)
    assert set(s.held()) == set(KINDS)
    assert any(isinstance(line, Advance) for line in lines), "its own markers still pay"


def test_the_last_advance_is_acquired_and_wins():
    levels = {CIV: 3, CUL: 3, ECO: 3, MIL: 3, REL: 3, SCI: 2}
    s = scene({ME: ["31a!"]}, levels={ME: levels}, held={ME: {"fur": 1, "resin": 1, "sugar": 1}})
    assert goal(s) is Victory.ADVANCES
    lines = revolution(s)
    assert any(isinstance(line, Advance) and line.trait is SCI for line in lines)
    s.revolt(*lines)
    assert s.state.winners == [ME]


def test_the_last_tribes_join_to_the_third_metropolis():
    s = scene(
        {ME: ["31a 31b 31c 31d", "33a 33b 33c 33d", "35a 35b 35c", "35d"]},
        levels={ME: {CIV: 3}},
    )
    assert goal(s) is Victory.CIVICS
    assert isinstance(deed(s), Found)


def test_a_people_of_twelve_tribes_is_not_joined():
    tribes = [f"{region}{letter}" for region in ("31", "33", "35") for letter in "abcd"]
    s = scene({ME: tribes}, levels={ME: {CIV: 3, MIL: 1}})
    assert goal(s) is Victory.MILITARY
    assert not isinstance(deed(s), Found)


def test_civil_rights_are_claimed_for_a_victory_that_is_complete():
    six = {**FIVE, "31": ME}
    s = scene({ME: ["31a!", "31b"]}, has={ME: [Dev.CIVIL_RIGHTS]}, culture=six)
    assert answered(s, play_turn(s.g, ME)) == "revolution"


# -- a victory that is blocked is given up, one of another hindered


def test_culture_is_given_up_where_others_hold_all_regions():
    tribes, levels = {ME: ["31a", "33c"]}, {ME: {CUL: 4}}
    mine = dict.fromkeys(("31", "33", "61", "63"), ME)
    assert goal(scene(tribes, levels=levels, culture=mine)) is Victory.CULTURE
    taken = {**mine, **dict.fromkeys(("35", "37", "65", "67"), BEN)}
    assert goal(scene(tribes, levels=levels, culture=taken)) is not Victory.CULTURE


def test_the_military_victory_is_given_up_where_the_neutral_people_is_as_many():
    lands = [area.id for area in areas().values() if area.is_land and area.region in ("31", "33", "35", "37")]
    mine, others = lands[:11], lands[11:16]
    assert goal(scene({ME: mine}, levels={ME: {MIL: 1}})) is Victory.MILITARY
    far = ["61a", "61b", "65a", "65b", "63a", "63c", "64a"]
    tribes, levels = {ME: mine, NEUTRAL: [*others, *far]}, {ME: {MIL: 1}}
    assert goal(scene(tribes, levels=levels)) is Victory.MILITARY, "they can be driven away"
    assert goal(scene(tribes, levels=levels, neutral={MIL: 2})) is not Victory.MILITARY


def test_an_achieved_victory_is_of_no_more_use():
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 4}}, culture=FIVE, victories="2")
    s.g.player(ME).achieved = [Victory.CULTURE]
    assert goal(s) is not Victory.CULTURE


def test_somebody_with_twelve_kinds_is_plundered_of_the_last_of_one():
    rich = {**dict.fromkeys(KINDS, 1), "clay": 1}
    tribes = {ME: ["31b"], BEN: ["31a", "33a"]}
    s = scene(tribes, levels={ME: {MIL: 1}}, held={BEN: rich, ME: {"grain": 3, "pulses": 3}})
    assert isinstance(deed(s), Attack)
    calm = scene(tribes, levels={ME: {MIL: 1}}, held={ME: {"grain": 3, "pulses": 3}})
    assert deed(calm) == Produce("31b")


def test_holy_war_takes_a_token_from_somebody_who_has_five():
    corners = list(scene().g.world.corners)[:6]
    faith = {corner: [BEN] for corner in {*corners[:4], "31d"}}
    s = scene({ME: ["31d"]}, levels={ME: {MIL: 2}, BEN: {REL: 1}}, has={ME: [Dev.HOLY_WAR]}, religion=faith)
    assert isinstance(deed(s), Cleanse)


def test_heritage_replaces_the_token_of_somebody_who_has_five():
    theirs = {"31": BEN, "33": BEN, "35": BEN, "37": BEN, "61": BEN}
    s = scene({ME: ["31a"]}, levels={ME: {CUL: 2}, BEN: {CUL: 1}}, has={ME: [Dev.HERITAGE]}, culture=theirs)
    assert deed(s) == Spread("31a", "culture")


# -- its tribes


def test_a_hungry_people_produces_food():
    s = scene({ME: ["31a", "31b", "31c", "33b!", "35b!", "37b!"]})
    assert deed(s) == Produce("31a")


def test_a_people_that_is_fed_produces_what_it_lacks():
    s = scene({ME: ["31a", "31b"]}, held={ME: {"grain": 3, "pulses": 2}})
    assert deed(s) == Produce("31b")


def test_it_rests_only_where_there_is_nothing_to_do():
    assert isinstance(deed(scene({ME: ["63c"]})), Rest | EndTurn)
    assert not isinstance(deed(scene({ME: ["63c", "31a"]})), Rest)


def test_a_neutral_tribe_is_plundered():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 1}}, held={ME: {"silk": 4}})
    assert isinstance(deed(s), Attack)


def test_a_trade_takes_what_is_lacking_for_what_is_plentiful():
    s = scene(
        {ME: ["31b"], BEN: ["31a"]},
        levels={ME: {ECO: 2}, BEN: {ECO: 1}},
        held={ME: {"silk": 4, "grain": 1}, BEN: {"gems": 3, "timber": 2, "silk": 2}},
    )
    order = deed(s)
    assert isinstance(order, Trade)
    assert set(order.take) == {"gems", "timber"}
    assert order.give == {"silk": 1}


def test_a_region_is_looked_for_where_one_may_be_found():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], held={ME: {"cattle": 5}})
    order = deed(s)
    assert isinstance(order, Explore | Produce)
    place = order.to if isinstance(order, Explore) else order.at
    assert place is not None and s.g.world.unknown(place)


def test_a_walk_is_not_gone_on_with_for_nothing():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"))
    assert not isinstance(deed(s), Explore)


def test_three_tribes_become_a_town_that_comes_round_sooner():
    s = scene({ME: ["31a!", "31b", "35a!"]}, levels={ME: {CIV: 1}}, held={ME: {"silk": 2, "grain": 2}})
    assert pace(1, [2, 1]) > pace(1, [1, 1, 1])
    assert deed(s) == Found("31b", "31a")


def test_two_tribes_do_not():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}})
    assert not isinstance(deed(s), Found)


def test_a_settlement_acts_with_all_its_tribes_before_another_one_does():
    s = scene({ME: ["31a 31b", "33b"]}, levels={ME: {CIV: 1}})
    assert deed(s) == Together("31a")
    s.do(Together("31a"))
    first = deed(s)
    assert first.tribe in ("31a", "31b")
    s.do(first)
    assert deed(s).tribe == ({"31a", "31b"} - {first.tribe}).pop()


# -- its Revolution


def test_few_tribes_become_more_and_many_do_not():
    few = scene({ME: ["31a!"]}, held={ME: {"grain": 1, "fish": 1}})
    assert any(isinstance(line, Add) for line in revolution(few))
    many = scene({ME: ["31a!", "31b!", "31c!", "31d!"]}, held={ME: {"grain": 3, "fish": 3, "cattle": 3}})
    assert not any(isinstance(line, Add) for line in revolution(many))


def test_no_tribe_is_added_that_would_put_off_the_victory():
    s = scene({ME: ["31a!", "31b!"]}, levels={ME: {CUL: 4}}, culture=FIVE, held={ME: {"grain": 3, "fish": 3}})
    assert not any(isinstance(line, Add) for line in revolution(s))


def test_the_trait_of_the_goal_comes_first():
    s = scene({ME: ["31a!", "31b!"]}, levels={ME: {REL: 2}}, held={ME: {"fur": 1, "resin": 1}})
    s.state.religion = {corner: [ME] for corner in list(s.g.world.corners)[:2]}
    assert goal(s) is Victory.RELIGION
    assert any(isinstance(line, Advance) and line.trait is REL for line in revolution(s))


def test_culture_markers_that_are_left_pay_for_advances():
    s = scene({ME: ["31a!", "31b!"]}, levels={ME: {CUL: 2}}, culture={"31": ME, "33": ME})
    assert sum(line.culture for line in revolution(s) if isinstance(line, Advance)) == 2


def test_religion_markers_pay_for_developments():
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 2, CIV: 1}}, religion={"31d": [ME]})
    lines = revolution(s)
    assert any(isinstance(line, Develop) and line.religion for line in lines)


def test_a_specialist_of_the_goal_is_kept():
    s = scene(
        {ME: ["31a!", "31b!"]},
        levels={ME: {CUL: 4}},
        specialists={ME: [CUL]},
        culture=FIVE,
        held={ME: {"timber": 2, "clay": 2}},
    )
    assert any(isinstance(line, Specialize) and line.trait is CUL for line in revolution(s))


def test_points_count_where_somebody_else_has_all_but_won():
    rich = {**dict.fromkeys(KINDS, 1), "clay": 1}
    s = scene({ME: ["31a!"], BEN: ["37a"]}, held={BEN: rich})
    assert look(position(view(s.state, ME)), ME).is_counting
    calm = scene({ME: ["31a!"], BEN: ["37a"]})
    assert not look(position(view(calm.state, ME)), ME).is_counting


# -- what it finds, and how it begins


def test_a_region_is_laid_with_what_it_lacks_beside_its_tribe():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}}, world=[LAND], rolls=["32"])
    script = act(s.g)
    next(script)
    question = script.send([(Explore("31a", "31b"),)]).questions[0]
    assert question.key == "lay:32"
    data = Elder().answer(question, view(s.state, ME), Chance(b"elder"))
    after = question.foresee(data)
    beside = [area for area in after.world.borders("31b") if area.startswith("32")]
    assert [resource_of(area) for area in beside] in (["pulses"], ["resin"])


@pytest.mark.parametrize("people", ["drawn", "chosen"])
def test_it_begins_beside_each_other_on_land_that_feeds_and_pays(people):
    game = Peoples()
    state = game.open(game.settle({"peoples": people}, 4), ("Ann", "Ben", "Cleo", "Dora"), Chance(b"start"))
    s = Scene(state, [])
    first = state.order[-1]
    data = answered(s, arrange_parts(s.g), seat=first)
    assert data["tribes"] == data["centre"][:2]
    kinds = {category_of(resource_of(area)) for area in data["tribes"]}
    assert kinds == {Category.FOOD, Category.LUXURY}
    assert ("people" in data) == (people == "chosen")


def test_it_answers_everything_that_all_options_together_ask():
    game = GAMES["peoples"]
    match = Match(game, game.settle(EVERYTHING, 3), ("Ann", "Ben", "Cleo"), [Elder()] * 3, b"all", check=True)
    match.play(most=1500)
    assert match.table.over


def test_a_whole_game_ends_by_itself_with_a_victory():
    game = GAMES["peoples"]
    match = Match(game, game.settle({}, 3), ("Ann", "Ben", "Cleo"), [Elder()] * 3, b"whole", check=True)
    match.play(most=1500)
    (winner,) = match.table.state.winners
    assert match.table.state.players[winner].achieved
    assert 8 < match.table.state.round < 30


# -- the way to six Culture tokens, and to all advances


def way(level: int, tokens: int = 0, deeds: int = 3, **more) -> Way:
    """A people with Culture only, all markers of it, and three deeds in a round."""
    start = Way(level, (0,) * 5, level, tokens, level, deeds, 3, 0.0)
    return start._replace(**more)


@pytest.mark.parametrize(
    ("level", "token", "markers"), [(3, 3, 1), (3, 4, 2), (5, 6, 2), (4, 6, 3), (1, 3, None), (0, 1, None)]
)
def test_a_token_takes_one_marker_and_one_more_for_each_point_above_the_level(level, token, markers):
    placed = with_token(way(level, token - 1))
    assert (placed and level - placed.markers) == markers


def test_with_monuments_religion_markers_pay_for_tokens():
    placed = with_token(way(2, 1, faith=2, faith_level=2))
    assert (placed.markers, placed.faith) == (2, 1)
    both = with_token(way(4, 5, faith=2, faith_level=2))
    assert (both.markers, both.faith) == (3, 1)


def test_the_last_tokens_need_one_revolution_with_enough_markers_and_deeds():
    assert revolutions(way(5, 4, 2)) == 1
    assert revolutions(way(5, 4, 1)) == 2
    assert revolutions(way(5, 4, 2, markers=2)) == 2
    assert revolutions(way(5, 4, 2, places=1)) == 2, "a region is still to be found"


def test_the_last_advances_need_tokens_markers_or_luxuries():
    last = way(3, 2, others=(2, 2, 3, 3, 3), by_tokens=False)
    assert revolutions(last) == 1
    assert revolutions(last._replace(markers=0)) == 2
    assert revolutions(last._replace(markers=1, luxuries=2.0)) == 1


def test_more_tokens_or_levels_never_take_longer():
    ways = {(level, tokens): revolutions(way(level, tokens)) for level in range(1, 5) for tokens in range(6)}
    assert all(ways[level, tokens] >= ways[level, tokens + 1] for level in range(1, 5) for tokens in range(5))
    assert all(ways[level, tokens] >= ways[level + 1, tokens] for level in range(1, 4) for tokens in range(6))
    assert ways[1, 0] > ways[4, 5] == 1


def test_of_ways_of_the_same_length_the_one_with_more_points_is_better():
    poor, rich = way(5, 4, 2), way(5, 4, 2, others=(0, 0, 0, 0, 3))
    assert cost(rich, 1) < cost(poor, 1) < cost(way(5, 4, 1), 1)
