"""Suggestions on Discord: beside My orders, in a form, on a receipt; or not at all, as the host chose."""

from bot import actions
from bot.discord.pressed import Recording
from bot.discord.receipts import receipt_of
from bot.forms import Draft
from bot.forms.screen import Verb
from bot.store.rows import ADVICE
from rules.table import Choice
from tests.bot.stage import stage
from tests.bot.words import controls, words


def labels(message):
    return [part.get("label") for part in controls(message)]


async def opened(s):
    """The lobby of a game of Ann and Ben."""
    await s.people["Ann"].slash(s.channel, "game new", game="toy", speed="fast")
    await s.people["Ben"].click(s.channel.last_message, label="Join")
    return s.channel.last_message


async def test_one_press_fills_the_form_and_one_more_submits_it(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        ann = s.people["Ann"]
        await ann.click(await opened(s), label="Start")
        await s.settle()
        post = s.channel.last_message
        assert labels(post)[:2] == ["My orders", "Suggest"]
        form = await ann.click(post, label="Suggest")
        assert "Suggested: 1." in form.response.content
        again = await ann.click(post, label="Suggest")
        assert again.response.content == form.response.content
        done = await ann.click(form.response, label="Submit")
        assert "Recorded" in done.response.content


async def test_the_host_alone_switches_suggestions_off_and_an_old_button_says_so(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        ann = s.people["Ann"]
        lobby = await opened(s)
        assert "**Suggestions**: On" in words(lobby)
        refused = await s.people["Ben"].click(lobby, label="Switch off")
        assert "Only the host" in refused.followups[-1].content
        await ann.click(lobby, label="Switch off")
        assert "**Suggestions**: Off" in words(s.channel.last_message)
        await ann.click(lobby, label="Start")
        await s.settle()
        post = s.channel.last_message
        form = await ann.slash(s.channel, "orders")
        helped = await ann.click(post, label="Help")
        assert "Suggest" not in (*labels(post), *labels(form.response))
        assert "Suggest" not in words(helped.response)


async def test_a_button_from_before_says_that_there_are_no_suggestions(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        form = await s.people["Ann"].slash(s.channel, "orders")
        await s.app.tables.do(1, actions.configure(**{ADVICE: False}))
        for old in (s.channel.last_message, form.response):
            pressed = await s.people["Ann"].click(old, label="Suggest")
            told = [pressed.response, *pressed.followups]
            assert any("played without suggestions" in str(message.content) for message in told if message)


def test_a_receipt_leads_on_to_a_suggestion_for_what_comes_next():
    made = Recording(0, "tax", 1, "How much tax?", ("1",), Draft())
    left = [Choice("mark", "Which omen?")]
    with_, without = (
        receipt_of(1, made, can_change=True, left=left, following="Next", onward="Next", advises=advises)
        for advises in (True, False)
    )
    assert (Verb.SUGGEST, "mark") in {(c.verb, getattr(c, "argument", "")) for c in with_.screen.controls}
    assert Verb.SUGGEST not in {c.verb for c in without.screen.controls}
