"""The contract of all games: answers ahead under every policy, with expiry, undo, secrecy and a restart."""

import pytest

from rules.table import Chance, Table, restore
from rules.table import inputs as put
from rules.table.codec import dump_checkpoint, dump_input, dump_state, load_checkpoint, load_input
from rules.table.event import AheadCut, AheadRefused
from rules.table.inputs import IfChanged
from tests.contract.settings import games
from tests.contract.walks import walk_of

MOST = 6  # phases with somebody to invite that are tried in each game


def opened(plain) -> list[Table]:
    """Phases of a game that begin with somebody who may answer ahead."""
    walk = walk_of(plain)
    found = []
    for stop in walk.stops:
        table = restore(games()[plain.game], walk.names, walk.seed, stop.checkpoint)
        if table.invited():
            found.append(table)
        if len(found) == MOST:
            break
    return found


def again(table: Table) -> Table:
    """The game as a restart would find it."""
    entries = [load_input(dump_input(entry)) for entry in table.inputs]
    checkpoint = load_checkpoint(dump_checkpoint(table.checkpoint))
    return restore(table.game, table.names, table.seed, checkpoint, entries)


def stands(table: Table) -> object:
    """All that must be the same after a restart."""
    waiting = [(question.seat, question.key) for question in table.waiting()]
    invited = [(question.seat, question.key) for question in table.invited()]
    return table.checkpoint.number, dump_state(table.state), waiting, invited, table.holding()


def all_ahead(table: Table, dice: Chance, said: IfChanged) -> int:
    """Everybody who is invited answers."""
    invited = table.invited()
    for question in invited:
        data = question.sample(dice)
        assert table.submit(put.Answer(question.seat, question.key, data, if_changed=said)) is None
    return len(invited)


@pytest.mark.parametrize("said", [*IfChanged])
def test_answers_ahead_are_carried_out_told_or_asked_again(plain, said):
    dice, given = Chance(b"ahead"), 0
    for table in opened(plain):
        given += all_ahead(table, dice, said)
        assert not table.invited()
        number = table.checkpoint.number
        while table.waiting() and table.checkpoint.number == number and not table.is_floor:
            question = table.waiting()[0]
            heard = len(table.told)
            assert table.answer(question.seat, question.key, question.sample(dice)) is None
            for told in table.told[heard:]:
                if isinstance(told.event, AheadCut | AheadRefused):
                    assert told.audience == (told.event.seat,)
                    assert said is IfChanged.FIT or isinstance(told.event, AheadRefused)
            assert stands(again(table)) == stands(table)
            assert table.game.problems(table.state) == []
    assert given or not opened(plain)


def test_time_runs_out_for_those_who_are_asked_and_what_was_said_ahead_holds(plain):
    dice = Chance(b"expiry")
    for table in opened(plain):
        all_ahead(table, dice, IfChanged.FIT)
        number = table.checkpoint.number
        for _ in range(50):
            if table.checkpoint.number != number or not table.waiting() or table.is_floor:
                break
            assert table.expire() is None
        assert table.checkpoint.number != number or table.is_floor


def test_who_waits_for_their_turn_is_asked_and_whoever_was_first_may_still_take_back(plain):
    dice = Chance(b"turn")
    for table in opened(plain):
        held = table.invited()
        for question in held:
            assert table.submit(put.After(question.seat, question.key, question.seat)) is None
        assert not table.invited()
        assert stands(again(table)) == stands(table)
        first = table.waiting()[0]
        before = stands(table)
        assert table.answer(first.seat, first.key, first.sample(dice)) is None
        if table.submit(put.Undo(first.seat)) is None:
            assert stands(table) == before


def test_nobody_learns_from_others_answering_ahead(plain):
    """What a seat can read is the same whether or not others have said ahead what they will do."""
    dice = Chance(b"secret")
    for table in opened(plain):
        seats = {question.seat for question in table.invited()}
        others = [seat for seat in range(len(table.names)) if seat not in seats][:2]
        before = [_read(table, seat) for seat in (*others, None)]
        all_ahead(table, dice, IfChanged.MINE)
        assert [_read(table, seat) for seat in (*others, None)] == before


def _read(table: Table, seat: int | None) -> object:
    prompts = [asked.question.prompt for asked in table.questions(seat)] if seat is not None else []
    return table.view(seat), prompts, [told.event for told in table.feed(seat)]
