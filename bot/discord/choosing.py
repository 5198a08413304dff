"""Which game is meant: in a DM of somebody who plays in several, it is chosen and never guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.bounds import BoundedTree
from bot.discord.ids import ButtonId
from bot.discord.interactions import Sorry, acknowledge, reply_with
from bot.discord.post import Choice, Menu, Post, Tone
from bot.discord.seats import CHOSEN, SeveralGames
from bot.store.rows import GameRow

if TYPE_CHECKING:
    from bot.discord.app import Amphora

MOST = 25  # lines of a menu
AGAIN = "I do not remember what you asked for. Please give the command again."


class Choosing:
    """Asks for the game of a command, and goes on with what was asked."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def ask(self, interaction: discord.Interaction[Any], several: SeveralGames) -> None:
        """The games that may be meant; the command waits."""
        await acknowledge(interaction)
        await self._app.store.deferred.put(interaction.user.id, interaction.data, self._app.time.now())
        menu = Menu(str(ButtonId(0, "choose")), tuple(map(self._line, several.games[:MOST])))
        post = Post(
            title="Which game?",
            story=("You play in several games. Choose one, and I go on with what you asked.",),
            menus=(menu,),
            tone=Tone.PRIVATE,
        )
        await reply_with(interaction, post)

    def _line(self, game: GameRow) -> Choice:
        channel: Any = self._app.get_channel(game.channel)
        place = f"#{channel.name}" if getattr(channel, "name", "") else f"game {game.id}"
        return Choice(f"{self._app.tables.games[game.ruleset].name} in {place}"[:100], str(game.id))

    async def chosen(self, interaction: discord.Interaction[Any], values: Sequence[str]) -> None:
        """A game was chosen: go on."""
        games = await self._app.store.games.of_user(interaction.user.id)
        game = next((game for game in games if [str(game.id)] == list(values[:1])), None)
        data = await self._app.store.deferred.get(interaction.user.id, self._app.time.now())
        if game is None or data is None:
            raise Sorry(AGAIN)
        interaction.extras[CHOSEN] = game.id
        tree = self._app.tree
        assert isinstance(tree, BoundedTree)
        await tree.go_on(interaction, data)
