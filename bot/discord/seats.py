"""Who somebody is in a game, and which game is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.interactions import WRITABLE, Sorry
from bot.live_game import LiveGame
from bot.names import clean
from bot.store import Store
from bot.store.rows import FORMER, LIVE, GameRow, Prefs, SeatRow, Status
from renders.face import Look
from renders.faces import FACES
from renders.words.joining import listed
from rules.table import Table

CHOSEN = "game"
"""What an interaction carries where its game was chosen."""
CLOSED = {
    Status.LOBBY: "The game has not begun yet.",
    Status.PAUSED: "⏸️ The game is paused: nobody can answer until it goes on. No time passes.",
    Status.OVER: "🏁 This game is over. **Standings** and `/history` show how it went.",
    Status.CANCELLED: "The lobby of this game was closed.",
}


class SeveralGames(Sorry):
    """A command in a DM of somebody who plays in several games."""

    def __init__(self, games: Sequence[GameRow]) -> None:
        super().__init__("You play in several games. Please ask in the channel of one of them.")
        self.games = games


async def game_here(
    store: Store, interaction: discord.Interaction[Any], number: int | None = None
) -> GameRow:
    """The game that is meant: by number, as chosen, in this channel, or the only one of a person in a DM."""
    number = interaction.extras.get(CHOSEN) if number is None else number
    if number is not None:
        found = await store.games.get(number)
        if found is None:
            raise Sorry(f"There is no game {number}.")
        return found
    if interaction.guild_id is not None and interaction.channel_id is not None:
        found = await store.games.in_channel(interaction.channel_id)
        if found is None or found.status not in LIVE:
            await _say_where_it_went(store, interaction.channel_id, found)
        if found is None:
            raise Sorry("There is no game in this channel. `/game new` opens one.")
        return found
    games = await store.games.of_user(interaction.user.id)
    if not games:
        raise Sorry("You are not playing in any game right now.")
    if len(games) > 1:
        raise SeveralGames(games)
    return games[0]


async def _say_where_it_went(store: Store, channel: int, ended: GameRow | None) -> None:
    """Of a game that was moved from a channel, after what ended there."""
    for game in await store.games.live():
        if channel in game.settings.get(FORMER, ()) and (ended is None or ended.id < game.id):
            raise Sorry(f"The game of this channel is played in <#{game.channel}> now.")


def name_of(user: discord.User | discord.Member) -> str:
    """What somebody is called at the table."""
    return clean(user.display_name, user.name)


def seat_in(live: LiveGame, user: int) -> SeatRow:
    """The seat of a person."""
    seat = live.seat_of(user)
    if seat is None:
        raise Sorry("You do not play in this game. `/game take` gives you a free seat.")
    return seat


def table_of(live: LiveGame) -> Table:
    """The table of a game that has begun."""
    if live.table is None:
        raise Sorry(CLOSED[Status.LOBBY])
    return live.table


def player_in(live: LiveGame, user: int) -> SeatRow:
    """The seat of a person in a game that has begun."""
    table_of(live)
    return seat_in(live, user)


def people_of(live: LiveGame) -> dict[int, tuple[str, str]]:
    """What each seat may be called: as the game does, and by its player's name."""
    look, view, face = Look(live.names), table_of(live).view(None), FACES[live.row.ruleset]
    return {seat.seat: (face.called(view, seat.seat, look), seat.name) for seat in live.seats}


def look_with_sides(live: LiveGame) -> Look:
    """How texts name everybody: by nation, with the player beside it where there is room."""
    return Look(live.names, sides=tuple(called for called, _ in people_of(live).values()))


def called_seats(live: LiveGame, own: int | None) -> dict[str, str]:
    """The other players by name: what the game calls each of them."""
    return {name: called for seat, (called, name) in people_of(live).items() if seat != own}


