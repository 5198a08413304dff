"""The trial of several processes comes to a good end, and finds what is wrong."""

import asyncio

from tools.cluster.run import Plan, Trial, shares
from tools.cluster.wall import Wall
from tools.postgres import server


def test_processes_that_are_killed_and_cut_off_lose_and_double_nothing() -> None:
    plan = Plan(2, seconds=3.0, games=4, kills=1.2, cuts=0.8, lease=1.0)
    with server() as address:
        verdict = asyncio.run(Trial(address, plan).run())
    assert verdict.wrong == []
    figures = verdict.figures
    assert figures["letters"] == figures["requests to post"] > 0
    assert figures["killed"] > 0


def test_what_is_posted_twice_is_found_by_its_requests() -> None:
    wall = Wall()
    post = {"do": "post", "nonce": "a", "place": "channel 1", "game": 1, "process": 1}
    assert wall.take(post) == wall.take(post) == 1  # as Discord answers: it is there
    assert wall.take({"do": "find", "nonce": "a"}) == 1
    assert wall.take({"do": "find", "nonce": "b"}) is None
    assert wall.doubled == ["a"]


def test_shards_are_divided_among_processes() -> None:
    found = shares(3)
    assert sorted(shard for share in found for shard in share.shards) == list(range(8))
