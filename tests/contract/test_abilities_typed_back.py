"""Every special ability of the civ family: what a receipt says of its use can be typed back."""

import pytest

from bot.forms.reading import read
from rules.civ.abilities.ability import abilities_of
from rules.civ.abilities.plan import AbilityReferee
from rules.civ.civ import Civ
from rules.civ.game import CivGame
from rules.games import GAMES
from rules.table import Chance, Desk, Plan
from tests.contract.positions import positions

FAMILY = [key for key, game in GAMES.items() if isinstance(game, CivGame)]


@pytest.mark.parametrize("key", FAMILY)
def test_a_plan_of_abilities_can_be_typed_back(key):
    """Whoever holds every advance, in late positions: each ability is used at least once."""
    chance = Chance(b"abilities")
    used: set[str] = set()
    every: set[str] = set()
    for table in list(positions(key, step=3)):
        if not all(nation.civ for nation in table.state.nations):
            continue
        if every and used == every:
            break
        g = Civ(Desk(table.state.fork(), chance, lambda event, to: None), GAMES[key].rules)
        seat = max(g.seats, key=lambda s: len(g.tokens_of(s)))
        g.nation(seat).advances[:] = list(g.rules.advances)
        referee = AbilityReferee(g, seat, tuple(abilities_of(g, seat)))
        question = Plan(seat=seat, key="abilities", prompt="Which?", referee=referee)
        every |= {ability.key for ability in g.rules.abilities}
        for _ in range(6):
            plan = referee.sample(chance)
            used |= {line["ability"] for line in plan}
            for joint in ("\n", "; "):
                if plan:
                    text = joint.join(referee.write(plan))
                    assert question.check(read(question, text, None)) == question.check(plan), text
    assert used == every
