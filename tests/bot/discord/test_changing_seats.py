"""Who plays a seat is decided inside the door, by the person who pressed."""

import asyncio

from bot import actions
from tests.bot.inside import inside
from tests.bot.stage import stage

NAMES = ("Ann", "Ben", "Cleo", "Dido")
BEN = 1


def words(shown):
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


def meanwhile(s, action):
    """Something is done to the game right after it was looked at the next time."""
    look, do = s.app.tables.look, s.app.tables.do

    async def looked(game, reader):
        found = await look(game, reader)
        s.app.tables.look = look
        assert (await do(game, action)).refusal is None
        return found

    s.app.tables.look = looked


async def votes(s):
    async with s.app.store._database.read() as db:
        return (await db.exec_driver_sql("SELECT count(*) FROM votes")).scalar_one()


async def replaced(s, command, **options):
    """What Ben reads who is replaced by Cleo while he does something."""
    meanwhile(s, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
    return words(await s.people["Ben"].slash(s.channel, command, **options))


async def test_an_answer_of_a_replaced_player_does_not_count(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        assert "do not play" in await replaced(s, "orders", text="2")
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(BEN)[0].given is None
            assert live.seats[BEN].name == "Cleo"


async def test_a_press_of_a_replaced_player_does_not_count(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        form = await s.people["Ben"].slash(s.channel, "orders")
        await s.settle()
        meanwhile(s, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
        shown = await s.people["Ben"].click(form.response, label="2")
        assert "do not play" in words(shown)
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(BEN)[0].given is None


async def test_a_replaced_player_can_neither_undo_nor_leave_nor_vote(tmp_path):
    for command, options in (
        ("undo", {}),
        ("game leave", {"sure": "yes, I leave for good"}),
        ("vote", {"motion": "pause"}),
        ("standing", {"end": "tax"}),
    ):
        async with stage(str(tmp_path / f"{command}.db"), *NAMES) as s:
            await s.begin("Ben", host="Ann")
            await s.people["Ben"].slash(s.channel, "orders", text="2")
            await s.settle()
            assert "no longer play this seat" in await replaced(s, command, **options)
            async with inside(s.app.tables, 1) as live:
                assert [type(entry).__name__ for entry in live.table.inputs] == ["Answer", "HandOver"]
                assert live.seats[BEN].standin is None
            assert await votes(s) == 0


async def test_two_who_take_one_seat_at_once_are_one_and_a_refusal(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await s.app.tables.do(1, actions.replace_player(BEN))
        both = [actions.take_seat(BEN, s.people[name].id, name) for name in ("Cleo", "Dido")]
        outcomes = await asyncio.gather(*(s.app.tables.do(1, action) for action in both))
        assert sorted(outcome.refusal is None for outcome in outcomes) == [False, True]


async def test_a_seat_taken_a_moment_ago_is_not_taken_from_its_new_player(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await s.app.tables.do(1, actions.replace_player(BEN))
        await s.settle()
        meanwhile(s, actions.take_seat(BEN, s.people["Cleo"].id, "Cleo"))
        shown = await s.people["Dido"].slash(s.channel, "game take")
        assert "no longer free" in words(shown)
        async with inside(s.app.tables, 1) as live:
            assert live.seats[BEN].user == s.people["Cleo"].id


async def test_what_a_player_prepared_is_not_shown_to_the_next(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        ben, cleo = s.people["Ben"].id, s.people["Cleo"].id
        await s.app.tables.set_draft(1, BEN, "tax", 3, by=ben)
        await s.app.tables.do(1, actions.hand_over(BEN, cleo, "Cleo"))
        await s.app.tables.set_draft(1, BEN, "tax", 2, by=ben)
        assert await s.app.store.people.drafts_of(1, cleo) == {}


async def test_votes_by_or_against_a_former_player_do_not_count(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        await s.people["Ann"].slash(s.channel, "vote", motion="replace", player="Ben")
        await s.people["Cleo"].slash(s.channel, "vote", motion="pause")
        s.time.seconds += 60
        await s.app.tables.do(1, actions.hand_over(BEN, s.people["Dido"].id, "Dido"))
        await s.people["Cleo"].slash(s.channel, "vote", motion="replace", player="Dido")
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            assert live.seats[BEN].standin is None
        assert "1 of 2 needed" in s.posted()[-1]


async def test_whoever_takes_over_a_seat_has_a_name_of_their_own(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        twin = s.env.guild.add_member(s.env.create_user("ann", global_name="**Ann**\u200b"))
        fox = s.env.guild.add_member(s.env.create_user("fox", global_name="🦊"))
        await s.begin("Ben", "Cleo", host="Ann")
        await s.people["Ann"].slash(s.channel, "host replace", seat="Ben", player=twin)
        await s.people["Ann"].slash(s.channel, "host replace", seat="Cleo")
        await fox.slash(s.channel, "game take", seat="Cleo")
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            assert live.names == ("Ann", "Ann 2", "fox")
        assert any("**Ann 2** takes over the seat of **Ben**" in text for text in s.posted())
