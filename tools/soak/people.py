"""The people: whatever somebody at a table may do, by chance, by the same doors as the bot's commands."""

from __future__ import annotations

import asyncio
import random
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot import actions
from bot.actions import Action
from bot.discord.asked import Asked
from bot.discord.ids import FormId, mark_of
from bot.discord.interactions import Sorry
from bot.discord.pressed import Form, OrderToStand, Pressed, Preview, Recording, Waiting, Withdrawal
from bot.forms import Button, dump_draft
from bot.forms.screen import Verb
from bot.forms.windows import LINES
from bot.live_game import LiveGame, Outcome
from bot.store.rows import Leave, Notify, Prefs, SeatRow, Status, Vacation
from bot.studio import NotDrawn
from renders.face import Look
from rules.table import Chance, Open
from tools.soak.faults import is_injected
from tools.soak.ledger import Ledger
from tools.soak.life import Life

PATIENCE = 180.0  # seconds after which something that was asked for is stuck
PRESSES = 25
TEXTS = ("", "nothing", "done", "Ostia 1 > Tyros", "²", "all; 3 3 3", "after 1", "x" * 400, "2")
DAY = 86_400


class People:
    """All who play, at all tables of one life of the bot."""

    def __init__(self, life: Life, ledger: Ledger, dice: random.Random) -> None:
        self._life, self._ledger, self._dice = life, ledger, dice
        self._tables = life.tables
        self.done: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._ways: Mapping[Callable[[int], Awaitable[None]], float] = {
            self.answer: 60, self.fill: 14, self.write: 3, self.wait: 5, self.withdraw: 4, self.undo: 4,
            self.stand: 2, self.come_late: 2, self.vote: 3, self.hand_over: 1, self.come_back: 3,
            self.roll_back: 0.4, self.pause: 1, self.leave_for_vacation: 0.4, self.wish: 1, self.hurry: 0.5,
        }  # fmt: skip

    async def act(self, game: int) -> None:
        """Somebody does something; errors that were not made on purpose are written down."""
        way = self._dice.choices([*self._ways], [*self._ways.values()])[0]
        name = getattr(way, "__name__", "")
        self.done[name] += 1
        await self.guarded(f"game {game}, {name}", way(game))

    async def guarded(self, what: str, work: Awaitable[Any]) -> Any:
        """Something done in time; what came of it, None where it failed as it was meant to."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await work
        except TimeoutError:
            self.wrong.append(f"stuck: {what}")
        except (Sorry, NotDrawn):
            pass
        except Exception as error:
            if not is_injected(error):
                place = traceback.extract_tb(error.__traceback__)[-1]
                self.wrong.append(f"an error: {what}: {error!r:.200} ({place.filename}:{place.lineno})")
        return None

    async def answer(self, game: int) -> None:
        """Answer a question that is asked."""
        seed = str(self._dice.random()).encode()
        found = await self._tables.look(game, lambda live: sampled(live, Chance(seed)))
        if found is not None:
            user, seat, key, data = found
            await self._do(game, actions.by(user, seat, actions.answer(seat, key, data)))
        elif await self._tables.look(game, lambda live: live.row.status is Status.PAUSED):
            await self._do(game, actions.resume())

    async def fill(self, game: int) -> None:
        """Press in a form until it is submitted, or tired of it."""
        user = await self._somebody(game)
        form = await self._ask(game, user, Asked.first) if user else None
        for _ in range(PRESSES):
            if not isinstance(form, Form) or not form.screen.controls:
                return
            form = await self._press(game, user, form)

    async def _press(self, game: int, user: int, form: Form) -> Form | None:
        control = self._dice.choice(form.screen.controls)
        id_ = FormId(game, form.phase, mark_of(form.key), control.verb)
        values: tuple[str, ...] = ()
        if isinstance(control, Button):
            id_ = replace(id_, argument=control.argument)
            values = (self._dice.choice(TEXTS),) if control.window else ()
        else:
            keys = [option.key for option in control.options]
            most = min(len(keys), control.most)
            values = tuple(self._dice.sample(keys, self._dice.randint(min(control.least, most), most)))
            values = values or (keys[0],)
        if control.verb is Verb.FILL:
            asking = self._ask(game, user, lambda a: a.put_in(id_, {LINES: values}))
        else:
            asking = self._ask(game, user, lambda a: a.pressed(id_, values, False))
        return await self._come_of(game, user, await asking)

    async def _come_of(self, game: int, user: int, pressed: Pressed | None) -> Form | None:
        match pressed:
            case Form():
                if pressed.keep is not None:
                    kept = dump_draft(pressed.keep)
                    await self._tables.set_draft(game, pressed.seat, pressed.key, kept, by=user)
                return pressed
            case Recording(seat, key, data):
                outcome = await self._do(game, actions.by(user, seat, actions.answer(seat, key, data)))
                if outcome.refusal is None:
                    await self._ask(game, user, lambda asked: asked.receipt(pressed, outcome.told))
            case Waiting(seat, key, other):
                await self._do(game, actions.by(user, seat, actions.after(seat, key, other)))
            case Withdrawal(seat, key):
                await self._do(game, actions.by(user, seat, actions.withdraw(seat, key)))
            case OrderToStand(seat, topic, data):
                order = actions.stand(seat, topic, data, default=data is None)
                await self._do(game, actions.by(user, seat, order))
            case Preview(ruleset, names, view, proposal, form):
                await self._life.painter.preview(ruleset, view, proposal, Look(names))
                return form
        return None

    async def write(self, game: int) -> None:
        """Answer in words, mostly wrong ones."""
        user = await self._somebody(game)
        if user:
            text = self._dice.choice(TEXTS)
            await self._come_of(game, user, await self._ask(game, user, lambda asked: asked.typed(text)))

    async def wait(self, game: int) -> None:
        """Wait for another."""
        await self._with_open(
            game, lambda o: bool(o.before), lambda s, o: actions.after(s, o.question.key, o.before[-1])
        )

    async def withdraw(self, game: int) -> None:
        """Take an answer back, or the wish to wait."""
        await self._with_open(
            game,
            lambda o: o.given is not None or o.after is not None,
            lambda s, o: actions.withdraw(s, o.question.key),
        )

    async def stand(self, game: int) -> None:
        """Set a standing order, or end it."""
        clear = self._dice.random() < 0.6
        await self._with_open(
            game,
            lambda o: bool(o.question.topic),
            lambda s, o: actions.stand(s, o.question.topic, default=not clear, clear=clear),
        )

    async def undo(self, game: int) -> None:
        """Take the last answer back."""
        seat = await self._seat(game)
        if seat is not None and seat.user is not None:
            self._count(await self._tables.undo(game, seat.user, seat.seat))

    async def come_late(self, game: int) -> None:
        """Somebody who does not play the seat answers for it: refused, always."""
        seat = await self._seat(game)
        if seat is not None:
            outcome = self._count(await self._tables.undo(game, 7, seat.seat))
            if outcome.refusal is None:
                self.wrong.append(f"leaked: game {game}: a stranger acted in seat {seat.seat}")

    async def vote(self, game: int) -> None:
        """Vote on something."""
        seat = await self._seat(game)
        if seat is not None:
            motion = self._dice.choice(("extend", "pause", "resume", "end", "replace:0"))
            await self._tables.vote(game, seat.seat, motion, self._dice.random() < 0.7, by=seat.user)

    async def hand_over(self, game: int) -> None:
        """Another person takes a seat."""
        seat = self._dice.choice(await self._seats(game))
        user = self._dice.randint(10**6, 10**9)
        await self._do(game, actions.hand_over(seat.seat, user, f"N{user % 1000}"))

    async def come_back(self, game: int) -> None:
        """Somebody is back where a stand-in sat."""
        away = [seat for seat in await self._seats(game) if seat.standin and seat.user is not None]
        for seat in away:
            await self._do(game, actions.come_back(seat.seat))

    async def roll_back(self, game: int) -> None:
        """Go back some phases."""
        phase = await self._tables.look(game, lambda live: live.row.phase)
        await self._tables.roll_back(game, max(1, phase - self._dice.randint(0, 3)), str(self._dice.random()))

    async def pause(self, game: int) -> None:
        """Pause, look at the game, resume."""
        await self._do(game, actions.pause())
        await self._life.archive.phases(game)
        await self._do(game, actions.resume())

    async def move(self, game: int, channel: int) -> None:
        """The game goes to another channel."""
        await self._life.places.move(game, channel)

    async def leave_for_vacation(self, game: int) -> None:
        """Somebody will be away, or is back."""
        user, now = await self._somebody(game), self._life.clock.now()
        if user and self._dice.random() < 0.5:
            mode = self._dice.choice([*Leave])
            await self._life.keeper.take_vacation(
                Vacation(user=user, starts=now + 600, ends=now + DAY, mode=mode)
            )
        elif user:
            await self._life.keeper.end_vacation(user)

    async def wish(self, game: int) -> None:
        """Somebody wants to be told otherwise."""
        user = await self._somebody(game)
        if user:
            prefs = Prefs(notify=self._dice.choice([*Notify]), text=self._dice.random() < 0.5)
            await self._tables.set_prefs(user, prefs)

    async def hurry(self, game: int) -> None:
        """The host gives more time, or none."""
        await self._do(game, actions.extend(600) if self._dice.random() < 0.5 else actions.force())

    async def _do(self, game: int, action: Action) -> Outcome:
        return self._count(await self._tables.do(game, action))

    def _count(self, outcome: Outcome) -> Outcome:
        """What was done is written in the accounts."""
        if outcome.refusal is None:
            self._ledger.accept(outcome)
        return outcome

    async def _ask(self, game: int, user: int, reader: Callable[[Asked], Any]) -> Any:
        drafts = await self._life.store.people.drafts_of(game, user)
        return await self._tables.look(game, lambda live: reader(Asked(live, user, drafts)))

    async def _with_open(
        self, game: int, fits: Callable[[Open], bool], make: Callable[[int, Open], Action]
    ) -> None:
        """Do something about an open question of anybody."""

        def look(live: LiveGame) -> list[tuple[int, int, Action]]:
            return [
                (seat.user, seat.seat, make(seat.seat, found))
                for seat in live.seats
                if seat.user is not None
                for found in live.game_table.questions(seat.seat)
                if fits(found)
            ]

        possible = await self._tables.look(game, look)
        if possible:
            user, seat, action = self._dice.choice(possible)
            await self._do(game, actions.by(user, seat, action))

    async def _seats(self, game: int) -> tuple[SeatRow, ...]:
        return await self._tables.look(game, lambda live: live.seats)

    async def _seat(self, game: int) -> SeatRow | None:
        """A seat with somebody in it."""
        taken = [seat for seat in await self._seats(game) if seat.user is not None and not seat.standin]
        return self._dice.choice(taken) if taken else None

    async def _somebody(self, game: int) -> int:
        """A person in a game; 0 for nobody."""
        seat = await self._seat(game)
        return (seat.user or 0) if seat is not None else 0


def sampled(live: LiveGame, chance: Chance) -> tuple[int, int, str, Any] | None:
    """An answer of somebody who is asked: who, in which seat, to what, and what."""
    if live.table is None or live.row.status is not Status.RUNNING:
        return None
    sits = {seat.seat: seat.user for seat in live.seats if seat.user is not None and not seat.standin}
    asked = [question for question in live.table.waiting() if question.seat in sits]
    if not asked:
        return None
    question = chance.pick("who", asked)
    # On an open floor chance alone seldom comes to an end.
    is_done = live.table.is_floor and chance.below("floor", 3) == 0
    data = question.default() if is_done else question.sample(chance)
    return sits[question.seat], question.seat, question.key, data
