"""A sibling of the civ family on Discord: people who press and write, and a quick way into a later turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot import actions
from bot.attempt import Attempt
from rules.civ.ruleset import Ruleset
from rules.standins import STANDINS, for_game
from rules.table import Chance, Refusal
from rules.table import inputs as put
from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import Stage

MOST = 5000  # answers until a later turn has begun
FIVE = ("Ann", "Ben", "Cleo", "Dan", "Eve")


async def begin(s: Stage, game: str, turns: str, standins: int) -> dict[str, int]:
    """A lobby with everybody and some stand-ins, started; the seats of the people."""
    ann, *others = s.people.values()
    await ann.slash(s.channel, "game new", game=game, speed="fast", standins=standins)
    await ann.slash(s.channel, "game option", option="turns", value=turns)
    lobby = s.channel.last_message
    for other in others:
        await other.click(lobby, label="Join")
    await ann.click(lobby, label="Start")
    await s.settle()
    async with inside(s.app.tables, 1) as live:
        return {seat.name: seat.seat for seat in live.seats if seat.user}


async def thought(s: Stage, dice: Chance) -> int:
    """One answer as a stand-in would give it, for whoever is awaited; the turn it is."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        question = table.waiting()[0]
        data = STANDINS[for_game(table.game.key)].answer(question, table.view(question.seat), dice)
        turn, is_floor = table.state.turn, table.is_floor
    outcome = await s.app.tables.do(1, actions.answer(question.seat, question.key, data))
    assert outcome.refusal is None
    if is_floor:
        await s.app.tables.do(1, actions.force())
    return int(turn)


async def at_turn(s: Stage, wanted: int) -> None:
    """Stand-ins think for everybody until this turn has begun, all of it told at once."""
    dice = Chance(b"thought")

    def think(attempt: Attempt) -> Refusal | None:
        table = attempt.live.game_table
        standin = STANDINS[for_game(table.game.key)]
        for _ in range(MOST):
            if table.state.turn >= wanted:
                return None
            question = table.waiting()[0]
            data = standin.answer(question, table.view(question.seat), dice)
            assert attempt.submit(put.Answer(question.seat, question.key, data)) is None
            if table.is_floor:
                assert attempt.submit(put.Expire()) is None
        raise AssertionError("the turn does not come")

    assert (await s.app.tables.do(1, think)).refusal is None
    await s.app.tables.quiet()


async def _line_for(s: Stage, name: str, rules: Ruleset) -> tuple[str, str]:
    """What is asked, and what somebody could write to answer it; empty where there is nothing to say."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        question = next(q for q in table.waiting() if live.seats[q.seat].name == name)
        areas, out = rules.board.areas, table.state.out_of_play
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


async def to_the_end(s: Stage, watch: SecretsWatch, rules: Ruleset) -> tuple[Counter[str], int]:
    """Everybody presses and writes until the game is over; what was written, and how much was pressed."""
    players = {name: Presser(s, s.people[name], name.encode()) for name in s.people}
    written: Counter[str] = Counter()
    for count in range(200):
        await s.app.tables.quiet()
        if await s.is_over():
            return written, sum(player.presses for player in players.values())
        name = next(name for name in await s.awaited() if name in players)
        key, line = await _line_for(s, name, rules)
        taken: Any = None
        if line and count % 3:
            taken = await s.people[name].slash(s.channel, "orders", text=line)
            written[key] += "Recorded" in taken.response.content
        if taken is None or "Recorded" not in taken.response.content:
            await players[name].answer()
        await s.settle()
        await watch.look()
    raise AssertionError("the game does not end")


def files(s: Stage) -> set[str]:
    """The names of all files in the channel."""
    return {attachment.filename for message in s.channel.history() for attachment in message.attachments}
