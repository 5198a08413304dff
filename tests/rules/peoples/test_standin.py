"""The stand-in for Peoples: its judgement, and whether it wins."""

from collections import Counter

from rules.peoples.game import Peoples
from rules.peoples.orders import Attack, Explore, Found, Produce, Spread
from rules.peoples.revolution_orders import Add, Advance, lines_of
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.state import NEUTRAL
from rules.standins import Anybody
from rules.standins.match import Match
from rules.standins.peoples import Elder, next_order
from rules.standins.peoples_revolution import MANY, goal, revolution
from rules.standins.peoples_worth import worth
from rules.table import Chance
from tests.rules.peoples.scenario import CIV, CUL, LAND, ME, MIL, REL, SCI, scene

GAME = Peoples()


def deed(s):
    return next_order(s.g, Chance(b"elder"))


def test_it_places_a_token_when_it_can():
    assert deed(scene({ME: ["31a"]}, levels={ME: {CUL: 1}})) == Spread("31a", "culture")


def test_it_produces_what_it_lacks():
    s = scene({ME: ["31a", "31b"]}, held={ME: {"grain": 3}})
    assert deed(s) == Produce("31b")


def test_it_explores_rather_than_rests():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], held={ME: {"cattle": 5}})
    assert isinstance(deed(s), Explore)


def test_it_plunders_a_neutral_tribe():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 1}}, held={ME: {"silk": 4}})
    assert isinstance(deed(s), Attack)


def test_it_never_gives_up_a_ready_tribe_to_a_town_for_nothing():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}})
    assert not isinstance(deed(s), Found)


def test_it_goes_for_the_nearer_of_culture_and_religion():
    assert goal(scene(levels={ME: {CUL: 2, REL: 1}}).g, ME) is CUL
    assert goal(scene(levels={ME: {CUL: 2, REL: 1}}, religion={"31d": [ME]}).g, ME) is REL


def test_it_advances_its_goal_first():
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 1}}, held={ME: {"fur": 1}})
    lines = lines_of(revolution(RevolutionReferee(s.g, ME)))
    assert Advance(REL) in lines


def test_it_grows_until_it_has_enough_tribes():
    few = scene({ME: ["31a!"]}, held={ME: {"grain": 1, "fish": 1}})
    assert any(isinstance(line, Add) for line in lines_of(revolution(RevolutionReferee(few.g, ME))))
    areas = ["31a!", "31b!", "31c!", "31d!"][:MANY]
    many = scene({ME: areas}, held={ME: {"grain": 3, "fish": 3, "cattle": 3}})
    assert not any(isinstance(line, Add) for line in lines_of(revolution(RevolutionReferee(many.g, ME))))


def test_more_of_everything_is_worth_more():
    poor = worth(scene({ME: ["31a"]}).g, ME)
    assert worth(scene({ME: ["31a", "31b"]}).g, ME) > poor
    assert worth(scene({ME: ["31a"]}, culture={"31": ME}).g, ME) > poor
    assert worth(scene({ME: ["31a"]}, held={ME: {"fur": 1}}).g, ME) > poor


def test_it_beats_two_random_players_most_of_the_time_and_games_end_by_themselves():
    won, rounds = Counter(), []
    for seed in (b"one", b"two", b"three"):
        settled = GAME.settle({}, 3)
        match = Match(GAME, settled, ("Elder", "Ann", "Ben"), [Elder(), Anybody(), Anybody()], seed)
        match.play(most=2000)
        assert match.table.over
        won.update(match.table.state.winners)
        rounds.append(match.table.state.round)
    assert won[0] >= 2
    assert all(10 < number < 60 for number in rounds)
