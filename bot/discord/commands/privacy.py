"""`/privacy`: what is kept of a person, all of it as a file, and an end to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.interactions import Sorry, acknowledge, reply, text_file
from bot.discord.seats import name_of
from bot.discord.spending import spend
from bot.forgetting import GRACE
from bot.limits import Cost
from bot.outbox import KEPT
from bot.personal_data import personal_data
from bot.store.rows import GameRow, Status

if TYPE_CHECKING:
    from bot.discord.app import Amphora

DAY = 86_400
READ, FILE, ERASE = "read", "file", "erase"
DOINGS = {READ: "tell me what is kept", FILE: "give me all my data as a file", ERASE: "forget me"}
SURE = "yes, forget me; stand-ins take my seats"
TEXT = f"""🔏 **What I keep of you**
• Your number on Discord, and the name you show, in each game in which you sit; whether you host it.
• What you answer in a game, your unfinished drafts, your votes and standing orders, for as long as there is \
the game. Games that are over stay, so that you can look back at them.
• What you `/whisper`, and what is whispered to you, as long as there is the game.
• What you chose with `/prefs` and `/vacation`; whether your DMs are closed; when you were last called.
• What I posted, for {KEPT // DAY} days; then I forget that I did.

I read no messages but commands to me, and give nothing to anybody. A server that sends me away is forgotten \
with all its games after {GRACE // DAY} days. Backups of whoever runs me may hold all this longer: ask them.

`/privacy do:{DOINGS[FILE]}` shows you everything. `/privacy do:{DOINGS[ERASE]}` forgets it: games that \
are over keep a nameless seat with its moves, and the lines added to chance, for the dice come from them. \
The file of such a game no longer fits its seals. What I posted in channels is your server's."""
WARNING = """🔏 **I would forget you**: your settings, vacations, whispers, drafts, and who you were in \
games that are over. This cannot be undone.
{seats}
If you mean it: `/privacy do:{erase} sure:{sure}`."""


class PrivacyCommands(commands.Cog):
    """What is kept of a person."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(name="privacy", description="What is kept of you; all of it as a file; forget it")
    @app_commands.describe(do="What you want (nothing: what is kept)", sure="Only to be forgotten")
    @app_commands.choices(
        do=[app_commands.Choice(name=label, value=key) for key, label in DOINGS.items()],
        sure=[app_commands.Choice(name=SURE, value="yes")],
    )
    async def privacy(self, interaction: discord.Interaction[Any], do: str = READ, sure: str = "") -> None:
        """Told, given or forgotten."""
        await acknowledge(interaction)
        if do == FILE:
            await self._give(interaction)
        elif do == ERASE:
            await self._forget(interaction, sure == "yes")
        else:
            await reply(interaction, TEXT)

    async def _give(self, interaction: discord.Interaction[Any]) -> None:
        spend(interaction, Cost.FILE)
        file = text_file(await personal_data(self._app.store, interaction.user.id), "my-data.json")
        await reply(interaction, "🔏 All that I keep of you.", files=[file])

    async def _forget(self, interaction: discord.Interaction[Any], sure: bool) -> None:
        user = interaction.user
        self._need_free(await self._app.forgetter.hosted_by(user.id), "`/host hand-over` or `/host end`")
        playing = await self._app.forgetter.seats_of(user.id)
        lobbies = [game for game, _ in playing if game.status is Status.LOBBY]
        self._need_free(lobbies, "press **Leave** in its lobby")
        if not sure:
            await reply(interaction, self._warning([game for game, _ in playing]))
            return
        await self._app.forgetter.forget(user.id, name_of(user))
        await reply(interaction, "🔏 You are forgotten. If you play again, we begin anew.")

    def _need_free(self, games: list[GameRow], way: str) -> None:
        """Others depend on a person's part in these games: it must be given up first."""
        if games:
            raise Sorry(f"You still have a part in {self._named(games)}. Please give it up first: {way}.")

    def _warning(self, games: list[GameRow]) -> str:
        seats = f"You still play {self._named(games)}: a stand-in takes your seat there, for good."
        told = WARNING.format(seats=seats if games else "", erase=DOINGS[ERASE], sure=SURE)
        return told.replace("\n\n", "\n")

    def _named(self, games: list[GameRow]) -> str:
        names = self._app.tables.games
        return ", ".join(f"{names[game.ruleset].name} in <#{game.channel}>" for game in games)
