"""WE 7: acts on the floor from typed fields, as the options of a command give them."""

import pytest

from rules.table import FaultKind, Refusal
from tests.rules.civ.floor import Floor

OCHRES = ["Ochre", "Ochre", "Clay"]
IRONS = ["Iron", "Iron", "Iron"]


@pytest.fixture
def f():
    hatti = [*IRONS, "Fish", "Fruit"]
    return Floor({"Minoa": [*OCHRES, "Treachery", "Textiles"], "Hatti": hatti, "Hellas": ["Gold"] * 4})


def fill(f, civ, act, **fields):
    return f.question(civ).fill(act, fields)


def faults(refusal):
    assert isinstance(refusal, Refusal), refusal
    return [(fault.kind, fault.text) for fault in refusal.faults]


def test_7_an_offer_in_fields(f):
    data = fill(f, "Minoa", "offer", to="hatti", give="2 ochre, clay", want="3 Iron")
    assert data == {"act": "offer", "to": 1, "give": OCHRES, "want": IRONS}
    assert not isinstance(f.question("Minoa").check(data), Refusal)


def test_7_an_offer_in_fields_may_lie_and_ask_for_more(f):
    fields = {"give": "2 Ochre, Treachery", "say": "2 Ochre, Gold", "want": "2 Iron", "count": " 4 "}
    data = fill(f, "Minoa", "offer", to="Hatti", **fields)
    assert (data["say"], data["count"]) == (["Ochre", "Ochre", "Gold"], 4)
    assert not isinstance(f.question("Minoa").check(data), Refusal)


@pytest.mark.parametrize(
    ("want", "count"),
    [
        ("2 Iron, 1 other", 3),
        ("2 Iron and one more", 3),
        ("2 Iron + 2 more cards", 4),
        ("another card, 2 Iron", 3),
        ("2 iron and any other", 3),
    ],
)
def test_7_other_cards_may_be_asked_for_beside_those_that_are_named(f, want, count):
    data = fill(f, "Minoa", "offer", to="Hatti", give="3 Ochre", want=want)
    assert (data["want"], data["count"]) == (["Iron", "Iron"], count)


def test_7_empty_fields_are_as_good_as_none(f):
    data = fill(f, "Minoa", "offer", to="Hatti", give="3 Ochre", want="3 Iron", say="", count="  ")
    assert set(data) == {"act", "to", "give", "want"}


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("accept", "There is no open offer to you from “Nobody”."),
        ("withdraw", "There is no open offer of yours to “Nobody”."),
    ],
)
def test_7_an_offer_that_is_not_there_is_said_to_be_missing(f, act, said):
    assert faults(fill(f, "Minoa", act, to="Nobody")) == [(FaultKind.UNREADABLE, said)]


