"""Forms on Discord: shown privately, filled by presses, menus and typed texts, submitted with a receipt."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot import deeds
from bot.discord.controls import view_of
from bot.discord.form_counter import Asked, FormCounter
from bot.discord.form_pages import screen_text, window_in, window_of, with_others
from bot.discord.ids import FormId, mark_of
from bot.discord.interactions import QUIET, Sorry, acknowledge, is_private, picture_files, reply, shortened
from bot.discord.seats import look_of, table_of
from bot.discord.wording import refusal_text
from bot.forms import Draft, Show, Submit, dump_draft, show
from bot.forms.screen import Verb
from bot.painter import Painter
from bot.tables import Tables
from renders.face import Proposal
from rules.table import Data, Open, Refusal

CLOSED = "Nothing is asked of you right now."
OUTDATED = "That form is out of date: the game has moved on."
BUSY = "The game is being worked on at this very moment. Press once more in a few seconds."
VERBS = {verb.value for verb in Verb}
PATIENCE = 2.0  # seconds to open a window in; Discord gives three
FREE = {Verb.ASK, Verb.REOPEN, Verb.WITHDRAW, Verb.STAND}  # what a receipt may be pressed for


class FormDesk:
    """Shows forms and takes what is put into them."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter
        self._counter = FormCounter(tables)
        self._hands: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    # -- showing ---------------------------------------------------------------------------------------------

    async def open(self, interaction: discord.Interaction[Any], game: int, note: str = "") -> None:
        """The form of what this person is asked; the first unanswered question first."""
        await acknowledge(interaction, update=True)
        asked = await self._counter.asked(game, interaction.user.id)
        first = asked.first()
        if first is None:
            await reply(interaction, f"{note}\n{CLOSED}".strip())
        else:
            await self._counter.show(interaction, asked, first, note=note)

    async def follow(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The form as a second private message, below what is shown already."""
        asked = await self._counter.asked(game, interaction.user.id)
        first = asked.first()
        if first is None:
            return
        screen = with_others(show(first, await self._counter.draft(asked, first)), first, asked.questions)
        view = view_of(screen, game, asked.phase, mark_of(first.question.key))
        view.stop()
        await interaction.followup.send(
            shortened(screen_text(screen)), view=view, ephemeral=True, allowed_mentions=QUIET
        )

    # -- filling ---------------------------------------------------------------------------------------------

    async def press(
        self, interaction: discord.Interaction[Any], id_: FormId, values: tuple[str, ...]
    ) -> None:
        """A control was used. Presses of one person in one game are taken one after the other."""
        if id_.verb not in VERBS:
            await self.open(interaction, id_.game, OUTDATED)
            return
        if id_.argument.startswith("?"):
            await self._open_window(interaction, id_)
            return
        await acknowledge(interaction, update=True)
        hand = self._hands.setdefault((id_.game, interaction.user.id), asyncio.Lock())
        async with hand:
            if Verb(id_.verb) not in FREE and await self._counter.repeat(interaction):
                return
            asked = await self._counter.asked(id_.game, interaction.user.id)
            found = asked.marked(id_.mark)
            if Verb(id_.verb) is Verb.ASK and asked.phase == id_.phase:
                chosen = asked.marked((*values, id_.argument)[0])
                if chosen is not None:
                    await self._counter.show(interaction, asked, chosen)
                    return
            if found is None or asked.phase != id_.phase:
                await self.open(interaction, id_.game, OUTDATED)
                return
            await self._fill(interaction, id_, values, asked, found)

    async def _fill(
        self,
        interaction: discord.Interaction[Any],
        id_: FormId,
        values: tuple[str, ...],
        asked: Asked,
        found: Open,
    ) -> None:
        key, verb = found.question.key, Verb(id_.verb)
        # A button under a letter begins anew; what it needs more is asked in a form.
        draft = await self._counter.draft(asked, found) if is_private(interaction) else Draft()
        match verb:
            case Verb.REOPEN | Verb.ASK:
                await self._counter.show(interaction, asked, found)
                return
            case Verb.WITHDRAW:
                outcome = await self._tables.do(id_.game, deeds.withdraw(asked.seat, key))
                note = refusal_text(outcome.refusal) if outcome.refusal else "↩️ Your answer is taken back."
                await self.open(interaction, id_.game, note)
                return
            case Verb.STAND:
                await self._stand(interaction, asked, found, draft)
                return
            case Verb.PREVIEW:
                await self._preview(interaction, asked, found, draft)
                return
        given = values if values else ((id_.argument,) if id_.argument else ())
        done = await self._counter.act(asked, found, draft, verb, given)
        if isinstance(done, Submit):
            await self._submit(interaction, asked, found, draft, done.data)
            return
        await self._keep(asked, found, done.draft)
        note = refusal_text(done.refusal) if done.refusal is not None else ""
        await self._counter.show(interaction, asked, found, done.draft, note)

    async def _keep(self, asked: Asked, found: Open, draft: Draft) -> None:
        await self._tables.set_draft(asked.game, asked.seat, found.question.key, dump_draft(draft))

    async def _submit(
        self, interaction: discord.Interaction[Any], asked: Asked, found: Open, draft: Draft, data: Data
    ) -> None:
        outcome = await self._tables.do(asked.game, deeds.answer(asked.seat, found.question.key, data))
        if outcome.refusal is not None:
            await self._counter.show(interaction, asked, found, draft, refusal_text(outcome.refusal))
            return
        await self._counter.receipt(interaction, asked.game, found, data)

    async def receipt(
        self, interaction: discord.Interaction[Any], game: int, found: Open, data: Data
    ) -> None:
        """What was recorded, word by word, and what is left to do."""
        await self._counter.receipt(interaction, game, found, data)

    async def _stand(
        self, interaction: discord.Interaction[Any], asked: Asked, found: Open, draft: Draft
    ) -> None:
        question = found.question
        data = found.given if found.given is not None else draft.data
        if data is not None and isinstance(question.check(data), Refusal):
            data = None
        deed = deeds.stand(asked.seat, question.topic, data, default=data is None)
        outcome = await self._tables.do(asked.game, deed)
        if outcome.refusal:
            note = refusal_text(outcome.refusal)
        else:
            what = "the default answer" if data is None else "; ".join(question.write(data))
            note = f"📌 Standing order: always **{what}**. `/standing` lists and ends them."
        await self.open(interaction, asked.game, note)

    async def _preview(
        self, interaction: discord.Interaction[Any], asked: Asked, found: Open, draft: Draft
    ) -> None:
        async with self._tables.look(asked.game) as sitting:
            table, names, ruleset = table_of(sitting), sitting.names, sitting.row.ruleset
            key = found.question.key
            data = found.question.default() if draft.data is None else draft.data
            view, after = table.view(asked.seat), table.preview(asked.seat, key, data)
            proposal = Proposal(asked.seat, key, data, found.question.write(data), after)
        look, text = await look_of(self._tables.store, interaction.user.id, names)
        judged = found.question.check(data)
        drawn = await self._painter.preview(ruleset, view, proposal, look)
        note = refusal_text(judged) if isinstance(judged, Refusal) else "Like this it would look:"
        files = picture_files(drawn, "preview", text) if drawn else ()
        await self._counter.show(interaction, asked, found, draft, note, tuple(files))

    async def _open_window(self, interaction: discord.Interaction[Any], id_: FormId) -> None:
        """A window to type into; it must be the first answer to the press, so it waits for nothing long."""
        try:
            asked = await asyncio.wait_for(self._counter.asked(id_.game, interaction.user.id), PATIENCE)
        except TimeoutError:
            raise Sorry(BUSY) from None
        found = asked.marked(id_.mark)
        if found is None or asked.phase != id_.phase:
            await self.open(interaction, id_.game, OUTDATED)
            return
        window = window_in(show(found, await self._counter.draft(asked, found)), id_)
        if window is None:
            await self.open(interaction, id_.game)
            return
        await interaction.response.send_modal(window_of(window, replace(id_, argument="")))

    # -- written ---------------------------------------------------------------------------------------------

    async def write(self, interaction: discord.Interaction[Any], game: int, key: str, text: str) -> None:
        """An answer written in a command: read, submitted if it is whole, receipted."""
        await acknowledge(interaction)
        asked = await self._counter.asked(game, interaction.user.id)
        wanted = asked.keyed(key) or asked.first()
        if wanted is None:
            raise Sorry(CLOSED)
        done = await self._counter.act(asked, wanted, Draft(), Verb.TYPE, (text,))
        if isinstance(done, Show) and done.refusal is not None:
            await self._counter.show(interaction, asked, wanted, Draft(), refusal_text(done.refusal))
            return
        draft, data = (Draft(), done.data) if isinstance(done, Submit) else (done.draft, done.draft.data)
        outcome = await self._tables.do(game, deeds.answer(asked.seat, wanted.question.key, data))
        if outcome.refusal is not None:
            await self._keep(asked, wanted, draft)
            await self._counter.show(interaction, asked, wanted, draft, refusal_text(outcome.refusal))
            return
        await self._counter.receipt(interaction, game, wanted, data)
