"""A guided first game: each kind of question is explained once, where it first appears; it can be left."""

import pytest

from bot import actions
from bot.advice import advice_on
from bot.learning import LEARNING
from bot.store.rows import ADVICE
from renders.faces import FACES
from rules.games import GAMES
from tests.bot.discord.test_windows import parts, read_first
from tests.bot.inside import inside
from tests.bot.player import fill_window
from tests.bot.stage import stage
from tests.bot.words import controls

SIGN = "🎓"
TURN = 12  # questions until the second turn's movement


async def asked_first(s):
    """The first question of the learner."""
    async with inside(s.app.tables, 1) as live:
        return live.table.questions(0)[0].question


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_can_be_learnt_and_explains_its_first_question(tmp_path, key):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        told = await s.people["Ada"].slash(s.channel, "game learn", game=key)
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            course = FACES[key].course
            assert len(live.seats) == course.players
            assert [seat.user is not None for seat in live.seats].count(True) == 1
            assert live.row.options.items() >= course.options.items()
            assert live.row.deadline is None
        question = await asked_first(s)
        lesson = course.lessons[course.found(question)]
        assert course.about in told.response.content
        shown = await s.people["Ada"].slash(s.channel, "orders")
        assert lesson.text in shown.response.content
        assert lesson.suggested in shown.response.content
        assert question.section in shown.response.content
        # the greeting speaks of Suggest: it fills the form and says why
        assert "**Suggest**" in told.response.content
        filled = await s.people["Ada"].click(shown.response, label="Suggest")
        assert "Suggested" in filled.response.content
        assert lesson.suggested not in filled.response.content  # that was said of the form as it stood
        assert {"Submit"} <= {part.get("label") for part in controls(filled.response)}


async def test_what_was_answered_is_not_explained_again_not_even_after_a_restart(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        await s.people["Ada"].slash(s.channel, "game learn", game="peoples")
        await s.settle()
        question = await asked_first(s)
        text = FACES["peoples"].course.lessons[question.kind].text
        form = await s.people["Ada"].slash(s.channel, "orders")
        assert text in form.response.content
        form = await s.people["Ada"].slash(s.channel, "orders")
        assert text in form.response.content  # as long as it is not answered
        form = await s.people["Ada"].click(form.response, label="Suggest")
        await s.people["Ada"].click(form.response, label="Submit")
        await s.settle()
        await s.restart()
        async with inside(s.app.tables, 1) as live:
            assert live.row.settings[LEARNING] == {"0": [question.kind]}
            again = live.table.questions(0)[0].question
        assert again.kind != question.kind
        form = await s.people["Ada"].slash(s.channel, "orders")
        assert text not in form.response.content
        assert FACES["peoples"].course.lessons[again.kind].text in form.response.content


async def test_asked_again_it_goes_on_with_the_game_that_was_left(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", "Bo", games=GAMES) as s:
        await s.people["Ada"].slash(s.channel, "game learn", game="western-empires")
        await s.settle()
        again = await s.people["Ada"].slash(s.channel, "game learn", game="peoples")
        assert "goes on here" in again.response.content
        assert (await asked_first(s)).prompt.splitlines()[0] in again.response.content
        assert await s.app.store.games.get(2) is None
        other = await s.people["Bo"].slash(s.channel, "game learn", game="peoples")
        assert "under way in this channel" in other.response.content


async def test_nobody_is_taught_in_a_game_among_people(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", "Bo") as s:
        await s.begin("Bo", host="Ada")
        shown = await s.people["Ada"].slash(s.channel, "orders")
        assert SIGN not in shown.response.content


async def moving(s):
    """A learner of the western board in the second turn, asked to move: a stand-in would."""
    await s.people["Ada"].slash(s.channel, "game learn", game="western-empires")
    await s.settle()
    for _ in range(TURN):
        async with inside(s.app.tables, 1) as live:
            asked = live.table.questions(0)[0].question
            advice = advice_on(live.table, asked, s.app.tables.kinds)
        if asked.kind == "move" and advice.data != asked.default():
            return asked, advice
        form = await s.people["Ada"].slash(s.channel, "orders")
        await s.people["Ada"].click(form.response, label="Submit")
        await s.settle()
    raise AssertionError("nobody ever moves")


async def tokens_of_learner(s):
    """The learner's tokens by area."""
    async with inside(s.app.tables, 1) as live:
        return {area: here[0] for area, here in live.table.state.tokens.items() if 0 in here}


async def test_a_learner_who_only_presses_and_submits_grows(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        asked, advice = await moving(s)
        before = len(await tokens_of_learner(s))
        window = await s.people["Ada"].click(s.channel.last_message, label="My orders")
        read = read_first(window)
        assert f"💡 **Suggested.** {advice.reason}" in read
        assert "filled in below" in read
        assert parts(window)["lines"]["value"].splitlines() == list(asked.write(advice.data))
        done = await fill_window(s.people["Ada"], window)
        assert "Recorded" in done.response.content
        assert len(await tokens_of_learner(s)) > before


async def test_a_learners_form_opens_filled_and_can_be_emptied(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        asked, advice = await moving(s)
        form = await s.people["Ada"].slash(s.channel, "orders")
        text = form.response.content
        for line in asked.write(advice.data):
            assert f"• {line}" in text
        assert f"💡 **Suggested.** {advice.reason} Submit it, change it, or empty it" in text
        empty = await s.people["Ada"].click(form.response, label="Start over")
        assert "• everybody stays" in empty.response.content
        assert "Suggested" not in empty.response.content
        again = await s.people["Ada"].slash(s.channel, "orders")
        assert "• everybody stays" in again.response.content  # it is not filled in against their will
        done = await s.people["Ada"].click(again.response, label="Submit")
        assert "everybody stays" in done.response.content


async def test_without_advice_a_learner_is_warned_instead(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        await moving(s)
        await s.app.tables.do(1, actions.configure(**{ADVICE: False}))
        form = await s.people["Ada"].slash(s.channel, "orders")
        assert "• everybody stays" in form.response.content
        assert "⚠️ Nobody moves. " in form.response.content
        assert "Suggested" not in form.response.content


async def test_nobody_else_finds_a_suggestion_that_they_did_not_ask_for(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        await moving(s)
        await s.app.tables.do(1, actions.configure(**{LEARNING: {}}))
        form = await s.people["Ada"].slash(s.channel, "orders")
        assert "Suggested" not in form.response.content
        assert "Suggest" in {part.get("label") for part in controls(form.response)}
