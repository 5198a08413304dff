"""Letters are posted in order, once each, whatever Discord answers."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.outbox import REVISIT, Outbox
from bot.poster import DmsClosed, Sending, TryAgain, Undeliverable
from bot.store import Store
from bot.store.rows import Letter, LetterRow, LetterState, Target, TargetKind

HALL = Target(TargetKind.CHANNEL, 1)
ADA = Target(TargetKind.DM, 2)


def letters(target: Target, *texts: str) -> list[Letter]:
    return [Letter(target, "note", {"text": text}) for text in texts]


class Board:
    """Posts to lists; does as it is told first."""

    def __init__(self) -> None:
        self.posts: dict[Target, list[str]] = defaultdict(list)
        self.nonces: set[str] = set()
        self.errors: list[BaseException] = []
        self.calls = 0
        self.after: Callable[[], Awaitable[None]] | None = None

    async def post(self, sending: Sending) -> int:
        self.calls += 1
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        if sending.nonce not in self.nonces:
            self.nonces.add(sending.nonce)
            self.posts[sending.target].append(sending.payload["text"])
        if self.after is not None:
            await self.after()
        return 1000 + self.calls


class Naps:
    """Sleeps that are only written down; lost places are not tried again by themselves."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        if seconds == REVISIT:
            await asyncio.Event().wait()
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def run(store: Store, board: Board, **more: Any) -> Naps:
    naps = Naps()
    box = Outbox(store, board, lambda: 7, naps, **more)
    await box.start()
    await box.drain()
    await box.close()
    return naps


async def test_each_target_gets_its_letters_in_order(store: Store) -> None:
    board = Board()
    for n in range(6):
        await store.letters.send(letters(HALL, f"h{n}") + letters(ADA, f"a{n}"))
    await run(store, board)
    assert board.posts == {HALL: [f"h{n}" for n in range(6)], ADA: [f"a{n}" for n in range(6)]}
    assert await store.letters.pending() == []


async def test_letters_that_come_later_are_posted_when_poked(store: Store) -> None:
    board = Board()
    box = Outbox(store, board, lambda: 7)
    await box.start()
    await store.letters.send(letters(HALL, "late"))
    box.poke()
    await box.drain()
    await box.close()
    assert board.posts == {HALL: ["late"]}


@pytest.mark.parametrize(("error", "nap"), [(TryAgain(), 1.0), (TryAgain(2.5), 2.5)])
async def test_a_busy_discord_is_tried_again_and_the_order_kept(
    store: Store, error: TryAgain, nap: float
) -> None:
    board = Board()
    board.errors = [error]
    await store.letters.send(letters(HALL, "a", "b"))
    naps = await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}
    assert naps.slept == [nap]


async def test_waits_grow(store: Store) -> None:
    board = Board()
    board.errors = [TryAgain() for _ in range(4)]
    await store.letters.send(letters(HALL, "a"))
    assert (await run(store, board)).slept == [1.0, 2.0, 4.0, 8.0]


async def test_what_is_never_taken_is_dropped_in_the_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.MOST_TRIES", 3)
    board = Board()
    board.errors = [TryAgain() for _ in range(3)]
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["b"]}


@pytest.mark.parametrize("errors", [[Undeliverable("gone")], [RuntimeError("a bug")] * 3])
async def test_what_cannot_be_posted_blocks_nothing(store: Store, errors: list[Exception]) -> None:
    board = Board()
    board.errors = [*errors]
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["b"]}
    assert board.calls == len(errors) + 1


async def test_a_fault_of_ours_is_tried_again(store: Store) -> None:
    board = Board()
    board.errors = [RuntimeError("the painter died"), RuntimeError("and again")]
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}


async def test_a_busy_discord_does_not_count_as_a_fault_of_ours(store: Store) -> None:
    board = Board()
    board.errors = [
        TryAgain(),
        TryAgain(),
        RuntimeError("the store was busy"),
        TryAgain(),
        RuntimeError("again"),
    ]
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}


async def test_a_letter_outlives_a_database_that_fails_for_a_while(store: Store) -> None:
    board = Board()
    board.errors = [OperationalError("a statement", None, OSError("the disk is full")) for _ in range(9)]
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}


