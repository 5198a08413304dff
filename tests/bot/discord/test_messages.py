"""What messages say: a story of a few lines, a letter that says what is wanted, texts beside pictures."""

from bot.discord.announcing import announce
from bot.discord.fitting import MOST_LINES
from bot.discord.layout import read_aloud
from bot.live_game import Outcome
from renders.face import Act, Notice
from rules.table import Told
from tests.bot import toy_state as toy
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.toy_face import ToyFace


async def taxes(s, *names):
    for name in names:
        await s.people[name].slash(s.channel, "orders", text="1")
    await s.settle()


async def test_a_long_story_is_cut_and_says_where_the_rest_is(tmp_path, monkeypatch):
    monkeypatch.setattr(ToyFace, "summary", lambda self, frame, look: tuple(f"line {n}" for n in range(60)))
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        await taxes(s, "Ann", "Ben")
        story = s.posted()[-1]
        kept = story.count("• line")
        assert 15 < kept <= MOST_LINES
        assert f"… and {60 - kept} more: `/history phase:1`" in story


async def test_a_letter_says_which_game_what_is_wanted_and_until_when(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.people["Ben"].slash(s.channel, "prefs", notify="dm")
        await s.begin("Ben", host="Ann")
        async with inside(s.app.tables, 1) as live:
            prompt = live.table.questions(1)[0].question.prompt.splitlines()[0]
        letter = next(text for text in s.private("Ben") if "Your turn" in text)
        assert f"<#{s.channel.id}>" in letter
        assert prompt in letter
        assert "<t:" in letter
        assert not any("Your turn" in text for text in s.posted())


async def test_who_wants_dms_and_takes_none_is_called_in_the_channel(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        ben = s.people["Ben"]
        await ben.slash(s.channel, "prefs", notify="dm")
        await s.begin("Ben", host="Ann")
        place = f"/channels/{ben.user.dm_channel.id}/messages"
        s.env.inject_error("POST", place, status=403, code=50007, times=None)
        await taxes(s, "Ben", "Ann")
        await s.settle()  # only now it is known
        for name in ("Ben", "Ann"):
            await s.people[name].slash(s.channel, "orders", text="grain")
        await s.settle()
        assert sum("cannot send you DMs" in text for text in s.posted()) == 1
        sent = [
            read_aloud(request.json.get("components") or ())
            for request in s.env.http_requests
            if isinstance(request.json, dict)
        ]
        assert any(f"<@{ben.id}>" in text and "Awaited" in text for text in sent)


async def test_each_offer_in_a_letter_has_its_answers_with_it(tmp_path, monkeypatch):
    def notice(self, event, seat, look):
        act = Act("Accept", "tax", 1)
        return Notice("an offer", acts=(act,)) if isinstance(event, toy.TaxesCame) else None

    monkeypatch.setattr(ToyFace, "notice", notice)
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        async with inside(s.app.tables, 1) as live:
            told = Told(0, 1, toy.TaxesCame((1, 1)))
            outcome = Outcome(live.row, live.seats, told=(told, told))
            letters = [letter for letter in announce(outcome, live) if letter.kind == "private"]
        assert letters[0].payload["texts"] == ["an offer", "an offer"]
        assert [(act[0], act[4]) for act in letters[0].payload["acts"]] == [("Accept", 0), ("Accept", 1)]


async def test_who_reads_texts_gets_the_hand_as_text(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", every=1) as s:
        await s.people["Ben"].slash(s.channel, "prefs", text=True)
        await s.begin("Ben", host="Ann")
        await taxes(s, "Ann", "Ben")
        drawn = {name: [t for t in s.private(name) if "You drew" in t] for name in ("Ann", "Ben")}
        assert "Your cards: " in drawn["Ben"][0].split("You drew")[1].split("\n")[1]


async def test_who_reads_texts_gets_previews_and_history_as_text(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        await taxes(s, "Ann", "Ben")
        for wish, names in ((False, ["map.webp"]), (True, ["map.txt", "map.webp"])):
            await s.people["Ann"].slash(s.channel, "prefs", text=wish)
            shown = await s.people["Ann"].slash(s.channel, "history", phase=1)
            assert [file.filename for file in shown.response.attachments] == names


async def test_an_offer_that_came_and_went_at_once_is_not_told(tmp_path, monkeypatch):
    def notice(self, event, seat, look):
        opened = Notice("an offer", acts=(Act("Accept", "tax", 1),), offer=event.gold[0])
        return opened if event.gold[1] else Notice("it is closed", offer=event.gold[0])

    monkeypatch.setattr(ToyFace, "notice", notice)
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        async with inside(s.app.tables, 1) as live:
            made, other, closed = (toy.TaxesCame(taxes) for taxes in ((7, 1), (8, 1), (7, 0)))
            outcome = Outcome(live.row, live.seats, told=tuple(Told(0, 1, e) for e in (made, other, closed)))
            letter = next(letter for letter in announce(outcome, live) if letter.kind == "private")
        assert (letter.payload["texts"], letter.payload["offers"]) == (["an offer"], [8])
