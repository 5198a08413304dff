"""One door: forms are made while people answer, never two at a time in one game; plain data leaves."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import actions
from bot.attempt import Attempt
from bot.discord.asked import Asked
from bot.discord.ids import FormId, mark_of
from bot.discord.pressed import Form
from bot.forms import dump_draft
from bot.forms.screen import Verb
from bot.live_game import LiveGame
from bot.store import Store
from bot.store.rows import SeatRow
from bot.tables import Tables
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Chance, Refusal, Told
from tests.bot.forms.clicker import press
from tests.bot.plain import leaks, parts
from tests.bot.steady import Steady

PEOPLE = 5
FORMS = 500  # that each of them opens
ANSWERS = 60


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(str(tmp_path / "door.db"))
    made = Tables(store, GAMES, STANDINS, lambda: 1_700_000_000)
    made.entropy = Steady()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield made
    sys.setswitchinterval(interval)
    await made.close()
    await store.close()


async def opened(at: Tables, key: str) -> int:
    seats = [SeatRow(seat=n, name=f"P{n}", user=n + 1) for n in range(PEOPLE)]
    row = await at.create(guild=1, channel=1, host=1, ruleset=key, options={}, settings={}, seats=seats)
    assert (await at.start(row.id)).refusal is None
    return row.id


class Turnstile:
    """Counts who is inside with the game, and how often it was more than one."""

    def __init__(self) -> None:
        self.within = 0
        self.crowds = 0

    def __enter__(self) -> None:
        self.within += 1
        self.crowds += self.within > 1

    def __exit__(self, *_: object) -> None:
        self.within -= 1


async def press_forms(at: Tables, game: int, user: int, turnstile: Turnstile, count: int) -> None:
    """Open forms and press what they show, anew after each answer; nothing is handed in."""
    dice = Chance(f"presser {user}".encode())
    shown: Form | None = None
    drafts: dict[str, Any] = {}
    seen = -1

    def reader(live: LiveGame) -> tuple[int, Any]:
        with turnstile:
            if shown is None or live.row.seq != seen:
                return live.row.seq, Asked(live, user, {}).first()
            asked, mark = Asked(live, user, drafts), mark_of(shown.key)
            verb, values = press(shown.screen, dice)
            asked.pressed(FormId(game, shown.phase, mark, Verb.PREVIEW), (), anew=False)
            return seen, asked.pressed(FormId(game, shown.phase, mark, verb), values, anew=False)

    for _ in range(count):
        seen, found = await at.look(game, reader)
        shown = found if isinstance(found, Form) else None
        drafts = {shown.key: dump_draft(shown.keep)} if shown and shown.keep else {}


async def answer(at: Tables, game: int, turnstile: Turnstile, count: int) -> None:
    """Answer what is asked, by chance."""
    dice = Chance(b"answers")

    def action(attempt: Attempt) -> Refusal | None:
        with turnstile:
            question = dice.pick("who", attempt.live.game_table.waiting())
            return actions.answer(question.seat, question.key, question.sample(dice))(attempt)

    for _ in range(count):
        outcome = await at.do(game, action)
        assert outcome.refusal is None
        assert leaks(outcome, (at.games[outcome.game.ruleset].state_type,)) == []


async def crowd(at: Tables, game: int, forms: int, answers: int) -> int:
    """Everybody presses while somebody answers; how often two were inside at once."""
    turnstile = Turnstile()
    pressing = (press_forms(at, game, n + 1, turnstile, forms) for n in range(PEOPLE))
    await asyncio.gather(answer(at, game, turnstile, answers), *pressing)
    return turnstile.crowds


async def test_thousands_of_forms_while_people_answer(at: Tables) -> None:
    game = await opened(at, "western-empires")
    assert await crowd(at, game, FORMS, ANSWERS) == 0


async def test_without_the_lock_two_would_be_inside_at_once(
    at: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(at, "western-empires")
    monkeypatch.setattr(Tables, "_lock", lambda *_: asyncio.Lock())
    turnstile = Turnstile()
    await asyncio.gather(*(press_forms(at, game, n + 1, turnstile, 50) for n in range(PEOPLE)))
    assert turnstile.crowds > 0


async def test_whoever_gives_up_waiting_does_not_let_another_in(at: Tables) -> None:
    game = await opened(at, "western-empires")
    turnstile = Turnstile()
    begun, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(live: LiveGame) -> None:
        with turnstile:
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()

    def quick(live: LiveGame) -> None:
        with turnstile:
            pass

    looking = asyncio.create_task(at.look(game, slow))
    await begun.wait()
    looking.cancel()
    after = asyncio.create_task(at.look(game, quick))
    await asyncio.sleep(0)
    assert looking.cancelled() or looking.cancelling()
    go_on.set()
    await after
    assert turnstile.crowds == 0


@pytest.mark.parametrize("key", GAMES)
async def test_views_share_nothing_that_changes_with_the_game(at: Tables, key: str) -> None:
    game = await opened(at, key)

    def shared(live: LiveGame) -> int:
        table = live.game_table
        kept = changeable(table.state)
        views = [table.view(seat) for seat in (None, *range(PEOPLE))]
        assert leaks(views, (table.game.state_type,)) == []
        return sum(len(kept & changeable(view)) for view in views)

    for _ in range(20):
        assert await at.look(game, shared) == 0
        await answer(at, game, Turnstile(), 1)


def changeable(found: Any) -> set[int]:
    """Every list, dict and set within."""
    seen: dict[int, Any] = {}
    todo = [found]
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, str | bytes | int | float | type | None):
            seen[id(thing)] = thing
            todo += [part for _, part in parts(thing)]
    return {number for number, thing in seen.items() if isinstance(thing, list | dict | set)}


def test_the_guard_sees_a_live_game_wherever_it_hides() -> None:
    live = LiveGame.__new__(LiveGame)
    for hidden in (live, [live], {"a": (1, live)}, {live.__class__: live}, Told(1, 1, live, None)):
        assert leaks(hidden)
    assert leaks(lambda: live)
    assert leaks({"screen": ("a", 1, None)}) == []
