"""The contract of all games: whatever is asked can be answered by pressing what the form shows."""

from bot.discord.controls import view_of
from bot.discord.ids import mark_of
from bot.forms import Draft, show
from rules.table import Chance
from tests.bot.forms.clicker import fill
from tests.contract.settings import match_of


def test_every_question_has_a_form_without_a_dead_end(plain):
    match = match_of(plain, b"forms", whole=True)
    dice = Chance(b"presses")
    table = match.table
    seen: dict[str, int] = {}
    for _ in match.steps(most=2500):
        waiting = table.waiting()
        if not waiting:
            break
        question = waiting[0]
        kind = question.key.split(":")[0]
        if seen.get(kind, 0) >= 3:
            continue
        seen[kind] = seen.get(kind, 0) + 1
        asked = next(o for o in table.questions(question.seat) if o.question.key == question.key)
        view_of(show(asked, Draft()), 1, table.checkpoint.number, mark_of(question.key))
        number = table.checkpoint.number
        fill(table, asked, dice)
        match.recorder.inputs.setdefault(number, [])
        assert table.game.problems(table.state) == []
    assert len(seen) >= 5
