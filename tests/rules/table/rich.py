"""A game in which everything happened that can be put into a record."""

from __future__ import annotations

from dataclasses import replace

from rules.table import Chance, Table, open_table, restore
from rules.table import inputs as put
from rules.table.chance import Era
from rules.table.checkpoint import Checkpoint
from rules.table.inputs import Input
from rules.table.record import Record, make_record
from rules.table.seal import rolled_back

from .toy import Toy

NAMES = ("Ann", "Ben", "Cleo")
ERAS = (Era("5e" * 32, ("Ann joined: 1", "Ben joined: 2")), Era("a7" * 32, ("Ben pressed: 3",)))
OPTIONS = {"turns": "3"}


class Keeper:
    """The stored form of a game while it is played."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.inputs: dict[int, list[Input]] = {}

    def put(self, table: Table, entry: Input) -> None:
        number = table.checkpoint.number
        assert table.submit(entry) is None
        assert table.noted is not None
        self.inputs.setdefault(number, []).append(table.noted)

    def back(self, table: Table, number: int) -> Table:
        """A rollback, as the bot makes it."""
        begun = next(c for c in self.checkpoints if c.number == number)
        forked = rolled_back(begun, table.checkpoint, ERAS[1].seed)
        self.checkpoints = [*(c for c in self.checkpoints if c.number < number), forked]
        self.inputs = {n: entries for n, entries in self.inputs.items() if n < number}
        return restore(Toy(), table.names, ERAS[1].seed, forked, keep=self.checkpoints.append)

    def play(self, table: Table, phases: int, dice: Chance) -> None:
        last = table.checkpoint.number + phases
        while (questions := table.waiting()) and table.checkpoint.number < last:
            question = dice.pick("who", questions)
            self.put(table, put.Answer(question.seat, question.key, question.sample(dice)))


def rich() -> tuple[Record, Table]:
    """Two undos, a pause, a hand-over, standing orders, deadlines, a rollback, and a seat that leaves."""
    keeper, dice = Keeper(), Chance(b"rich")
    opened = open_table(Toy(), OPTIONS, NAMES, ERAS[0].seed, keeper.checkpoints.append)
    assert isinstance(opened, Table)
    table = opened
    for entry in (
        put.Answer(0, "bid", 3), put.Undo(0), put.Answer(0, "bid", 1), put.Pause(True), put.Pause(False),
        put.Stand(2, "bid", 1), put.Answer(1, "bid", 0),
        put.Answer(0, "walk", "on"), put.Undo(0), put.Answer(0, "walk", "back"), put.HandOver(1, "Dido"),
        put.Answer(1, "walk", "stay"), put.Answer(2, "walk", "on"),
        put.Answer(0, "market", 1), put.Answer(2, "market", 0), put.Expire(),
    ):  # fmt: skip
        keeper.put(table, entry)
    keeper.play(table, 1, dice)
    table = keeper.back(table, 4)
    keeper.put(table, put.Answer(1, "market", 0))
    keeper.put(table, put.Stand(2, "bid", clear=True))
    keeper.put(table, put.Expire((0,)))
    keeper.put(table, put.Expire())
    keeper.put(table, put.Leave(2))
    keeper.play(table, 100, dice)
    chapters = [(c, keeper.inputs.get(c.number, [])) for c in keeper.checkpoints]
    return make_record(Toy(), OPTIONS, NAMES, ERAS, chapters), table


def remade(record: Record) -> Record | None:
    """What a careful forger makes of a changed record: all computed anew, if it can be played."""
    try:
        return _remade(record)
    except Exception:
        return None


def _remade(record: Record) -> Record:
    keeper = Keeper()
    eras = record.eras
    opened = open_table(Toy(), record.options, record.names, eras[0].seed, keeper.checkpoints.append)
    assert isinstance(opened, Table)
    table = opened
    for chapter in record.chapters:
        begun = keeper.checkpoints[chapter.number - 1]
        if begun.fork != chapter.fork:
            back = next(back for back in record.rollbacks if back.fork == chapter.fork)
            tip = replace(begun, number=back.left, seal=back.seal, fork=chapter.fork - 1, rollbacks=())
            seed = eras[min(chapter.fork, len(eras) - 1)].seed
            forked = rolled_back(begun, tip, seed)
            keeper.checkpoints[chapter.number - 1 :] = [forked]
            table = restore(Toy(), table.names, seed, forked, keep=keeper.checkpoints.append)
        table.undone[:] = chapter.undone
        kept = keeper.inputs.setdefault(chapter.number, [])
        for entry in chapter.inputs:
            assert table.checkpoint.number == chapter.number
            assert table.submit(entry) is None
            kept.append(entry)
        kept += [put.Undone(seat, ()) for seat in chapter.undone]
    chapters = [(c, keeper.inputs.get(c.number, [])) for c in keeper.checkpoints]
    return make_record(Toy(), record.options, record.names, eras, chapters)
