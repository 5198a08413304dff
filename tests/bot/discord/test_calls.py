"""Called once: everybody at the beginning, nobody again without need, at the hours they like."""

from dataclasses import dataclass, field

from bot.discord.layout import read_aloud
from tests.bot.discord.test_kinds import said
from tests.bot.inside import inside
from tests.bot.stage import START, Stage, stage
from tests.bot.words import controls, words

PEOPLE = ("Ann", "Ben", "Cleo")
HOUR = 3600
OMEN = "grain"
SILENT = 1 << 12


@dataclass
class Ear:
    """What reaches whom: mentions in channels, and DMs that make a sound."""

    s: Stage
    heard: int = 0
    posts: list[str] = field(default_factory=list)

    def calls(self) -> list[str]:
        """The names of those who were called since the last look."""
        fresh, self.heard = self.s.env.http_requests[self.heard :], len(self.s.env.http_requests)
        names = {int(actor.id): name for name, actor in self.s.people.items()}
        dms = {str(actor.user.dm_channel.id): name for name, actor in self.s.people.items()}
        found: list[str] = []
        self.posts = []
        for request in fresh:
            *_, channels, place, last = str(request.path).split("/")
            body = request.json
            if (request.method, channels, last) != ("POST", "channels", "messages"):
                continue
            self.posts.append(read_aloud(body.get("components") or ()))
            if int(body.get("flags") or 0) & SILENT:
                continue
            users = (body.get("allowed_mentions") or {}).get("users", [])
            found += [dms[place]] if place in dms else [names[int(user)] for user in users]
        return sorted(found)


async def to_voyage(s: Stage) -> Ear:
    """Taxes and omens are over: voyages are made in turn."""
    await s.begin(*PEOPLE[1:], host="Ann")
    for text in ("1", OMEN):
        for name in PEOPLE[:-1]:
            await said(s, name, text)
        await s.settle()
        ear = Ear(s)
        ear.calls()
        await said(s, PEOPLE[-1], text)
        await s.settle()
    async with inside(s.app.tables, 1) as live:
        assert live.table.phase == "voyage"
    return ear


async def test_all_who_will_be_asked_in_turn_are_called_at_once_and_never_again(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        ear = await to_voyage(s)
        assert ear.calls() == ["Ann", "Ben"]  # Cleo has just answered: her receipt says it
        assert "May answer ahead: **1** (Ben), **2** (Cleo)" in words(s.channel.last_message)
        await said(s, "Cleo", "Ostia 1 > Gades")
        await s.settle()
        assert ear.calls() == []
        assert "May answer ahead: **1** (Ben)." in words(s.channel.last_message)
        await said(s, "Ann", "Ostia 1 > Gades")
        await s.settle()
        assert (ear.calls(), ear.posts) == ([], [])  # it is Ben's turn, who was called; the post is edited
        assert "Awaited: **1** (Ben" in words(s.channel.last_message)
        await said(s, "Ben", "Ostia 1 > Gades")
        await s.settle()
        assert ear.calls() == ["Ann", "Cleo"]  # the next phase; Cleo's voyage was made without her
        assert len(ear.posts) == 1


async def test_who_waits_for_their_turn_is_called_then(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        ear = await to_voyage(s)
        ear.calls()
        receipt = await said(s, "Ben", "wait for my turn")
        assert "You wait for your turn" in receipt
        await s.settle()
        assert "Ben" not in words(s.channel.last_message)
        await said(s, "Ann", "Ostia 1 > Gades")
        await s.settle()
        assert ear.calls() == ["Ben"]


async def test_what_shall_become_of_it_is_chosen_on_the_receipt(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await to_voyage(s)
        cleo = s.people["Cleo"]
        shown = await cleo.slash(s.channel, "orders", text="Ostia 1 > Gades")
        assert "If it no longer fits then, you are asked again" in shown.response.content
        (menu,) = [part for part in controls(shown.response) if ":changed:" in part["custom_id"]]
        again = await cleo.select(shown.response, ["fit"], custom_id=menu["custom_id"])
        assert "What still fits then is done" in (again.response or shown.response).content
        async with inside(s.app.tables, 1) as live:
            (asked,) = live.table.questions(2)
            assert (asked.given, asked.if_changed) == ([["Ostia", "Gades", 1]], "fit")


async def test_who_was_called_and_has_not_come_is_not_called_for_the_next_thing(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        ear = await to_voyage(s)
        ear.calls()
        for _ in range(3):  # the deadline, and the grace
            async with inside(s.app.tables, 1) as live:
                s.time.seconds = live.row.deadline or s.time.seconds
            await s.app.timekeeper.check()
            await s.settle()
        calls = ear.calls()
        assert "Ben" not in calls
        await s.restart()
        await s.settle()
        assert [*await s.app.store.people.called([s.people["Ben"].id])] == [s.people["Ben"].id]


async def test_nobody_is_called_in_quiet_hours_but_when_they_end(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        # the stage's time is 08:00 in UTC
        await s.people["Ben"].slash(s.channel, "prefs", quiet_from="07:00", quiet_to="10:00")
        ear = Ear(s)
        await s.begin(*PEOPLE[1:], host="Ann")
        assert ear.calls() == ["Ann", "Cleo"]
        await said(s, "Ann", "1")
        s.time.seconds = START + 2 * HOUR
        await s.app.timekeeper.check()
        await s.settle()
        assert ear.calls() == ["Ben"]


async def test_one_message_a_day_lists_what_waits_in_all_games(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await s.people["Ben"].slash(s.channel, "prefs", digest="09:30")
        ear = Ear(s)
        await s.begin(*PEOPLE[1:], host="Ann")
        other = s.channel.guild.create_text_channel("other")
        await s.people["Cleo"].slash(other, "game new", game="toy", speed="fast")
        await s.people["Ben"].click(other.last_message, label="Join")
        await s.people["Cleo"].click(other.last_message, label="Start")
        await s.settle()
        assert "Ben" not in ear.calls()
        s.time.seconds = START + 90 * 60
        await s.app.timekeeper.check()
        await s.settle()
        assert ear.calls() == ["Ben"]
        letter = s.private("Ben")[-1]
        assert "What waits for you" in letter
        assert letter.count("**Taxes**") == 2
        assert f"<#{s.channel.id}>" in letter
        assert f"<#{other.id}>" in letter


async def test_the_receipt_leads_to_what_waits_in_another_game(tmp_path):
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await s.begin(*PEOPLE[1:], host="Ann")
        other = s.channel.guild.create_text_channel("other")
        await s.people["Cleo"].slash(other, "game new", game="toy", speed="fast")
        await s.people["Ben"].click(other.last_message, label="Join")
        await said(s, "Ann", "1")
        await said(s, "Cleo", "1")
        await said(s, "Ben", "1")
        await said(s, "Ben", OMEN)
        await s.settle()  # omens: Ann and Cleo were called, and have not come
        ear = Ear(s)
        ear.calls()
        await s.app.tables.start(2)
        await s.settle()
        assert ear.calls() == ["Ben"]  # Cleo has a call already, in the first game
        await said(s, "Ann", OMEN)
        await s.settle()
        receipt = await said(s, "Cleo", OMEN)
        assert f"Next: <#{other.id}> · **Taxes**" in receipt
