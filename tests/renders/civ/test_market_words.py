"""Treasury in deals, cards that lie open, cards given back: in words and on the picture of the floor."""

from dataclasses import replace

import pytest

from rules.civ import events_trade as t
from tests.renders.civ.positions import FACE, frame, late, look


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            t.OfferMade(7, 0, 2, 3, ("Salt",), ("Grain",), 4, 5, 2),
            "Offer 7, Ada to Çelik: 3 cards (Salt) and 5 treasury for 4 cards (Grain) and 2 treasury.",
        ),
        (
            t.OfferMade(7, 0, 2, 3, ("Salt",), ("Grain",), 4),
            "Offer 7, Ada to Çelik: 3 cards (Salt) for 4 cards (Grain).",
        ),
        (
            t.DealStruck(0, 2, 3, 4, 5, 0),
            "Ada and Çelik struck a deal: 3 cards and 5 treasury for 4.",
        ),
        (t.CalamitiesLaidOpen(0, ("Famine",)), "Ada drew Famine, which lies open."),
        (t.CalamitiesLaidOpen(0, ("Famine", "Flood")), "Ada drew Famine and Flood, which lie open."),
        (t.CardsReturned(0, 1), "Ada returned 1 card above the hand limit, face down."),
        (
            t.CardsExchanged(0, "Trade Routes", ("Salt", "Salt"), 12),
            "Ada returned 2 Salt for 12 treasury (Trade Routes).",
        ),
    ],
)
def test_sentences(event, text):
    assert FACE.words(event, look()) == text


def test_the_receiver_of_an_offer_is_told_of_its_treasury():
    made = t.OfferMade(7, 0, 2, 3, ("Salt",), ("Grain",), 4, 5, 2)
    notice = FACE.notice(made, 2, look())
    assert notice.text.endswith(
        "offers you 3 cards (Salt) and 5 treasury for 4 cards of yours (Grain) and 2 treasury."
    )


def test_the_summary_of_a_trade_tells_the_treasury_of_its_deals():
    (line,) = FACE.summary(frame(late(), None, (t.DealStruck(0, 2, 3, 4, 5, 2),), "Trade"), look())
    assert line.endswith("(3 and 5 treasury for 4 and 2 treasury).")


def shown(state, seat):
    return FACE.draw("offers", frame(state, seat, (), "Trade"), seat, look(), "")


def test_the_floor_shows_treasury_to_the_two_seats_of_an_offer():
    state = late()
    state.floor.offers[0] = replace(state.floor.offers[0], treasury=5, asked=2)
    assert "2 Ochre, and 5 treasury, for 3 cards, 2 Tin, and 2 treasury" in shown(state, 0).listing
    assert "and 5 treasury" in shown(state, 3).listing
    assert "5 treasury" not in shown(state, 4).listing


def test_the_floor_speaks_of_neither_where_there_is_none():
    listing = shown(late(), 0).listing
    assert "and 5 treasury" not in listing
    assert "lie open" not in listing


def test_the_floor_shows_an_offer_to_several_with_its_sentence_to_them_alone():
    state = late()
    state.floor.offers[0] = replace(state.floor.offers[0], others=[4], note="now or never")
    for seat in (0, 3, 4):
        listing = shown(state, seat).listing
        assert "the first to accept gets the deal" in listing
        assert "now or never" in listing
    assert "never" not in shown(state, 1).listing
