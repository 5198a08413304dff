"""CivX 24.1 to 24.4: deals of at least three cards, the first two named truly."""

import pytest

from rules.civ.cards import hand_over
from rules.civ.events_trade import CardsReceived, DealStruck
from rules.civ.phases.trade import trade
from rules.civ.state import Card
from tests.rules.civ.civx.scene import EAST, WEST, scene
from tests.rules.civ.floor import Floor
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

SALT = ["Salt", "Salt", "Salt"]
GRAIN = ["Grain", "Iron", "Ochre", "Fish"]
OPTIONS = {option.key: option.default for option in CIVX.options}


def floor(**hands):
    return Floor({"Rome": SALT, "Egypt": GRAIN} | hands, rules=CIVX, options=OPTIONS)


def test_24_3_example_three_salt_for_a_grain_an_iron_and_two_unknown_cards():
    f = floor()
    number = f.offer("Rome", "Egypt", SALT, ["Grain", "Iron"], count=4)
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Ochre", "Fish"])
    assert f.hand("Egypt") == SALT
    assert f.hand("Rome") == sorted(GRAIN)


def test_24_3_at_least_three_cards_on_each_side():
    f = floor()
    assert "too-few-cards" in f.codes("Rome", "offer", to=1, give=["Salt", "Salt"], want=["Grain", "Iron"])
    assert "too-few-cards" in f.codes("Rome", "offer", to=1, give=SALT, want=["Grain", "Iron"], count=2)


def test_24_3_with_fewer_than_three_cards_nobody_trades():
    f = floor(Minoa=["Oil", "Oil"])
    assert f.asked() == ["Rome", "Egypt"]


def test_24_3_the_first_two_must_be_true_and_the_third_need_not():
    f = floor(Rome=["Salt", "Salt", "Treachery"])
    give = ["Salt", "Salt", "Treachery"]
    assert "not-true" in f.codes(
        "Rome", "offer", to=1, give=give, say=["Salt", "Oil"], want=["Grain", "Iron"]
    )
    f.offer("Rome", "Egypt", give, ["Grain", "Iron"], say=["Salt", "Salt", "Salt"])


def test_24_1_ruling_one_true_card_is_not_enough():
    """24.1 would only undo a deal where none was honestly named; 24.3 asks for two."""
    f = floor()
    number = f.offer("Rome", "Egypt", SALT, ["Grain", "Iron"])
    assert "not-true" in f.codes("Egypt", "accept", offer=number, cards=["Grain", "Ochre", "Fish"])


def test_24_1_ruling_two_calamities_in_one_deal_are_allowed():
    f = floor(Rome=["Salt", "Salt", "Treachery", "Epidemic"])
    give = ["Salt", "Salt", "Treachery", "Epidemic"]
    number = f.offer("Rome", "Egypt", give, ["Grain", "Iron"], say=["Salt", "Salt"])
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Ochre"])
    assert {"Treachery", "Epidemic"} <= set(f.hand("Egypt"))
    assert {c.passer for c in f.s.nation("Egypt").hand if c.name in ("Treachery", "Epidemic")} == {0}


def test_24_3_ruling_of_two_equal_calamities_the_one_got_first_goes():
    s = scene({"Rome": side(), "Egypt": side()}, two_blocks=True)
    s.nation("Rome").hand += [Card("Treachery", block=EAST), Card("Treachery", block=WEST)]
    hand_over(s.g, 0, 1, ["Treachery"])
    assert [card.block for card in s.nation("Egypt").hand] == [EAST]
    assert [card.block for card in s.nation("Rome").hand] == [WEST]


def test_23_4_a_non_tradeable_calamity_must_be_held():
    f = floor(Rome=["Salt", "Salt", "Famine"])
    give = ["Salt", "Salt", "Famine"]
    assert "not-tradeable" in f.codes("Rome", "offer", to=1, give=give, want=["Grain", "Iron"])


def test_24_3_nobody_else_learns_what_was_traded():
    f = floor(Minoa=["Oil"] * 3)
    number = f.offer("Rome", "Egypt", SALT, ["Grain", "Iron"])
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Ochre"])
    assert f.s.events(CardsReceived, 2) == []
    assert f.s.events(DealStruck, 2) == [DealStruck(0, 1, 3, 3)]


@pytest.mark.parametrize("hands", [{"Rome": SALT}, {"Rome": SALT, "Egypt": ["Oil"]}])
def test_24_3_without_two_who_can_trade_there_is_no_session(hands):
    s = scene({civ: side(hand=cards) for civ, cards in hands.items()})
    s.play(trade)
    assert s.asked == []
