"""Scripts side by side: what they wait for is asked together."""

from rules.table import Number, ask
from rules.table.parallel import side_by_side


def asking(seat, times, heard):
    """A script that asks one seat so many times."""
    for number in range(times):
        heard.append((yield from ask(_number(seat, number), later=lambda: [_number(seat, 9)])))


def _number(seat, number):
    return Number(seat=seat, key=f"n{number}", prompt="", low=0, high=9, fallback=0)


def test_each_script_is_sent_its_own_answers_until_all_have_ended():
    heard = {0: [], 1: [], 2: []}
    script = side_by_side([asking(0, 2, heard[0]), asking(1, 0, heard[1]), asking(2, 1, heard[2])])
    wait = next(script)
    assert [(q.seat, q.key) for q in wait.questions] == [(0, "n0"), (2, "n0")]
    assert [(q.seat, q.key) for q in wait.later()] == [(0, "n9"), (2, "n9")]
    wait = script.send([5, 7])
    assert [(q.seat, q.key) for q in wait.questions] == [(0, "n1")]
    assert heard == {0: [5], 1: [], 2: [7]}


def test_scripts_that_ask_nothing_are_over_at_once():
    assert list(side_by_side([asking(0, 0, []), asking(1, 0, [])])) == []
