"""Whom the stand-in for History of the World gives the empire cards that are drawn."""

import pytest

from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.view import view
from rules.standins.history.dealing import Deal, left_over
from rules.standins.history.drafting import deal, draft, earnings, promise
from rules.standins.history.renown import RENOWN_AMONG_FEW, hopes_among, renown
from tests.rules.history.scenario import BEN, CLEO, ME, scene

ALL = frozenset({ME, BEN, CLEO})
LADDER = {card: float(worth) for worth, card in enumerate("abcdefg", 1)}
EVEN = {ME: 1.0, BEN: 1.0, CLEO: 1.0}


def dealt(matters=EVEN, **changed):
    """Seven cards worth 1 to 7 to everybody, but for what is changed for one of them."""
    worths = {seat: dict(LADDER) for seat in ALL}
    for name, cards in changed.items():
        worths[{"me": ME, "ben": BEN, "cleo": CLEO}[name]] |= cards
    return Deal(worths, matters)


def test_what_is_left_over_is_the_mean_of_the_other_cards_and_a_little_less():
    assert 3.0 < left_over(LADDER, "g") < 3.5
    assert 4.0 < left_over(LADDER, "a") < 4.5


@pytest.mark.parametrize(("card", "taker"), [("g", ME), ("a", BEN)])
def test_a_strong_card_is_kept_and_a_weak_one_passed(card, taker):
    assert dealt().best(ME, card, ALL, [BEN, CLEO]) == taker
    assert dealt().taker(ME, card, ALL) == taker


def test_a_weak_card_goes_to_the_next_to_draw_for_they_cannot_keep_what_they_draw():
    """Cleo can do a little less with it; but if she has it, Ben keeps what is good and leaves the rest."""
    cards = dealt(cleo={"a": 0.9})
    assert cards.taker(ME, "a", ALL) == CLEO
    assert cards.best(ME, "a", ALL, [BEN, CLEO]) == BEN
    assert dealt(cleo={"a": -9.0}).best(ME, "a", ALL, [BEN, CLEO]) == CLEO


def test_a_card_is_kept_from_whoever_could_do_much_with_it():
    """Ben draws second: he would be given something a little better, but Cleo would have this one."""
    free = frozenset({BEN, CLEO})
    for worth, taker in ((9.0, BEN), (-9.0, CLEO)):
        cards = dealt(ben={"c": 3.5}, cleo={"c": worth})
        assert cards.taker(BEN, "c", free) == CLEO
        assert cards.best(BEN, "c", free, [CLEO]) == taker


def test_who_holds_a_card_already_gives_a_weak_one_to_whoever_matters_more():
    leads = dealt(matters={ME: 1.0, BEN: 1.2, CLEO: 2.0})
    assert leads.best(BEN, "a", frozenset({ME, CLEO}), [CLEO]) == CLEO
    assert leads.best(BEN, "g", frozenset({ME, CLEO}), [CLEO]) == ME


def test_the_last_card_goes_to_whoever_is_without():
    assert dealt().best(CLEO, "g", frozenset({ME}), []) == ME
    assert dealt().best(CLEO, "a", frozenset({CLEO}), []) == CLEO


def test_with_three_a_weak_card_goes_to_the_next_to_draw_and_not_to_the_leader():
    s = scene(epoch=3, scores=[5, 20, 9])
    question = draw_empires(s.g).send(None).questions[0]
    answers = {}
    for card in ("romans", "hsiung-nu"):
        s.state.drawing.drawn[ME] = card
        answers[card] = draft(question, view(s.state, ME))
    assert answers == {"romans": "keep", "hsiung-nu": str(CLEO)}


def test_all_who_draw_are_dealt_to_and_the_leader_matters_most():
    s = scene(epoch=3, scores=[5, 20, 9])
    next(draw_empires(s.g))
    cards = deal(view(s.state, ME))
    assert set(cards.worths) == ALL
    assert all(
        set(worths) == {card.key for card in empires().of_epoch(3)} for worths in cards.worths.values()
    )
    assert cards.matters[ME] < cards.matters[CLEO] < cards.matters[BEN]


def test_every_empire_card_has_its_renown_and_with_six_its_strength_stands_for_it():
    assert set(RENOWN_AMONG_FEW) == set(empires().cards)
    strong, weak = empires().cards["romans"], empires().cards["celts"]
    assert renown(strong, 3) > renown(weak, 3)
    assert renown(strong, 6) - renown(weak, 6) == pytest.approx(0.7 * (strong.strength - weak.strength))


def test_an_empire_earns_what_the_board_promises_and_what_it_is_known_for():
    s = scene({"levant": (ME, "a"), "palestine": (ME, "a")}, epoch=3)
    next(draw_empires(s.g))
    seen, card = view(s.state, ME), empires().cards["romans"]
    kept, taken = promise(seen, ME, card)
    hopes = hopes_among(3)
    assert kept > 0
    assert taken > 0
    assert earnings(seen, ME, card) == pytest.approx(
        hopes.standing * kept + hopes.promised * taken + renown(card, 3)
    )
