"""CivX 25.61: all calamities lie open; whoever they will meet may answer before they are called."""

import pytest

from rules.civ.state import Card
from rules.games import GAMES
from rules.table import Checkpoint, restore
from rules.table import inputs as put
from rules.table.codec import dump_state
from rules.table.inputs import IfChanged
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

PUNIC = ["Carthage", "Thapsus", "Cirta", "Tripoli", "Sabrata"]
FAMINE, REDUCE = "famine:0:damage", "superstition:1:reduce"


def sides():
    """Rome has Famine, Carthage has Superstition; the Celts are next to both."""
    return {
        "Rome": side({"Etruria": 9, "Samnium": 9}, ["Rome", "Neapolis"], hand=["Famine", "Gold"]),
        "Carthage": side({"Numidia": 9}, PUNIC, hand=["Superstition", "Ochre"]),
        "Celt": side({"Belgica": 9, "Sudeten": 9}, ["Massillia", "Londinium", "Alesia"], hand=["Iron"]),
        "Iberia": side({"Lusitania": 9, "Tunisia": 1}, ["Corsica", "Sardinia"]),
    }


class Called:
    """A game of CivX before its calamities, everybody by civilization."""

    def __init__(self, made=None):
        self.s = scene(sides() if made is None else made)
        self.s.state.phase = "calamities"
        names = tuple(nation.name for nation in self.s.state.nations)
        start = Checkpoint(1, "calamities", dump_state(self.s.state), version=GAMES["civx"].version)
        self.table = restore(GAMES["civx"], names, b"called", start)

    def open(self, who):
        return {o.question.key: o for o in self.table.questions(self.s.seat(who)) if not o.phase}

    def answer(self, who, key, data=None, said=IfChanged.WHOLE):
        question = self.open(who)[key].question
        given = question.default() if data is None else data
        entry = put.Answer(self.s.seat(who), key, given, if_changed=said)
        assert self.table.submit(entry) is None

    def hold(self, who, key):
        assert self.table.submit(put.After(self.s.seat(who), key, self.s.seat(who))) is None

    def awaited(self):
        return [(self.s.g.name(q.seat), q.key) for q in self.table.waiting()]

    def invited(self):
        return {(self.s.g.name(q.seat), q.key) for q in self.table.invited() if ":" in q.key}


def to(c, **shares):
    return {str(c.s.seat(who)): points for who, points in shares.items()}


def test_25_61_whoever_is_named_may_take_their_losses_before_the_card_is_called():
    c = Called()
    assert c.awaited() == [("Rome", "famine:0:victims")]
    assert list(c.open("Celt")) == []
    c.answer("Carthage", "superstition:1:victims", [str(c.s.seat("Celt"))])
    assert list(c.open("Celt")) == [REDUCE]
    assert ("Celt", REDUCE) in c.invited()
    c.answer("Celt", REDUCE, ["Alesia"])
    assert "Alesia" in c.table.state.cities, "it is carried out when the card is called"
    foreseen = c.table.preview(c.s.seat("Celt"), REDUCE, ["Alesia"])
    assert foreseen.nations[c.s.seat("Celt")].cities == 2
    c.answer("Carthage", REDUCE)
    c.answer("Rome", "famine:0:victims", to(c, Iberia=8, Celt=8, Carthage=4))
    for who in ("Rome", "Iberia", "Celt", "Carthage"):
        c.answer(who, FAMINE)
    assert c.table.phase != "calamities"
    assert "Alesia" not in c.table.state.cities


def test_25_61_who_waits_for_the_call_of_the_card_has_nobody_asked_before():
    c = Called()
    c.hold("Carthage", "superstition:1:victims")
    assert list(c.open("Celt")) == []
    assert ("Carthage", "superstition:1:victims") not in c.invited()


def test_25_61_another_name_asks_another():
    c = Called()
    c.answer("Carthage", "superstition:1:victims", [str(c.s.seat("Celt"))])
    c.answer("Carthage", "superstition:1:victims", [str(c.s.seat("Iberia"))])
    assert list(c.open("Celt")) == []
    assert list(c.open("Iberia")) == [REDUCE]


