"""Every slash command, with what it refuses."""

from contextlib import asynccontextmanager

from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words


@asynccontextmanager
async def playing(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Cleo", "Eve") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        yield s


async def said(s, name, command, **options):
    """What the bot answers to a command."""
    result = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    parts = [result.response, *result.followups]
    return "\n".join(words(part) for part in parts if part is not None)


async def taxes(s):
    for name in ("Ann", "Ben", "Cleo"):
        await said(s, name, "orders", text="1")


async def test_pictures_and_texts_on_request(tmp_path):
    async with playing(tmp_path) as table:
        await taxes(table)
        for command, options in [
            ("map", {}),
            ("map", {"place": "ostia"}),
            ("map", {"phase": 1}),
            ("board", {}),
            ("hand", {}),
            ("standings", {}),
            ("show", {"picture": "zoom", "of": "Tyros"}),
            ("show", {"picture": "battles", "phase": 1}),
            ("show", {"picture": "map", "phase": 1}),
            ("history", {}),
            ("history", {"phase": 1}),
            ("chart", {}),
            ("replay", {}),
            ("rules", {"about": "taxes"}),
            ("help", {}),
            ("games", {}),
            ("trade list", {}),
        ]:
            text = await said(table, "Ann", command, **options)
            assert text, command
            assert "went wrong" not in text, command
            assert "There is no" not in text, command


async def test_what_cannot_be_shown_is_said_clearly(tmp_path):
    async with playing(tmp_path) as table:
        assert "There is no picture of" in await said(table, "Ann", "map", place="qqqqq")
        assert "has not ended" in await said(table, "Ann", "history", phase=99)
        assert "nothing private" in await said(table, "Eve", "hand")
        assert "There is no rule or card" in await said(table, "Ann", "rules", about="qqqqq")
        assert "There is no picture" in await said(table, "Ann", "show", picture="nonsense")
        assert "No phase has ended" in await said(table, "Ann", "chart")


async def test_without_battles_that_is_said(tmp_path):
    async with playing(tmp_path) as table:
        await taxes(table)
        assert "Nobody fought." in await said(table, "Ann", "show", picture="battles", phase=1)
        assert "Nobody has fought lately" in await said(table, "Ann", "show", picture="battles")
        assert "has not ended" in await said(table, "Ann", "show", picture="battles", phase=99)


async def test_the_host_pauses_resumes_and_moves_the_deadline(tmp_path):
    async with playing(tmp_path) as table:
        assert "Only the host" in await said(table, "Ben", "host pause")
        assert "is paused" in await said(table, "Ann", "host pause")
        assert "paused" in await said(table, "Ben", "orders", text="1")
        assert "▶️ The game goes on. **Taxes** waits for" in await said(table, "Ann", "host resume")
        await table.settle()
        assert "The game goes on. The deadline is <t:" in table.posted()[-1]
        assert "Recorded" in await said(table, "Ben", "orders", text="1")
        assert "The deadline is <t:" in await said(table, "Ann", "host deadline", time="2 days")
        assert "not a length of time" in await said(table, "Ann", "host deadline", time="soon")
        assert "pace is set" in await said(table, "Ann", "host pace", at="20:00", zone="rome", weekends=False)
        assert "not a time of day" in await said(table, "Ann", "host pace", at="25:99")


async def test_the_host_rolls_back_and_says_what_is_undone(tmp_path):
    async with playing(tmp_path) as table:
        await taxes(table)
        assert "Taken back" in await said(table, "Ann", "host rollback", phase=1, sure="yes")
        assert any("undoes 3 answers" in text for text in table.posted())
        async with inside(table.app.tables, 1) as live:
            assert live.table.phase == "tax"
        assert "not reached" in await said(table, "Ann", "host rollback", phase=77, sure="yes")


async def test_the_host_forces_and_ends(tmp_path):
    async with playing(tmp_path) as table:
        assert "The default answers of" in await said(table, "Ann", "host force", sure="yes")
        assert "when the game is over" in await said(table, "Ann", "host export")
        assert "ended" in await said(table, "Ann", "host end", sure="yes")
        assert "verify" in await said(table, "Ann", "host export")
        assert "over" in await said(table, "Ann", "host pause")


async def test_seats_change_hands(tmp_path):
    async with playing(tmp_path) as table:
        assert "A stand-in plays for **1** (Ben)" in await said(table, "Ann", "host standin", seat="Ben")
        assert "already" in await said(table, "Ann", "host standin", seat="Ben")
        assert "Welcome back" in await said(table, "Ben", "game back")
        assert "The seat of **2** (Cleo) is free" in await said(table, "Ann", "host replace", seat="Cleo")
        assert "taken the seat" in await said(table, "Eve", "game take")
        assert "do not play" in await said(table, "Cleo", "orders")
        assert "stand-in plays" in await said(table, "Ben", "game leave", sure="yes, I leave for good")


async def test_votes_carry(tmp_path):
    async with playing(tmp_path) as table:
        assert "counted" in await said(table, "Ben", "vote", motion="pause")
        assert any("1 of 2 needed" in text for text in table.posted())
        await said(table, "Cleo", "vote", motion="pause")
        assert any("The vote has passed" in text for text in table.posted())
        async with inside(table.app.tables, 1) as live:
            assert live.row.status == "paused"
        assert "Say who" in await said(table, "Ben", "vote", motion="replace")


async def test_prefs_and_vacations(tmp_path):
    async with playing(tmp_path) as table:
        text = await said(
            table,
            "Ben",
            "prefs",
            scheme="dark",
            text=True,
            notify="dm",
            quiet_from="22:00",
            quiet_to="8:00",
            zone="Europe/Rome",
        )
        assert "dark" in text
        assert "22:00–08:00" in text
        assert "no scheme" in await said(table, "Ben", "prefs", scheme="pink")
        assert "time zone" in await said(table, "Ben", "prefs", zone="nowhere")
        assert "Away until" in await said(table, "Ben", "vacation", until="2027-02-01", mode="standin")
        assert "Welcome back" in await said(table, "Ben", "vacation", until="end")
        assert "not a day" in await said(table, "Ben", "vacation", until="tomorrow")


async def test_standing_orders_and_undo(tmp_path):
    async with playing(tmp_path) as table:
        shown = await table.people["Ben"].slash(table.channel, "orders")
        stood = await table.people["Ben"].click(shown.response, label="Always like this")
        assert "Standing order" in (stood.response or shown.response).content
        assert "tax" in await said(table, "Ben", "standing")
        assert "Ended" in await said(table, "Ben", "standing", end="tax")
        await said(table, "Ann", "orders", text="1")
        assert "taken back" in await said(table, "Ann", "undo")


async def test_suggestions_never_fail(tmp_path):
    async with playing(tmp_path) as table:
        ann = table.people["Ann"]
        await taxes(table)
        for command, option, typed in [
            ("game new", "game", "to"),
            ("map", "place", "os"),
            ("map", "phase", "1"),
            ("show", "picture", "ma"),
            ("show", "picture", "batt"),
            ("show", "phase", ""),
            ("history", "phase", "1"),
            ("rules", "about", ""),
            ("orders", "question", ""),
            ("host replace", "seat", "b"),
            ("trade accept", "offer", "b"),
            ("prefs", "scheme", "da"),
            ("prefs", "zone", "rom"),
            ("host pace", "zone", ""),
            ("vote", "player", ""),
        ]:
            found = await ann.autocomplete(table.channel, command, option, typed)
            assert found, (command, option)


async def test_one_game_a_channel(tmp_path):
    async with playing(tmp_path) as table:
        assert "has a game already" in await said(table, "Eve", "game new", game="toy")
        assert "do not know this game" in await said(table, "Eve", "game new", game="chess")


async def test_an_unhurried_game_stays_so_after_a_pause(tmp_path):
    async with playing(tmp_path) as table:
        assert "pace is set" in await said(table, "Ann", "host pace", speed="unhurried")
        for name in ("Ann", "Ben", "Cleo"):
            await said(table, name, "orders", text="1")
        for command in ("host pause", "host resume"):
            await said(table, "Ann", command)
        async with inside(table.app.tables, 1) as live:
            assert live.row.deadline is None


async def test_options_are_set_in_the_lobby_by_the_host_alone(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.people["Ann"].slash(s.channel, "game new", game="toy")
        assert "Only the host" in await said(s, "Ben", "game option", option="many", value="yes")
        assert "no value" in await said(s, "Ann", "game option", option="many", value="perhaps")
        assert "is set to **" in await said(s, "Ann", "game option", option="many", value="yes")
        async with inside(s.app.tables, 1) as live:
            assert live.row.options["many"] == "yes"
