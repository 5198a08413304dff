"""The contract of all games: change anything a seat cannot see, and nothing that seat receives changes."""

from dataclasses import replace

from rules.table import Chance, restore
from rules.table.codec import dump_state, load_state
from tests.contract.disguise import DISGUISES, OPEN
from tests.contract.settings import games
from tests.contract.walks import walk_of


def shown(table, seat):
    """Everything a seat can read: its view, its questions with what they offer, and who is awaited."""
    questions = []
    for asked in table.questions(seat):
        question = asked.question
        questions.append((question.key, question.prompt, question.public, question.default()))
    return table.view(seat), questions


def test_what_a_seat_cannot_see_changes_nothing_for_it(plain):
    walk = walk_of(plain)
    game = games()[plain.game]
    dice = Chance(b"disguise")
    disguised = 0
    for stop in walk.stops:
        checkpoint = stop.checkpoint
        whole = load_state(game.state_type, checkpoint.state)
        for seat in (0, plain.players - 1):
            state = load_state(game.state_type, checkpoint.state)
            DISGUISES[plain.game](state, seat, dice)
            other = dump_state(state)
            disguised += other != checkpoint.state
            assert game.view(state, seat) == game.view(whole, seat)
            assert game.view(state, None) == game.view(whole, None)
            if checkpoint.number % 5 == 0:
                _same_questions(walk, game, checkpoint, other, seat)
    assert disguised > 10 or plain.game in OPEN


def _same_questions(walk, game, checkpoint, other, seat):
    one = restore(game, walk.names, walk.seed, checkpoint)
    two = restore(game, walk.names, walk.seed, replace(checkpoint, state=other))
    if one.checkpoint.number == two.checkpoint.number == checkpoint.number:
        mine = [told.event for told in one.feed(seat)]
        if mine == [told.event for told in two.feed(seat)]:
            assert shown(one, seat) == shown(two, seat)
