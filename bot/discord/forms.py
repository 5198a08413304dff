"""Forms on Discord: shown privately, filled by presses, menus and typed texts, submitted with a receipt."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import discord

from bot import actions
from bot.actions import Action
from bot.discord.asked import CLOSED, Asked
from bot.discord.controls import view_of
from bot.discord.form_pages import screen_text
from bot.discord.ids import ActId, FormId, mark_of
from bot.discord.interactions import QUIET, acknowledge, is_private, picture_files, reply, shortened
from bot.discord.pressed import Form, Opened, OrderToStand, Pressed, Preview, Recording, Waiting, Withdrawal
from bot.discord.receipts import Receipt, Receipts
from bot.discord.seats import look_of, need_running
from bot.discord.spending import spend
from bot.discord.windows import modal_of
from bot.discord.wording import elsewhere, refusal_text
from bot.forms import dump_draft
from bot.forms.screen import Verb, turning
from bot.limits import Cost
from bot.live_game import LiveGame, Outcome
from bot.painter import Painter
from bot.rounding_up import waiting_for
from bot.studio import NotDrawn
from bot.tables import Tables
from rules.table import Question

T = TypeVar("T")
OUTDATED = "That form is out of date: the game has moved on."
VERBS = {verb.value for verb in Verb}
PATIENCE = 2.0  # seconds to open a window in; Discord gives three
FREE = {Verb.ASK, Verb.REOPEN, Verb.WITHDRAW, Verb.STAND, Verb.CHANGED}  # what a receipt may be pressed for


class Forms:
    """Shows forms and takes what is put into them."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter
        self._receipts = Receipts()
        self._hands: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def open(self, interaction: discord.Interaction[Any], game: int, note: str = "") -> None:
        """The form of what this person is asked; the first unanswered question first."""
        await acknowledge(interaction, update=True)
        form = await self._ask(interaction, game, Asked.first)
        if form is None:
            await reply(interaction, f"{note}\n{CLOSED}".strip())
        else:
            await self._show(interaction, game, replace(form, note=note))

    async def suggest(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The form of what this person is asked first, filled with what a stand-in would do."""
        await acknowledge(interaction, update=True)
        async with self._hand(interaction, game):
            form = await self._ask(interaction, game, Asked.suggesting)
            if form is None:
                await reply(interaction, CLOSED)
            else:
                await self._show(interaction, game, form)

    async def open_window(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The window of what this person is asked first; the form, where there is none or no time for it."""
        try:
            found = await asyncio.wait_for(self._ask(interaction, game, Asked.opening), PATIENCE)
        except TimeoutError:
            await self.open(interaction, game)
            return
        if isinstance(found, Opened):
            await interaction.response.send_modal(modal_of(found.window, found.id))
            return
        await acknowledge(interaction, update=True)
        if found is None:
            await reply(interaction, CLOSED)
        else:
            await self._show(interaction, game, found)

    async def follow(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The form as a second private message, below what is shown already."""
        form = await self._ask(interaction, game, Asked.first)
        if form is not None:
            view = view_of(form.screen, game, form.phase, mark_of(form.key))
            view.stop()
            text = shortened(screen_text(form.screen))
            await interaction.followup.send(text, view=view, ephemeral=True, allowed_mentions=QUIET)

    async def press(
        self, interaction: discord.Interaction[Any], id_: FormId, values: tuple[str, ...]
    ) -> None:
        """A control was used. Presses of one person in one game are taken one after the other."""
        if id_.verb not in VERBS:
            await self.open(interaction, id_.game, OUTDATED)
            return
        if id_.argument.startswith("?") or id_.verb == Verb.ASK:
            await self._open_window(interaction, id_, values)
            return
        await acknowledge(interaction, update=True)
        async with self._hand(interaction, id_.game):
            receipt = self._receipts.on(interaction)
            if receipt is not None and not _is_free(id_):
                await self._show_receipt(interaction, id_.game, receipt)
                return
            # A button under a letter begins anew; what it needs more is asked in a form.
            anew = not is_private(interaction)
            done = await self._ask(interaction, id_.game, lambda asked: asked.pressed(id_, values, anew))
            await self._carry_out(interaction, id_.game, done)

    async def filled(
        self, interaction: discord.Interaction[Any], id_: FormId, values: Mapping[str, tuple[str, ...]]
    ) -> None:
        """A window was filled in and submitted."""
        await acknowledge(interaction, update=True)
        async with self._hand(interaction, id_.game):
            done = await self._ask(interaction, id_.game, lambda asked: asked.put_in(id_, values))
            receipt = self._receipts.on(interaction)
            if done is None and receipt is not None:  # submitted twice
                await self._show_receipt(interaction, id_.game, receipt)
            else:
                await self._carry_out(interaction, id_.game, done)

    def _hand(self, interaction: discord.Interaction[Any], game: int) -> asyncio.Lock:
        """What one person does in one game is done one after the other."""
        return self._hands.setdefault((game, interaction.user.id), asyncio.Lock())

    async def write(
        self, interaction: discord.Interaction[Any], game: int, text: str, question: str = ""
    ) -> None:
        """An answer written in a command: read, submitted if it is whole, receipted."""
        done = await self._ask(interaction, game, lambda asked: asked.typed(text, question))
        await self._carry_out(interaction, game, done)

    async def order(
        self,
        interaction: discord.Interaction[Any],
        game: int,
        kind: type[Question[Any]],
        text: str,
        nothing: str,
    ) -> None:
        """An answer in words to the question of a kind; `nothing` is said where none is asked."""
        done = await self._ask(interaction, game, lambda asked: asked.ordered(kind, text, nothing))
        await self._carry_out(interaction, game, done)

    async def fill(
        self,
        interaction: discord.Interaction[Any],
        game: int,
        act: str,
        fields: Mapping[str, str],
        nothing: str,
    ) -> None:
        """An act on the open floor, from the options of a command."""
        done = await self._ask(interaction, game, lambda asked: asked.filled(act, fields, nothing))
        await self._carry_out(interaction, game, done)

    async def answer(self, interaction: discord.Interaction[Any], id_: ActId) -> None:
        """A ready-made answer was pressed."""
        await acknowledge(interaction)
        await self._carry_out(
            interaction, id_.game, await self._ask(interaction, id_.game, lambda asked: asked.ready(id_))
        )

    async def _ask(
        self,
        interaction: discord.Interaction[Any],
        game: int,
        reader: Callable[[Asked], T],
        *,
        after: bool = False,
    ) -> T:
        """One trip through the door of a game: what this person is asked there.

        A game that is paused or over asks nothing; `after`: what was just done is told all the same.
        """
        user = interaction.user.id
        drafts = await self._tables.store.people.drafts_of(game, user)

        def read(live: LiveGame) -> T:
            if not after:
                need_running(live.row)
            return reader(Asked(live, user, drafts, self._tables.kinds))

        return await self._tables.look(game, read)

    async def _do(
        self, interaction: discord.Interaction[Any], game: int, seat: int, action: Action
    ) -> Outcome:
        """What somebody does in a seat: refused inside the door if it is theirs no more."""
        return await self._tables.do(game, actions.by(interaction.user.id, seat, action))

    async def _carry_out(
        self, interaction: discord.Interaction[Any], game: int, done: Pressed | None
    ) -> None:
        match done:
            case Form():
                await self._show(interaction, game, done)
            case Recording():
                await self._record(interaction, game, done)
            case Waiting():
                await self._wait(interaction, game, done)
            case Withdrawal(seat, key, waits):
                outcome = await self._do(interaction, game, seat, actions.withdraw(seat, key))
                note = "↩️ You wait for nobody now." if waits else "↩️ Your answer is taken back."
                if outcome.refusal is not None:
                    note = refusal_text(outcome.refusal)
                await self.open(interaction, game, note)
            case OrderToStand():
                await self._stand(interaction, game, done)
            case Preview():
                await self._draw(interaction, game, done)
            case None:
                await self.open(interaction, game, OUTDATED)

    async def _record(self, interaction: discord.Interaction[Any], game: int, made: Recording) -> None:
        answer = actions.answer(made.seat, made.key, made.data, made.if_changed)
        outcome = await self._do(interaction, game, made.seat, answer)
        if outcome.refusal is None:
            receipt = await self._ask(
                interaction, game, lambda asked: asked.receipt(made, outcome.told), after=True
            )
            await self._show_receipt(interaction, game, await self._led_on(interaction, game, receipt))
            return
        note = refusal_text(outcome.refusal)
        form = await self._ask(interaction, game, lambda asked: asked.again(made, note))
        if form is None:
            await self.open(interaction, game, note)
        else:
            await self._show(interaction, game, form)

    async def _wait(self, interaction: discord.Interaction[Any], game: int, made: Waiting) -> None:
        wait = actions.after(made.seat, made.key, made.other)
        outcome = await self._do(interaction, game, made.seat, wait)
        if outcome.refusal is not None:
            await self.open(interaction, game, refusal_text(outcome.refusal))
            return
        match await self._ask(interaction, game, lambda asked: asked.waited(made), after=True):
            case Receipt() as receipt:
                await self._show_receipt(interaction, game, await self._led_on(interaction, game, receipt))
            case Form() as form:
                await self._show(interaction, game, form)
            case None:
                await self.open(interaction, game)

    async def _stand(self, interaction: discord.Interaction[Any], game: int, order: OrderToStand) -> None:
        default = order.data is None
        action = actions.stand(order.seat, order.topic, order.data, default=default)
        outcome = await self._do(interaction, game, order.seat, action)
        note = f"📌 Standing order: always **{order.words}**. `/standing` lists and ends them."
        await self.open(interaction, game, refusal_text(outcome.refusal) if outcome.refusal else note)

    async def _draw(self, interaction: discord.Interaction[Any], game: int, made: Preview) -> None:
        spend(interaction, Cost.PICTURE)
        look, text = await look_of(self._tables.store, interaction.user.id, made.names)
        try:
            drawn = await self._painter.preview(made.ruleset, made.view, made.proposal, look, made.page)
        except NotDrawn:
            note = "The picture could not be drawn just now; your form is as it was."
            await self._show(interaction, game, replace(made.form, note=note))
            return
        if drawn is None:
            await self._show(interaction, game, made.form)
            return
        form = replace(made.form, screen=turning(made.form.screen, made.page, drawn.pages))
        await self._show(interaction, game, form, picture_files(drawn, "preview", text))

    async def _show(
        self,
        interaction: discord.Interaction[Any],
        game: int,
        form: Form,
        files: Sequence[discord.File] = (),
    ) -> None:
        if form.keep is not None:
            user, kept = interaction.user.id, dump_draft(form.keep)
            await self._tables.set_draft(game, form.seat, form.key, kept, by=user)
        self._receipts.forget(interaction)
        view = view_of(form.screen, game, form.phase, mark_of(form.key))
        await reply(interaction, screen_text(form.screen, form.note), view=view, files=files)

    async def _led_on(self, interaction: discord.Interaction[Any], game: int, receipt: Receipt) -> Receipt:
        """The receipt with what waits for its person in other games."""
        waits = await waiting_for(self._tables, interaction.user.id, but=game)
        lines = (f"➡️ Next: {elsewhere(wait.channel, wait.phase, wait.deadline)}" for wait in waits)
        return replace(receipt, text="\n".join((receipt.text, *lines)))

    async def _show_receipt(self, interaction: discord.Interaction[Any], game: int, receipt: Receipt) -> None:
        self._receipts.remember(interaction, receipt)
        view = view_of(receipt.screen, game, receipt.phase, mark_of(receipt.key))
        await reply(interaction, receipt.text, view=view if receipt.screen.controls else None)

    async def _open_window(
        self, interaction: discord.Interaction[Any], id_: FormId, values: tuple[str, ...]
    ) -> None:
        """A window must be the first answer to the press: where that takes too long, the form is shown."""
        try:
            asking = self._ask(interaction, id_.game, lambda asked: asked.window(id_, values))
            found = await asyncio.wait_for(asking, PATIENCE)
        except TimeoutError:
            await acknowledge(interaction, update=True)
            found = await self._ask(interaction, id_.game, lambda asked: asked.form(id_, values))
        if isinstance(found, Opened):
            await interaction.response.send_modal(modal_of(found.window, found.id))
            return
        await acknowledge(interaction, update=True)
        await self._carry_out(interaction, id_.game, found)


def _is_free(id_: FormId) -> bool:
    """Whether a control may stand on a receipt; a suggestion there is for what comes next."""
    return Verb(id_.verb) in FREE or (id_.verb == Verb.SUGGEST and bool(id_.argument))
