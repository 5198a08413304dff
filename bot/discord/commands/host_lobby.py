"""The host and the lobby: who sits where, who leads what, who is removed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import actions
from bot.actions import Action
from bot.discord import host_answers as answers
from bot.discord import lobby_seats as seating
from bot.discord.commands.completing import labelled
from bot.discord.commands.host_desk import HostDesk
from bot.discord.host_answers import Answer
from bot.discord.interactions import Sorry
from bot.discord.seats import name_of, need_live
from bot.discord.wording import fault_line
from bot.store.rows import GameRow, Status
from rules.atlas.asking import meant
from rules.games import finder_among
from rules.table import Choice, Fault

OPEN = "none"
AGAIN = [
    app_commands.Choice(name="they may join again", value="yes"),
    app_commands.Choice(name="they may not join again", value="no"),
]
BEGUN = "The game has begun. `/host replace` gives a seat to somebody else, `/host standin` to a stand-in."
SAME = "{} has no sides that players lead all game long: there is nothing to assign."


class LobbyOfHost(HostDesk):
    """What the host does in the lobby."""

    @app_commands.command(name="remove", description="Remove somebody from the lobby")
    @app_commands.describe(player="Who", again="Whether they may join again (nothing: they may)")
    @app_commands.autocomplete(player=HostDesk.complete_seat)
    @app_commands.choices(again=AGAIN)
    async def remove(self, interaction: discord.Interaction[Any], player: str, again: str = "yes") -> None:
        """Somebody less."""
        game = await self._lobby(interaction)
        await self._change(interaction, game, seating.send_away(player, again=again != "no"), answers.removed)

    @app_commands.command(name="admit", description="Let somebody join who was removed for good")
    @app_commands.describe(person="Who")
    async def admit(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        """Forgiven."""
        game = await self._lobby(interaction)
        await self._change(interaction, game, seating.admit(person.id), answers.admitted(name_of(person)))

    @app_commands.command(name="seat", description="Put somebody in another place; whoever sits there swaps")
    @app_commands.describe(player="Who", place="The number of the place in the lobby")
    @app_commands.autocomplete(player=HostDesk.complete_seat)
    async def place(self, interaction: discord.Interaction[Any], player: str, place: int) -> None:
        """Two swap places."""
        game = await self._lobby(interaction)
        await self._change(interaction, game, seating.swap(player, place), answers.swapped(place))

    @app_commands.command(name="assign", description="Say which civilization somebody leads, for all to see")
    @app_commands.describe(player="Who", civilization="Which one; “none”: as the options of the game say")
    @app_commands.autocomplete(player=HostDesk.complete_seat)
    async def assign(self, interaction: discord.Interaction[Any], player: str, civilization: str) -> None:
        """A side for a seat."""
        game = await self._lobby(interaction)
        sides = self._sides(game)
        if not sides:
            raise Sorry(SAME.format(self._app.tables.games[game.ruleset].name))
        labels = {side.label: side.key for side in sides.values()}
        side = meant(civilization, finder_among((*labels, OPEN)), "civilization")
        if isinstance(side, Fault):
            raise Sorry(fault_line(side))
        done = answers.assigned(player, "" if side == OPEN else side)
        await self._change(interaction, game, seating.assign(player, labels.get(side, "")), done)

    @assign.autocomplete("civilization")
    async def _complete_side(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        labels = [side.label for side in self._sides(game).values()] if game else []
        return labelled({label: label for label in (*labels, OPEN)}, typed)

    def _sides(self, game: GameRow) -> dict[str, Choice]:
        """Those in play with as many as sit there now, or else all there are."""
        made = self._app.tables.games[game.ruleset]
        return made.all_sides(game.options)

    async def _lobby(self, interaction: discord.Interaction[Any]) -> GameRow:
        game = await self.hosted(interaction)
        need_live(game)
        if game.status is not Status.LOBBY:
            raise Sorry(BEGUN)
        return game

    async def _change(
        self, interaction: discord.Interaction[Any], game: GameRow, change: Action, done: Answer
    ) -> None:
        """Change the lobby, and show it as it is now."""
        outcome = await self.carry_out(interaction, game, actions.amend(change), done)
        if outcome.refusal is None:
            await self._app.lobby.renew(interaction, game)
