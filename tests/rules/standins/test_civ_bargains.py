"""The civ stand-in at the market: what comes free or cheaper, taxes, deals nobody offers or takes twice."""

from collections import Counter

import pytest

from rules.civ.phases.advances import question as purchase_question
from rules.civ.views import CryView, OfferView, view
from rules.standins.civ import BUILDER, Settler
from rules.standins.civ.buying import purse_of
from rules.standins.civ.dealing import SUSPICION, Hand, answer, propose, returning, risk
from rules.standins.civ.purse import Purse, Tax
from rules.standins.civ.reasons import HIDDEN, declined
from rules.table import Chance
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.floor import Floor
from tests.rules.civ.rulesets import DAWN, WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side


def bought(s, seat=0):
    s.state.phase = "advances"
    question = purchase_question(s.g, seat)
    data = Settler().answer(question, view(s.g, seat), Chance(b"bargain"))
    return question.check(data)


def purse(s):
    return purse_of(s.g.rules, view(s.g, 0), BUILDER, turns=5)


def test_what_comes_free_is_taken(monkeypatch):
    monkeypatch.setattr(Purse, "ways", lambda self: [(1.0, ["Anatomy"], {"Gold": 5})])
    made = bought(scene({"Rome": side(hand=["Gold"] * 5, treasury=45), "Celt": side()}))
    assert made.buy == ("Anatomy",)
    assert len(made.gift) == 2


def test_two_come_free_where_two_may():
    s = scene({"Rome": side(hand=["Gold"] * 5, treasury=45), "Celt": side()})
    free = purse(s).free_with(["Anatomy"])
    assert len(free) == 2
    assert all(s.g.rules.advances[name].cost < 100 for name in free)
    assert purse(s).values["Anatomy"] > sum(purse(s).values[name] for name in free)


def test_a_discount_is_for_the_dearest_of_the_others():
    s = scene({"Rome": side(hand=["Gold"] * 5), "Celt": side()})
    found = purse(s)
    alone = {name: found.prices[name] for name in ("Library", "Pottery", "Masonry")}
    assert found.price(["Library"]) == alone["Library"]
    assert found.price(["Library", "Masonry", "Pottery"]) == sum(alone.values()) - 40


@pytest.mark.parametrize(("stock", "paid", "lost"), [(10, 0, 0), (7, 0, 50), (7, 3, 0), (0, 0, 125)])
def test_cities_revolt_that_the_stock_cannot_pay_for(stock, paid, lost):
    assert Tax(stock, cities=5, rate=2).lost(paid) == lost


def test_treasury_goes_first_where_the_stock_is_empty():
    paid = {}
    for stock in (40, 2):
        rome = side({"Etruria": 3}, ["Rome", "Rubicon", "Massillia"], hand=["Wine"] * 3, stock=stock)
        paid[stock] = bought(scenario({"Rome": rome, "Celt": side()})).payment.treasury
    assert paid[2] > paid[40]


def test_what_was_turned_down_is_not_offered_again():
    cry = CryView(wants=("Oil", "Ochre"), haves=("Wine", "Clay", "Fish"))
    mine = Hand(WESTERN_EMPIRES, Counter(("Wine", "Wine", "Ochre", "Oil")), ["Treachery"])
    first = propose(mine, cry, to=3)[1]
    again = propose(mine, cry, to=3, gone={(tuple(first["say"]), tuple(first["want"]))})
    assert again is None or (again[1]["say"], again[1]["want"]) != (first["say"], first["want"])


def test_a_card_that_nobody_named_is_a_risk():
    mine = Hand(WESTERN_EMPIRES, Counter(("Clay",)))
    offer = OfferView(1, 0, 1, cards=3, say=("Wine",), want=("Clay",), count=3, give=())
    assert risk(mine, offer, known=0) == 2 * SUSPICION
    named = OfferView(1, 0, 1, cards=3, say=("Wine", "Wine", "Clay"), want=("Clay",), count=3, give=())
    assert risk(mine, named, known=30) == 0


