"""What may be answered for the phases to come: cities after one's movement, trade cards after that."""

import pytest

from rules.civ.phases.expansion import population_expansion
from rules.games import GAMES
from tests.rules.civ.scenario import scenario, side

GAME = GAMES["western-empires"]


def at(phase: str, **rome):
    s = scenario({"Rome": side({"Rome": 7, "Etruria": 2}, **rome), "Carthage": side({"Numidia": 1})})
    s.state.phase = phase
    return s


def test_who_has_moved_is_asked_where_to_build():
    s = at("movement")
    coming = GAME.coming(s.state, s.seat("Rome"))
    assert (coming.phase, coming.question.key, coming.state.phase) == ("cities", "build", "cities")
    assert GAME.coming(s.state, s.seat("Carthage")) is None, "one token builds nothing"


def test_the_cities_built_are_there_when_trade_cards_are_bought():
    s = at("movement", treasury=30)
    build = GAME.coming(s.state, s.seat("Rome")).question
    buy = GAME.coming(build.foresee(build.default()), s.seat("Rome"))
    assert (buy.phase, buy.question.key) == ("trade-cards", "card:1")
    assert s.g.cities_of(s.seat("Rome")) == [], "the game itself is as it was"


@pytest.mark.parametrize("phase", ["tax", "trade-cards", "trade", "calamities", "advances", "succession"])
def test_nothing_is_foreseen_across_growth_trade_and_calamities(phase):
    s = at(phase, treasury=30)
    assert GAME.coming(s.state, s.seat("Rome")) is None


def test_while_a_short_stock_is_distributed_all_others_have_grown_and_may_move():
    s = at("expansion", stock=1)
    rome, carthage = s.seat("Rome"), s.seat("Carthage")
    script = population_expansion(s.g)
    (question,) = next(script).questions
    assert question.seat == rome
    assert s.g.tokens("Numidia", carthage) == 2
    assert GAME.invites_to_come(s.state)
    assert GAME.coming(s.state, carthage).question.key == "move"
    after = question.foresee(question.default())
    assert sum(here.get(rome, 0) for here in after.tokens.values()) == 10
    assert GAME.coming(after, rome).question.key == "move"
