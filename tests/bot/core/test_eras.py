"""Nobody plays with chance that somebody knows: eras begin from new secrets, fixed before their cause."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot import actions
from bot.archive import Archive
from bot.attempt import Attempt
from bot.notices import Imported, NewChance, Reopened, RolledBack
from bot.store import Change, Store
from bot.store.rows import InputRow, Status
from bot.tables import Tables
from rules.table import Chance, Refusal, Table, restore
from rules.table.chance import Era, commitment
from rules.table.codec import dump_input, load_checkpoint
from rules.table.inputs import Answer, HandOver
from rules.table.record import load_record
from rules.table.verifying import verify
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, tables
from tests.bot.inside import inside
from tests.bot.steady import Steady
from tests.bot.toy import TOY


@pytest.fixture
async def at(store: Store) -> AsyncIterator[Tables]:
    made = tables(store, Hand())
    yield made
    await made.close()


async def ended(at: Tables, answers: int = 9) -> tuple[int, tuple[Era, ...]]:
    """A game that its host has ended, and what was published with it."""
    game = await begin(at, people(3), rounds="1")
    for _ in range(answers):
        await answer_next(at, game)
    row = (await at.do(game, actions.end())).game
    return game, row.eras


async def foreseen(at: Tables, game: int, seeds: list[bytes]) -> tuple[int, int]:
    """How many states somebody who knows these seeds foresees, of how many, until the game is over."""
    async with inside(at, game) as live:
        table = live.game_table
        names, start, entries = live.names, table.checkpoint, list(table.inputs)
    crystals = [restore(TOY, names, seed, start, entries) for seed in seeds]
    right = states = 0
    chance = Chance(b"people")
    while True:
        async with inside(at, game) as live:
            table = live.game_table
            if not table.waiting():
                return right, states
            asked = table.waiting()[0]
            data = asked.sample(chance)
        assert (await at.do(game, actions.answer(asked.seat, asked.key, data))).refusal is None
        for crystal in crystals:
            crystal.submit(Answer(asked.seat, asked.key, data))
        async with inside(at, game) as live:
            states += 1
            right += any(same(crystal, live.game_table) for crystal in crystals)


def same(one: Table, other: Table) -> bool:
    return bool(one.state == other.state) and one.checkpoint.number == other.checkpoint.number


async def seeds_known(eras: tuple[Era, ...]) -> list[bytes]:
    """Every seed that can be made of published eras."""
    return [seed for era in eras for seed in (era.seed, bytes.fromhex(era.secret))]


async def test_who_knows_the_seed_foresees_every_state(at: Tables) -> None:
    """So the other tests would see it."""
    game = await begin(at, people(3), rounds="1")
    row = await at.store.games.get(game)
    assert row is not None
    right, states = await foreseen(at, game, await seeds_known(row.eras))
    assert right == states > 15


async def test_a_game_taken_back_after_its_secrets_were_published_is_not_foreseen(at: Tables) -> None:
    game, published = await ended(at)
    outcome = await at.roll_back(game, 1)
    assert outcome.game.status is Status.RUNNING
    right, states = await foreseen(at, game, await seeds_known(published))
    assert right < states / 3  # until the first draw all is as it was


async def test_a_game_taken_up_from_a_file_is_not_foreseen(at: Tables) -> None:
    game, published = await ended(at, answers=4)
    text = await Archive(at).export(game)
    made = await Archive(at).take_up(text, guild=1, channel=21, host=2, users={}, settings={})
    assert isinstance(made, int)
    right, states = await foreseen(at, made, await seeds_known(published))
    assert right < states / 3


async def test_every_rollback_uses_the_secret_that_was_announced_before(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    row = await at.store.games.get(game)
    assert row is not None
    announced = commitment(bytes.fromhex(row.reserve))
    for turn in range(3):
        for _ in range(4):
            await answer_next(at, game)
        outcome = await at.roll_back(game, 1, f"Ann took the game back: {turn}")
        rolled, told = outcome.notices
        assert isinstance(rolled, RolledBack)
        assert isinstance(told, NewChance)
        assert (told.commitment, told.added) == (announced, (f"Ann took the game back: {turn}",))
        announced = told.reserve
        assert outcome.game.eras[-1].commitment == told.commitment
    assert len({era.seed for era in outcome.game.eras}) == 4
    await play_out(at, game)
    assert verify(load_record(await Archive(at).export(game)), TOY).problem == ""


async def test_a_game_of_the_first_release_goes_on_with_new_chance(at: Tables) -> None:
    """It forked twice within its only era, and has no secret in reserve."""
    game = await begin(at, people(2), rounds="1")
    await answer_next(at, game)
    await at.roll_back(game, 1)
    await at.roll_back(game, 1)

    def older(attempt: Attempt) -> None:
        attempt.row = replace(attempt.row, eras=attempt.row.eras[:1], reserve="")
        attempt.whole = True

    row = (await at.do(game, older)).game
    outcome = await at.roll_back(game, 1, "cause")
    assert [era.secret for era in outcome.game.eras[:3]] == [row.eras[0].secret] * 3
    assert outcome.game.eras[3].added == ("cause",)
    async with inside(at, game) as live:
        assert live.game_table.checkpoint.fork == 3
        assert live.game_table.seed == outcome.game.eras[3].seed
    at = await again(at)
    async with inside(at, game) as live:
        assert live.game_table.seed == outcome.game.eras[3].seed
    await play_out(at, game)
    await at.close()


async def again(at: Tables) -> Tables:
    """After a restart."""
    return tables(at.store, Hand())


async def test_a_file_begins_its_last_phase_again_with_new_chance_told(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    await at.do(game, actions.answer(0, "tax", 1))
    await at.do(game, actions.hand_over(1, 900, "Zoë"))
    await at.do(game, actions.pause())
    text = await Archive(at).export(game)
    outcomes = []
    at.listeners.append(outcomes.append)
    made = await Archive(at).take_up(
        text, guild=1, channel=21, host=2, users={}, settings={}, cause="Ann took up a file: 5"
    )
    assert isinstance(made, int)
    imported, told = outcomes[-1].notices
    assert imported == Imported(1, "Taxes")
    assert told.added == ("Ann took up a file: 5",)
    async with inside(at, made) as live:
        table = live.game_table
        assert table.inputs == [HandOver(1, "Zoë")]
        assert (table.paused, live.row.status) == (True, Status.PAUSED)
        assert live.names[1] == table.names[1] == "Zoë"
        assert table.seed == live.row.eras[1].seed
        assert live.row.eras[1].commitment == told.commitment
    await at.do(made, actions.resume())
    await play_out(at, made)
    assert verify(load_record(await Archive(at).export(made)), TOY).problem == ""


async def test_a_finished_file_keeps_its_eras_until_it_is_taken_back(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    await play_out(at, game)
    text = await Archive(at).export(game)
    made = await Archive(at).take_up(text, guild=1, channel=21, host=2, users={}, settings={})
    assert not isinstance(made, Refusal)
    row = await at.store.games.get(made)
    assert row is not None
    assert len(row.eras) == 1
    assert len((await at.roll_back(made, 2)).game.eras) == 2


async def test_a_phase_that_begins_again_after_a_correction_draws_anew(at: Tables) -> None:
    game = await begin(at, people(2))
    row = await at.store.games.get(game)
    assert row is not None
    wrong = InputRow(row.seq + 1, row.phase, dump_input(Answer(0, "no such question", 1)))
    await at.store.games.commit(Change(game=replace(row, seq=row.seq + 1), inputs=[wrong]))
    fresh = await again(at)
    outcomes = []
    fresh.listeners.append(outcomes.append)
    async with inside(fresh, game) as live:
        table, eras = live.game_table, live.row.eras
    assert [type(notice) for notice in outcomes[0].notices] == [Reopened, NewChance]
    assert (table.checkpoint.fork, table.seed) == (1, eras[1].seed)
    assert eras[1].secret == row.reserve
    kept = await fresh.store.games.checkpoint(game, table.checkpoint.number)
    assert kept is not None
    assert load_checkpoint(kept.data).fork == 1
    await fresh.close()


async def test_the_seed_is_made_of_the_secret_and_of_what_every_seat_added(at: Tables) -> None:
    seats = [
        replace(seat, added=word) for seat, word in zip(people(3), ("11 · sesame", "", "33"), strict=True)
    ]
    at.entropy = Steady()
    made = await at.create(guild=1, channel=2, host=3, ruleset="toy", options={}, settings={}, seats=seats)
    outcome = await at.start(made.id, "Ann pressed Start: 44")
    era = Era(made.eras[0].secret, ("Player 0: 11 · sesame", "Player 2: 33", "Ann pressed Start: 44"))
    assert outcome.game.eras == (era,)
    async with inside(at, made.id) as live:
        assert live.game_table.seed == era.seed != bytes.fromhex(era.secret)
    told = outcome.notices[1]
    assert isinstance(told, NewChance)
    assert (told.commitment, told.added) == (made.eras[0].commitment, era.added)
