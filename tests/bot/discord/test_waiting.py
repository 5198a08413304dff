"""Waiting for another player: pressed or written, receipted, seen by all, kept over a restart."""

from bot import actions
from rules.table import Chance
from tests.bot.discord.test_kinds import said
from tests.bot.inside import inside
from tests.bot.player import Presser, controls, open_window
from tests.bot.stage import stage
from tests.bot.words import words

PEOPLE = ("Ann", "Ben", "Cleo")
HOURS = 3600


async def to_storm(s, people=PEOPLE):
    """Everybody answers until the storm, where all act at once in the order of their seats."""
    await s.begin(*people[1:], host="Ann")
    dice = Chance(b"storm")
    while True:
        async with inside(s.app.tables, 1) as live:
            if live.table.phase == "storm":
                break
            question = live.table.waiting()[0]
            seat, key, data = question.seat, question.key, question.sample(dice)
        outcome = await s.app.tables.do(1, actions.answer(seat, key, data))
        assert outcome.refusal is None
    await s.settle()


async def pressed(s, name, label):
    form = await s.people[name].slash(s.channel, "orders")
    shown = await s.people[name].click(form.response, label=label)
    await s.settle()
    return (shown.response or form.response).content


async def answered(s, name):
    """The default answer."""
    async with inside(s.app.tables, 1) as live:
        seat = PEOPLE.index(name)
        question = live.table.questions(seat)[0].question
        key, data = question.key, question.default()
    await s.app.tables.do(1, actions.answer(seat, key, list(data)))
    await s.settle()


async def holding(s):
    async with inside(s.app.tables, 1) as live:
        return live.table.holding()


def newest(s):
    return words(s.channel.last_message)


