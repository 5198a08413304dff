"""The numbers of offers tell nothing, and who is no party to an offer learns nothing from asking for it."""

import itertools

from rules.civ.migrations import from_1
from rules.civ.numbering import OfferNumbers
from rules.civ.state import CivState
from rules.table import Refusal
from rules.table.strict import adapter
from tests.rules.civ.floor import Floor

OCHRES, IRONS, GOLDS = ["Ochre", "Ochre", "Clay"], ["Iron", "Iron", "Iron"], ["Gold", "Gold", "Gold"]


def three() -> Floor:
    return Floor({"Minoa": [*OCHRES, "Wine"], "Egypt": [*IRONS, "Fish"], "Hellas": GOLDS})


def drawn(key: int, count: int = 40, seats: int = 5) -> dict[tuple[int, int, int], int]:
    numbers = OfferNumbers(key)
    pairs = list(itertools.permutations(range(seats), 2))
    return {(n, *pair): numbers.draw(*pair, seats) for n in range(count) for pair in pairs}


def test_7_a_number_is_short_and_used_once_in_a_game():
    numbers = list(drawn(7).values())
    assert len(set(numbers)) == len(numbers) == 800
    assert all(1000 <= number <= 9999 for number in numbers)


def test_7_numbers_go_on_when_the_short_ones_are_used_up():
    numbers = OfferNumbers(7)
    many = [numbers.draw(1, 2, 9) for _ in range(400)]
    assert len(set(many)) == 400
    assert max(many) < 100_000


def test_7_a_number_hints_neither_at_count_nor_maker_nor_receiver():
    """Whatever of them is fixed, the numbers lie as wide apart and as much in disorder as all others."""
    numbers = drawn(7)
    for place in range(3):
        for value in {where[place] for where in numbers}:
            same = [number for where, number in numbers.items() if where[place] == value]
            if len(same) >= 40:
                assert len({number // 1000 for number in same}) == 9
                assert same != sorted(same)
                assert len({number % 100 for number in same}) > len(same) // 4


def test_7_another_game_has_other_numbers():
    ours, theirs = drawn(7), drawn(8)
    assert sum(ours[where] == theirs[where] for where in ours) < 4


def test_7_the_key_is_drawn_once_before_the_first_offer():
    f = three()
    key, count = f.s.state.offer_numbers.key, f.s.g.chance.drawn
    assert key
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.s.g.chance.drawn == count, "an offer draws nothing: it can be undone"
    again = Floor({"Minoa": OCHRES, "Egypt": IRONS})
    again.s.state.offer_numbers = OfferNumbers(5, {"0>1": 3})
    assert again.offer("Minoa", "Egypt", OCHRES, IRONS) == OfferNumbers(5, {"0>1": 3}).draw(0, 1, 2)


def everything(f: Floor, civ: str, number: int) -> list[object]:
    """All that a seat can get to read about an offer that it names by number."""
    question, found = f.question(civ), []
    for act in ("accept", "decline", "withdraw", "counter"):
        terms = {"give": "3 Gold", "want": "3 Iron"} if act == "counter" else {}
        data = question.fill(act, {"offer": str(number), **terms})
        judged = question.check(data)
        assert isinstance(judged, Refusal)
        words = [line.replace(str(number), "N") for line in question.write(data)]
        found += [judged, words, question.step(None, ((f"{act}:{number}",),))]
    return found


def test_7_who_is_no_party_gets_the_same_answer_whether_the_offer_exists_or_not():
    f, quiet = three(), three()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert everything(f, "Hellas", number) == everything(quiet, "Hellas", number)
    f.act("Minoa", "withdraw", offer=number)
    assert everything(f, "Hellas", number) == everything(quiet, "Hellas", number)


def test_7_an_answer_stored_by_version_1_finds_its_offer():
    f = three()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert number != 10_102
    assert f.codes("Hellas", "accept", offer=10_102) == ["no-such-offer"]
    f.act("Egypt", "accept", offer=10_102, cards=IRONS)
    assert f.hand("Minoa") == [*IRONS, "Wine"]
    assert f.codes("Egypt", "decline", offer=10_102) == ["offer-gone"]


def test_7_a_state_of_version_1_is_taken_up():
    stored = adapter(CivState).dump_python(three().s.state, mode="json")
    del stored["offer_numbers"]
    stored["floor"] = {"offers": [], "made": {}, "closed": {}, "cries": {}, "done": []}
    state = adapter(CivState).validate_python(from_1(stored))
    assert state.offer_numbers == OfferNumbers()
