"""A whole game of five on Discord: forms, written lines, trade in DMs, restarts, a closed DM, a deadline."""

from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.stage import stage
from tests.bot.words import words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


async def everybody(s, players, until):
    """Let whoever is awaited answer by pressing, until a phase is reached."""
    for _ in range(400):
        async with inside(s.app.tables, 1) as live:
            table = live.table
            if table.over or until(table):
                return
            name = live.seats[live.awaited()[0]].name
        await players[name].answer()
    raise AssertionError("the game does not move on")


def reached(phase, turn=1):
    return lambda table: table.phase == phase and table.view(None).turn == turn


async def test_a_game_of_five_with_all_that_can_happen(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, "Fay") as s:
        await s.begin(*NAMES[1:], host="Ann")
        players = {name: Presser(s, s.people[name], name.encode()) for name in (*NAMES, "Fay")}

        # a written answer, refused first, then taken
        refused = await s.people["Ann"].slash(s.channel, "orders", text="7")
        assert "not between 0 and 3" in refused.response.content
        taken = await s.people["Ann"].slash(s.channel, "orders", text="2")
        assert "Recorded" in taken.response.content
        await everybody(s, players, reached("voyage"))

        # written movement, answered ahead by the last in order
        ahead = await s.people["Eve"].slash(s.channel, "move", orders="Ostia 1 > Gades")
        assert "Recorded" in ahead.response.content
        await s.restart()
        await everybody(s, players, reached("market"))

        # an offer arrives in a DM with a button that accepts it
        async with inside(s.app.tables, 1) as live:
            card = live.table.view(0).cards[0]
            before = live.table.view(None).hands
        await s.people["Ann"].slash(s.channel, "orders", text=f"offer {card} to 1 for 0")
        await s.settle()
        letter = next(m for m in s.people["Ben"].user.dm_channel.history() if "offers you" in words(m))
        accepted = await s.people["Ben"].user.click(letter, label="Accept")
        assert "Recorded" in accepted.response.content
        again = await s.people["Ben"].user.click(letter, label="Accept")
        assert "stands no more" in again.response.content
        async with inside(s.app.tables, 1) as live:
            after = live.table.view(None).hands
        assert (after[0], after[1]) == (before[0] - 1, before[1] + 1)
        await everybody(s, players, reached("shop"))

        # nobody answers: grace first, then the defaults
        s.time.seconds += 9 * 3600
        await s.app.timekeeper.check()
        await s.settle()
        assert any("may still answer" in text for text in s.posted())
        s.time.seconds += 2 * 3600
        await s.app.timekeeper.check()
        await s.settle()
        assert any("default answers count" in text for text in s.posted())

        # Cleo's DMs are closed: noticed once in the channel, without content
        cleo = s.people["Cleo"]
        s.env.inject_error(
            "POST", f"/channels/{cleo.user.dm_channel.id}/messages", status=403, code=50007, times=None
        )
        await everybody(s, players, reached("tax", 2))
        await s.restart()

        # until now everybody has read their own secrets only
        assert s.check_secrets({name: seat for seat, name in enumerate(NAMES)}) >= 5

        # Dan is replaced by Fay
        await s.people["Ann"].slash(s.channel, "host replace", seat="Dan", player=s.people["Fay"])
        await s.settle()
        assert any("from now on, in place of" in text for text in s.posted())
        gone = await s.people["Dan"].slash(s.channel, "orders")
        assert "do not play" in gone.response.content

        await everybody(s, players, lambda table: False)
        await s.settle()
        assert await s.is_over()
        assert any("The game is over" in text for text in s.posted())
        assert sum("cannot send you DMs" in text for text in s.posted()) == 1
        assert {a.filename for m in s.channel.history() for a in m.attachments} >= {
            "map.webp",
            "standings.webp",
        }
