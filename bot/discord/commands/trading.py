"""`/trade`: offers in words; the buttons in DMs do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge
from bot.discord.seats import game_here, seat_in, table_of
from renders.face import Look
from renders.faces import FACES
from rules.table import Deal

if TYPE_CHECKING:
    from bot.discord.app import Amphora


async def _say(
    app: Amphora, interaction: discord.Interaction[Any], act: str, whom: str = "", rest: str = ""
) -> None:
    """One act on the open floor, as a written line; people may be named as players."""
    await acknowledge(interaction)
    game = await game_here(app.store, interaction)
    async with app.tables.look(game.id) as sitting:
        seat = seat_in(sitting, interaction.user.id)
        asked = table_of(sitting).questions(seat.seat)
    deal = next((o.question for o in asked if isinstance(o.question, Deal)), None)
    if deal is None:
        raise Sorry("Nothing can be traded right now.")
    called = await _partners(app, interaction) if whom else {}
    meant = next((name for player, name in called.items() if player.lower() == whom.lower()), whom)
    await app.desk.write(interaction, game.id, deal.key, f"{act} {meant}{rest}".strip())


async def _partners(app: Amphora, interaction: discord.Interaction[Any]) -> dict[str, str]:
    """The other players: what the game calls each of them."""
    game = await game_here(app.store, interaction)
    async with app.tables.look(game.id) as sitting:
        own = sitting.seat_of(interaction.user.id)
        look, view, face = Look(sitting.names), table_of(sitting).view(None), FACES[game.ruleset]
        others = [seat for seat in sitting.seats if own is None or seat.seat != own.seat]
        return {seat.name: face.called(view, seat.seat, look) for seat in others}


def add(app: Amphora) -> None:
    """Add the commands."""
    group = app_commands.Group(name="trade", description="Offers between two players")

    async def partners(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            called = await _partners(app, interaction)
        except Sorry:
            return []
        shown = {name: name if name == player else f"{name} ({player})" for player, name in called.items()}
        return labelled(shown, typed)

    @group.command(name="offer", description="Offer cards to another player")
    @app_commands.describe(
        to="Whom", give="The cards you give, as 2 Ochre, 1 Hide", want="What you ask for, as 3 Iron",
        say="What you say you give, where it differs and the rules allow it",
    )  # fmt: skip
    @app_commands.autocomplete(to=partners)
    async def offer(
        interaction: discord.Interaction[Any], to: str, give: str, want: str, say: str = ""
    ) -> None:
        said = f" say {say}" if say else ""
        await _say(app, interaction, "offer", to, f": give {give}{said} for {want}")

    @group.command(name="counter", description="Answer an offer with another one")
    @app_commands.describe(
        offer="Its number, or who made it", give="The cards you give", want="What you ask for"
    )
    @app_commands.autocomplete(offer=partners)
    async def counter(interaction: discord.Interaction[Any], offer: str, give: str, want: str) -> None:
        await _say(app, interaction, "counter", offer, f": give {give} for {want}")

    @group.command(name="accept", description="Accept an offer")
    @app_commands.describe(offer="Its number, or who made it", cards="The cards you give for it")
    @app_commands.autocomplete(offer=partners)
    async def accept(interaction: discord.Interaction[Any], offer: str, cards: str = "") -> None:
        await _say(app, interaction, "accept", offer, f" with {cards}" if cards else "")

    @group.command(name="decline", description="Decline an offer")
    @app_commands.autocomplete(offer=partners)
    async def decline(interaction: discord.Interaction[Any], offer: str) -> None:
        await _say(app, interaction, "decline", offer)

    @group.command(name="withdraw", description="Withdraw your own offer")
    @app_commands.autocomplete(offer=partners)
    async def withdraw(interaction: discord.Interaction[Any], offer: str) -> None:
        await _say(app, interaction, "withdraw", offer)

    @group.command(name="market", description="Call out what you look for and what you have, for all to read")
    async def market(interaction: discord.Interaction[Any], want: str = "", have: str = "") -> None:
        words = " ".join(filter(None, (f"want {want}" if want else "", f"have {have}" if have else "")))
        await _say(app, interaction, f"market {words}")

    @group.command(name="done", description="You want to trade no more in this session")
    async def done(interaction: discord.Interaction[Any]) -> None:
        await _say(app, interaction, "done")

    @group.command(name="list", description="The offers that concern you, and the market")
    async def list_(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        kind = FACES[game.ruleset].market
        if not kind:
            raise Sorry("Nothing is traded in this game.")
        await app.gallery.show(interaction, game, kind)

    app.tree.add_command(group)
