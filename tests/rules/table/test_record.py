"""Records: a game in one file, replayed from nothing; any change is found."""

from dataclasses import replace

import pytest

from rules.table import Chance, Table, open_table, restore
from rules.table import inputs as put
from rules.table.chance import Era
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input
from rules.table.history import look_back
from rules.table.record import Record, Recorder, dump_record, load_record, make_record, verify

from .toy import BidsOpened, Toy

NAMES = ("Ann", "Ben", "Cleo")
SEED = b"a secret seed"


def play(turns: str = "2") -> tuple[Table, Recorder]:
    recorder = Recorder()
    table = open_table(Toy(), {"turns": turns}, NAMES, SEED, recorder.keep)
    assert isinstance(table, Table)
    dice = Chance(b"players")
    while questions := table.waiting():
        question = dice.pick("who", questions)
        assert recorder.submit(table, put.Answer(question.seat, question.key, question.sample(dice))) is None
    return table, recorder


def record() -> Record:
    table, recorder = play()
    return recorder.record(table, {"turns": "2"})


def test_a_record_survives_json_and_verifies():
    again = load_record(dump_record(record()))
    verdict = verify(again, Toy())
    assert verdict.problem == ""
    assert verdict.table is not None
    assert verdict.table.over


def test_any_changed_answer_is_found():
    good = record()
    chapter = good.chapters[0]
    first = chapter.inputs[0]
    assert isinstance(first, put.Answer)
    other = replace(first, data=(first.data + 1) % 5)
    bad = replace(good, chapters=(replace(chapter, inputs=(other, *chapter.inputs[1:])), *good.chapters[1:]))
    assert "began differently" in verify(bad, Toy()).problem


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seed": b"another".hex()}, "commitment"),
        ({"seed": "zz"}, "hexadecimal"),
        ({"format": 7}, "format"),
        ({"names": ("Ann",)}, "cannot be opened"),
        ({"chapters": ()}, "ends before"),
    ],
)
def test_any_changed_head_is_found(change, problem):
    assert problem in verify(replace(record(), **change), Toy()).problem


def test_unknown_keys_in_a_file_are_refused():
    text = dump_record(record()).replace('"format"', '"extra": 1, "format"', 1)
    with pytest.raises(ValueError, match="extra"):
        load_record(text)


def test_restore_at_every_input_gives_the_same_game():
    table, recorder = play()
    for checkpoint in recorder.checkpoints[:-1]:
        entries = recorder.inputs.get(checkpoint.number, [])
        for count in range(len(entries) + 1):
            stored = load_checkpoint(dump_checkpoint(checkpoint))
            again = restore(Toy(), NAMES, SEED, stored, [load_input(dump_input(e)) for e in entries[:count]])
            rest = [*entries[count:]]
            for later in recorder.checkpoints[checkpoint.number :]:
                rest += recorder.inputs.get(later.number, [])
            for entry in rest:
                assert again.submit(entry) is None
            assert again.state == table.state


def test_a_rollback_forks_chance_and_still_verifies():
    _, recorder = play()
    back = next(c for c in recorder.checkpoints if c.phase == "draw")
    kept = [c for c in recorder.checkpoints if c.number < back.number]
    chapters = [(c, recorder.inputs.get(c.number, [])) for c in kept]
    forked = Recorder()
    start = replace(back, fork=back.fork + 1)
    forked.keep(start)
    table = restore(Toy(), NAMES, SEED, start, keep=forked.keep)
    dice = Chance(b"players again")
    while questions := table.waiting():
        question = dice.pick("who", questions)
        assert forked.submit(table, put.Answer(question.seat, question.key, question.sample(dice))) is None
    chapters += [(c, forked.inputs.get(c.number, [])) for c in forked.checkpoints]
    made = make_record(Toy(), {"turns": "2"}, NAMES, (Era(SEED.hex()),), chapters)
    assert verify(made, Toy()).problem == ""
    assert verify(replace(made, chapters=tuple(replace(c, fork=0) for c in made.chapters)), Toy()).problem


def test_looking_back_shows_a_phase_before_and_after():
    _, recorder = play()
    first, second = recorder.checkpoints[:2]
    moment = look_back(Toy(), NAMES, SEED, first, recorder.inputs[1], second)
    assert moment.before(0).gold == (5, 5, 5)
    opened = next(t.event for t in moment.feed(None) if isinstance(t.event, BidsOpened))
    assert moment.after(0).gold == tuple(5 - amount for _, amount in sorted(opened.bids))
