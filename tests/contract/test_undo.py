"""The contract of all games: what can be undone has taught its seat nothing, so that nobody can peek."""

from collections import Counter
from dataclasses import replace

from rules.table import Chance, restore
from rules.table import inputs as put
from rules.table.codec import dump_state, load_state
from tests.contract.disguise import DISGUISES
from tests.contract.settings import games
from tests.contract.test_secrecy import shown
from tests.contract.walks import walk_of

LONG = 600  # inputs of the game
OFTEN = 4  # times that every phase is tried; after that, one in so many


def learned(table, seat):
    """All that a seat knows now."""
    return *shown(table, seat), [told.event for told in table.feed(seat)]


def test_an_answer_that_can_be_undone_showed_nothing_hidden(plain):
    """Two games that a seat cannot tell apart stay so after an answer that it may take back."""
    walk = walk_of(plain)
    game, names, dice = games()[plain.game], walk.names, Chance(b"undo")
    undone = 0
    begun = Counter[str]()
    for stop in walk.stops:
        checkpoint = stop.checkpoint
        if stop.count >= LONG:
            break
        begun[checkpoint.phase] += 1
        if begun[checkpoint.phase] > OFTEN and begun[checkpoint.phase] % OFTEN:
            continue
        for seat in stop.awaited:
            state = load_state(game.state_type, checkpoint.state)
            DISGUISES[plain.game](state, seat, dice)
            one = restore(game, names, b"one", checkpoint)
            two = restore(game, names, b"two", replace(checkpoint, state=dump_state(state)))
            if learned(one, seat) == learned(two, seat):
                undone += tried(one, two, seat, dice)
    assert undone > 3


def tried(one, two, seat, dice, most=4):
    """How many answers could be taken back, in both games, without a difference."""
    undone = 0
    for _ in range(most):
        question = next((open_.question for open_ in one.questions(seat) if not open_.ahead), None)
        if question is None:
            return undone
        data = question.sample(dice)
        number = one.checkpoint.number
        if (one.answer(seat, question.key, data), two.answer(seat, question.key, data)) != (None, None):
            return undone
        same = learned(one, seat) == learned(two, seat)
        if (one.submit(put.Undo(seat)), two.submit(put.Undo(seat))) == (None, None):
            assert same, question.key
            undone += 1
            one.answer(seat, question.key, data)
            two.answer(seat, question.key, data)
        if not same or one.checkpoint.number != number:
            return undone
    return undone