def test_7_answers_to_an_offer_in_fields_by_name_or_number(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert fill(f, "Hatti", "accept", offer="Minoa") == {"act": "accept", "offer": number}
    assert fill(f, "Hatti", "accept", offer=f"#{number}", cards="3 iron") == {
        "act": "accept",
        "offer": number,
        "cards": IRONS,
    }
    assert fill(f, "Hatti", "decline", offer=str(number)) == {"act": "decline", "offer": number}
    assert fill(f, "Minoa", "withdraw", to="Hatti") == {"act": "withdraw", "offer": number}
    counter = fill(f, "Hatti", "counter", offer="minoa", give="3 Iron", want="2 Ochre, Clay")
    assert counter == {"act": "counter", "offer": number, "give": IRONS, "want": OCHRES}


def test_7_of_several_offers_of_a_seat_its_name_means_the_latest(f):
    f.offer("Minoa", "Hatti", OCHRES, IRONS)
    latest = f.offer("Minoa", "Hatti", OCHRES, ["Fish", "Fruit"])
    assert fill(f, "Hatti", "decline", offer="Minoa")["offer"] == latest


def test_7_the_market_and_the_end_in_fields(f):
    assert fill(f, "Minoa", "market", want="iron, gold", have="") == {
        "act": "market",
        "wants": ["Iron", "Gold"],
        "haves": [],
    }
    assert fill(f, "Minoa", "market", have="clay")["haves"] == ["Clay"]
    assert fill(f, "Minoa", "done") == {"act": "done", "until": "last-call"}
    assert fill(f, "Minoa", "done", until="For  good") == {"act": "done", "until": "end"}
    assert fill(f, "Minoa", "done", until="until an offer") == {"act": "done", "until": "offer"}
    ((kind, text),) = faults(fill(f, "Minoa", "done", until="soon"))
    assert (kind, text) == (FaultKind.UNREADABLE, "I do not know “done soon”.")


def test_7_an_act_that_there_is_not(f):
    ((kind, _),) = faults(fill(f, "Minoa", "steal", to="Hatti"))
    assert kind is FaultKind.UNREADABLE


def test_7_everything_missing_is_said_at_once(f):
    said = [text for _, text in faults(fill(f, "Minoa", "offer"))]
    assert said == [
        "Say whom you offer it to, or all.",
        "Say the cards you give.",
        "Say the commodities you ask for.",
    ]


def test_7_a_field_that_has_no_place_is_refused(f):
    ((kind, text),) = faults(fill(f, "Minoa", "done", give="3 Ochre"))
    assert (kind, text) == (FaultKind.UNREADABLE, "“give” has no place in “done”.")


def test_7_all_faults_of_all_fields_come_together(f):
    fields = {"give": "2 Quartz, Clay", "want": "3 Famine", "say": "Xyz", "count": "many", "colour": "red"}
    found = faults(fill(f, "Minoa", "offer", to="Atlantis", **fields))
    assert len(found) == 6
    assert all(kind is FaultKind.UNREADABLE for kind, _ in found)


def test_7_a_name_that_fits_several_seats_is_asked_back(f):
    ((kind, _),) = faults(fill(f, "Minoa", "offer", to="H", give="3 Ochre", want="3 Iron"))
    assert kind is FaultKind.AMBIGUOUS


@pytest.mark.parametrize("number", ["²", "9" * 5000])
def test_7_an_offer_with_a_strange_number_is_refused(f, number):
    f.offer("Minoa", "Hatti", OCHRES, IRONS)
    ((kind, _),) = faults(fill(f, "Hatti", "accept", offer=number))
    assert kind is FaultKind.UNREADABLE


def test_7_cards_one_does_not_hold_cannot_be_filled_in(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    ((kind, text),) = faults(fill(f, "Hatti", "accept", offer=str(number), cards="3 Gold"))
    assert kind is FaultKind.UNREADABLE
    assert "Gold" in text


@pytest.mark.parametrize("count", ["-3", "3.5", "three", "²", "9" * 5000])
def test_7_a_count_is_a_whole_number(f, count):
    ((kind, text),) = faults(
        fill(f, "Minoa", "offer", to="Hatti", give="3 Ochre", want="2 Iron", count=count)
    )
    assert kind is FaultKind.UNREADABLE
    assert count in text


@pytest.mark.parametrize(
    "data",
    [
        {"act": "accept", "offer": "10102"},
        {"act": "offer", "to": True, "give": OCHRES, "want": IRONS},
        {"act": "offer", "to": "1", "give": OCHRES, "want": IRONS},
        {"act": "offer", "to": 1, "give": OCHRES, "want": IRONS, "count": 3.0},
        {"act": "offer", "to": 1, "give": OCHRES, "want": IRONS, "gold": 3},
        {"act": "offer", "to": 1, "give": [["Ochre"], {"Clay": 1}], "want": IRONS},
        {"act": "done", "really": True},
        {"act": ["done"]},
        {"act": {"done": {}}},
        [{"act": "done"}],
    ],
)
def test_7_hostile_data_is_refused_clearly_and_written_without_a_crash(f, data):
    question = f.question("Minoa")
    ((kind, text),) = faults(question.check(data))
    assert kind is FaultKind.UNREADABLE
    assert "offer, counter, accept" in text
    assert question.write(data) == ("(not readable)",)
    assert question.step(data, ()).options, "the menus begin afresh"