async def test_a_press_waits_for_another_and_one_is_called_when_that_one_has_acted(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        receipt = await pressed(s, "Ben", "Wait for 0 (Ann)")
        assert "⏳ **You wait for 0 (Ann)" in receipt
        assert "Which harbours does the storm hit?" in receipt
        assert await s.awaited() == ["Ann", "Cleo"]
        assert "**1** (Ben) waits for **0** (Ann)" in newest(s)
        await answered(s, "Ann")
        assert await s.awaited() == ["Ben", "Cleo"]
        assert "Ann lost " in newest(s)
        assert f"<@{s.people['Ben'].id}>" in newest(s)
        form = await s.people["Ben"].slash(s.channel, "orders")
        assert "Which harbours" in form.response.content
        assert "Recorded" in await Presser(s, s.people["Ben"], b"ben").answer()


async def test_who_is_called_in_private_reads_there_what_was_done(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await s.people["Ben"].slash(s.channel, "prefs", notify="dm")
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        await answered(s, "Ann")
        letter = s.private("Ben")[-1]
        assert "Your turn" in letter
        assert "Ann lost " in letter
        assert "Which harbours" in letter


async def test_who_is_still_awaited_is_not_called_again(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        before = len(s.posted())
        await answered(s, "Ann")
        assert len(s.posted()) == before + 1
        assert f"<@{s.people['Cleo'].id}>" not in newest(s)
        assert "(Cleo" in newest(s)


async def test_a_menu_offers_all_who_come_before(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        form = await s.people["Cleo"].slash(s.channel, "orders")
        menu = next(c for c in controls(form.response) if ":wait:" in c["custom_id"])
        assert [option["label"] for option in menu["options"]] == ["0 (Ann)", "1 (Ben)"]
        shown = await s.people["Cleo"].select(form.response, ["1"], custom_id=menu["custom_id"])
        assert "You wait for 1 (Ben)" in (shown.response or form.response).content
        first = await s.people["Ann"].slash(s.channel, "orders")
        assert not any(":wait:" in c["custom_id"] for c in controls(first.response))


async def test_it_can_be_written_and_taken_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        for words in ("after Ann", "wait for ann", "Wait until Ann has moved.", "ask me after Ann"):
            assert "You wait for 0 (Ann)" in await said(s, "Cleo", words)
            assert await holding(s) == {2: 0}
            assert "You wait for nobody now" in await pressed(s, "Cleo", "Do not wait")
            assert await holding(s) == {}
        assert "You wait for 0 (Ann)" in await said(s, "Cleo", "after Ann")
        assert "taken back" in (await s.people["Cleo"].slash(s.channel, "undo")).response.content
        assert await holding(s) == {}


async def test_it_can_be_chosen_in_the_window(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        form = await s.people["Ben"].slash(s.channel, "orders")
        window = await open_window(s.people["Ben"], form.response)
        filled = await s.people["Ben"].submit_modal(window, {"then": ["0"]})
        assert "You wait for 0 (Ann)" in (filled.response or form.response).content


async def test_who_cannot_be_waited_for_is_refused_with_the_reason(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        assert "comes before you in the order" in await said(s, "Ben", "after Cleo")
        assert "There is no player “Zoe”" in await said(s, "Ben", "wait for Zoe")
        assert "nobody you could wait for" in await said(s, "Ann", "wait for Ben")
        assert await holding(s) == {}
        assert await s.awaited() == [*PEOPLE]


async def test_where_all_act_at_once_in_no_order_nobody_can_wait(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        assert "nobody you could wait for" in await said(s, "Ben", "wait for Ann")


async def test_the_other_has_answered_already_so_one_is_asked_right_then(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await answered(s, "Ann")
        shown = await pressed(s, "Ben", "Wait for 0 (Ann)")
        assert "has acted" in shown
        assert "Which harbours" in shown
        async with inside(s.app.tables, 1) as live:
            assert live.table.view(1).phase == "storm"
            assert sorted(live.table.view(1).ships[0]) != sorted(live.table.view(1).ships[1])


async def test_a_restart_keeps_who_waits(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        await s.restart()
        assert await holding(s) == {1: 0}
        form = await s.people["Ben"].slash(s.channel, "orders")
        assert "You wait for 0 (Ann)" in form.response.content
        await answered(s, "Ann")
        assert await s.awaited() == ["Ben", "Cleo"]


async def test_help_says_whom_one_waits_for(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        shown = await s.people["Ben"].click(s.channel.last_message, label="Help")
        assert "You wait for **0** (Ann)" in shown.response.content


async def test_the_deadline_of_the_other_passes_so_one_is_asked_with_time_of_ones_own(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        await answered(s, "Cleo")
        await pass_deadline(s)
        assert await s.awaited() == ["Ben"]
        async with inside(s.app.tables, 1) as live:
            assert live.row.deadline > s.time.seconds
            assert [seat.missed for seat in live.seats] == [1, 0, 0]
        await pass_deadline(s)
        async with inside(s.app.tables, 1) as live:
            assert live.table.phase == "harvest"
            assert [seat.missed for seat in live.seats] == [1, 1, 0]


async def pass_deadline(s):
    """With its grace."""
    for _ in range(2):
        async with inside(s.app.tables, 1) as live:
            s.time.seconds = live.row.deadline
        await s.app.timekeeper.check()
        await s.settle()


async def test_the_host_closes_a_wait_for_those_who_wait_too(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        await s.app.tables.do(1, actions.force())
        async with inside(s.app.tables, 1) as live:
            assert live.table.phase == "harvest"


async def test_a_stand_in_never_waits_and_is_never_waited_for(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_storm(s)
        await said(s, "Ben", "after Ann")
        await said(s, "Cleo", "after Ann")
        await s.app.tables.do(1, actions.stand_in(1, "random", None))
        assert await holding(s) == {2: 0}
        await s.app.tables.do(1, actions.stand_in(0, "random", None))
        assert await s.awaited() == ["Cleo"]


async def test_in_western_empires_one_names_the_civilization(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await s.people["Ann"].slash(s.channel, "game new", game="western-empires", speed="fast", standins=4)
        lobby = s.channel.last_message
        await s.people["Ann"].select(lobby, ["short"], custom_id="g:1:lobby-option:scenario")
        shown = words(s.channel.last_message).splitlines()
        assert any("cost a city" in line and "Sacred Constructors" in line for line in shown)
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        await s.people["Ann"].slash(s.channel, "orders", text="Egypt")
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            assert live.table.state.nations[0].civ == "Egypt"
            assert live.table.questions(0)[0].question.key == "sites"
        assert "Minoa" in await said(s, "Ann", "after minoa")
        async with inside(s.app.tables, 1) as live:
            minoa = next(n for n, nation in enumerate(live.table.state.nations) if nation.civ == "Minoa")
            assert minoa not in [q.seat for q in live.table.waiting()]
