"""What came at once of an answer: told to the seat it concerns, and to nobody else."""

import pytest

from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from tests.renders.civ.positions import FACE, frame, late, look

MINE = (
    (f.ConflictResolved("Thrace", {0: 3, 1: 2}, {0: 2, 1: 0}), "Thrace"),
    (f.CityFell("Tyre", 0, 1, 6), "Tyre"),
    (f.CityAttackFailed("Tyre", 0, 1, 3, 7), "Tyre"),
    (e.ShipLost(0, "Rhodes", "not maintained"), "Rhodes"),
    (t.CardsReceived(0, ("Ochre",), None), "Ochre"),
    (c.DamageTaken(0, "Famine", 5, (("Rome", 5),)), "Rome"),
    (e.CitiesRevolted(1, 0, ("Troy",)), "Troy"),
)


@pytest.mark.parametrize(("event", "word"), MINE)
def test_what_concerns_a_seat_is_told_to_it(event, word):
    (line,) = FACE.aftermath([event], 0, look())
    assert word in line
    assert FACE.aftermath([event], 5, look()) == ()


def test_of_what_is_removed_everybody_reads_the_own_part():
    event = e.SurplusRemoved((("Rome", 0, 2), ("Tyre", 1, 1), ("Etruria", 0, 1)))
    assert FACE.aftermath([event], 0, look()) == (
        "3 tokens too many went back to stock: 2 in Rome and 1 in Etruria.",
    )
    assert FACE.aftermath([event], 1, look()) == ("1 token too many went back to stock: 1 in Tyre.",)
    assert FACE.aftermath([event], 2, look()) == ()


def test_what_one_orders_oneself_is_not_repeated():
    own = [e.Marched(0, ("Rome", "Etruria"), 2), e.TaxCollected(0, 2, 4, 4), e.CityBuilt(0, "Troy")]
    assert FACE.aftermath(own, 0, look()) == ()


def test_all_fights_of_a_phase_are_listed():
    fought = frame(late(), events=tuple(event for event, _ in MINE))
    assert [word for _, word in MINE[:3]] == [
        next(word for _, word in MINE[:3] if word in line) for line in FACE.battles(fought, look())
    ]
