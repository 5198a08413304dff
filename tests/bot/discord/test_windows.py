"""Windows on Discord: one press opens it, one submits it; refused, it comes back as it was filled in."""

from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.player import fill_window
from tests.bot.stage import stage
from tests.bot.words import controls


def parts(window):
    """The parts of a window by their ids."""
    labels = [label for label in window.modal["components"] if "component" in label]
    return {label["component"]["custom_id"]: label["component"] for label in labels}


def read_first(window):
    """What a window gives to read."""
    return "\n".join(part["content"] for part in window.modal["components"] if "content" in part)


def labels(message):
    return [part.get("label") for part in controls(message)]


async def test_one_press_opens_the_window_and_one_submits_it(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        window = await s.people["Ann"].click(s.channel.last_message, label="My orders")
        assert window.modal["title"] == "How much tax?"
        assert "If you do nothing" in read_first(window)
        sent = await fill_window(s.people["Ann"], window, answer="2")
        assert sent.response.content.startswith("✅ **Recorded**")
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(0)[0].given == 2
        again = await s.people["Ann"].click(sent.response, label="Change it")
        assert [o["value"] for o in parts(again)["answer"]["options"] if o["default"]] == ["2"]
        changed = await fill_window(s.people["Ann"], again, answer="3")
        assert "3" in (changed.response or sent.response).content
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(0)[0].given == 3


async def test_what_is_refused_comes_back_into_the_window_with_the_fault_marked(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "voyage", posted=True)]
        window = await actor.click(s.channel.last_message, label="My orders")
        assert "for example" in read_first(window)
        text = "Ostia 1 > Gades\nsing a song\nOstia 1 > Tyros"
        refused = await fill_window(actor, window, lines=text)
        assert "cannot be read" in refused.response.content
        assert "✗ sing a song" in refused.response.content
        assert "Submit without it" in labels(refused.response)
        await s.restart()
        again = await actor.click(refused.response, label="Correct…")
        assert "cannot be read" in read_first(again)
        assert parts(again)["lines"]["value"] == "Ostia 1 > Gades\n✗ sing a song\nOstia 1 > Tyros"
        sent = await fill_window(actor, again, lines="Ostia 1 > Gades\n✗ Ostia 1 > Byblos\n")
        said = (sent.response or refused.response).content
        assert said.startswith("✅ **Recorded**")
        assert "• Ostia 1 > Gades\n• Ostia 1 > Byblos" in said


async def test_what_the_rules_forbid_is_marked_too(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "voyage", posted=True)]
        window = await actor.click(s.channel.last_message, label="My orders")
        refused = await fill_window(actor, window, lines="Ostia 1 > Gades\nOstia 99 > Tyros")
        assert "Too many ships" in refused.response.content
        again = await actor.click(refused.response, label="Change…")
        assert parts(again)["lines"]["value"] == "Ostia 1 > Gades\n✗ Ostia 99 > Tyros"
        assert "Too many ships" in read_first(again)


async def test_without_the_line_that_cannot_be_read(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "voyage", posted=True)]
        window = await actor.click(s.channel.last_message, label="My orders")
        refused = await fill_window(actor, window, lines="sing\nOstia 1 > Gades")
        sent = await actor.click(refused.response, label="Submit without it")
        said = (sent.response or refused.response).content
        assert said.startswith("✅ **Recorded**")
        assert "• Ostia 1 > Gades" in said


async def test_going_on_from_a_receipt_opens_the_next_window(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "market", posted=True)]
        window = await actor.click(s.channel.last_message, label="My orders")
        sent = await fill_window(actor, window, more=parts(window)["more"]["placeholder"])
        assert sent.response.content.startswith("✅ **Recorded**")
        assert "You are still trading" in sent.response.content
        following = await actor.click(sent.response, label="Keep trading")
        assert following.modal["title"] == window.modal["title"]


async def test_a_window_of_a_question_that_is_gone_says_so(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        panel = s.channel.last_message
        late = await s.people["Ann"].click(panel, label="My orders")
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        sent = await fill_window(s.people["Ann"], late, answer="2")
        assert "out of date" in sent.response.content
