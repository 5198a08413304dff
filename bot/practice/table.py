"""One person, one channel, any game: what the practice table offers, and what its buttons do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import discord

from bot import actions
from bot.actions import Action
from bot.attempt import Attempt
from bot.discord.alone import Player, begin_alone, greeting
from bot.discord.app import Amphora
from bot.discord.chance import pressed_line
from bot.discord.ids import PRACTICE, ButtonId
from bot.discord.interactions import QUIET, acknowledge, reply
from bot.discord.items import Control
from bot.discord.layout import button, layout
from bot.discord.post import Key, Part, Post
from bot.live_game import LiveGame
from bot.store.rows import GameRow, Letter, Status, Target, TargetKind

YOU = "Guest"  # a name, not "You": others are told what this player does
LEARN, GO_ON, CHOOSE, ANEW = "learn", "go-on", "choose", "anew"
HELLO, BACK = "Welcome to Amphora", "Welcome back"
WELCOME = """You lead a people, stand-ins lead the others, and I am the referee. Nobody waits for you, and \
nothing can break.
New here? Press **Learn to play**: each question is explained when it first comes."""
KEPT = "Your game is as you left it."
WHICH = "**Which game do you want to learn?** All are short here, and you can stop at any time."
OTHERS = "**Which game?** The first button teaches one while you play it."
BEGUN = "**{game}** begins. Press **My orders** under the newest message: it asks what you want to do."
MIDDLE = "You are in the middle of **{game}**."
Offer = tuple[str, str, discord.ButtonStyle]  # what a button says, what it does, how it looks


class Practice:
    """The table of one person. Private messages come in the channel too: nobody else is there."""

    def __init__(self, app: Amphora, guild: Any, channel: Any, you: Any) -> None:
        self._app = app
        self._player = Player(guild.id, channel.id, you.id, YOU)
        PracticeButton.practice = self
        app.add_dynamic_items(PracticeButton)
        app.poster.instead_of_dms = channel.id

    async def welcome(self) -> None:
        """The first message: what to press."""
        kept = await self._take_up()
        if kept is None:
            title, text, offers = HELLO, WELCOME, self._games()
        else:
            title, text = BACK, KEPT
            offers = [
                (f"Go on: {await self._called(kept)}", GO_ON, discord.ButtonStyle.success),
                ("Begin another", CHOOSE, discord.ButtonStyle.secondary),
            ]
        channel = self._app.get_channel(self._player.channel)
        assert isinstance(channel, discord.TextChannel)
        post = Post(title=title, parts=(Part(text),), row=_keys(offers))
        await channel.send(view=layout(post), allowed_mentions=QUIET)

    async def is_free(self) -> bool:
        """Whether no game is under way."""
        return await self._kept() is None

    async def press(self, interaction: discord.Interaction[Any], argument: str) -> None:
        """A button of the table."""
        await acknowledge(interaction)
        match argument.split("/"):
            case [word] if word == GO_ON:
                await self._go_on(interaction)
            case [word] if word == CHOOSE:
                await reply(interaction, OTHERS, view=_view(self._games()))
            case [word] if word == LEARN:
                await reply(interaction, WHICH, view=_view(self._games(guided=True)))
            case [*before, key]:
                await self._choose(interaction, key, guided=LEARN in before, anew=ANEW in before)

    async def begin(self, key: str, *, guided: bool = False, pressed: str = "") -> str:
        """Seat you and the stand-ins, and start; what to tell you."""
        await begin_alone(self._app, self._player, key, guided=guided, pressed=pressed)
        begun = BEGUN.format(game=self._app.tables.games[key].name)
        return f"{greeting(self._app, key)}\n{begun}" if guided else begun

    async def _choose(
        self, interaction: discord.Interaction[Any], key: str, *, guided: bool, anew: bool
    ) -> None:
        kept = await self._kept()
        if kept is not None and not anew:
            wanted = "/".join([ANEW, *([LEARN] if guided else []), key])
            name = self._app.tables.games[key].name
            offers = [
                ("Go on with it", GO_ON, discord.ButtonStyle.success),
                (f"End it and begin {name}", wanted, discord.ButtonStyle.danger),
            ]
            await reply(interaction, MIDDLE.format(game=await self._called(kept)), view=_view(offers))
            return
        if kept is not None:
            await self._app.tables.do(kept.id, actions.end())
        pressed = pressed_line(self._app, interaction, "chose the game")
        await reply(interaction, await self.begin(key, guided=guided, pressed=pressed))

    async def _go_on(self, interaction: discord.Interaction[Any]) -> None:
        """The position as it is, posted again: the messages of before are gone."""
        kept = await self._kept()
        if kept is None:
            await reply(interaction, OTHERS, view=_view(self._games()))
            return
        where = Target(TargetKind.CHANNEL, kept.channel)
        call = {"game": kept.id, "mention": [], "seal": ""}
        last = kept.phase - 1
        letter = (
            Letter(where, "phase", {"first": last, "last": last, **call})
            if last
            else Letter(where, "asked", {"phase": kept.phase, **call})
        )
        await self._app.store.letters.send([letter], kept.id)
        self._app.outbox.poke()
        await reply(interaction, f"You go on with **{await self._called(kept)}**. Press **My orders**.")

    def _games(self, *, guided: bool = False) -> list[Offer]:
        """Every game; first, where none is to be learnt yet, the way to learn one."""
        before = f"{LEARN}/" if guided else ""
        style = discord.ButtonStyle.primary if guided else discord.ButtonStyle.secondary
        games = [(game.name, before + key, style) for key, game in self._app.tables.games.items()]
        return games if guided else [("🎓 Learn to play", LEARN, discord.ButtonStyle.success), *games]

    async def _kept(self) -> GameRow | None:
        """The game under way, if there is one."""
        return next(iter(await self._app.store.games.live()), None)

    async def _called(self, kept: GameRow) -> str:
        """A game under way in few words: its name, and how far it has come."""
        name = self._app.tables.games[kept.ruleset].name
        return f"{name}, turn {await self._app.tables.look(kept.id, _turn)}" if kept.phase else name

    async def _take_up(self) -> GameRow | None:
        """The game of an earlier start, if there is one; a lobby is not kept, its message is gone."""
        kept = await self._kept()
        if kept is not None and kept.status is Status.LOBBY:
            await self._app.tables.do(kept.id, actions.end())
            return None
        you = self._player
        if kept is not None and (kept.guild, kept.channel, kept.host) != (you.guild, you.channel, you.user):
            await self._app.tables.do(kept.id, _resettled(you))
            return await self._kept()
        return kept


class PracticeButton(Control, template=PRACTICE):
    """A button of the practice table."""

    practice: ClassVar[Practice]

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Do what it is for."""
        await self.practice.press(interaction, ButtonId.of(self.match).argument)


def _turn(live: LiveGame) -> int:
    return int(live.game_table.view(None).turn)


def _resettled(you: Player) -> Action:
    """Another version may give the same person and place other numbers."""

    def action(attempt: Attempt) -> None:
        for seat in attempt.seats:
            if seat.user == attempt.row.host:
                attempt.change_seat(seat.seat, user=you.user)
        attempt.row = replace(attempt.row, guild=you.guild, channel=you.channel, host=you.user)
        attempt.whole = True

    return action


def _keys(offers: list[Offer]) -> tuple[Key, ...]:
    return tuple(Key(label, str(ButtonId(0, "practice", doing)), style) for label, doing, style in offers)


def _view(offers: list[Offer]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for key in _keys(offers):
        view.add_item(button(key))
    view.stop()
    return view
