"""The story of a phase: the weightiest first, repetition in one line, never more than 25 lines."""

from renders.words.story import MOST
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from tests.renders.civ.positions import FACE, doings, frame, late, look, played


def story(*events):
    return FACE.summary(frame(late(), None, events), look())


def test_what_everybody_does_stands_in_one_line():
    lines = story(*(e.TaxCollected(seat, 2, 4, 4) for seat in range(9)))
    assert len(lines) == 1
    assert lines[0].startswith("Taxes: **Minoa** 4 (rate 2), **Assyria** 4")


def test_a_seat_moves_in_one_line():
    lines = story(e.Marched(5, ("Rome", "Etruria"), 2), e.Marched(5, ("Samnium", "Campania"), 1))
    assert lines == ("**Rome** moved: 2 Rome → Etruria; 1 Samnium → Campania.",)


def test_it_is_told_in_the_order_in_which_it_happened():
    lines = story(
        e.TaxCollected(0, 2, 4, 4),
        e.CityReduced(0, "Troy", 2, "support"),
        f.CityFell("Tyre", 1, 0, 6),
        t.GameEnded((0, 1)),
    )
    assert ["Taxes" in lines[0], "reduced" in lines[1], "took" in lines[2], "over" in lines[3]] == [True] * 4


def test_moves_come_before_fights_and_fights_before_cities():
    lines = story(
        e.Marched(0, ("Rome", "Etruria"), 2),
        e.Marched(1, ("Tyre", "Sidon"), 1),
        f.CityFell("Tyre", 1, 0, 6),
        e.CityBuilt(0, "Troy"),
        t.MarkerMoved(0, 3, 4, "Stone Age"),
    )
    assert [word in line for word, line in zip(("moved", "moved", "took", "Troy"), lines, strict=False)] == [
        True
    ] * 4


def test_a_long_story_leaves_out_details_before_news():
    taxes = [e.SurplusRemoved(((f"Town {n}", 0, 1),)) for n in range(2)]
    falls = [f.CityFell(f"Town {n}", 0, 1, 6) for n in range(MOST)]
    lines = story(*taxes, *falls)
    assert len(lines) == MOST
    assert not any("surplus" in line.lower() for line in lines)
    assert "Town 24" in lines[-1]


def test_secrets_of_two_stay_out_of_it():
    assert (
        story(t.OfferMade(1, 0, 1, 3, ("Ochre",), ("Fish",), 3), t.CardsReceived(0, ("Ochre",), None)) == ()
    )


def test_a_long_phase_is_cut():
    lines = story(*(f.CityFell(f"Town {n}", 0, 1, 6) for n in range(40)))
    assert len(lines) == MOST
    assert lines[0] == "… and 16 more."
    assert "Town 39" in lines[-1]


def test_every_phase_of_a_game_has_a_short_story():
    for shown in played():
        lines = FACE.summary(shown, look())
        assert len(lines) <= MOST
        assert all(line and len(line) < 900 for line in lines)


def test_the_state_in_one_line():
    assert FACE.status(frame(late()).view, look()).startswith(
        "Turn 9, Trade. In order of movement: **Minoa** (Ada)"
    )


def test_a_phase_with_everything_is_told():
    state = late()
    text = "\n".join(FACE.summary(frame(state, None, doings(state)), look()))
    assert all(word in text for word in ("took", "annexed", "Conflict", "moved", "Civil War"))


def test_a_calamity_is_one_story():
    lines = story(
        c.CalamityStruck(0, "Famine"),
        c.CalamityStruck(2, "Superstition"),
        c.DamageTaken(1, "Famine", 5, (("Nineveh", 5),)),
        c.CitiesReduced(2, "Superstition", ("Narbo",)),
    )
    assert lines == (
        "Famine struck **Minoa**. **Assyria** lost 5 unit points: 5 in Nineveh.",
        "Superstition struck **Celt**. **Celt**’s city of Narbo was reduced.",
    )


def test_two_victims_of_equal_cards_have_a_story_each():
    lines = story(
        c.CalamityStruck(0, "Squandered Wealth"),
        c.CalamityStruck(2, "Squandered Wealth"),
        c.TreasuryLost(0, "Squandered Wealth", 7),
        c.TreasuryLost(2, "Squandered Wealth", 4),
    )
    assert lines == (
        "Squandered Wealth struck **Minoa**. **Minoa** lost 7 treasury.",
        "Squandered Wealth struck **Celt**. **Celt** lost 4 treasury.",
    )


def test_an_equal_card_that_follows_begins_a_story_of_its_own():
    """The first victim is a secondary victim of the second card."""
    lines = story(
        c.CalamityStruck(0, "Epidemic"),
        c.DamageTaken(0, "Epidemic", 8, ()),
        c.CalamityStruck(1, "Epidemic"),
        c.DamageTaken(1, "Epidemic", 9, ()),
        c.DamageTaken(0, "Epidemic", 3, ()),
    )
    assert lines == (
        "Epidemic struck **Minoa**. **Minoa** lost 8 unit points.",
        "Epidemic struck **Assyria**. **Assyria** lost 9 unit points. **Minoa** lost 3 unit points.",
    )


def test_deals_ships_and_cities_stand_in_one_line_each():
    lines = story(
        t.DealStruck(0, 1, 3, 4),
        t.DealStruck(1, 2, 3, 3),
        e.ShipBuilt(5, "Rome", ()),
        e.ShipLost(5, "Campania", "not maintained"),
        e.CityBuilt(0, "Knossos"),
        e.CityBuilt(0, "Rhodes"),
    )
    assert set(lines) == {
        "2 deals: **Minoa** and **Assyria** (3 for 4); **Assyria** and **Celt** (3 for 3).",
        "Ships built: **Rome** at Rome.",
        "Ships lost: **Rome** at Campania.",
        "Cities built: **Minoa** at Knossos and Rhodes.",
    }


def test_ships_are_built_before_anybody_moves_and_lost_after_they_moved():
    lines = story(
        e.Marched(0, ("Knossos", "Phaestos"), 1),
        e.ShipLost(0, "Rhodes", "not maintained"),
        e.ShipBuilt(5, "Rome", ()),
        e.ShipMaintained(5, "Etruria", ()),
        e.Marched(5, ("Rome", "Etruria"), 2),
    )
    assert lines == (
        "Ships built: **Rome** at Rome.",
        "**Minoa** moved: 1 Knossos → Phaestos.",
        "**Rome** moved: 2 Rome → Etruria.",
        "Ships lost: **Minoa** at Rhodes.",
    )


def test_who_chooses_goes_by_the_name_of_the_player():
    assert story(t.CivilizationChosen(0, "Minoa")) == (f"{look().names[0]} leads Minoa.",)
