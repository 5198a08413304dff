"""A database of the first version, with games under way, is opened, migrated and played on.

`older/v0001.xz` holds two games of Western Empires, each with two people (users 100 and 101) and three
stand-ins, cut down to their last two phases. Game 1 is in the midst of movement: user 101 and the stand-ins
have ordered, user 100 has a draft. Game 2 is in the midst of calamities, whose questions had other keys then:
user 100 has answered Superstition ahead, and user 101 has a draft for Treachery.
"""

import lzma
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import actions
from bot.discord.asked import Asked
from bot.discord.ids import FormId, mark_of
from bot.discord.pressed import Form
from bot.forms.screen import Verb
from bot.store import Store
from bot.tables import Tables
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Chance
from tests.bot.inside import inside

OLDER = Path(__file__).parent / "older" / "v0001.xz"
MOVING, STRUCK = 1, 2
FIRST, SECOND = 100, 101
ANSWERS = 40


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    path = tmp_path / "amphora.sqlite"
    path.write_bytes(lzma.decompress(OLDER.read_bytes()))
    store = await Store.open(str(path))
    made = Tables(store, GAMES, STANDINS, lambda: 1_700_000_000)
    yield made
    await made.close()
    await store.close()


async def form(tables: Tables, game: int, user: int) -> Form:
    drafts = await tables.store.people.drafts_of(game, user)
    shown = await tables.look(game, lambda live: Asked(live, user, drafts).first())
    assert shown is not None
    return shown


async def play_on(tables: Tables, game: int) -> set[str]:
    """The phases that came while the people answered like stand-ins."""
    chance = Chance(b"on")
    phases: set[str] = set()
    for _ in range(ANSWERS):
        async with inside(tables, game) as live:
            table = live.game_table
            asked = next(question for question in table.waiting() if question.seat < 2)
            data = STANDINS["civ"].answer(asked, table.view(asked.seat), chance)
            phases.add(str(table.phase))
        assert (await tables.do(game, actions.answer(asked.seat, asked.key, data))).refusal is None
        await tables.quiet()
    return phases


async def test_orders_and_drafts_of_a_movement_phase_are_kept(tables: Tables) -> None:
    assert (await form(tables, MOVING, FIRST)).screen.lines == ("Knossos 2 > Phaestos",)
    async with inside(tables, MOVING) as live:
        assert live.awaited() == (0,)
    assert len(await play_on(tables, MOVING)) > 1


async def test_an_answer_ahead_to_a_calamity_is_kept_under_its_new_key(tables: Tables) -> None:
    shown = await form(tables, STRUCK, FIRST)
    assert shown.key == "advances", "what is answered does not come first"
    reopened = FormId(STRUCK, shown.phase, mark_of("superstition:0:reduce"), Verb.REOPEN)
    shown = await tables.look(STRUCK, lambda live: Asked(live, FIRST, {}).form(reopened, ()))
    assert shown is not None
    assert shown.key == "superstition:0:reduce"
    assert "Alexandria" in shown.screen.note
    assert "Fayum" in shown.screen.note
    assert Verb.WITHDRAW in [control.verb for control in shown.screen.controls]


async def test_a_draft_for_a_calamity_is_kept_and_the_game_goes_on(tables: Tables) -> None:
    shown = await form(tables, STRUCK, SECOND)
    assert shown.key.startswith("treachery:")
    assert "Byzantium" in " ".join(shown.screen.lines)
    assert len(await play_on(tables, STRUCK)) > 1
    async with inside(tables, STRUCK) as live:
        assert live.game_table.state.turn > 10
