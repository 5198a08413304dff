"""WE 6: whole games of random answers, with every invariant checked after every input."""

import pytest

from rules.civ.events_trade import AdvancesBought, DealStruck, GameEnded
from rules.civ.western_empires.game import WesternEmpires
from rules.table import Chance, Refusal, open_table

GAME = WesternEmpires()


def play(players, seed, **options):
    """A game of samples; the table at its end, and what was told on the way."""
    names = tuple(f"player {n}" for n in range(players))
    table = open_table(GAME, options, names, seed)
    assert not isinstance(table, Refusal)
    chance, told, heard = Chance(seed + b" answers"), [], 0
    while table.waiting():
        question = chance.pick("who", table.waiting())
        refusal = table.answer(question.seat, question.key, question.sample(chance))
        assert refusal is None, f"{question.key}: {refusal}"
        assert GAME.problems(table.state) == [], f"turn {table.state.turn}, {question.key}"
        told += [t.event for t in table.told if t.number >= heard]
        heard = max((t.number + 1 for t in table.told), default=heard)
    assert table.over
    return table, told


@pytest.mark.parametrize("players", [5, 6, 7, 8, 9])
@pytest.mark.parametrize("scenario", ["full", "short"])
@pytest.mark.parametrize("track", ["basic", "expert"])
def test_6_random_games_with_a_turn_limit(players, scenario, track):
    turns = "15" if scenario == "full" else "3"
    table, told = play(players, b"game", scenario=scenario, track=track, turns=turns)
    assert table.state.turn <= int(turns)
    assert isinstance(told[-1], GameEnded)
    assert [s.seat for s in table.standings()] == list(told[-1].places)


def test_13b_a_random_game_without_a_limit_reaches_the_late_iron_age():
    table, told = play(5, b"long", civilizations="random", scenario="short")
    assert max(nation.step for nation in table.state.nations) == 15
    assert any(isinstance(event, DealStruck) for event in told)
    assert any(isinstance(event, AdvancesBought) for event in told)


def test_6_a_game_nobody_answers_ends_by_its_limit():
    table = open_table(GAME, {"turns": "10"}, ("a", "b", "c", "d", "e"), b"asleep")
    while table.waiting():
        table.expire()
        assert GAME.problems(table.state) == []
    assert table.over
    assert table.state.turn == 10
