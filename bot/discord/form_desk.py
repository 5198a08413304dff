"""Forms on Discord: shown privately, filled by presses, menus and typed texts, submitted with a receipt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot import deeds
from bot.discord.controls import view_of
from bot.discord.form_pages import named, screen_text, window_in, window_of, with_others
from bot.discord.ids import FormId, mark_of
from bot.discord.interactions import QUIET, Sorry, acknowledge, picture_file, reply, shortened
from bot.discord.seats import scheme_of, seat_in, table_of
from bot.discord.wording import refusal_text
from bot.forms import Button, Draft, Menu, Screen, Show, Submit, act, dump_draft, load_draft, show
from bot.forms.screen import PAGE, Verb
from bot.painter import Painter
from bot.tables import Tables
from renders.face import Look
from rules.table import Data, Open, Refusal

CLOSED = "Nothing is asked of you right now."


class FormDesk:
    """Shows forms and takes what is put into them."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    # -- showing ---------------------------------------------------------------------------------------------

    async def open(self, interaction: discord.Interaction[Any], game: int, note: str = "") -> None:
        """The form of what this person is asked; the first unanswered question first."""
        await acknowledge(interaction, update=True)
        seat, phase, asked = await self._asked(game, interaction.user.id)
        if not asked:
            await reply(interaction, f"{note}\n{CLOSED}".strip())
            return
        first = next((o for o in asked if o.given is None and not o.ahead), None)
        first = first or next((o for o in asked if o.given is None), asked[0])
        await self._show(interaction, game, phase, seat, first, asked, note=note)

    async def follow(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The form as a second private message, below what is shown already."""
        seat, phase, asked = await self._asked(game, interaction.user.id)
        if not asked:
            return
        first = next((o for o in asked if o.given is None), asked[0])
        key = first.question.key
        draft = load_draft(await self._tables.store.people.draft(game, seat, key))
        screen = with_others(show(first, draft), first, asked)
        view = view_of(screen, game, phase, mark_of(key))
        view.stop()
        await interaction.followup.send(
            shortened(screen_text(screen)), view=view, ephemeral=True, allowed_mentions=QUIET
        )

    async def _asked(self, game: int, user: int) -> tuple[int, int, tuple[Open, ...]]:
        async with self._tables.look(game) as sitting:
            seat = seat_in(sitting, user).seat
            table = table_of(sitting)
            return seat, table.checkpoint.number, table.questions(seat)

    async def _show(
        self,
        interaction: discord.Interaction[Any],
        game: int,
        phase: int,
        seat: int,
        asked: Open,
        others: tuple[Open, ...],
        draft: Draft | None = None,
        note: str = "",
    ) -> None:
        key = asked.question.key
        if draft is None:
            draft = load_draft(await self._tables.store.people.draft(game, seat, key))
        screen = with_others(show(asked, draft), asked, others)
        await reply(interaction, screen_text(screen, note), view=view_of(screen, game, phase, mark_of(key)))

    # -- filling ---------------------------------------------------------------------------------------------

    async def press(
        self, interaction: discord.Interaction[Any], id_: FormId, values: tuple[str, ...]
    ) -> None:
        """A control was used."""
        if id_.argument.startswith("?"):
            await self._open_window(interaction, id_)
            return
        await acknowledge(interaction, update=True)
        seat, phase, asked = await self._asked(id_.game, interaction.user.id)
        found = next((o for o in asked if mark_of(o.question.key) == id_.mark), None)
        if found is None or phase != id_.phase:
            await self.open(interaction, id_.game, "That form is out of date: the game has moved on.")
            return
        await self._fill(interaction, id_, values, seat, found, asked)

    async def _fill(
        self,
        interaction: discord.Interaction[Any],
        id_: FormId,
        values: tuple[str, ...],
        seat: int,
        found: Open,
        asked: tuple[Open, ...],
    ) -> None:
        key, verb = found.question.key, Verb(id_.verb)
        draft = load_draft(await self._tables.store.people.draft(id_.game, seat, key))
        match verb:
            case Verb.ASK:
                chosen = next((o for o in asked if mark_of(o.question.key) == values[0]), found)
                await self._show(interaction, id_.game, id_.phase, seat, chosen, asked)
                return
            case Verb.REOPEN:
                await self._show(interaction, id_.game, id_.phase, seat, found, asked)
                return
            case Verb.WITHDRAW:
                outcome = await self._tables.do(id_.game, deeds.withdraw(seat, key))
                note = refusal_text(outcome.refusal) if outcome.refusal else "↩️ Your answer is taken back."
                await self.open(interaction, id_.game, note)
                return
            case Verb.STAND:
                await self._stand(interaction, id_, seat, found, draft)
                return
            case Verb.PREVIEW:
                await self._preview(interaction, id_, seat, found, draft, asked)
                return
        given = values if values else ((id_.argument,) if id_.argument else ())
        done = act(found.question, draft, verb, given)
        if isinstance(done, Submit):
            await self._submit(interaction, id_, seat, found, asked, draft, done.data)
            return
        await self._keep(id_.game, seat, key, done)
        note = refusal_text(done.refusal) if done.refusal is not None else ""
        await self._show(interaction, id_.game, id_.phase, seat, found, asked, done.draft, note)

    async def _keep(self, game: int, seat: int, key: str, done: Show) -> None:
        await self._tables.set_draft(game, seat, key, dump_draft(done.draft))

    async def _submit(
        self,
        interaction: discord.Interaction[Any],
        id_: FormId,
        seat: int,
        found: Open,
        asked: tuple[Open, ...],
        draft: Draft,
        data: Data,
    ) -> None:
        question = found.question
        outcome = await self._tables.do(id_.game, deeds.answer(seat, question.key, data))
        if outcome.refusal is not None:
            note = refusal_text(outcome.refusal)
            await self._show(interaction, id_.game, id_.phase, seat, found, asked, draft, note)
            return
        await self.receipt(interaction, id_.game, seat, found, data)

    async def receipt(
        self, interaction: discord.Interaction[Any], game: int, seat: int, found: Open, data: Data
    ) -> None:
        """What was recorded, word by word, and what is left to do."""
        lines = "\n".join(f"• {line}" for line in found.question.write(data))
        _, phase, asked = await self._asked(game, interaction.user.id)
        key = found.question.key
        still = next((o for o in asked if o.question.key == key), None)
        changeable = still is not None and still.given is not None
        text = f"✅ **Recorded**: {found.question.prompt}\n{lines}"
        controls: list[Button | Menu] = []
        if changeable:
            text += "\nYou can change it until it is resolved."
            controls.append(Button("Change it", Verb.REOPEN))
        left = [o for o in asked if o.given is None]
        if left:
            options = tuple(named(o) for o in left[:PAGE])
            controls.append(Menu(f"Next: {len(left)} more to answer", Verb.ASK, options))
        else:
            text += "\nNothing else is asked of you now."
        screen = Screen("", controls=tuple(controls))
        await reply(interaction, text, view=view_of(screen, game, phase, mark_of(key)) if controls else None)

    async def _stand(
        self, interaction: discord.Interaction[Any], id_: FormId, seat: int, found: Open, draft: Draft
    ) -> None:
        question = found.question
        data = found.given if found.given is not None else draft.data
        deed = (
            deeds.stand(seat, question.topic, default=True)
            if data is None or isinstance(question.check(data), Refusal)
            else deeds.stand(seat, question.topic, data)
        )
        outcome = await self._tables.do(id_.game, deed)
        if outcome.refusal:
            note = refusal_text(outcome.refusal)
        else:
            what = "the default answer" if data is None else "; ".join(question.write(data))
            note = f"📌 Standing order: always **{what}**. `/standing` lists and ends them."
        await self.open(interaction, id_.game, note)

    async def _preview(
        self,
        interaction: discord.Interaction[Any],
        id_: FormId,
        seat: int,
        found: Open,
        draft: Draft,
        asked: tuple[Open, ...],
    ) -> None:
        async with self._tables.look(id_.game) as sitting:
            view, names, ruleset = table_of(sitting).view(seat), sitting.names, sitting.row.ruleset
        scheme = await scheme_of(self._tables.store, interaction.user.id)
        data = found.question.default() if draft.data is None else draft.data
        judged = found.question.check(data)
        look = Look(names, scheme)
        drawn = await self._painter.preview(ruleset, view, found.question, data, look)
        screen = with_others(show(found, draft), found, asked)
        note = refusal_text(judged) if isinstance(judged, Refusal) else "Like this it would look:"
        view_ = view_of(screen, id_.game, id_.phase, id_.mark)
        files = [picture_file(drawn, "preview")] if drawn else []
        await reply(interaction, screen_text(screen, note), view=view_, files=files)

    async def _open_window(self, interaction: discord.Interaction[Any], id_: FormId) -> None:
        """A window to type into; it must be the first answer to the press."""
        seat, phase, asked = await self._asked(id_.game, interaction.user.id)
        found = next((o for o in asked if mark_of(o.question.key) == id_.mark), None)
        if found is None or phase != id_.phase:
            await self.open(interaction, id_.game, "That form is out of date: the game has moved on.")
            return
        draft = load_draft(await self._tables.store.people.draft(id_.game, seat, found.question.key))
        window = window_in(show(found, draft), id_)
        if window is None:
            await self.open(interaction, id_.game)
            return
        await interaction.response.send_modal(window_of(window, replace(id_, argument="")))

    # -- written ---------------------------------------------------------------------------------------------

    async def write(self, interaction: discord.Interaction[Any], game: int, key: str, text: str) -> None:
        """An answer written in a command: read, submitted if it is whole, receipted."""
        await acknowledge(interaction)
        seat, phase, asked = await self._asked(game, interaction.user.id)
        wanted = next((o for o in asked if o.question.key == key), None)
        if wanted is None:
            wanted = next((o for o in asked if o.given is None), asked[0] if asked else None)
        if wanted is None:
            raise Sorry(CLOSED)
        question = wanted.question
        done = act(question, Draft(), Verb.TYPE, (text,))
        data = done.data if isinstance(done, Submit) else done.draft.data
        if isinstance(done, Show) and done.refusal is not None:
            await self._show(
                interaction, game, phase, seat, wanted, asked, Draft(), refusal_text(done.refusal)
            )
            return
        outcome = await self._tables.do(game, deeds.answer(seat, question.key, data))
        if outcome.refusal is not None:
            draft = Draft() if isinstance(done, Submit) else done.draft
            await self._tables.set_draft(game, seat, question.key, dump_draft(draft))
            await self._show(
                interaction, game, phase, seat, wanted, asked, draft, refusal_text(outcome.refusal)
            )
            return
        await self.receipt(interaction, game, seat, wanted, data)
