"""The outbox holds letters in order until something has become of them."""

from dataclasses import replace

import pytest

from bot.store import Change, LostRace, Store
from bot.store.rows import Letter, LetterState, Target, TargetKind
from tests.bot.store.test_games import LOBBY


def letter(text: str) -> Letter:
    return Letter(Target(TargetKind.DM, 2**61), "note", {"text": text})


async def test_letters_come_out_in_the_order_they_went_in(store: Store) -> None:
    game = await store.games.create(LOBBY)
    game = await store.games.commit(Change(game=game, letters=(letter("a"), letter("b"))))
    await store.games.commit(Change(game=game, letters=(letter("c"),)))
    await store.letters.send([letter("d")])
    rows = await store.letters.pending()
    assert [row.letter.payload["text"] for row in rows] == ["a", "b", "c", "d"]
    assert len({row.nonce for row in rows}) == 4
    assert all(len(row.nonce) <= 25 for row in rows)
    assert await store.letters.pending(after=rows[1].id) == rows[2:]


async def test_what_is_settled_does_not_come_again(store: Store) -> None:
    game = await store.games.create(LOBBY)
    await store.games.commit(Change(game=game, letters=(letter("a"), letter("b"), letter("c"))))
    first, second, third = await store.letters.pending()
    posted = replace(first, state=LetterState.POSTED, attempts=1, message=77)
    await store.letters.settle([posted, replace(second, attempts=3)], 9)
    await store.letters.settle([replace(third, state=LetterState.DROPPED, attempts=1)], 9)
    await store.letters.settle([replace(first, state=LetterState.PENDING)], 9)  # too late: it is posted
    assert await store.letters.pending() == [replace(second, attempts=3)]


async def test_letters_of_a_lost_race_are_not_sent(store: Store) -> None:
    game = await store.games.create(LOBBY)
    await store.games.commit(Change(game=game))
    with pytest.raises(LostRace):
        await store.games.commit(Change(game=game, letters=(letter("never"),)))
    assert await store.letters.pending() == []


WEEK = 7 * 86_400


async def test_old_letters_are_forgotten_but_none_that_is_still_needed(store: Store) -> None:
    game = await store.games.create(LOBBY)
    hall = Letter(Target(TargetKind.CHANNEL, 5), "note", {})
    await store.games.commit(Change(game=game, letters=[letter(text) for text in "abcd"] + [hall, hall]))
    old, dropped, newest, waiting, *public = await store.letters.pending()
    await store.letters.settle([replace(old, state=LetterState.POSTED, message=70)], WEEK)
    await store.letters.settle([replace(dropped, state=LetterState.DROPPED)], WEEK)
    await store.letters.settle([replace(newest, state=LetterState.POSTED, message=72)], 2 * WEEK)
    await store.letters.settle([replace(public[0], state=LetterState.POSTED, message=71)], WEEK)
    await store.letters.settle([replace(public[1], state=LetterState.POSTED, message=73)], 9 * WEEK)
    assert await store.letters.purge(8 * WEEK) == 3
    assert await store.letters.pending() == [waiting]
    assert await store.letters.newest_posted(waiting) == 72, "a repeat is looked for after this one"
    assert await store.letters.newest_posted(public[0]) == 73
    assert await store.letters.purge(8 * WEEK) == 0


async def test_only_the_oldest_letter_of_a_place_may_be_posted_already(store: Store) -> None:
    game = await store.games.create(LOBBY)
    seats = [Letter(Target(TargetKind.SEAT, seat), "note", {}) for seat in (0, 1, 0)]
    halls = [Letter(Target(TargetKind.CHANNEL, channel), "note", {}) for channel in (5, 6)]
    await store.games.commit(Change(game=game, letters=[*seats, *halls]))
    rows = await store.letters.pending()
    assert await store.letters.oldest_pending() == {rows[0].id, rows[1].id, rows[3].id}
