"""CivX on Discord: five people and a stand-in, to the end, by forms and by written lines."""

from collections import Counter

from bot import actions
from rules.civ.civx.game import RULESET
from rules.standins import STANDINS, for_game
from rules.table import Chance
from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import stage

FIVE = ("Ann", "Ben", "Cleo", "Dan", "Eve")
BY_HAND = 7
"""The turn from which everybody presses and writes; before it stand-ins think for them."""


async def begin(s, turns, standins):
    """A lobby with everybody and some stand-ins, started."""
    ann, *others = s.people.values()
    await ann.slash(s.channel, "game new", game="civx", speed="fast", standins=standins)
    await ann.slash(s.channel, "game option", option="turns", value=turns)
    lobby = s.channel.last_message
    for other in others:
        await other.click(lobby, label="Join")
    await ann.click(lobby, label="Start")
    await s.settle()


async def thought(s, dice):
    """One answer as a stand-in would give it, for whoever is awaited; the turn it is, 0 at the end."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        question = table.waiting()[0]
        data = STANDINS[for_game("civx")].answer(question, table.view(question.seat), dice)
        turn, is_floor = table.state.turn, table.is_floor
    outcome = await s.app.tables.do(1, actions.answer(question.seat, question.key, data))
    assert outcome.refusal is None
    if is_floor:
        await s.app.tables.do(1, actions.force())
    return turn


async def at_turn(s, wanted):
    """Stand-ins think for everybody until this turn has begun."""
    dice = Chance(b"thought")
    for _ in range(600):
        await s.app.tables.quiet()
        if await thought(s, dice) >= wanted:
            return
    raise AssertionError("that turn never comes")


async def line_for(s, name):
    """What somebody could write to answer what is asked now; empty where there is nothing to say."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        question = next(q for q in table.waiting() if live.seats[q.seat].name == name)
        areas, out = RULESET.board.areas, table.state.out_of_play
        mine = [area for area, here in table.state.tokens.items() if here.get(question.seat)]
    match question.key:
        case "ships":
            ports = [area for area in mine if areas[area].coasts]
            return question.key, f"build {ports[0]} paid {ports[0]}" if ports else ""
        case "move":
            ways = ((area, to) for area in mine for to in areas[area].land if to not in out)
            return question.key, "{} 1 > {}".format(*next(ways, ("", "")))
        case "trade":
            return question.key, "done"
        case "card":
            return question.key, "no"
        case "advances":
            return question.key, "pass"
    return question.key, ""


async def test_five_people_and_a_stand_in_play_to_the_end_and_read_no_secret(tmp_path):
    async with stage(str(tmp_path / "a.db"), *FIVE) as s:
        await begin(s, "8", standins=1)
        async with inside(s.app.tables, 1) as live:
            seats = {seat.name: seat.seat for seat in live.seats if seat.user}
        watch = SecretsWatch(s, seats)
        await at_turn(s, BY_HAND)
        players = {name: Presser(s, s.people[name], name.encode()) for name in FIVE}
        written = Counter()
        for count in range(150):
            await s.app.tables.quiet()
            if await s.is_over():
                break
            name = (await s.awaited())[0]
            key, line = await line_for(s, name)
            taken = None
            if line and count % 3:
                taken = await s.people[name].slash(s.channel, "orders", text=line)
                written[key] += "Recorded" in taken.response.content
            if taken is None or "Recorded" not in taken.response.content:
                await players[name].answer()
            await s.settle()
            await watch.look()
        assert await s.is_over()
        assert "The game is over" in "\n".join(s.posted())
        assert {"ships", "move", "trade", "advances"} <= {key for key, count in written.items() if count}
        assert sum(player.presses for player in players.values()) > 20
        assert watch.checked > 50
        names = {attachment.filename for m in s.channel.history() for attachment in m.attachments}
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= names
