"""Whatever is changed in an exported game is found: by the replay, or by what was posted in the channel.

Every kind is tried twice. A careless forger changes the file and leaves the rest as it was. A careful one
then plays it anew and makes every digest and seal afresh; only what was posted is out of reach.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from rules.table import inputs as put
from rules.table.chance import Era
from rules.table.record import Chapter, Record, dump_record, load_record
from rules.table.verifying import contradictions, posted_seals, verify

from .rich import remade, rich
from .toy import Toy

Tamper = Callable[[Record], Record]
KINDS: dict[str, Tamper] = {}


@cache
def good() -> Record:
    return rich()[0]


def kind(tamper: Tamper) -> Tamper:
    KINDS[tamper.__name__.replace("_", " ")] = tamper
    return tamper


def chapter_with(record: Record, sort: type) -> Chapter:
    return next(c for c in record.chapters if any(isinstance(entry, sort) for entry in c.inputs))


def edit(record: Record, place: int, /, **changes: object) -> Record:
    chapters = [replace(c, **changes) if c.number == place else c for c in record.chapters]
    return replace(record, chapters=tuple(chapters))


def swap_input(record: Record, sort: type, **changes: object) -> Record:
    """The first input of a sort, changed."""
    chapter = chapter_with(record, sort)
    place = next(i for i, entry in enumerate(chapter.inputs) if isinstance(entry, sort))
    entries = list(chapter.inputs)
    entries[place] = replace(entries[place], **changes)  # type: ignore[type-var]
    return edit(record, chapter.number, inputs=tuple(entries))


def without(record: Record, sort: type) -> Record:
    """All inputs of a sort left out."""
    chapters = [
        replace(c, inputs=tuple(e for e in c.inputs if not isinstance(e, sort))) for c in record.chapters
    ]
    return replace(record, chapters=tuple(chapters))


def with_input(record: Record, number: int, place: int, entry: put.Input) -> Record:
    entries = list(record.chapters[number - 1].inputs)
    entries.insert(place, entry)
    return edit(record, number, inputs=tuple(entries))


@kind
def an_answer_is_changed(record):
    return swap_input(record, put.Answer, data=2)


@kind
def an_answer_comes_from_another_seat(record):
    entries = record.chapters[3].inputs
    return edit(record, 4, inputs=(replace(entries[0], seat=0, data=1), *entries[1:]))


@kind
def an_answer_is_dropped(record):
    return edit(record, 1, inputs=record.chapters[0].inputs[1:])


@kind
def an_answer_is_given_twice(record):
    return edit(record, 1, inputs=(record.chapters[0].inputs[0], *record.chapters[0].inputs))


@kind
def two_answers_change_places(record):
    one, two, *rest = record.chapters[0].inputs
    return edit(record, 1, inputs=(two, one, *rest))


@kind
def an_answer_moves_to_another_phase(record):
    first, second = record.chapters[:2]
    moved = edit(record, 1, inputs=first.inputs[:-1])
    return edit(moved, 2, inputs=(first.inputs[-1], *second.inputs))


@kind
def an_answer_that_was_taken_back_is_put_in_again(record):
    return with_input(record, 1, 0, put.Answer(0, "bid", 3))


@kind
def a_withdrawn_answer_is_invented(record):
    return with_input(with_input(record, 1, 0, put.Answer(1, "bid", 4)), 1, 1, put.Withdraw(1, "bid"))


@kind
def an_undo_is_hidden(record):
    return edit(record, 1, undone=())


@kind
def an_undo_is_invented(record):
    return edit(record, 1, undone=(0, 1))


@kind
def an_undo_is_said_to_be_of_another_seat(record):
    return edit(record, 2, undone=(2,))


@kind
def a_standing_order_is_changed(record):
    return swap_input(record, put.Stand, data=0)


@kind
def a_standing_order_becomes_the_default(record):
    return swap_input(record, put.Stand, data=None, default=True)


@kind
def a_standing_order_is_not_cleared(record):
    chapter = next(c for c in record.chapters if any(getattr(e, "clear", False) for e in c.inputs))
    kept = tuple(e for e in chapter.inputs if not getattr(e, "clear", False))
    return edit(record, chapter.number, inputs=kept)


@kind
def a_deadline_is_invented(record):
    return edit(record, 1, inputs=(*record.chapters[0].inputs[:-1], put.Expire()))


@kind
def a_deadline_is_dropped(record):
    return without(record, put.Expire)


@kind
def a_deadline_is_for_one_seat_only(record):
    return swap_input(record, put.Expire, seats=(1,))


@kind
def a_pause_is_hidden(record):
    return without(record, put.Pause)


@kind
def a_pause_is_invented(record):
    paused = with_input(record, 2, 0, put.Pause(True))
    return with_input(paused, 2, 1, put.Pause(False))


@kind
def a_hand_over_is_hidden(record):
    return without(record, put.HandOver)


@kind
def a_hand_over_is_to_somebody_else(record):
    return swap_input(record, put.HandOver, name="Elissa")


@kind
def a_hand_over_is_of_another_seat(record):
    return swap_input(record, put.HandOver, seat=2)


@kind
def a_leaving_is_hidden(record):
    return without(record, put.Leave)


@kind
def a_leaving_is_of_another_seat(record):
    return swap_input(record, put.Leave, seat=0)


@kind
def a_name_is_changed(record):
    return replace(record, names=("Eve", *record.names[1:]))


@kind
def two_seats_are_swapped(record):
    one, two, *rest = record.names
    return replace(record, names=(two, one, *rest))


@kind
def a_player_is_added(record):
    return replace(record, names=(*record.names, "Eve"))


@kind
def an_option_is_changed(record):
    return replace(record, options={"turns": "2"})


@kind
def an_option_is_left_to_its_default(record):
    return replace(record, options={})


@kind
def the_secret_is_another_one(record):
    return with_eras(record, Era("5f" * 32, record.eras[0].added), record.eras[1])


@kind
def the_secret_after_the_rollback_is_another_one(record):
    return with_eras(record, record.eras[0], Era("a8" * 32, record.eras[1].added))


@kind
def what_a_player_added_is_changed(record):
    return with_eras(record, Era(record.eras[0].secret, ("Ann joined: 1", "Ben joined: 7")), record.eras[1])


@kind
def what_a_player_added_is_left_out(record):
    return with_eras(record, Era(record.eras[0].secret, ("Ann joined: 1",)), record.eras[1])


@kind
def an_era_is_left_out(record):
    return with_eras(record, record.eras[0])


@kind
def an_era_is_added(record):
    return with_eras(record, *record.eras, Era("bb" * 32))


@kind
def two_eras_change_places(record):
    return with_eras(record, *reversed(record.eras))


def with_eras(record: Record, *eras: Era) -> Record:
    return replace(record, eras=eras, commitments=tuple(era.commitment for era in eras))


@kind
def the_rollback_is_hidden(record):
    chapters = tuple(replace(c, fork=0) for c in record.chapters)
    return with_eras(replace(record, chapters=chapters, rollbacks=()), record.eras[0])


@kind
def the_rollback_is_said_to_be_from_elsewhere(record):
    return replace(record, rollbacks=(replace(record.rollbacks[0], left=5),))


@kind
def the_rollback_left_another_game(record):
    return replace(record, rollbacks=(replace(record.rollbacks[0], seal="0" * 64),))


@kind
def the_game_is_cut_off(record):
    return replace(record, chapters=record.chapters[:-2])


@kind
def the_first_phase_is_cut_off(record):
    return replace(record, chapters=record.chapters[1:])


@kind
def a_whole_other_game(record):
    bids = tuple(put.Answer(seat, "bid", 5) for seat in range(3))
    other = edit(record, 1, inputs=bids, undone=())
    return with_eras(replace(other, chapters=other.chapters[:2], rollbacks=()), Era("12" * 32))


def test_there_are_at_least_29_kinds():
    assert len(KINDS) >= 29


def test_the_game_itself_is_sound_and_as_posted():
    record = good()
    assert verify(load_record(dump_record(record)), Toy()).problem == ""
    assert contradictions(record, record.commitments, posted_seals(record)) == []


@pytest.mark.parametrize("tamper", KINDS.values(), ids=list(KINDS))
def test_a_careless_forger_is_found_out_by_the_file_alone(tamper):
    forged = tamper(good())
    assert forged != good()
    assert verify(forged, Toy()).problem


@pytest.mark.parametrize("tamper", KINDS.values(), ids=list(KINDS))
def test_a_careful_forger_is_found_out_by_what_was_posted(tamper):
    forged = remade(tamper(good()))
    if forged is None or verify(forged, Toy()).problem:
        return
    assert forged != good()
    assert contradictions(forged, good().commitments, posted_seals(good()))


@pytest.mark.parametrize(
    "change",
    [
        {"number": 9}, {"phase": "walk"}, {"version": 0}, {"fork": 3}, {"digest": "0" * 64}, {"seal": ""},
        {"seal": "0" * 64},
    ],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("number", [1, 3, 5])
def test_a_changed_chapter_is_found(change, number):
    record = good()
    chapter = record.chapters[number - 1]
    if change.get("number") == chapter.number or change.get("phase") == chapter.phase:
        return
    assert verify(edit(record, number, **change), Toy()).problem


def test_changed_commitments_and_a_changed_last_seal_are_found():
    record = good()
    assert verify(replace(record, commitments=record.commitments[:1]), Toy()).problem
    assert verify(replace(record, commitments=record.commitments[::-1]), Toy()).problem
    assert verify(replace(record, seal="0" * 64), Toy()).problem


def test_chapters_dropped_repeated_or_out_of_order_are_found():
    record = good()
    one, two, three, *rest = record.chapters
    for chapters in ((two, one, three, *rest), (one, one, two, three, *rest), (one, three, *rest), ()):
        assert verify(replace(record, chapters=tuple(chapters)), Toy()).problem


def test_a_wholly_forged_game_agrees_with_itself_but_not_with_the_commitment():
    whole = with_eras(good(), Era("11" * 32))
    made = remade(replace(whole, chapters=good().chapters[:3], rollbacks=()))
    assert made is not None
    assert verify(made, Toy()).problem == ""
    assert contradictions(made, good().commitments[:1], {})
    assert contradictions(made, [good().commitments[0][:12]], {})


def test_too_few_digits_prove_nothing():
    assert contradictions(good(), [good().commitments[0][:7]], {})
    assert contradictions(good(), [good().commitments[0][:8]], {}) == []
    assert contradictions(good(), [], {1: ""})
