"""`/trade`: acts on the open floor; the buttons in DMs do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands.completing import labelled, one_more
from bot.discord.commands.people import DONE_UNTIL
from bot.discord.interactions import Sorry, acknowledge
from bot.discord.seats import called_seats, game_here
from bot.live_game import LiveGame
from renders.faces import FACES

if TYPE_CHECKING:
    from bot.discord.app import Amphora

NO_TRADE = "Nothing can be traded right now."
UNTIL = [app_commands.Choice(name=label, value=key) for key, label in DONE_UNTIL.items()]
LONGEST = 200  # letters of a sentence that goes with an offer


class TradeCommands(commands.GroupCog, group_name="trade", group_description="Offers between players"):
    """Offers between players."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def _act(self, interaction: discord.Interaction[Any], act: str, **fields: str) -> None:
        """One act with what was typed into its fields."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        given = {name: text for name, text in fields.items() if text}
        await self._app.forms.fill(interaction, game.id, act, given, NO_TRADE)

    async def _partners(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The other players, as the game calls them."""
        return labelled(await self._called(interaction), typed)

    async def _several(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The other players, one after the other."""
        return one_more(await self._called(interaction), typed)

    async def _called(self, interaction: discord.Interaction[Any]) -> dict[str, str]:
        try:
            game = await game_here(self._app.store, interaction)
            called = await self._app.tables.look(game.id, lambda live: _others(live, interaction.user.id))
        except Sorry:
            return {}
        return {name: name if name == player else f"{name} ({player})" for player, name in called.items()}

    @app_commands.command(name="offer", description="Offer cards to one player, to several, or to all")
    @app_commands.describe(
        to="Whom: one, several with commas between them, or all",
        give="The cards you give, as 2 Ochre, 1 Clay", want="What you ask for, as 3 Iron",
        say="What you say you give, where it differs and the rules allow it",
        note="A sentence that goes with it, for them alone",
    )  # fmt: skip
    @app_commands.autocomplete(to=_several)
    async def offer(
        self,
        interaction: discord.Interaction[Any],
        to: str,
        give: str,
        want: str,
        say: str = "",
        note: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        """Offer."""
        await self._act(interaction, "offer", to=to, give=give, want=want, say=say, note=note)

    @app_commands.command(name="counter", description="Answer an offer with another one")
    @app_commands.describe(
        offer="Its number, or who made it", give="The cards you give", want="What you ask for",
        say="What you say you give, where it differs and the rules allow it",
        note="A sentence that goes with it, for them alone",
    )  # fmt: skip
    @app_commands.autocomplete(offer=_partners)
    async def counter(
        self,
        interaction: discord.Interaction[Any],
        offer: str,
        give: str,
        want: str,
        say: str = "",
        note: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        """Offer something else."""
        await self._act(interaction, "counter", offer=offer, give=give, want=want, say=say, note=note)

    @app_commands.command(name="accept", description="Accept an offer")
    @app_commands.describe(offer="Its number, or who made it", cards="The cards you give for it")
    @app_commands.autocomplete(offer=_partners)
    async def accept(self, interaction: discord.Interaction[Any], offer: str, cards: str = "") -> None:
        """Accept."""
        await self._act(interaction, "accept", offer=offer, cards=cards)

    @app_commands.command(name="decline", description="Decline an offer")
    @app_commands.describe(offer="Its number, or who made it", note="A sentence for its maker alone")
    @app_commands.autocomplete(offer=_partners)
    async def decline(
        self,
        interaction: discord.Interaction[Any],
        offer: str,
        note: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        """Decline."""
        await self._act(interaction, "decline", offer=offer, note=note)

    @app_commands.command(name="withdraw", description="Withdraw your own offer")
    @app_commands.describe(offer="Its number, or whom you made it to")
    @app_commands.autocomplete(offer=_partners)
    async def withdraw(self, interaction: discord.Interaction[Any], offer: str) -> None:
        """Withdraw."""
        await self._act(interaction, "withdraw", offer=offer)

    @app_commands.command(name="market", description="Tell everybody what you want and what you have")
    @app_commands.describe(want="What you look for, as Iron, Salt", have="What you can give, as Ochre")
    async def market(self, interaction: discord.Interaction[Any], want: str = "", have: str = "") -> None:
        """Call out."""
        await self._act(interaction, "market", want=want, have=have)

    @app_commands.command(name="done", description="Stop trading in this session")
    @app_commands.describe(
        until="What may call you back; as in /prefs done, or the last call, if you say nothing"
    )
    @app_commands.choices(until=UNTIL)
    async def done(self, interaction: discord.Interaction[Any], until: str = "") -> None:
        """Be done."""
        await self._act(interaction, "done", until=until)

    @app_commands.command(name="list", description="The offers that concern you, and the market")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """The offers and the market."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        kind = FACES[game.ruleset].market
        if not kind:
            raise Sorry("Nothing is traded in this game.")
        await self._app.gallery.show(interaction, game, kind)


def _others(live: LiveGame, user: int) -> dict[str, str]:
    own = live.seat_of(user)
    return called_seats(live, own.seat if own else None)
