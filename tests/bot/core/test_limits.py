"""What costs may be asked for so often by a person, and so often on a server."""

import pytest

from bot.limits import RATES, Cost, Limits, TooOften

NOON = 43_200


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def limits(clock):
    return Limits(lambda: clock[0])


@pytest.mark.parametrize("cost", list(Cost))
def test_a_person_may_ask_so_often_and_again_when_time_has_passed(limits, clock, cost):
    person, _ = RATES[cost]
    assert [limits.spend(cost, 1, None) for _ in range(person.most)] == [None] * person.most
    assert limits.spend(cost, 1, None) == TooOften(NOON + person.seconds, alone=True)
    assert limits.spend(cost, 2, None) is None
    clock[0] += person.seconds
    assert limits.spend(cost, 1, None) is None


@pytest.mark.parametrize("cost", list(Cost))
def test_a_server_may_ask_so_often(limits, cost):
    _, server = RATES[cost]
    assert [limits.spend(cost, user, 9) for user in range(server.most)] == [None] * server.most
    assert limits.spend(cost, 999, 9) == TooOften(NOON + server.seconds, alone=False)
    assert limits.spend(cost, 999, 8) is None


def test_what_is_refused_does_not_count(limits, clock):
    person, server = RATES[Cost.REPLAY]
    for _ in range(person.most):
        limits.spend(Cost.REPLAY, 1, 9)
    for _ in range(server.most):
        assert limits.spend(Cost.REPLAY, 1, 9)
    assert limits.spend(Cost.REPLAY, 2, 9) is None