def need_host(game: GameRow, interaction: discord.Interaction[Any]) -> None:
    """Only the host, the co-hosts, and those who may manage the channel."""
    if interaction.user.id not in game.hosts and not interaction.permissions.manage_channels:
        hosts = listed(f"<@{user}>" for user in game.hosts)
        raise Sorry(
            f"Only the host of the game ({hosts}), or somebody who may manage this channel, can do that. "
            "Has the host left this server? Then `/host claim` makes a player the host."
        )


def need_owner(game: GameRow, interaction: discord.Interaction[Any]) -> None:
    """Only the host and those who may manage the channel: co-hosts make no other hosts."""
    if interaction.user.id != game.host and not interaction.permissions.manage_channels:
        raise Sorry(
            f"Only the host, <@{game.host}>, or somebody who may manage this channel, can do that. "
            "Has the host left this server? Then `/host claim` makes you the host."
        )


def need_mover(game: GameRow, interaction: discord.Interaction[Any]) -> None:
    """Only the hosts, and those who may manage both the channel a game leaves and the one it comes to."""
    user, guild = interaction.user, interaction.guild
    if user.id in game.hosts:
        return
    if isinstance(user, discord.Member) and interaction.permissions.manage_channels:
        left = guild.get_channel_or_thread(game.channel) if guild else None
        rights = left.permissions_for(user) if left else user.guild_permissions
        if rights.manage_channels:
            return
    raise Sorry("Only the host of the game, or somebody who may manage both channels, can do that.")


def need_rights(interaction: discord.Interaction[Any]) -> None:
    """The bot itself must be able to post messages and pictures in the channel."""
    if interaction.channel is not None and not isinstance(interaction.channel, WRITABLE):
        raise Sorry("A game is played in a text channel, a thread or a forum post, not here.")
    _need(interaction.app_permissions, interaction.channel)


async def need_rights_in(place: discord.TextChannel | discord.Thread | discord.VoiceChannel) -> None:
    """The same for another channel or thread."""
    _need(place.permissions_for(place.guild.me), place)
    await come_in(place)


async def come_in(place: object) -> None:
    """Into a private thread the bot must come itself before it can post there."""
    if isinstance(place, discord.Thread) and place.is_private():
        try:
            await place.join()
        except discord.HTTPException:
            raise Sorry(
                "This thread is private. Mention me in it, so that I am let in, and try again."
            ) from None


def _need(rights: discord.Permissions, place: object) -> None:
    thread = isinstance(place, discord.Thread)
    needed = {
        "View Channel": rights.view_channel,
        "Send Messages in Threads" if thread else "Send Messages": (
            rights.send_messages_in_threads if thread else rights.send_messages
        ),
        "Attach Files": rights.attach_files,
        "Manage Threads, for the thread is locked,": (
            rights.manage_threads or not (isinstance(place, discord.Thread) and place.locked)
        ),
    }
    missing = [name for name, given in needed.items() if not given]
    if missing:
        raise Sorry(
            f"I cannot run a game here: in this channel I lack {listed(f'**{name}**' for name in missing)}. "
            "Somebody who may manage the channel can allow it in its settings, under Permissions."
        )


def need_live(game: GameRow) -> None:
    """Only while the game is not over."""
    if game.status not in LIVE:
        raise Sorry(CLOSED[game.status])


def need_running_or_paused(game: GameRow) -> None:
    """Only between the first phase and the last."""
    if game.status not in (Status.RUNNING, Status.PAUSED):
        raise Sorry(CLOSED[game.status])


def need_running(game: GameRow) -> None:
    """Only while people may answer."""
    if game.status is not Status.RUNNING:
        raise Sorry(CLOSED[game.status])


async def look_of(store: Store, user: int, names: tuple[str, ...]) -> tuple[Look, bool]:
    """How a person likes to see things, and whether every picture comes as text too."""
    prefs = (await store.people.prefs([user])).get(user, Prefs())
    return Look(names, prefs.scheme or "classic"), prefs.text