def test_the_risk_is_greater_where_fewer_cards_must_be_true():
    offer = OfferView(1, 0, 1, cards=3, say=("Wine", "Wine"), want=("Clay",), count=3, give=())
    assert [DAWN.numbers.deal_true, WESTERN_EMPIRES.numbers.deal_true] == [1, 2]
    assert risk(Hand(DAWN, Counter()), offer, known=0) == 2 * SUSPICION
    assert risk(Hand(WESTERN_EMPIRES, Counter()), offer, known=0) == SUSPICION


def bargain(commodity, *calamities, cities=5):
    """What is offered to somebody for one card more of a pair."""
    cry = CryView(wants=("Clay", "Papyri"), haves=(commodity, "Bone"))
    cards = Counter((commodity, commodity, "Clay", "Papyri", "Ochre"))
    return propose(Hand(WESTERN_EMPIRES, cards, [*calamities], cities=cities), cry, to=3)


def test_nobody_asks_for_a_small_gain_that_may_bring_a_calamity():
    assert bargain("Iron") is None
    assert bargain("Wine") is not None


def test_whoever_has_few_cities_has_little_to_lose():
    assert [bargain("Iron", cities=cities) is not None for cities in (0, 2, 4, 5, 9)] == [True] * 3 + [
        False
    ] * 2
    wary = [Hand(DAWN, Counter(), cities=cities).wary for cities in (0, 1, 3, 5, 9)]
    assert wary == [0, 0, SUSPICION, 2 * SUSPICION, 2 * SUSPICION]


def test_who_holds_a_calamity_takes_a_small_gain_that_lets_it_go():
    assert "Treachery" in bargain("Iron", "Treachery")[1]["give"]


def test_nobody_takes_back_the_calamity_that_he_has_just_passed_on():
    hands = {
        "Hellas": ["Clay", "Oil", "Treachery", "Wine", "Wine"],
        "Minoa": ["Oil"] * 3,
        "Egypt": ["Clay"] * 3,
    }
    floor, given = Floor(hands), ["Clay", "Oil", "Treachery"]
    floor.act("Hellas", act="offer", to=1, give=given, say=given[:2], want=["Oil", "Oil"], count=3)
    number = floor.s.state.floor.offers[0].id
    floor.act("Minoa", act="accept", offer=number, cards=["Oil"] * 3)
    seen, mine = view(floor.s.g, 0), Hand(WESTERN_EMPIRES, Counter(("Wine", "Wine", "Clay", "Clay", "Clay")))
    known = returning(seen, mine, 1)
    back = OfferView(1, 1, 0, cards=3, say=("Wine", "Wine"), want=("Clay", "Clay"), count=3, give=())
    assert returning(seen, mine, 2) == 0 < known
    assert answer(mine, back) == ["Clay"] * 3
    assert answer(mine, back, known=100) is None
    assert declined(mine, back, known=100) == HIDDEN


def before(epoch, steps=1, **given):
    """The purse of Hellas so many steps before an epoch of the marker."""
    s = scenario({"Hellas": side(**given)})
    s.nation("Hellas").step = WESTERN_EMPIRES.civilizations["Hellas"].tracks["basic"][epoch] - steps
    return purse(s)


def test_a_step_that_one_advance_brings_is_no_reason_to_buy_another():
    found = before("Middle Bronze Age", hand=["Wine"] * 4, advances=["Pottery", "Mythology"])
    names, total = found.bought(80)
    assert len(names) == 2
    assert all(found.steps[name][0] == found.whole[0] for name in names)
    assert total == pytest.approx(sum(found.values[name] for name in names) - found.whole[0])


def test_what_a_later_step_asks_for_counts_before_the_next_is_made():
    found = before("Late Bronze Age", steps=4, advances=["Pottery", "Mythology"])
    assert [len(found.whole), len(found.steps["Literacy"])] == [2, 2]
    assert found.steps["Literacy"][1] > 0 == found.steps["Sculpture"][1]
    assert found.whole[0] > found.whole[1]


def test_nobody_waits_for_something_dearer_while_a_step_is_lost():
    due = before("Middle Bronze Age", hand=["Wine"] * 3 + ["Tin"] * 2, advances=["Pottery", "Mythology"])
    assert due.is_due
    assert due.ways()[0][1]
    far = before("Middle Bronze Age", 5, hand=["Wine"] * 3 + ["Tin"] * 2, advances=["Pottery", "Mythology"])
    assert not far.is_due
    assert far.rate > due.rate
