"""The contract of all games: they end, keep every piece, and come out the same from the same seed."""

import pickle
from collections import Counter

from bot.advice import advice_on
from rules.standins import STANDINS
from rules.table import Refusal
from rules.table.codec import dump_state, load_state
from rules.table.record import dump_record, load_record
from rules.table.verifying import verify
from tests.contract.settings import games, match_of

ADVISED = 3  # questions of a kind that advice is asked for


def test_random_play_ends_with_every_invariant_kept(setting):
    match = match_of(setting, b"contract", check=True, waits=True)
    match.play()
    assert match.table.over
    standings = match.table.standings()
    assert sorted(s.seat for s in standings) == list(range(setting.players))
    assert sorted(s.place for s in standings)[0] == 1
    assert all(s.points == sum(points for _, points in s.sources) for s in standings if s.sources)


def test_a_played_game_verifies_from_its_file(plain):
    match = match_of(plain, b"verify", ahead=True, waits=True)
    match.play()
    record = load_record(dump_record(match.record()))
    assert verify(record, games()[plain.game]).problem == ""


def test_the_same_seed_gives_the_same_game(plain):
    one, two, other = (match_of(plain, seed) for seed in (b"seed", b"seed", b"another"))
    for match in (one, two, other):
        match.play(most=300)
    digests = [[c.digest for c in match.recorder.checkpoints] for match in (one, two, other)]
    assert digests[0] == digests[1] != digests[2]


def test_questions_keep_their_word(plain):
    """Defaults and advice are legal, receipts have lines, a question without a choice is never asked."""
    match = match_of(plain, b"questions", whole=True)
    seen: set[str] = set()
    kinds: Counter[str] = Counter()
    for _ in match.steps(most=1000):
        for question in match.table.waiting():
            if question.key in seen:
                continue
            seen.add(question.key)
            assert not isinstance(question.check(question.default()), Refusal), question.key
            assert question.write(question.default()), question.key
            assert question.only() is None, question.key
            assert question.prompt, question.key
            assert len(question.prompt) <= 1500, question.key
            assert len(question.key) <= 200, question.key
            kinds[question.kind] += 1
            if kinds[question.kind] <= ADVISED:
                advice = advice_on(match.table, question, STANDINS)
                assert not isinstance(question.check(advice.data), Refusal), question.key
                assert advice == advice_on(match.table, question, STANDINS)


def test_views_can_be_sent_to_another_process_and_states_stored(plain):
    match = match_of(plain, b"views", whole=True)
    for count, _ in enumerate(match.steps(most=400)):
        if count % 40 == 0:
            table = match.table
            for seat in (None, 0):
                view = table.view(seat)
                assert pickle.loads(pickle.dumps(view)) == view
            told = [t.event for t in table.told]
            assert pickle.loads(pickle.dumps(told)) == told
            assert load_state(table.game.state_type, dump_state(table.state)) == table.state
