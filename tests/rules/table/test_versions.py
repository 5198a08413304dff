"""Games stored by an earlier version of their rules go on; those of a later one are left alone."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.table import Chance, Table, open_table, restore
from rules.table import inputs as put
from rules.table.chance import Era
from rules.table.checkpoint import Checkpoint
from rules.table.codec import dump_checkpoint, load_checkpoint
from rules.table.event import PhaseReopened
from rules.table.history import look_back
from rules.table.inputs import Input
from rules.table.record import Record, dump_record, load_record, make_record
from rules.table.verifying import contradictions, posted_seals, verify
from rules.table.versions import CannotTakeUp

from .test_table import NAMES, bid_all, told
from .toy import Booth, Toy

SEED = b"\x07" * 32
ERAS = (Era(SEED.hex()),)


@dataclass(slots=True)
class Harbour(Booth):
    weather: str = "fair"


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "weather": "foul"}


class Newer(Toy):
    """The toy after a change: there is weather, and nobody may bid more than three."""

    version = 2
    migrations = {1: from_1}
    state_type = Harbour

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> Harbour:
        old = super().open(options, names, chance)
        return Harbour(old.turns, old.gold, old.place, old.cards, old.deck)


def stored(checkpoint: Checkpoint) -> Checkpoint:
    return load_checkpoint(dump_checkpoint(checkpoint))


def first_release(checkpoint: Checkpoint) -> str:
    """A checkpoint as the first release wrote it: without a version, without seals."""
    data = json.loads(dump_checkpoint(checkpoint))
    for key in ("version", "seal", "rollbacks", "taken_over"):
        del data[key]
    return json.dumps(data)


def half_played() -> tuple[list[Checkpoint], list[Input]]:
    kept: list[Checkpoint] = []
    table = open_table(Toy(), {}, NAMES, SEED, kept.append)
    assert isinstance(table, Table)
    bid_all(table, 1, 0, 2)
    table.answer(0, "walk", "back")
    return kept, list(table.inputs)


def play_on(table: Table, entries: dict[int, list[Input]]) -> None:
    dice = Chance(b"on")
    while questions := table.waiting():
        question, number = questions[0], table.checkpoint.number
        assert table.submit(put.Answer(question.seat, question.key, question.sample(dice))) is None
        entries.setdefault(number, []).append(table.noted)


def test_a_checkpoint_says_by_which_version_it_was_made():
    kept, _ = half_played()
    assert {checkpoint.version for checkpoint in kept} == {1}
    assert load_checkpoint(first_release(kept[1])).version == 1


def test_an_earlier_phase_is_migrated_and_its_answers_kept():
    kept, entries = half_played()
    table = restore(Newer(), NAMES, SEED, stored(kept[1]), entries)
    assert not table.reopened
    assert table.rewritten == (table.checkpoint, entries)
    assert (table.checkpoint.version, table.state.weather) == (2, "foul")
    assert table.inputs == entries
    play_on(table, {})
    assert table.over


def test_answers_that_the_new_rules_refuse_reopen_the_phase():
    kept, entries = half_played()
    table = restore(Newer(), NAMES, SEED, stored(kept[1]), [*entries, put.Answer(1, "fly", "on")])
    assert table.reopened
    assert told(table, PhaseReopened)
    assert table.rewritten == (table.checkpoint, [])


def test_a_phase_that_the_new_rules_end_at_once_is_still_stored_as_it_is_now():
    kept, _ = half_played()
    entries = [put.Answer(seat, "bid", 1) for seat in range(3)]
    table = restore(Newer(), NAMES, SEED, stored(kept[0]), entries)
    assert table.phase == "walk"
    assert table.rewritten is not None
    begun, standing = table.rewritten
    assert (begun.number, begun.version, standing) == (1, 2, entries)


def test_a_later_version_is_refused_in_a_sentence():
    kept, _ = half_played()
    with pytest.raises(CannotTakeUp, match="newer version"):
        restore(Toy(), NAMES, SEED, replace(kept[1], version=2))


def test_a_state_that_cannot_be_migrated_is_refused_in_a_sentence():
    kept, _ = half_played()
    state = json.loads(kept[1].state)
    state["purse"] = state.pop("gold")
    with pytest.raises(CannotTakeUp, match="cannot be read"):
        restore(Newer(), NAMES, SEED, replace(kept[1], state=json.dumps(state)))
    with pytest.raises(CannotTakeUp, match="cannot be read"):
        restore(Newer(), NAMES, SEED, replace(kept[1], version=0))


def over_two_versions(bare: bool) -> Record:
    """Begun by version 1 (by the first release, if bare), ended by version 2."""
    kept, entries = half_played()
    if bare:
        kept = [load_checkpoint(first_release(checkpoint)) for checkpoint in kept]
    inputs = {1: [put.Answer(0, "bid", 1), put.Answer(1, "bid", 0), put.Answer(2, "bid", 2)]}
    played: list[Checkpoint] = []
    table = restore(Newer(), NAMES, SEED, kept[1], entries, played.append)
    assert table.rewritten is not None
    begun, inputs[2] = table.rewritten
    play_on(table, inputs)
    chapters = [(c, inputs.get(c.number, [])) for c in (kept[0], begun, *played)]
    return load_record(dump_record(make_record(Newer(), {}, NAMES, ERAS, chapters)))


@pytest.mark.parametrize("bare", [False, True])
def test_a_record_over_two_versions_is_replayed_from_the_seam(bare):
    record = over_two_versions(bare)
    verdict = verify(record, Newer())
    assert verdict.problem == ""
    assert (verdict.unplayed, verdict.phases) == (1, len(record.chapters) - 1)
    assert verdict.table is not None
    assert verdict.table.over
    assert bool(record.chapters[0].seal) is not bare
    assert posted_seals(record)[1] == record.chapters[1].start.posted


def test_the_chain_speaks_for_the_phases_of_the_earlier_version():
    record = over_two_versions(bare=False)
    first, second, *rest = record.chapters
    for changed in (
        replace(first, inputs=first.inputs[1:]),
        replace(first, undone=(1,)),
        replace(first, digest="0" * 64),
        replace(first, seal=""),
    ):
        assert verify(replace(record, chapters=(changed, second, *rest)), Newer()).problem
    state = json.loads(second.start.state)
    state["gold"][0] += 1
    richer = replace(second.start, state=json.dumps(state))
    for start in (richer, None, replace(second.start, taken_over=())):
        changed = replace(second, start=start, digest=start.digest if start else second.digest)
        assert verify(replace(record, chapters=(first, changed, *rest)), Newer()).problem


def test_a_game_wholly_of_an_earlier_version_is_not_called_replayed():
    kept, _ = half_played()
    inputs = [put.Answer(0, "bid", 1), put.Answer(1, "bid", 0), put.Answer(2, "bid", 2)]
    record = make_record(Toy(), {}, NAMES, ERAS, [(kept[0], inputs), (kept[1], [])])
    verdict = verify(record, Newer())
    assert (verdict.problem, verdict.table, verdict.unplayed) == ("", None, 2)
    assert verify(replace(record, names=("Eve", "Ben", "Cleo")), Newer()).problem
    assert contradictions(record, [], {1: kept[1].seal}) == []


def test_a_record_of_a_later_version_is_refused():
    record = over_two_versions(bare=False)
    assert "newer than this program" in verify(record, Toy()).problem


def test_looking_back_tells_of_an_earlier_version_only_what_this_one_plays_just_so():
    kept, _ = half_played()
    bids = [put.Answer(0, "bid", 1), put.Answer(1, "bid", 0), put.Answer(2, "bid", 2)]
    moment = look_back(Newer(), NAMES, SEED, kept[0], bids, kept[1])
    assert moment.feed(None)
    other = [put.Answer(0, "bid", 0), *bids[1:]]
    moment = look_back(Newer(), NAMES, SEED, kept[0], other, kept[1])
    assert moment.feed(None) == ()
    assert moment.after(None).gold == (4, 5, 3)