async def test_closed_dms_are_tried_once_and_told_once(store: Store) -> None:
    board, told = Board(), []

    async def tell(row: LetterRow) -> None:
        told.append(row.letter.payload["text"])

    board.errors = [DmsClosed()]
    await store.letters.send(letters(ADA, "a", "b"))
    await run(store, board, on_closed=tell)
    await store.letters.send(letters(ADA, "c"))
    await run(store, board, on_closed=tell)  # another process: it remembers
    assert (board.calls, told) == (1, ["a"])
    assert await store.people.closed_dms([2]) == {2}
    assert await store.letters.pending() == []


async def test_opened_dms_are_used_again(store: Store) -> None:
    board = Board()
    await store.people.close_dms(2, 1)
    box = Outbox(store, board, lambda: 7)
    await box.start()
    assert await box.reopen(2)
    await store.letters.send(letters(ADA, "hello"))
    await box.drain()
    await box.close()
    assert board.posts == {ADA: ["hello"]}


async def test_a_crash_after_posting_posts_nothing_twice(store: Store) -> None:
    board = Board()

    async def crash() -> None:
        raise asyncio.CancelledError

    board.after = crash
    await store.letters.send(letters(HALL, "a", "b"))
    box = Outbox(store, board, lambda: 7)
    await box.start()
    while not board.posts:
        await asyncio.sleep(0)
    await box.close()
    assert len(await store.letters.pending()) == 2
    board.after = None
    await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}
    assert board.calls == 3


async def test_the_message_is_remembered(store: Store) -> None:
    await store.letters.send(letters(HALL, "a"))
    row = (await store.letters.pending())[0]
    await run(store, Board())
    async with store._database.read() as db:
        kept = (await db.exec_driver_sql("SELECT state, message, attempts, nonce FROM outbox")).one()
    assert tuple(kept) == (LetterState.POSTED, 1001, 1, row.nonce)


async def test_a_letter_settled_while_the_outbox_is_read_is_not_posted_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, go, settled = Board(), asyncio.Event(), asyncio.Event()
    board.after = go.wait  # type: ignore[assignment]  # its result is not used
    real_pending, real_settle = store.letters.pending, store.letters.settle
    reads = 0

    async def pending(*args: int) -> list[LetterRow]:
        """The second time: what was there before the letter was settled."""
        nonlocal reads
        reads += 1
        rows = await real_pending(*args)
        if reads == 2:
            go.set()
            await settled.wait()
            await asyncio.sleep(0)
        return rows

    async def settle(rows: Sequence[LetterRow], at: int) -> None:
        await real_settle(rows, at)
        settled.set()

    monkeypatch.setattr(store.letters, "pending", pending)
    monkeypatch.setattr(store.letters, "settle", settle)
    await store.letters.send(letters(HALL, "a"))
    await run(store, board)
    assert reads >= 2
    assert board.calls == 1


async def test_a_long_queue_for_one_does_not_keep_others_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.BATCH", 2)
    board, go = Board(), asyncio.Event()
    free = board.post

    async def post(sending: Sending) -> int:
        if sending.target == HALL:
            await go.wait()
        return await free(sending)

    board.post = post  # type: ignore[method-assign]  # a door before it
    await store.letters.send(letters(HALL, *"abcdef"))
    box = Outbox(store, board, lambda: 7)
    await box.start()
    await store.letters.send(letters(ADA, "through"))
    box.poke()
    async with asyncio.timeout(60):
        while not board.posts[ADA]:
            await asyncio.sleep(0)
    assert board.posts[HALL] == []
    go.set()
    await box.drain()
    await box.close()
    assert board.posts[HALL] == list("abcdef")


async def test_a_store_that_fails_once_posts_nothing_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, real = Board(), store.letters.settle
    broken = [OSError("the disk is full")]

    async def settle(rows: Sequence[LetterRow], at: int) -> None:
        if broken:
            raise broken.pop()
        await real(rows, at)

    monkeypatch.setattr(store.letters, "settle", settle)
    await store.letters.send(letters(HALL, "a", "b"))
    await run(store, board)
    assert board.posts == {HALL: ["a", "b"]}
    assert await store.letters.pending() == []
