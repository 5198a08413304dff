"""The host and the people: who plays a seat, who steers the game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import actions
from bot.discord import host_answers as answers
from bot.discord.commands.host_desk import HostDesk
from bot.discord.interactions import Sorry, acknowledge
from bot.discord.seats import game_here, name_of, need_live, need_owner
from bot.store.rows import GameRow, Status
from renders.words.names import plain
from rules.standins import STANDINS, for_game

IN_LOBBY = (
    "The game has not begun. In the lobby `/host remove` frees a seat, and **Add a stand-in** fills one."
)


class PeopleOfGame(HostDesk):
    """What the host does about people."""

    @app_commands.command(
        name="replace", description="Give a seat to somebody else, or open it to whoever takes it"
    )
    @app_commands.describe(seat="Whose seat", player="Who gets it (nobody: anybody may take it)")
    @app_commands.autocomplete(seat=HostDesk.complete_seat)
    async def replace_player(
        self, interaction: discord.Interaction[Any], seat: str, player: discord.Member | None = None
    ) -> None:
        """Somebody else in a seat."""
        game = await self._begun(interaction)
        found = await self.seat(game, seat)
        if player is not None and player.bot:
            raise Sorry("A bot cannot take a seat. `/host standin` gives it to a stand-in.")
        if player is None:
            await self.carry_out(interaction, game, actions.vacate(found.seat), answers.opened(found.seat))
            return
        action = actions.hand_over(found.seat, player.id, name_of(player))
        await self.carry_out(interaction, game, action, answers.replaced)

    @app_commands.command(name="standin", description="Let a stand-in play a seat")
    @app_commands.describe(seat="Whose seat", kind="Which stand-in (nothing: the best for the game)")
    @app_commands.autocomplete(seat=HostDesk.complete_seat)
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in STANDINS])
    async def standin(self, interaction: discord.Interaction[Any], seat: str, kind: str = "") -> None:
        """A stand-in in a seat."""
        game = await self._begun(interaction)
        found = await self.seat(game, seat)
        kind = kind or for_game(game.ruleset)
        if found.standin == kind and found.until is None and (found.vacant or found.user is None):
            raise Sorry(f"A stand-in plays for {plain(found.name)} already. `/host replace` opens the seat.")
        action = actions.stand_in(found.seat, kind, vacant=True)
        await self.carry_out(interaction, game, action, answers.stood_in(found.seat))

    async def _begun(self, interaction: discord.Interaction[Any]) -> GameRow:
        game = await self.hosted(interaction)
        if game.status is Status.LOBBY:
            raise Sorry(IN_LOBBY)
        need_live(game)
        return game

    @app_commands.command(name="share", description="Let somebody else steer this game too")
    @app_commands.describe(person="Who becomes a co-host")
    async def share(self, interaction: discord.Interaction[Any], person: discord.Member) -> None:
        """A co-host."""
        game = await self._owned(interaction)
        if person.bot:
            raise Sorry("A bot cannot host a game.")
        action = actions.share_hosting(person.id, name_of(person))
        await self.carry_out(interaction, game, action, answers.shared(plain(name_of(person))))

    @app_commands.command(name="unshare", description="Take a co-host's rights back")
    @app_commands.describe(person="Which co-host")
    async def unshare(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        """A co-host less."""
        game = await self.hosted(interaction)
        if person.id != interaction.user.id:  # whoever has enough of it may say so
            need_owner(game, interaction)
        name = name_of(person)
        action = actions.unshare_hosting(person.id, name)
        await self.carry_out(interaction, game, action, answers.unshared(plain(name)))

    @app_commands.command(name="hand-over", description="Make somebody else the host of this game")
    @app_commands.describe(person="Who becomes the host")
    async def hand_over(self, interaction: discord.Interaction[Any], person: discord.Member) -> None:
        """Another host."""
        game = await self._owned(interaction)
        if person.bot:
            raise Sorry("A bot cannot host a game.")
        action = actions.hand_on_hosting(person.id, name_of(person))
        await self.carry_out(interaction, game, action, answers.handed_over(plain(name_of(person))))

    async def _owned(self, interaction: discord.Interaction[Any]) -> GameRow:
        game = await self.hosted(interaction)
        need_owner(game, interaction)
        need_live(game)
        return game

    @app_commands.command(
        name="claim",
        description="Become the host, where the host has left this server; for players and co-hosts",
    )
    async def claim(self, interaction: discord.Interaction[Any]) -> None:
        """A host for a game without one."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        need_live(game)
        user = interaction.user
        seats = await self._app.store.games.seats(game.id)
        if user.id not in game.hosts and all(seat.user != user.id for seat in seats):
            raise Sorry("Only somebody who plays in this game can become its host.")
        if user.id == game.host:
            raise Sorry("You are the host.")
        if not await _has_left(interaction, game.host):
            raise Sorry(
                f"The host, <@{game.host}>, is still on this server. They can make you the host with "
                "`/host hand-over`, and so can whoever may manage this channel."
            )
        action = actions.hand_on_hosting(user.id, name_of(user), gone=True)
        await self.carry_out(interaction, game, action, answers.claimed)


async def _has_left(interaction: discord.Interaction[Any], user: int) -> bool:
    """Whether somebody is no member of this server any more; Discord is asked, for nothing tells the bot."""
    guild = interaction.guild
    if guild is None:
        return False
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        raise Sorry(
            "Discord does not tell me right now whether the host is still here. Please try again."
        ) from None
    return False
