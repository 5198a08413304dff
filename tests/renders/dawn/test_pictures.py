"""What is Dawn of History's own in pictures and their texts."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from renders.civ.ancient import COLOURS
from renders.civ.pictures.advance_holders import tiers_of
from renders.civ.pictures.advances import sheet_lines
from renders.civ.pictures.art import CALAMITIES, COMMODITIES
from renders.civ.pictures.drafted import ordered
from renders.civ.pictures.front_deeds import deeds_of, weights_of
from renders.civ.shown import WILD, Shown, liveries_of
from renders.face import Proposal
from renders.front.page import LEAST
from renders.paint.sprites import Sprite, sprite
from renders.schemes import SCHEMES, scheme
from rules.civ.dawn_of_history.game import RULESET
from rules.civ.events import SurplusRemoved
from rules.civ.state import BARBARIANS
from tests.renders.dawn.positions import FACE, LEADER, doings, frame, late, look, opening

KINDS = [kind.key for kind in FACE.kinds]
APART = 20.0
"""The least mean difference in grey between pieces of the barbarians and of any player, at a small size."""


def drawn(kind, players=6, seat=None, subject="", state=None):
    state = state or late(players)
    told = frame(state, seat, doings(state), "Movement")
    return FACE.draw(kind, told, seat, look(players=players), subject)


def shown(state, players=6):
    return Shown(frame(state), None, look(players=players), FACE.setting)


def grey(piece):
    """A piece as somebody sees it who sees no colours, from afar."""
    ground = Image.new("RGBA", piece.size, (150, 180, 190, 255))
    ground.alpha_composite(piece)
    return ground.convert("L").resize((16, 16))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_before_anybody_has_a_civilization(kind):
    picture = FACE.draw(kind, frame(opening(5), 0), 0, look(players=5))
    assert picture.alt
    assert picture.listing


@pytest.mark.parametrize("key", SCHEMES)
@pytest.mark.parametrize(
    ("own", "wild"),
    [
        (Sprite.TOKEN, Sprite.BARBARIAN),
        (Sprite.CITY, Sprite.PIRATE),
        (Sprite.SHIP, Sprite.PIRATE_SHIP),
    ],
)
def test_pieces_of_the_barbarians_differ_from_those_of_eighteen_even_without_colour(key, own, wild):
    strange = grey(sprite(wild, WILD, "2", 0.6))
    for livery in liveries_of(COLOURS, COLOURS, scheme(key)).values():
        difference = ImageChops.difference(strange, grey(sprite(own, livery, "2", 0.6)))
        assert ImageStat.Stat(difference).mean[0] >= APART, livery.name


@pytest.mark.parametrize("kind", ["map", "front", "nations"])
def test_29_5_2_1_who_leads_the_barbarians_is_shown_and_told(kind):
    led, unled = late(6), late(6)
    unled.controller = None
    assert f"led by {led.nations[LEADER].civ}" in drawn(kind, state=led).alt
    assert "led by" not in drawn(kind, state=unled).alt
    assert drawn(kind, state=led).image.tobytes() != drawn(kind, state=unled).image.tobytes()


@pytest.mark.parametrize(("kind", "players"), [("map", 6), ("front", 12)])
def test_29_5_2_pirate_ships_are_on_the_map_and_on_the_front_page(kind, players):
    with_ships, without = late(players), late(players)
    without.ships = [ship for ship in without.ships if ship.owner != BARBARIANS]
    pictures = [FACE.draw(kind, frame(s), None, look(players=players)) for s in (with_ships, without)]
    assert pictures[0].image.tobytes() != pictures[1].image.tobytes()
    assert "ships at" in pictures[0].listing


def test_22_1_4_calamities_that_lie_open_are_in_the_market():
    assert "Calamities that lie open:\nHatti Famine and Cyclone." in drawn("offers", seat=0).listing


def test_23_1_2_treasury_is_part_of_an_offer_for_its_two_parties_only():
    listing = drawn("offers", seat=0).listing
    assert "and 4 treasury, for 3 cards" in listing
    assert "1 Tin, and 12 treasury" in listing
    assert "treasury" not in drawn("offers", seat=4).listing


def test_28_the_chart_goes_by_its_own_name():
    assert next(kind.label for kind in FACE.kinds if kind.key == "ast") == "C.A.C."
    assert drawn("ast").listing.startswith("Chronological Advancement Chart")
    for kind in ("map", "nations", "standings"):
        text = drawn(kind).listing
        assert "C.A.C. step" in text
        assert "A.S.T." not in text


def test_32_1_b_the_advances_stand_together_by_what_they_count():
    tiers = tiers_of(sheet_lines(shown(late(6)), None))
    assert [{line.advance.points for line in tier} for tier in tiers] == [{1}, {2}, {3}]
    assert [len(tier) for tier in tiers] == [17, 17, 19]


def test_8_2_1_every_card_has_a_picture_and_no_two_commodities_the_same():
    art = [COMMODITIES[name] for name in RULESET.commodities]
    assert len(set(art)) == len(RULESET.commodities)
    assert CALAMITIES.keys() >= RULESET.calamities.keys()


def test_20_surplus_removed_everywhere_does_not_cover_the_front_page():
    state = late(12)
    camps = tuple((area, next(iter(here)), 1) for area, here in state.tokens.items())
    told = frame(state, None, (SurplusRemoved(camps),), "City construction")
    seen = Shown(replace(told, before=told.view), None, look(players=12), FACE.setting)
    assert max(weights_of(deeds_of(seen)).values()) < LEAST
    assert "Lost: " in FACE.draw("front", told, None, look(players=12)).listing


def test_29_5_2_6_a_draft_of_the_leader_is_for_the_barbarians_and_shows_where_they_are():
    state = late(6)
    quiet = Proposal(LEADER, "wave:1:barbarians", [])
    assert ordered(quiet) == BARBARIANS
    assert ordered(Proposal(LEADER, "move", [])) == LEADER
    town = state.pirates[0]
    raising = Proposal(LEADER, "barbarians", [{"raise": town, "brood": "ship"}])
    view = frame(state, LEADER).view
    pictures = [FACE.preview(view, proposal, look(players=6)) for proposal in (quiet, raising)]
    assert all(picture is not None for picture in pictures)
    assert f"Built: a ship at {town}" in pictures[1].listing


def test_the_units_of_the_barbarians_can_be_looked_at_closely_while_there_are_any():
    state = late(6)
    assert "Units of Barbarians" in FACE.subjects("zoom", frame(state).view)
    state.barbarians.clear()
    state.pirates.clear()
    state.ships = []
    assert "Units of Barbarians" not in FACE.subjects("zoom", frame(state).view)
