"""The real games through the bot: a person who only presses, stand-ins in the other seats, to the end."""

from functools import partial

import pytest

from bot import actions
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.player import Presser, controls
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import stage
from tests.bot.words import words
from tests.contract.disguise import OPEN

ANN, BEN = 0, 4  # the stand-ins sit between them
DEALT = [key for key in GAMES if key not in OPEN]
"""The games with secrets."""
SHORT = {
    "western-empires": {"scenario": "short", "turns": "3"},
    "civx": {"turns": "5"},
    "dawn-of-history": {"turns": "5"},
    "peoples": {"rounds": "15"},
}
LONG = {"western-empires": 24}
"""How many visits are watched, where it is more than a few."""


async def begin(s, key, players=0):
    """Everybody on the stage and as many stand-ins as the game needs."""
    ann, *others = s.people.values()
    standins = max(players, GAMES[key].least) - len(s.people)
    await ann.slash(s.channel, "game new", game=key, speed="fast", standins=standins)
    for option, value in SHORT.get(key, {}).items():
        answer = await ann.slash(s.channel, "game option", option=option, value=value)
        assert answer.response.content.startswith("⚙️ **")
    lobby = s.channel.last_message
    for other in others:
        await other.click(lobby, label="Join")
    await ann.click(lobby, label="Start")
    await s.settle()


@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_game_by_presses_against_stand_ins(tmp_path, key):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, key)
        player = Presser(s, s.people["Ann"], b"ann")
        for count in range(600):
            await s.app.tables.quiet()
            if await s.is_over():
                break
            if not await s.awaited():
                continue
            await player.answer()
            if count == 15:
                await s.restart()
        await s.settle()
        assert await s.is_over()
        posted = "\n".join(s.posted())
        assert "The game is over" in posted
        names = {attachment.filename for m in s.channel.history() for attachment in m.attachments}
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= names


@pytest.mark.parametrize("key", DEALT)
async def test_two_people_in_a_game_of_five_read_nothing_they_may_not_know(tmp_path, key):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        watch = SecretsWatch(s, {"Ann": ANN, "Ben": BEN})
        await begin(s, key, players=5)
        players = {name: Presser(s, s.people[name], name.encode()) for name in s.people}
        for name, player in players.items():
            player.hear = partial(watch.hear, name)
        for _ in range(LONG.get(key, 16)):
            await s.settle()
            await watch.look()
            awaited = [name for name in await s.awaited() if name in players]
            if not awaited or await s.is_over():
                break
            await players[awaited[0]].answer()
        await watch.look()
        assert watch.checked > 8
        assert watch.kinds["replies"] > 30
        assert watch.kinds["posts"] > 5


async def at_trade(s):
    """Take the defaults until people trade; what Ann and Ben hold."""
    for _ in range(100):
        async with inside(s.app.tables, 1) as live:
            views = [live.table.view(seat) for seat in (ANN, BEN)]
            held = [[card.name for card in view.hand if not card.grade][:3] for view in views]
            if live.table.phase == "trade" and min(map(len, held)) == 3:
                return held
        await s.app.tables.do(1, actions.force())
        await s.app.tables.quiet()
    raise AssertionError("nobody ever trades")


def newest_letter(s, name):
    return list(s.people[name].user.dm_channel.history())[-1]


async def test_trade_in_dms(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await begin(s, "western-empires", players=5)
        watch = SecretsWatch(s, {"Ann": ANN, "Ben": BEN})
        ann, ben = s.people["Ann"], s.people["Ben"]
        hers, his = await at_trade(s)
        await s.settle()
        await watch.look()

        # an offer to a player by name, countered in a window, or in fields
        made = await ann.slash(s.channel, "trade offer", to="Ben", give=", ".join(hers), want=", ".join(his))
        assert "Recorded" in made.response.content
        watch.hear("Ann", words(made.response))
        await s.settle()
        letter = newest_letter(s, "Ben")
        assert "offers you" in words(letter)
        window = await ben.user.click(letter, label="Counter")
        assert window.modal["title"].startswith("Counter ")
        countered = await ben.slash(
            s.channel, "trade counter", offer="Ann", give=", ".join(his), want=", ".join(hers)
        )
        assert "Recorded" in countered.response.content
        watch.hear("Ben", words(countered.response))
        await s.settle()
        await watch.look()

        # the first offer is stale, and says so; the counter-offer is taken
        stale = await ben.user.click(letter, label="Accept")
        assert "Nothing was changed" in stale.response.content
        taken = await ann.user.click(newest_letter(s, "Ann"), label="Accept")
        message = taken.response
        if "Recorded" not in message.content:
            menu = next(part for part in controls(message) if ":step:" in part["custom_id"])
            taken = await ann.user.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
            message = taken.response or message
        assert "Recorded" in message.content
        watch.hear("Ann", words(message))
        await s.settle()
        assert "You received" in "\n".join(s.private("Ann"))
        await watch.look()

        # the market is in the channel, on the newest message
        await ann.slash(s.channel, "trade market", want="Iron", have="Ochre")
        await s.settle()
        assert "(Ann) looks for Iron and has Ochre" in words(s.channel.last_message)
        assert "struck a deal" in words(s.channel.last_message)

        # and what each of them asks for, private
        for name in ("Ann", "Ben"):
            for command in ("hand", "messages", "orders", "standings"):
                shown = await s.people[name].slash(s.channel, command)
                watch.hear(name, words(shown.response))
        await watch.look()
        assert watch.checked > 20
        assert watch.kinds["replies"] == 11
        assert min(watch.kinds["posts"], watch.kinds["letters"]) > 8
