"""A guided first game: each kind of question is explained once, where it first appears; it can be left."""

import pytest

from bot.learning import LEARNING
from renders.faces import FACES
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import controls

SIGN = "🎓"


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
