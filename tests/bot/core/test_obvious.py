"""Nobody is called for a question that has one sensible answer."""

from bot.standins import StandIns
from bot.store.rows import SeatRow
from rules.civ.phases.advances import advances
from rules.standins import STANDINS
from tests.rules.civ.scenario import scenario, side
from tests.rules.civ.test_movement_ahead import table_of

PEOPLE = (SeatRow(seat=0, name="Ann", user=1), SeatRow(seat=1, name="Ben", user=2))


def left_to_people(scene) -> list[int]:
    """Who is awaited when everything is answered that answers itself."""
    table = table_of(scene, advances)
    answered = []

    def submit(entry):
        assert table.submit(entry) is None
        answered.append(entry.seat)

    StandIns(table, PEOPLE, STANDINS, submit).play()
    return sorted({question.seat for question in table.waiting()} - set(answered))


def hands(*cards, other=("Gold",) * 4, **more):
    return scenario({"Minoa": side(hand=list(cards), **more), "Egypt": side(hand=list(other))})


def test_who_can_buy_nothing_is_not_asked():
    assert left_to_people(hands("Ochre", "Clay", "Bone", "Bone")) == [1]


def test_who_can_buy_something_is_asked():
    assert left_to_people(hands("Gold", "Gold", "Gold")) == [0, 1]
    assert left_to_people(hands("Ochre", "Clay", "Bone", "Bone", treasury=50)) == [0, 1]


def test_who_must_give_up_cards_is_asked():
    many = ["Ochre", "Clay", "Bone", "Papyri", "Iron", "Wax", "Fish", "Fruit", "Ceramics"]
    assert len(many) > scenario({"Minoa": side()}).g.numbers.hand_limit
    assert left_to_people(hands(*many)) == [0, 1]
