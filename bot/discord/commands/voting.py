"""`/vote`: extend, pause, resume, end, replace, by the players themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.discord.commands.completing import choices
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, need_live, seat_in, table_of
from bot.discord.wording import refusal_text
from bot.store.rows import Letter, Target, TargetKind
from bot.votes import Motion
from renders.words.names import plain

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LABELS = {
    Motion.EXTEND: "more time for what is asked now",
    Motion.PAUSE: "pause the game",
    Motion.RESUME: "go on with the game",
    Motion.END: "end the game as it stands",
    Motion.REPLACE: "replace a player",
}


def add(app: Amphora) -> None:
    """Add the command."""

    @app.tree.command(name="vote", description="Vote on the game: more time, a pause, the end, a replacement")
    @app_commands.describe(motion="On what", yes="In favour or not", player="Who is to be replaced")
    @app_commands.choices(
        motion=[app_commands.Choice(name=label, value=key) for key, label in LABELS.items()]
    )
    async def vote(
        interaction: discord.Interaction[Any], motion: str, yes: bool = True, player: str = ""
    ) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        need_live(game)
        async with app.tables.look(game.id) as sitting:
            table_of(sitting)
            seat = seat_in(sitting, interaction.user.id)
            about = next((s for s in sitting.seats if s.name == player), None)
        label = LABELS[Motion(motion)]
        written = motion
        if motion == Motion.REPLACE:
            if about is None:
                raise Sorry("Say who is to be replaced.")
            written, label = f"{motion}:{about.seat}", f"replace **{plain(about.name)}**"
        count, outcome = await app.tables.vote(game.id, seat.seat, written, yes)
        if outcome is not None and outcome.refusal is not None:
            await reply(interaction, refusal_text(outcome.refusal))
            return
        await reply(interaction, f"🗳️ Your vote is counted: {'yes' if yes else 'no'}.")
        if outcome is None:
            text = f"🗳️ A vote to {label}: {len(count.yes)} of {count.needed} needed. `/vote` to vote."
            if count.lost:
                text = f"🗳️ The vote to {label} is lost."
            target = Target(TargetKind.CHANNEL, game.channel)
            await app.store.letters.send([Letter(target, "text", {"game": game.id, "text": text})], game.id)
            app.outbox.poke()

    @vote.autocomplete("player")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        game = await app.store.games.in_channel(interaction.channel_id or 0)
        seats = await app.store.games.seats(game.id) if game else ()
        return choices([seat.name for seat in seats], typed)
