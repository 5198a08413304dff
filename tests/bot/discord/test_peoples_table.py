"""Peoples on Discord: whole games by forms and by written lines, to the end."""

from rules.peoples.game import Peoples
from rules.standins import STANDINS, for_game
from rules.table import Chance
from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.stage import stage


class Late(Peoples):
    """A limited game that begins near its end, in the 14th of 15 rounds or in the last."""

    def __init__(self, first):
        self._first = first

    def open(self, options, names, chance):
        state = super().open(options, names, chance)
        state.round = self._first
        return state


async def begin(s, standins, **options):
    """Everybody on the stage and some stand-ins."""
    ann, *others = s.people.values()
    await ann.slash(s.channel, "game new", game="peoples", speed="fast", standins=standins)
    for option, value in options.items():
        assert (
            await ann.slash(s.channel, "game option", option=option, value=value)
        ).response.content.startswith("⚙️ **")
    lobby = s.channel.last_message
    for other in others:
        await other.click(lobby, label="Join")
    await ann.click(lobby, label="Start")
    await s.settle()


async def line_for(s, name, dice):
    """What a stand-in would do in somebody's place, in the words the game repeats it with."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        question = next(q for q in table.waiting() if live.seats[q.seat].name == name)
        data = STANDINS[for_game("peoples")].answer(question, table.view(question.seat), dice)
        return question.key.partition(":")[0], "; ".join(question.write(data))


async def secrets_of(s):
    """What nobody may read while the game goes on: where its chance comes from."""
    async with inside(s.app.tables, 1) as live:
        return {live.row.reserve, *(era.secret for era in live.row.eras)}


def read_everything(s):
    """All that anybody can read by now."""
    return "\n".join([*s.posted(), *(text for name in s.people for text in s.private(name))])


def check_end(s):
    """The end was told, with the standings and the file."""
    assert "The game is over" in "\n".join(s.posted())
    names = {attachment.filename for m in s.channel.history() for attachment in m.attachments}
    assert {"map.webp", "standings.webp", "amphora-1.json"} <= names


async def test_somebody_who_only_presses_plays_to_the_end_against_stand_ins(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", games={"peoples": Late(15)}) as s:
        await begin(s, standins=2, rounds="15")
        player = Presser(s, s.people["Ann"], b"ann")
        seen = set()
        while await s.awaited():
            seen |= await secrets_of(s)
            assert not [secret for secret in seen if secret in read_everything(s)]
            assert "Recorded" in await player.answer()
            await s.settle()
        assert await s.is_over()
        check_end(s)
        assert player.presses > 5
        assert "The last Revolution of Babylonia" in "\n".join(s.posted())


async def test_people_who_only_write_play_to_the_end_with_a_stand_in(tmp_path):
    dice, asked = Chance(b"written"), set()
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", games={"peoples": Late(14)}) as s:
        await begin(s, standins=1, rounds="15", peoples="chosen")
        while awaited := await s.awaited():
            key, line = await line_for(s, awaited[0], dice)
            wrong = await s.people[awaited[0]].slash(s.channel, "orders", text=f"{line}; dance")
            assert "Nothing was changed" in wrong.response.content
            said = await s.people[awaited[0]].slash(s.channel, "orders", text=line)
            assert "Recorded" in said.response.content, (line, said.response.content)
            await s.settle()
            asked.add(key)
        assert await s.is_over()
        check_end(s)
        assert asked >= {"part", "turn", "revolution"}


async def test_a_revolution_is_previewed_before_it_is_submitted(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, standins=2)
        player, ann = Presser(s, s.people["Ann"], b"ann"), s.people["Ann"]
        for _ in range(20):
            form = (await ann.slash(s.channel, "orders")).response
            if "Your Revolution" in form.content:
                break
            await player.answer()
            await s.settle()
        filled = (await ann.click(form, label="Suggest")).response or form
        drawn = (await ann.click(filled, label="Preview")).response or filled
        assert [file.filename for file in drawn.attachments] == ["preview.webp"]
        assert "This is how it would look" in drawn.content
        submitted = (await ann.click(drawn, label="Submit")).response or drawn
        assert "Recorded" in submitted.content
