"""What one seat is told by itself, with answers that the floor understands."""

from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.table import Drafted, Refusal
from tests.renders.civ.positions import FACE, look
from tests.rules.civ.floor import Floor


def test_7_an_offer_comes_with_answers_that_are_legal():
    floor = Floor({"Rome": ["Ochre", "Ochre", "Clay"], "Egypt": ["Fish", "Fish", "Iron"]})
    number = floor.offer("Rome", "Egypt", ["Ochre", "Ochre", "Clay"], ["Fish", "Fish", "Iron"])
    made = floor.s.events(t.OfferMade, 1)[0]
    notice = FACE.notice(made, 1, look())
    assert [act.label for act in notice.acts] == ["Accept", "With other cards", "Counter", "Decline"]
    accept, _, counter, decline = notice.acts
    question = floor.question("Egypt")
    assert {act.key for act in notice.acts} == {question.key}
    assert decline.data["offer"] == number
    assert not isinstance(question.check(decline.data), Refusal)
    taken = question.step(question.default(), ((accept.step,),))
    assert isinstance(taken, Drafted)  # three cards are asked for, and no others are held
    assert not isinstance(question.check(taken.draft), Refusal)
    assert question.window(question.default(), counter.window).parts


def test_7_the_maker_of_an_offer_needs_no_notice():
    made = t.OfferMade(1, 0, 1, 3, ("Ochre", "Clay"), ("Fish", "Fish"), 3)
    assert FACE.notice(made, 0, look()) is None


def test_6_cards_arrive_with_the_hand():
    notice = FACE.notice(t.CardsReceived(0, ("Ochre",), None), 0, look())
    assert notice.text == "You drew Ochre."
    assert notice.kind == FACE.hand


def test_calamities_are_told_to_those_they_hit():
    struck = c.CalamityStruck(0, "Treachery", 3)
    told = [seat for seat in range(5) if FACE.notice(struck, seat, look())]
    assert told == [0, 3]


def test_4b_who_is_hit_is_spoken_to():
    fell = f.CityFell("Troy", 1, 0, 6)
    text = FACE.notice(fell, 0, look()).text
    assert text == "Bartholomew the Younger took your city of Troy; 6 tokens took its place."
    lost = c.DamageTaken(0, "Famine", 5, (("Troy", 5),))
    assert FACE.notice(lost, 0, look()).text == "You lost 5 unit points (Famine): 5 in Troy."


def test_7_an_offer_is_told_with_its_terms():
    made = t.OfferMade(7, 2, 0, 4, ("Ochre", "Ochre"), ("Fish", "Fish", "Iron"), 3)
    text = "Offer 7: Çelik offers you 4 cards (2 Ochre) for 3 cards of yours (2 Fish and Iron)."
    assert FACE.notice(made, 0, look()).text == text


def test_common_events_are_told_to_nobody_in_person():
    for event in (e.TaxCollected(0, 2, 4, 4), e.Marched(0, ("Rome", "Etruria"), 1), t.TradeEnded(3)):
        assert FACE.notice(event, 0, look()) is None


def test_7_the_market_hears_cries_and_deals_only():
    assert FACE.cry(t.CriedOut(0, ("Gold",), ()), look()) == "Ada looks for Gold."
    assert FACE.cry(t.DealStruck(0, 2, 3, 3), look())
    assert FACE.cry(t.TradingDone(0), look()) == ""


def test_7_an_offer_to_several_names_them_and_says_that_it_is_a_race():
    made = t.OfferMade(
        70001, 2, 1, 3, ("Ochre",), ("Fish",), 3, others=(0, 3), note="need *it* <@7> discord.gg/x"
    )
    text = FACE.notice(made, 0, look()).text
    assert text.startswith("Offer 70001: Çelik offers you, Bartholomew the Younger and ")
    assert "3 cards (Ochre) for 3 cards (Fish). The first to accept gets the deal. “need " in text
    assert r"\*it\* \<\@7\>" in text
    assert "discord.gg/x" not in text
    assert FACE.notice(made, 4, look()) is None
    crowd = t.OfferMade(70001, 2, 1, 3, ("Ochre",), ("Fish",), 3, others=(0, 3, 4, 5))
    assert "offers you and 4 others 3 cards" in FACE.notice(crowd, 3, look()).text


def test_7_who_has_just_said_no_or_taken_back_needs_no_notice():
    for seat, fate in ((0, "withdrawn"), (1, "declined"), (1, "countered")):
        assert FACE.notice(t.OfferClosed(7, 0, 1, fate), seat, look()) is None
        assert FACE.notice(t.OfferClosed(7, 0, 1, fate), 1 - seat, look()) is not None
    gone = t.OfferClosed(7, 0, 1, "its maker no longer holds the cards", (2,))
    assert FACE.notice(gone, 0, look()).text == (
        "Your offer 7 to Bartholomew the Younger and Çelik is closed: its maker no longer holds the cards."
    )


def test_who_made_an_offer_reads_why_it_was_declined():
    told = FACE.notice(t.OfferClosed(7, 0, 1, "declined", note="Too *dear*."), 0, look())
    assert told is not None
    assert told.text.endswith("declined. “Too \\*dear\\*.”")
