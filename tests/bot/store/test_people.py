"""Preferences, vacations, closed DMs and drafts."""

from dataclasses import replace

from bot.store import Store
from bot.store.rows import Leave, Notify, Prefs, Vacation
from tests.bot.store.test_games import LOBBY, SEATS

ADA, BOB = 2**60, 2**60 + 1


async def test_preferences_have_defaults_and_are_kept(store: Store) -> None:
    quiet = Prefs(notify=Notify.DM, quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Berlin", text=True)
    chosen = replace(quiet, done="end")
    await store.people.set_prefs(ADA, Prefs())
    await store.people.set_prefs(ADA, chosen)
    assert await store.people.prefs([ADA, BOB]) == {ADA: chosen, BOB: Prefs()}


async def test_a_vacation_counts_until_it_ends(store: Store) -> None:
    await store.people.add_vacation(Vacation(user=ADA, starts=100, ends=200, mode=Leave.HOLD))
    (found,) = await store.people.vacations([ADA, BOB], now=199)
    assert (found.user, found.starts, found.ends, found.mode) == (ADA, 100, 200, Leave.HOLD)
    assert await store.people.vacations([ADA], now=200) == []
    assert await store.people.end_vacations(ADA) == 1
    assert await store.people.vacations([ADA], now=150) == []


async def test_closed_dms_are_noted_once_and_forgotten(store: Store) -> None:
    assert [await store.people.close_dms(ADA, 1), await store.people.close_dms(ADA, 2)] == [True, False]
    assert await store.people.closed_dms([ADA, BOB]) == {ADA}
    assert [await store.people.open_dms(ADA), await store.people.open_dms(ADA)] == [True, False]
    assert await store.people.closed_dms([ADA]) == set()


async def test_a_draft_is_kept_and_changed(store: Store) -> None:
    game = (await store.games.create(LOBBY, SEATS)).id
    assert await store.people.drafts_of(game, SEATS[0].user) == {}
    await store.people.set_draft(game, 0, "move", ["Roma 3 > Etruria"])
    await store.people.set_draft(game, 0, "move", ["Roma 2 > Etruria"])
    await store.people.set_draft(game, 1, "move", ["Ostia 1 > Etruria"])
    assert await store.people.drafts_of(game, SEATS[0].user) == {"move": ["Roma 2 > Etruria"]}
    assert await store.people.drafts_of(game + 1, SEATS[0].user) == {}
    assert await store.people.drafts(game) == {(0, "move"), (1, "move")}
