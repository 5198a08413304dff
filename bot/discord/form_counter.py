"""What a person is asked, shown as forms and receipts; a press repeated on a receipt changes nothing."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord.controls import view_of
from bot.discord.form_pages import named, screen_text, with_others
from bot.discord.ids import mark_of
from bot.discord.interactions import reply
from bot.discord.seats import seat_in, table_of
from bot.forms import Button, Draft, Menu, Outcome, Screen, act, load_draft, show
from bot.forms.screen import PAGE, Style, Verb
from bot.tables import Tables
from rules.table import Data, Deal, Open

REMEMBERED = 2000


@dataclass(frozen=True, slots=True)
class Asked:
    """What one seat of a game may answer now."""

    game: int
    seat: int
    phase: int
    questions: tuple[Open, ...]

    def first(self) -> Open | None:
        """What to answer first: what is awaited, then what may be answered ahead, then what was answered."""
        left = [o for o in self.questions if o.given is None]
        awaited = [o for o in left if not o.ahead]
        return next(iter((*awaited, *left, *self.questions)), None)

    def marked(self, mark: str) -> Open | None:
        """The question that a control belongs to."""
        return next((o for o in self.questions if mark_of(o.question.key) == mark), None)

    def keyed(self, key: str) -> Open | None:
        """The question of a key."""
        return next((o for o in self.questions if o.question.key == key), None)


class FormCounter:
    """Shows forms and receipts."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._receipts: OrderedDict[int, tuple[str, int, int, str, Screen]] = OrderedDict()

    async def asked(self, game: int, user: int) -> Asked:
        """What a person is asked."""
        async with self._tables.look(game) as sitting:
            seat = seat_in(sitting, user).seat
            table = table_of(sitting)
            return Asked(game, seat, table.checkpoint.number, table.questions(seat))

    async def draft(self, asked: Asked, found: Open) -> Draft:
        """What was put together so far; a given answer is where changing it begins."""
        stored = await self._tables.store.people.draft(asked.game, asked.seat, found.question.key)
        if stored is None and found.given is not None:
            return Draft(found.given)
        return load_draft(stored)

    async def act(
        self, asked: Asked, found: Open, draft: Draft, verb: Verb, values: tuple[str, ...]
    ) -> Outcome:
        """What comes of a control; worked out beside the event loop, while the game stands still."""
        async with self._tables.look(asked.game):
            return await self._tables.work(act, found.question, draft, verb, values)

    async def show(
        self,
        interaction: discord.Interaction[Any],
        asked: Asked,
        found: Open,
        draft: Draft | None = None,
        note: str = "",
        files: tuple[discord.File, ...] = (),
    ) -> None:
        """The form of one question."""
        if draft is None:
            draft = await self.draft(asked, found)
        screen = with_others(show(found, draft), found, asked.questions)
        view = view_of(screen, asked.game, asked.phase, mark_of(found.question.key))
        self._forget(interaction)
        await reply(interaction, screen_text(screen, note), view=view, files=files)

    async def receipt(
        self, interaction: discord.Interaction[Any], game: int, found: Open, data: Data, note: str = ""
    ) -> None:
        """What was recorded, word by word, and what is left to do."""
        asked = await self.asked(game, interaction.user.id)
        lines = [f"• {line}" for line in found.question.write(data)]
        if len(lines) > 25:
            lines = [*lines[:24], f"… and {len(lines) - 24} more lines"]
        parts = [note, f"✅ **Recorded**: {found.question.prompt}", *lines]
        key = found.question.key
        still = asked.keyed(key)
        controls: list[Button | Menu] = []
        if still is not None and still.given is not None:
            parts.append("You can change it until it is resolved.")
            controls.append(Button("Change it", Verb.REOPEN))
        left = [o for o in asked.questions if o.given is None]
        if not left:
            parts.append("Nothing else is asked of you now.")
        elif len(left) == 1:
            on_floor = isinstance(left[0].question, Deal) and left[0].question.key == key
            parts.append("You are still trading." if on_floor else f"Next: {_called(left[0])}")
            label = "Trade on" if on_floor else "Next"
            controls.append(Button(label, Verb.ASK, mark_of(left[0].question.key), Style.MAIN))
        else:
            options = tuple(named(o) for o in left[:PAGE])
            controls.append(Menu(f"Next: {len(left)} more to answer", Verb.ASK, options))
        screen = Screen("", controls=tuple(controls))
        text = "\n".join(filter(None, parts))
        await self._receipt(interaction, (text, game, asked.phase, mark_of(key), screen))

    async def repeat(self, interaction: discord.Interaction[Any]) -> bool:
        """The receipt once more, where the pressed message shows one; False where it does not."""
        kept = self._receipts.get(_message(interaction))
        if kept is not None:
            await self._receipt(interaction, kept)
        return kept is not None

    async def _receipt(
        self, interaction: discord.Interaction[Any], kept: tuple[str, int, int, str, Screen]
    ) -> None:
        text, game, phase, mark, screen = kept
        if message := _message(interaction):
            self._receipts[message] = kept
            self._receipts.move_to_end(message)
            while len(self._receipts) > REMEMBERED:
                self._receipts.popitem(last=False)
        await reply(interaction, text, view=view_of(screen, game, phase, mark) if screen.controls else None)

    def _forget(self, interaction: discord.Interaction[Any]) -> None:
        self._receipts.pop(_message(interaction), None)


def _message(interaction: discord.Interaction[Any]) -> int:
    """The private message that was pressed; 0 for none."""
    message = interaction.message
    return message.id if message is not None and message.flags.ephemeral else 0


def _called(asked: Open) -> str:
    ahead = " *(kept until your turn comes)*" if asked.ahead else ""
    return asked.question.prompt.split("\n")[0] + ahead
