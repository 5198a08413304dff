"""Chance: the same seed gives the same numbers, evenly."""

from collections import Counter

from rules.table import Chance, commitment
from rules.table.chance import Era, next_era, seed_at


def test_the_same_seed_and_counters_give_the_same_numbers():
    first = Chance(b"seed")
    drawn = [first.below("deck", 52) for _ in range(20)]
    middle = Chance(b"seed", {"deck": 10})
    assert [middle.below("deck", 52) for _ in range(10)] == drawn[10:]


def test_streams_and_forks_are_independent():
    numbers = [
        [chance.below(stream, 1000) for _ in range(5)]
        for chance, stream in ((Chance(b"s"), "a"), (Chance(b"s"), "b"), (Chance(b"s", fork=1), "a"))
    ]
    assert len({tuple(n) for n in numbers}) == 3


def test_dice_are_even():
    chance = Chance(b"dice")
    counts = Counter(chance.die("d") for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 20.5


def test_a_shuffle_keeps_every_item():
    items = list(range(30))
    Chance(b"x").shuffle("deck", items)
    assert sorted(items) == list(range(30)) != items


def test_a_commitment_hides_the_seed_and_binds_to_it():
    assert commitment(b"one") != commitment(b"two")
    assert b"one".hex() not in commitment(b"one")


def test_a_secret_to_which_nobody_added_is_the_seed() -> None:
    assert Era("ab" * 32).seed == bytes.fromhex("ab" * 32)
    assert Era("ab" * 32).commitment == commitment(bytes.fromhex("ab" * 32))


def test_everything_added_changes_the_seed_and_never_the_commitment() -> None:
    eras = [Era("ab" * 32, added) for added in ((), ("a",), ("a", "b"), ("ab",), ("b", "a"), ("a", ""))]
    assert len({era.seed for era in eras}) == len(eras)
    assert len({era.commitment for era in eras}) == 1


def test_a_fork_is_the_number_of_its_era() -> None:
    first, second = Era("aa"), Era("bb", ("Ann took the game back: 7",))
    assert next_era((first,), 0, second) == (first, second)
    assert seed_at((first, second), 0) == first.seed
    assert seed_at((first, second), 1) == second.seed


def test_a_game_that_forked_within_one_era_gets_a_new_one_in_its_place() -> None:
    old, new = Era("aa"), Era("bb")
    assert seed_at((old,), 3) == old.seed
    eras = next_era((old,), 3, new)
    assert [seed_at(eras, fork) for fork in range(5)] == [old.seed] * 4 + [new.seed]


def test_what_is_printed_of_chance_tells_no_secret() -> None:
    secret = "ab" * 32
    assert secret not in repr(Era(secret, ("a",)))
    assert repr(bytes.fromhex(secret)) not in repr(Chance(bytes.fromhex(secret)))
