"""A sibling that the bot does not know by name: a whole game of two people, by presses and written orders."""

from tests.bot.inside import inside
from tests.bot.player import Presser, controls
from tests.bot.stage import stage
from tests.bot.words import words
from tests.tiny.game import Tiny

NAMES = ("Ann", "Ben")


async def looked(s, read):
    """Something of the table as it stands."""
    async with inside(s.app.tables, 1) as live:
        return read(live.table)


async def go_on(s, players, until):
    """Whoever is awaited answers by pressing, until something is so or the game is over."""
    for _ in range(400):
        await s.settle()
        if await s.is_over() or await looked(s, until):
            return
        await players[(await s.awaited())[0]].answer()
    raise AssertionError("the game does not move on")


def can_march(table):
    """The first in movement has a token to march with."""
    return table.phase == "movement" and bool(table.waiting())


def can_trade(table):
    """Both hold enough goods for a deal."""
    hands = [[card for card in table.view(seat).hand if not card.grade] for seat in (0, 1)]
    return table.phase == "trade" and min(map(len, hands)) >= 2


async def march(s):
    """A written march of whoever moves first, the area by a name of the board and misspelt a little."""
    async with inside(s.app.tables, 1) as live:
        seat = live.table.waiting()[0].seat
        start = next(area for area, here in live.table.view(seat).tokens.items() if seat in here)
        there = sorted(live.table.game.rules.board.areas[start].land)[0]
    mover = s.people[NAMES[seat]]
    refused = await mover.slash(s.channel, "move", orders=f"ship {start} build")
    assert "Recorded" not in refused.response.content
    taken = await mover.slash(s.channel, "move", orders=f"{start.lower()} 1 > {there}s")
    assert "Recorded" in taken.response.content, taken.response.content


async def trade(s):
    """Ann offers by fields, Ben accepts by the button in his DMs."""
    hands = await looked(
        s, lambda table: [[c.name for c in table.view(n).hand if not c.grade][:2] for n in (0, 1)]
    )
    hers, his = (", ".join(hand) for hand in hands)
    made = await s.people["Ann"].slash(s.channel, "trade offer", to="Ben", give=hers, want=his)
    assert "Recorded" in made.response.content, made.response.content
    await s.settle()
    letter = list(s.people["Ben"].user.dm_channel.history())[-1]
    assert "offers you 2 cards" in words(letter)
    message = (await s.people["Ben"].user.click(letter, label="Accept")).response
    if "Recorded" not in message.content:
        menu = next(part for part in controls(message) if ":step:" in part["custom_id"])
        wanted = [option["value"] for option in menu["options"]][: menu.get("min_values", 1)]
        chosen = await s.people["Ben"].user.select(message, wanted, custom_id=menu["custom_id"])
        message = chosen.response or message
    assert "Recorded" in message.content, message.content
    await s.settle()
    assert "You received" in "\n".join(s.private("Ann"))
    assert "struck a deal" in words(s.channel.last_message)


async def test_a_whole_game_of_a_sibling_nobody_has_heard_of(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, games={Tiny.key: Tiny()}) as s:
        await s.begin("Ben", host="Ann", game=Tiny.key, turns="6")
        players = {name: Presser(s, s.people[name], f"{name} 1".encode()) for name in NAMES}
        rules = await s.people["Ann"].slash(s.channel, "rules", about="Barter")
        assert "Requires Rafts and Sagas" in rules.response.content
        await go_on(s, players, can_march)
        await march(s)
        await s.restart()
        await go_on(s, players, can_trade)
        await trade(s)
        await go_on(s, players, lambda table: False)
        await s.settle()
        assert await s.is_over()
        posted = "\n".join(s.posted())
        assert "The game is over" in posted
        assert "Western" not in posted
        names = {attachment.filename for m in s.channel.history() for attachment in m.attachments}
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= names
