"""What may be answered for the phases to come: cities after one's movement, trade cards after that."""

import pytest

from rules.civ.phases.expansion import population_expansion
from rules.games import GAMES
from tests.rules.civ.scenario import scenario, side

GAME = GAMES["western-empires"]
RICH = ["Gold", "Gold", "Gold", "Gold"]


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


@pytest.mark.parametrize("phase", ["tax", "trade-cards", "trade", "selection", "advances", "succession"])
def test_nothing_is_foreseen_across_growth_and_trade(phase):
    s = at(phase, hand=RICH)
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


@pytest.mark.parametrize("game", ["western-empires", "civx", "dawn-of-history"])
def test_while_calamities_are_resolved_all_others_may_buy(game):
    s = at("calamities", hand=RICH)
    rome, carthage = s.seat("Rome"), s.seat("Carthage")
    assert GAMES[game].invites_to_come(s.state)
    coming = GAME.coming(s.state, rome)
    assert (coming.phase, coming.question.key) == ("advances", "advances")
    assert GAME.coming(s.state, carthage) is None, "who can buy nothing is not called"


def test_what_somebody_holds_is_not_told_by_an_invitation_in_the_resolution_of_calamities():
    s = at("calamities")
    assert not GAME.invites_openly(s.state)
    s.state.phase = "surplus"
    assert GAME.invites_openly(s.state)


def test_abilities_come_before_what_is_bought():
    s = at("calamities", hand=RICH, advances=["Politics"])
    plan = GAME.coming(s.state, s.seat("Rome"))
    assert (plan.phase, plan.question.key) == ("abilities", "abilities")
    after = plan.question.foresee(plan.question.nothing())
    assert GAME.coming(after, s.seat("Rome")).question.key == "advances"
