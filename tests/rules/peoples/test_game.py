"""Whole games, undo, leaving, views, and what must hold of a stored state."""

import pickle

import pytest

from rules.peoples.game import Peoples
from rules.peoples.invariants import problems
from rules.peoples.orders import Attack, Explore, Produce, order_data
from rules.peoples.state import NEUTRAL, Stage, Tribe
from rules.peoples.view import view
from rules.peoples.world import World
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Checkpoint, Refusal, Table, restore
from rules.table import inputs as put
from rules.table.codec import dump_state, load_state
from tests.rules.peoples.scenario import BEN, LAND, ME, MIL, SCI, layout, polar, scene

GAME = Peoples()


def at_table(s) -> Table:
    """A scene at the table, Ann's turn beginning."""
    s.state.turn = None
    phase = GAME.phase(s.state)
    checkpoint = Checkpoint(0, phase, dump_state(s.state))
    return restore(GAME, tuple(player.name for player in s.state.players), b"seed", checkpoint)


def played(players, seed, **options):
    settled = GAME.settle(options, players)
    names = tuple(f"Player {n}" for n in range(players))
    match = Match(GAME, settled, names, [Anybody()] * players, seed, check=True)
    match.play(most=3000)
    return match


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"technology-tree": "yes"}),
        (4, {"book-of-events": "yes"}),
        (5, {"peoples": "chosen", "victories": "2"}),
    ],
    ids=str,
)
def test_random_games_end_with_every_piece_in_place(players, options):
    match = played(players, b"random", rounds="15", **options)
    assert match.table.over
    assert match.table.state.winners
    assert match.table.standings()[0].place == 1


def test_views_show_everything_to_everybody():
    s = scene({ME: ["31a"], BEN: ["31b 31d"]}, held={ME: {"fur": 1}}, culture={"31": BEN})
    mine, his, nobodys = (view(s.state, seat) for seat in (ME, BEN, None))
    assert mine.players == his.players == nobodys.players
    assert mine.players[ME].resources == {"fur": 1}
    assert mine.players[BEN].tribes == 2
    assert pickle.loads(pickle.dumps(mine)) == mine


def test_views_do_not_change_with_the_state():
    s = scene({ME: ["31a"]}, held={ME: {"fur": 1}})
    seen = view(s.state, ME)
    s.do(Produce("31a"))
    assert seen.players[ME].resources == {"fur": 1}
    assert seen.tribes[0].engaged is False


def test_a_state_is_stored_and_read_whole():
    s = scene({ME: ["31a"], NEUTRAL: ["37d"]}, religion={"31d": [ME]}, levels={ME: {MIL: 1}})
    assert s.g.world.corners  # what is worked out is not stored
    assert load_state(GAME.state_type, dump_state(s.state)) == s.state


def test_a_fork_shares_nothing_that_changes():
    s = scene({ME: ["31a"]}, religion={"31d": [ME]}, held={ME: {"fur": 1}})
    fork = s.state.fork()
    fork.tribes[0].areas.append("31b")
    fork.religion["31d"].append(BEN)
    fork.players[0].resources["fur"] = 9
    assert s.state.tribes[0].areas == ["31a"]
    assert s.state.religion == {"31d": [ME]}
    assert s.held() == {"fur": 1}


def test_undo_takes_back_line_by_line():
    table = at_table(scene({ME: ["31a", "31b", "37d"], BEN: ["33a"]}))
    table.answer(ME, "turn:1", [order_data(Produce("31a"))])
    assert table.state.players[ME].resources == {"grain": 1}
    assert table.submit(put.Undo(ME)) is None
    assert table.state.players[ME].resources == {}
    assert table.waiting()[0].key == "turn:1"


def test_undo_ends_where_dice_were_rolled():
    s = scene({ME: ["31d", "37a"], BEN: ["33a"]}, levels={ME: {SCI: 1}}, world=[LAND])
    table = at_table(s)
    assert table.answer(ME, "turn:1", [order_data(Explore("31d", "31b"))]) is None
    refusal = table.submit(put.Undo(ME))
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "drawn"


def test_undo_ends_where_another_player_has_answered():
    table = at_table(scene({ME: ["31a", "37d"], BEN: ["31b"]}, levels={ME: {MIL: 1}}))
    assert table.answer(ME, "turn:1", [order_data(Attack("31a", "31b"))]) is None
    asked = table.waiting()[0]
    assert asked.seat == BEN
    assert table.submit(put.Undo(ME)) is None  # nobody has answered yet
    table.answer(ME, "turn:1", [order_data(Attack("31a", "31b"))])
    asked = table.waiting()[0]
    table.answer(BEN, asked.key, asked.default())
    assert isinstance(table.submit(put.Undo(ME)), Refusal)


def test_a_standing_order_answers_the_retreat():
    table = at_table(scene({ME: ["31a", "37d"], BEN: ["31b"]}, levels={ME: {MIL: 1}}))
    assert table.submit(put.Stand(BEN, "retreat", default=True)) is None
    assert table.answer(ME, "turn:1", [order_data(Attack("31a", "31b"))]) is None
    assert table.waiting()[0].seat == ME


def test_leaving_the_people_takes_no_more_turns_and_its_tribes_stay():
    s = scene({ME: ["31a"], BEN: ["31b"]})
    GAME.leave(s.g.desk, ME)
    assert s.state.place == 1
    assert s.areas() == ["31a"]


def test_leaving_one_player_alone_ends_the_game():
    s = scene({ME: ["31a"]}, players=3, mapped={}, world=[LAND])
    GAME.leave(s.g.desk, 1)
    GAME.leave(s.g.desk, 2)
    assert s.state.stage is Stage.LAST
    for _ in GAME.script(s.g.desk):
        raise AssertionError
    assert s.state.winners == [ME]


def test_leaving_after_the_end_changes_nothing():
    s = scene({ME: ["31a"]})
    s.state.stage = Stage.OVER
    GAME.leave(s.g.desk, ME)
    assert not s.g.player(ME).left


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (lambda s: s.tribes.append(Tribe(ME, ["31a"])), "two tribes in one area"),
        (lambda s: s.tribes.append(Tribe(ME, ["11a"])), "a tribe where none can live"),
        (lambda s: s.tribes.append(Tribe(ME, ["33a", "37d"])), "no square"),
        (lambda s: s.tribes.extend(Tribe(ME, [a]) for a in _many()), "too many tribes"),
        (lambda s: s.players[0].resources.update(fur=0), "holds"),
        (lambda s: s.players[0].spent.update({MIL: 1}), "spent more"),
        (lambda s: s.players[0].developments.extend(["law", "law"]), "twice"),
        (lambda s: s.religion.update({"31a": [ME]}), "no four regions meet"),
        (lambda s: setattr(s, "neutral", "rome"), "one people"),
    ],
)
def test_what_must_never_be_is_noticed(broken, problem):
    s = scene({ME: ["31a"]})
    assert problems(s.state) == []
    broken(s.state)
    assert any(problem in found for found in problems(s.state))


def _many():
    return [f"{region}{letter}" for region in ("33", "35", "37") for letter in "abcd"]


def test_a_region_laid_twice_is_noticed():
    s = scene()
    s.state.world = World((polar(), layout(LAND), layout({"31": (0, 0)})), 10)
    assert any("twice" in found for found in problems(s.state))


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        ("setup", "The starting parts"),
        ("turn 3 rome", "Round 3: Rome"),
        ("last egypt", "The last Revolution of Egypt"),
        ("points", "The end of the book"),
    ],
)
def test_phases_have_names(phase, title):
    assert GAME.title(phase) == title
