"""The contract of all games: whatever is asked can be answered by what its form and its window show."""

from bot.discord.controls import view_of
from bot.discord.ids import FormId, mark_of
from bot.discord.windows import modal_of
from bot.forms import Draft, opened, show
from rules.table import Chance, Open, Refusal
from tests.bot.forms.clicker import fill
from tests.bot.forms.filler import answered
from tests.bot.limits import check_window
from tests.contract.settings import match_of


def test_every_question_has_a_form_without_a_dead_end(plain):
    match = match_of(plain, b"forms", whole=True)
    dice = Chance(b"presses")
    table = match.table
    seen: dict[str, int] = {}
    windows: dict[str, int] = {}
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
        windows[kind] = windows.get(kind, 0) + answers_by_window(asked, dice)
        number = table.checkpoint.number
        fill(table, asked, dice)
        match.recorder.inputs.setdefault(number, [])
        assert table.game.problems(table.state) == []
    assert len(seen) >= 5
    # What is put into windows at random is not always legal; but there is hardly a kind where it never is.
    assert sum(map(bool, windows.values())) >= 0.8 * len(windows), windows


def answers_by_window(asked: Open, dice: Chance) -> bool:
    """Whether the windows of a question, filled in at random, led to an answer that is legal."""
    id_ = FormId(1, 1, mark_of(asked.question.key), "fill")
    window = opened(asked, Draft())
    assert window is not None
    check_window(modal_of(window, id_).to_dict())
    data = answered(asked, dice)
    return data is not None and not isinstance(asked.question.check(data), Refusal)
