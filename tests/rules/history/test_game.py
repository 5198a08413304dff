"""Whole games: random play with every option, fair dice, players who leave."""

from collections import Counter
from typing import Any

import pytest

from rules.history_of_the_world.events import (
    BattleFought,
    EmpireSkipped,
    FleetBattle,
    OrderRolled,
    SicknessRolled,
)
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.options import OPTIONS
from rules.history_of_the_world.state import Stage
from rules.table import Chance, Table, open_table
from rules.table import inputs as put
from tests.rules.history.scenario import BEN, CLEO, ME, scene

GAME = HistoryOfTheWorld()
CHOSEN = [(), *((option.key,) for option in OPTIONS), tuple(option.key for option in OPTIONS)]
CHI_SQUARE = 20.52  # five degrees of freedom, one in a thousand


def table(players: int, seed: bytes, options: tuple[str, ...] = ()) -> Table:
    opened = open_table(GAME, dict.fromkeys(options, "yes"), tuple("ABCDEF"[:players]), seed)
    assert isinstance(opened, Table)
    return opened


def play(t: Table, seed: bytes, most: int = 10_000) -> list[Any]:
    """Random answers until the end, sound after each; everything that was told."""
    chance = Chance(seed)
    told = {entry.number: entry.event for entry in t.told}
    for _ in range(most):
        if t.over:
            break
        question = t.waiting()[0]
        assert t.answer(question.seat, question.key, question.sample(chance)) is None
        assert GAME.problems(t.state) == []
        told.update({entry.number: entry.event for entry in t.told})
    assert list(told) == list(range(len(told))), "something was told and forgotten before it could be read"
    return list(told.values())


@pytest.mark.parametrize("options", CHOSEN, ids=lambda keys: "+".join(keys) or "plain")
@pytest.mark.parametrize("players", range(3, 7))
def test_random_games_end_with_every_piece_in_place(players, options):
    t = table(players, b"random", options)
    play(t, b"answers")
    assert t.over
    assert t.state.epoch == 7
    assert len(t.state.records) == 7 * players
    assert all(sorted(player.strengths) == list(range(1, 8)) for player in t.state.players)


def test_ch3_at_least_one_empire_of_each_epoch_is_not_played():
    told = play(table(6, b"skipped"), b"answers")
    skipped = Counter(event.epoch for event in told if isinstance(event, EmpireSkipped))
    assert skipped == dict.fromkeys(range(1, 8), 1)


def dice_of(event: Any) -> tuple[int, ...]:
    match event:
        case BattleFought() | FleetBattle():
            return (*event.attack, *event.defence)
        case SicknessRolled():
            return event.dice
        case OrderRolled():
            return tuple(die for _, dice in event.throws for die in dice)
    return ()


def test_dice_fall_evenly_over_many_games():
    faces: Counter[int] = Counter()
    for number in range(8):
        t = table(3 + number % 4, f"dice {number}".encode(), tuple(option.key for option in OPTIONS))
        for event in play(t, b"answers"):
            faces.update(dice_of(event))
    thrown = sum(faces.values())
    assert thrown > 2000
    assert set(faces) == set(range(1, 7))
    assert sum((faces[face] - thrown / 6) ** 2 / (thrown / 6) for face in faces) < CHI_SQUARE


def test_left_to_the_deadline_every_turn_is_still_played():
    t = table(4, b"asleep")
    for _ in range(500):
        if t.over:
            break
        assert t.expire() is None
    assert t.over
    assert min(standing.points for standing in t.standings()) > 30


def test_in_a_turn_nobody_but_its_player_is_asked():
    t = table(4, b"one visit", tuple(option.key for option in OPTIONS))
    chance, turns = Chance(b"answers"), set()
    while not t.over:
        asked = t.waiting()
        if t.phase.startswith("turn "):
            turns.add(t.phase)
            assert {question.seat for question in asked} == {t.state.turn.seat}
        assert t.answer(asked[0].seat, asked[0].key, asked[0].sample(chance)) is None
    assert len(turns) == 28


def test_a_turn_by_one_plan_takes_three_answers_at_most():
    t = table(3, b"one plan")
    asked: Counter[str] = Counter()
    while not t.over:
        question = t.waiting()[0]
        asked[t.phase] += 1
        assert t.answer(question.seat, question.key, question.default()) is None
    cards = {phase: count for phase, count in asked.items() if phase.startswith("turn ")}
    assert len(cards) == 21
    assert max(count for phase, count in cards.items() if "incas" not in phase) <= 3


def _finish(t: Table) -> None:
    chance = Chance(b"more")
    while not t.over:
        question = t.waiting()[0]
        t.answer(question.seat, question.key, question.sample(chance))
        assert GAME.problems(t.state) == []


def test_whoever_leaves_draws_no_more_and_their_armies_stay():
    t = table(4, b"leaving")
    play(t, b"answers", 40)
    seat = 2
    before = [land for land, holding in t.state.lands.items() if holding.seat == seat]
    assert before
    t.submit(put.Leave(seat))
    _finish(t)
    assert t.over
    assert t.state.players[seat].hand == []
    assert t.standings()[-1].seat == seat
    assert max(record.epoch for record in t.state.records if record.seat == seat) < 7


def test_the_empire_of_whoever_left_is_skipped():
    s = scene(hand=["leader"])
    s.state.stage = Stage.TURN
    s.state.drawing.held = {ME: "sumeria", BEN: "egypt"}
    assert GAME.phase(s.state) == "turn sumeria"
    GAME.leave(s.g.desk, ME)
    assert GAME.phase(s.state) == "turn egypt"
    assert s.g.seats == (BEN, CLEO)
    assert "leader" in s.state.box
    assert GAME.problems(s.state) == []


def test_the_game_ends_when_one_player_is_left():
    t = table(3, b"alone")
    play(t, b"answers", 20)
    t.submit(put.Leave(0))
    t.submit(put.Leave(1))
    _finish(t)
    assert t.over
    assert t.state.epoch < 7
    assert t.standings()[0].seat == 2


def test_the_game_ends_when_everybody_leaves():
    t = table(3, b"alone")
    for seat in range(3):
        assert t.submit(put.Leave(seat)) is None
    assert t.over
    assert GAME.problems(t.state) == []


def test_who_leaves_when_all_is_reckoned_keeps_place_and_hand():
    s = scene(epoch=7, hand=["leader"])
    s.state.stage = Stage.OVER
    GAME.leave(s.g.desk, ME)
    assert not s.state.players[ME].left
    assert s.state.players[ME].hand == ["leader"]


def test_phases_follow_the_epochs():
    t = table(3, b"phases")
    assert t.phase == "drawing 1"
    play(t, b"answers", 3)
    assert t.phase.startswith("turn ")
    assert t.state.stage is Stage.TURN
