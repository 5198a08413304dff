"""`/vote`: extend, pause, resume, end, replace, by the players themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seat_names import seat_labels, seat_meant
from bot.discord.seats import game_here, look_with_sides, need_live, player_in
from bot.discord.wording import refusal_text
from bot.live_game import LiveGame
from bot.store.rows import GameRow, Letter, SeatRow, Target, TargetKind
from bot.votes import Motion, Tally
from renders.words.joining import listed

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LABELS = {
    Motion.EXTEND: "give more time for what is asked now",
    Motion.PAUSE: "pause the game",
    Motion.RESUME: "go on with the game",
    Motion.END: "end the game as it stands",
    Motion.REPLACE: "replace a player",
}


class VoteCommands(commands.Cog):
    """Votes of the players."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(
        name="vote", description="Vote on the game: more time, a pause, the end, a replacement"
    )
    @app_commands.describe(motion="On what", yes="In favour or not", player="Who is to be replaced")
    @app_commands.choices(
        motion=[app_commands.Choice(name=label, value=key) for key, label in LABELS.items()]
    )
    async def vote(
        self, interaction: discord.Interaction[Any], motion: str, yes: bool = True, player: str = ""
    ) -> None:
        """Cast a vote."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        need_live(game)
        seat = await self._app.tables.look(game.id, lambda live: player_in(live, interaction.user.id))
        label, written = LABELS[Motion(motion)], motion
        if motion == Motion.REPLACE:
            about, name = await self._app.tables.look(game.id, lambda live: _replaced(live, seat, player))
            written, label = f"{motion}:{about.seat}", f"replace {name}"
        count, outcome = await self._app.tables.vote(game.id, seat.seat, written, yes, by=interaction.user.id)
        if outcome is not None and outcome.refusal is not None:
            await reply(interaction, refusal_text(outcome.refusal))
            return
        await reply(interaction, f"🗳️ Your vote is counted: {'yes' if yes else 'no'}.")
        if outcome is None:
            await self._tell(game, label, count)

    async def _tell(self, game: GameRow, label: str, count: Tally) -> None:
        """How the vote stands, in the channel."""
        text = f"🗳️ A vote to {label}: {len(count.yes)} of {count.needed} needed. `/vote` to vote."
        if count.lost:
            text = f"🗳️ The vote to {label} has failed."
        letter = Letter(Target(TargetKind.CHANNEL, game.channel), "text", {"game": game.id, "text": text})
        await self._app.store.letters.send([letter], game.id)
        self._app.outbox.poke()

    @vote.autocomplete("player")
    async def _complete_player(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        return labelled(await self._app.tables.look(game.id, seat_labels) if game else {}, typed)


def _replaced(live: LiveGame, voter: SeatRow, player: str) -> tuple[SeatRow, str]:
    """The seat that a vote is about, and how it is named."""
    look = look_with_sides(live)
    if not player:
        others = listed(look.both(seat.seat) for seat in live.seats if seat.seat != voter.seat)
        raise Sorry(f"Say who is to be replaced: {others}.")
    seat = seat_meant(live, player)
    return seat, look.bold(seat.seat)
