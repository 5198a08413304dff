"""An answer that ended a phase is taken back while nobody has acted since: the phase goes on before it."""

from collections.abc import AsyncIterator

import pytest

from bot import actions
from bot.archive import Archive
from bot.deadlines import PRESETS, pace_settings
from bot.notices import NewChance, PhaseTakenBack
from bot.store import Store
from bot.tables import Tables
from rules.peoples.game import Peoples
from rules.peoples.orders import Rest, order_data
from rules.standins import STANDINS
from rules.table.record import load_record
from rules.table.verifying import verify
from tests.bot.core.playing import CHANNEL, GUILD, HOST, Hand, people, start
from tests.bot.inside import inside
from tests.bot.steady import Steady

GAME = Peoples()


@pytest.fixture
async def at(store: Store) -> AsyncIterator[Tables]:
    made = Tables(store, {GAME.key: GAME}, STANDINS, Hand())
    made.entropy = Steady()
    yield made
    await made.close()


async def first_turn(at: Tables) -> tuple[int, int]:
    """A game in which the starting parts are laid; whose turn it is."""
    row = await at.create(
        guild=GUILD, channel=CHANNEL, host=HOST, ruleset=GAME.key, options={},
        settings=pace_settings(PRESETS["standard"]), seats=people(3),
    )  # fmt: skip
    game = await start(at, row.id)
    for _ in range(3):
        await answer(at, game)
    async with inside(at, game) as live:
        return game, live.game_table.waiting()[0].seat


async def answer(at: Tables, game: int, data: object = None) -> int:
    """The open question is answered, by default; who did it."""
    async with inside(at, game) as live:
        asked = live.game_table.waiting()[0]
    given = asked.default() if data is None else data
    assert (await at.do(game, actions.answer(asked.seat, asked.key, given))).refusal is None
    return asked.seat


async def rests(at: Tables, game: int) -> int:
    """A tribe of whoever is in turn rests: nothing is found by it."""
    async with inside(at, game) as live:
        state = live.game_table.state
        area = next(t.areas[0] for t in state.tribes if t.seat == state.turn.seat and not t.engaged)
    return await answer(at, game, [order_data(Rest(area))])


async def stands(at: Tables, game: int) -> tuple[int, str, int]:
    """Who is asked what, and how many tribes are engaged."""
    async with inside(at, game) as live:
        asked = live.game_table.waiting()[0]
        return asked.seat, asked.key, sum(tribe.engaged for tribe in live.game_table.state.tribes)


async def test_the_last_act_of_a_turn_is_taken_back_and_those_before_it_stand(at):
    game, seat = await first_turn(at)
    await rests(at, game)
    await rests(at, game)
    assert (await stands(at, game))[0] != seat
    outcome = await at.undo(game, HOST + seat, seat)
    assert outcome.refusal is None
    assert [type(notice) for notice in outcome.notices] == [PhaseTakenBack, NewChance]
    assert await stands(at, game) == (seat, "turn:2", 1)
    assert (await at.undo(game, HOST + seat, seat)).refusal is None
    assert await stands(at, game) == (seat, "turn:1", 0)


async def test_it_stays_so_after_a_restart_and_the_game_verifies(at, store):
    game, seat = await first_turn(at)
    await rests(at, game)
    await rests(at, game)
    again = Tables(store, {GAME.key: GAME}, STANDINS, Hand())
    again.entropy = Steady()
    assert (await again.undo(game, HOST + seat, seat)).refusal is None
    third = Tables(store, {GAME.key: GAME}, STANDINS, Hand())
    assert await stands(third, game) == (seat, "turn:2", 1)
    await rests(third, game)
    await rests(third, game)
    assert verify(load_record(await Archive(third).export(game)), GAME).problem == ""
    for made in (again, third):
        await made.close()


async def test_not_when_another_player_has_acted_since(at):
    game, seat = await first_turn(at)
    for _ in range(3):
        await rests(at, game)
    assert (await at.undo(game, HOST + seat, seat)).refusal.faults[0].code == "resolved"


async def test_not_by_another_player_and_not_by_whoever_left_the_seat(at):
    game, seat = await first_turn(at)
    await rests(at, game)
    await rests(at, game)
    other = (await stands(at, game))[0]
    assert (await at.undo(game, HOST + other, other)).refusal.faults[0].code == "nothing-to-undo"
    assert (await at.undo(game, HOST + other, seat)).refusal.faults[0].code == "not-your-seat"


async def test_not_what_came_of_the_answers_of_others_too(at):
    """The parts are laid one after the other: the last may think again, the first may not."""
    game, _ = await first_turn(at)
    async with inside(at, game) as live:
        order = live.game_table.state.order
    assert (await at.undo(game, HOST + order[-1], order[-1])).refusal.faults[0].code == "nothing-to-undo"
    assert (await at.undo(game, HOST + order[0], order[0])).refusal is None
