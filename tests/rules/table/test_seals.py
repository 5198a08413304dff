"""Seals: each stands for everything up to it, tells nothing by itself, and a rollback cannot be unsaid."""

from dataclasses import replace

from rules.table import Table, open_table, restore
from rules.table import inputs as put
from rules.table.checkpoint import Checkpoint
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input
from rules.table.seal import link, rolled_back, shown
from rules.table.verifying import posted_seals

from .rich import rich
from .test_table import NAMES, bid_all
from .toy import Toy


def opened(seed: bytes = b"seed", names: tuple[str, ...] = NAMES) -> tuple[Table, list[Checkpoint]]:
    kept: list[Checkpoint] = []
    table = open_table(Toy(), {}, names, seed, kept.append)
    assert isinstance(table, Table)
    return table, kept


def test_every_phase_has_a_seal_of_its_own():
    record, _ = rich()
    seals = [chapter.seal for chapter in record.chapters]
    assert len(set(seals)) == len(seals)
    assert all(len(seal) == 64 for seal in seals)


def test_the_same_game_has_the_same_seals_and_a_secret_answer_changes_them():
    seals = []
    for bid in (1, 1, 2):
        table, kept = opened()
        bid_all(table, 0, bid, 0)
        seals.append([checkpoint.seal for checkpoint in kept])
    assert seals[0] == seals[1]
    assert seals[0][0] == seals[2][0]
    assert seals[0][1] != seals[2][1]


def test_answers_that_lead_to_the_same_state_have_other_seals():
    seals = []
    for first in (3, 1):
        table, kept = opened()
        table.answer(0, "bid", first)
        bid_all(table, 1, 1, 1)
        seals.append(kept[1])
    assert seals[0].state == seals[1].state
    assert seals[0].seal != seals[1].seal


def test_nobody_can_try_out_secrets_without_the_seed():
    """The seal is keyed: who knows all but one hidden answer cannot find it by trying all of them."""
    one, two = (link(seed, "before", "digest", (put.Answer(0, "bid", 1),), ()) for seed in (b"one", b"two"))
    assert one != two


def test_the_names_and_the_seed_are_in_the_first_seal():
    first = [opened()[1][0], opened(b"other")[1][0], opened(names=("Ann", "Ben", "Eve"))[1][0]]
    assert len({checkpoint.seal for checkpoint in first}) == 3


def test_an_undo_changes_the_seal_though_the_game_is_the_same():
    seals = []
    for undo in (False, True):
        table, kept = opened()
        if undo:
            table.answer(0, "bid", 3)
            assert table.submit(put.Undo(0)) is None
        bid_all(table, 1, 1, 1)
        seals.append(kept[1])
    assert seals[0].state == seals[1].state
    assert seals[0].seal != seals[1].seal


def test_a_restart_in_the_midst_of_a_phase_gives_the_same_seals():
    entries = [put.Answer(0, "bid", 3), put.Undo(0), put.Answer(0, "bid", 1), put.Answer(1, "bid", 2)]
    table, kept = opened()
    stored = []
    for entry in entries:
        assert table.submit(entry) is None
        stored.append(dump_input(table.noted))
    again: list[Checkpoint] = []
    begun = load_checkpoint(dump_checkpoint(kept[0]))
    copy = restore(Toy(), NAMES, b"seed", begun, [load_input(text) for text in stored], again.append)
    for one in (table, copy):
        assert one.answer(2, "bid", 0) is None
    assert again[0].seal == kept[1].seal


def test_a_rollback_is_a_link_of_the_chain():
    table, kept = opened()
    bid_all(table, 1, 1, 1)
    back = rolled_back(kept[0], table.checkpoint, b"new")
    assert back.rollbacks[0].left == 2
    assert back.rollbacks[0].seal == kept[1].seal
    assert back.posted == kept[0].seal != back.seal
    other = rolled_back(kept[0], replace(table.checkpoint, seal="0" * 64), b"new")
    assert other.seal != back.seal
    again = restore(Toy(), NAMES, b"new", back, keep=kept.append)
    bid_all(again, 1, 1, 1)
    assert kept[-1].rollbacks == back.rollbacks
    twice = rolled_back(back, again.checkpoint, b"newer")
    assert (twice.fork, twice.posted) == (2, kept[0].seal)


def test_what_was_posted_before_a_rollback_is_still_known():
    record, _ = rich()
    assert posted_seals(record)[3] == record.rollbacks[0].posted != record.chapters[3].seal


def test_a_seal_is_shown_in_groups_that_can_be_read_out():
    assert shown("0123456789abcdef" * 4) == "0123 4567 89ab cdef"
    assert shown("") == ""
