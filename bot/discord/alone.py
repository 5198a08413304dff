"""A game of one person against stand-ins, begun at once: guided, or as anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord

from bot.deadlines import PRESETS, pace_settings
from bot.discord.chance import pressed_line
from bot.discord.interactions import Sorry
from bot.discord.lobby_seats import STANDIN_NAMES
from bot.discord.seats import need_rights
from bot.discord.wording import refusal_text
from bot.learning import is_guided, learners
from bot.store import ChannelTaken
from bot.store.rows import LIVE, SeatRow
from renders.faces import FACES
from renders.words.names import spoken
from rules.standins import for_game
from rules.table import Game

if TYPE_CHECKING:
    from bot.discord.app import Amphora

SEATS = 5  # of a game without a course, where the game allows it
GOES_ON = "🎓 Your guided game goes on here:"
TAKEN = "A game is under way in this channel. One game per channel: choose another, or `/host end` it."


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays, and where."""

    guild: int
    channel: int
    user: int
    name: str


async def begin_alone(app: Amphora, you: Player, ruleset: str, *, guided: bool, pressed: str = "") -> int:
    """Seat a person and stand-ins, and start; the number of the game. `pressed` is added to chance."""
    game, course = app.tables.games[ruleset], FACES[ruleset].course
    players = course.players if guided else max(game.least, min(SEATS, game.most))
    own = spoken(you.name)
    names = (name for name in STANDIN_NAMES if name != own)
    kind = for_game(ruleset)
    seats = [SeatRow(seat=0, name=own, user=you.user)]
    seats += [
        SeatRow(seat=n, name=name, standin=kind) for n, name in zip(range(1, players), names, strict=False)
    ]
    options = {option.key: option.default for option in game.options}
    pace = pace_settings(replace(PRESETS["unhurried"], standin=kind))
    try:
        row = await app.tables.create(
            guild=you.guild, channel=you.channel, host=you.user, ruleset=ruleset,
            options={**options, **(course.options if guided else {})},
            settings={**pace, **(learners(0) if guided else {})}, seats=seats,
        )  # fmt: skip
    except ChannelTaken:
        raise Sorry(TAKEN) from None
    outcome = await app.tables.start(row.id, pressed)
    if outcome.refusal is not None:
        raise Sorry(refusal_text(outcome.refusal))
    return row.id


async def learn(app: Amphora, interaction: discord.Interaction[Any], ruleset: str) -> None:
    """Begin a guided game in this channel; where this person's own is under way, go on with it."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Sorry("A game is played in a channel of a server.")
    found = await app.store.games.in_channel(interaction.channel_id)
    if found is not None and found.status in LIVE and is_guided(found) and found.host == interaction.user.id:
        await app.forms.open(interaction, found.id, GOES_ON)
        return
    need_known(app.tables.games, ruleset)
    need_rights(interaction)
    you = Player(
        interaction.guild_id, interaction.channel_id, interaction.user.id, interaction.user.display_name
    )
    pressed = pressed_line(app, interaction, "began to learn")
    game = await begin_alone(app, you, ruleset, guided=True, pressed=pressed)
    await app.forms.open(interaction, game, greeting(app, ruleset))


def need_known(games: Mapping[str, Game[Any]], ruleset: str) -> None:
    """Only games that there are."""
    if ruleset not in games:
        known = ", ".join(made.name for made in games.values())
        raise Sorry(f"I do not know this game. There are {known}.")


def greeting(app: Amphora, ruleset: str) -> str:
    """The first words of a guided game."""
    game, course = app.tables.games[ruleset], FACES[ruleset].course
    return (
        f"🎓 **{game.name}**, a guided game against {course.players - 1} stand-ins. {course.about}\n"
        "Nobody waits for you: leave whenever you like, and come back with `/game learn` or **My orders**. "
        "What you are asked for the first time is explained. Where doing nothing would get you nowhere, a "
        "suggestion stands in the form already: change it as you like. Wherever else you do not know what to "
        "do, **Suggest** fills the form with what a stand-in would do in your place, and says why."
    )