def test_25_61_where_one_takes_losses_ahead_nobody_else_learns():
    """Only whom a card will meet is said openly: what tyrants may annex stands on the board as it is."""
    made = sides()
    made["Carthage"]["hand"] = ["Superstition", "Tyranny"]
    c = Called(made)
    c.answer("Carthage", "superstition:1:victims", [str(c.s.seat("Celt"))])
    others = ("Rome", "Celt", "Iberia")
    before = {who: [(key, o.question) for key, o in c.open(who).items()] for who in others}
    assert [who for who in others if any(key.startswith("tyranny:1") for key, _ in before[who])]
    c.answer("Carthage", REDUCE)
    assert before == {who: [(key, o.question) for key, o in c.open(who).items()] for who in others}


def test_25_61_what_one_answered_ahead_is_gone_for_the_next_card():
    made = sides()
    made["Iberia"]["hand"] = [Card("Epidemic")]
    c = Called(made)
    c.answer("Rome", "famine:0:victims", to(c, Celt=8, Carthage=8, Iberia=4))
    c.answer("Iberia", "epidemic:3:victims", to(c, Celt=10, Rome=10, Carthage=5))
    both = c.open("Celt")
    assert list(both) == [FAMINE, "epidemic:3:damage"]
    most = both["epidemic:3:damage"].question.limits["Belgica"]
    c.answer("Celt", FAMINE, {"Belgica": 5, "Sudeten": 3})
    assert c.open("Celt")["epidemic:3:damage"].question.limits["Belgica"] == most - 5


def test_25_61_what_one_gives_up_now_is_no_choice_for_the_next_card():
    made = sides()
    made["Rome"]["hand"] = ["Gold"]
    made["Carthage"]["hand"] = ["Superstition", "City Riots"]
    c = Called(made)
    c.answer("Carthage", "superstition:1:victims", [str(c.s.seat("Celt"))])
    assert ("Carthage", REDUCE) in c.awaited()
    c.answer("Carthage", REDUCE, ["Carthage", "Cirta", "Tripoli"])
    riots = c.open("Carthage")["city-riots:1:reduce"].question
    assert [option.key for option in riots.options] == ["Sabrata", "Thapsus"]
    assert "Carthage" in c.table.state.cities


NAMING, DIVIDING = ("Carthage", "superstition:1:victims"), ("Rome", "famine:0:victims")
ORDERS = [  # the same answers, as early as can be
    [NAMING, ("Celt", REDUCE), ("Carthage", REDUCE), DIVIDING],
    [DIVIDING, NAMING, ("Carthage", REDUCE), ("Celt", REDUCE)],
    [DIVIDING, ("Rome", FAMINE), ("Celt", FAMINE), NAMING, ("Carthage", FAMINE), ("Celt", REDUCE)],
]


def ended(first):
    c = Called()
    answers = {
        "famine:0:victims": to(c, Iberia=8, Celt=8, Carthage=4),
        "superstition:1:victims": [str(c.s.seat("Celt"))],
        ("Celt", REDUCE): ["Londinium"],
        ("Carthage", REDUCE): ["Carthage", "Cirta", "Tripoli"],
        ("Celt", FAMINE): {"Sudeten": 8},
    }
    for who, key in first:
        c.answer(who, key, answers.get((who, key), answers.get(key)))
    while c.table.phase == "calamities":
        ((who, key), *_) = c.awaited()
        c.answer(who, key, answers.get((who, key), answers.get(key)))
    state = c.table.state
    return state.cities, state.tokens, [n.stock for n in state.nations]


def test_25_61_the_outcome_is_that_of_the_order_of_the_rulebook():
    one_after_the_other = ended([])
    assert [ended(first) for first in ORDERS] == [one_after_the_other] * len(ORDERS)


def test_25_61_a_card_that_turns_on_a_hand_asks_others_nothing_ahead():
    made = sides()
    made["Rome"]["hand"] = ["Famine"]
    made["Celt"]["hand"] = ["Corruption", "Gold", "Gold", "Iron", "Iron"]
    c = Called(made)
    assert {who for who, key in c.invited() if key.startswith("corruption")} <= {"Celt"}


@pytest.mark.parametrize("phase", ["selection", "calamities"])
def test_25_61_calamities_lie_open_while_they_are_resolved(phase):
    c = Called()
    c.table.state.phase = phase
    shown = GAMES["civx"].view(c.table.state, c.s.seat("Celt"))
    rome = shown.nations[c.s.seat("Rome")]
    assert rome.laid_open == (("Famine",) if phase == "calamities" else ())
    assert rome.cards + len(rome.laid_open) == 2
