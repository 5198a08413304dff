"""Drafts that choose places: numbered, large enough, and said in a sentence."""

from math import dist
from typing import Any

import pytest
from PIL import Image

from renders.face import Proposal
from renders.history.pictures.arrows import draw_entries, put_counts
from renders.history.pictures.changes import Entry
from renders.history.pictures.preview import GAP, _number, _together, draft_pages, draft_sheets
from renders.history.pictures.zoom import sheet_of
from renders.history.shown import Shown
from renders.history.words.intentions import CHOICES
from renders.paint.streams import point_at
from renders.pictures.placed import What
from rules.history_of_the_world import cards
from tests.renders.history.positions import FACE, GAME, frame, late, look

READ = 1.0
"""The pixels to one of the board at which a figure on an army is still 8 pixels high in a channel."""
ASKING = (
    *(cards.Astronomy, cards.Barbarians, cards.CivilWar, cards.Disaster, cards.Migrants),
    *(cards.Pestilence, cards.Plague, cards.Reallocate, cards.Treachery),
)
"""What asks for lands or seas."""


def shown() -> Shown:
    return Shown(frame(late()), 0, look())


@pytest.mark.parametrize(
    ("key", "data", "words"),
    [
        ("plague", "danubia", "Ada would let the plague break out in Danubia."),
        ("plague:2", "danubia", "Ada would let the plague spread to Danubia."),
        ("disaster", ["danubia", "balkans"], "Ada would let a disaster strike Danubia and Balkans."),
        ("migrants-africa", ["madagascar"], "Ada would settle migrants in Madagascar."),
        ("astronomy", "black_sea", "Ada would put a fleet in the Black Sea."),
    ],
)
def test_a_choice_of_places_is_said_in_a_sentence(key: str, data: Any, words: str):
    picture = FACE.preview(GAME.view(late(), 0), Proposal(0, key, data, ("as it is typed",)), look())
    assert words in picture.alt
    assert "typed" not in picture.listing


def test_every_card_that_asks_for_places_has_its_sentence():
    found = cards.event_cards().values()
    keys = [card.key for card in found if any(isinstance(effect, ASKING) for effect in card.effects)]
    assert len(keys) >= len(ASKING)
    assert {key.partition("-")[0] if key.startswith("migrants") else key for key in keys} <= CHOICES.keys()


ALL_OVER = ["albion", "brazil", "ganges_delta", "honshu", "mexican_valley", "new_guinea", "nubia"]


@pytest.mark.parametrize(
    ("places", "parts"),
    [
        (["danubia", "balkans"], 1),
        (["ganges_delta", "mexican_valley"], 2),
        (["black_sea", "caribbean_sea"], 2),
    ],
)
def test_each_place_of_a_choice_is_numbered_and_places_far_apart_stand_in_parts(places, parts):
    sheets, _ = draft_sheets(shown(), Proposal(0, "disaster", places), places, places)
    assert len(sheets) == parts
    for place in places:
        [sheet] = [sheet for sheet in sheets if sheet.shows(place, 0)]
        assert sheet.unit >= READ
    bare, _ = draft_sheets(shown(), Proposal(0, "disaster", None), places, places)
    assert all(one.picture.tobytes() != two.picture.tobytes() for one, two in zip(sheets, bare, strict=True))


def test_places_all_over_the_world_come_on_pages_on_which_each_can_be_read():
    proposal = Proposal(0, "disaster", ALL_OVER)
    pages = draft_pages(shown(), proposal, ALL_OVER)
    assert len(pages) > 1
    assert sorted(place for page in pages for place in page) == ALL_OVER
    for page in pages:
        sheets, _ = draft_sheets(shown(), proposal, ALL_OVER, page)
        assert min(sheet.unit for sheet in sheets) >= READ
        assert all(any(sheet.shows(place, 0) for sheet in sheets) for place in page)


def test_a_page_of_a_preview_says_which_it_is_and_after_the_last_comes_none():
    proposal = Proposal(0, "disaster", ALL_OVER)
    pages = len(draft_pages(shown(), proposal, ALL_OVER))
    drawn = [FACE.preview(GAME.view(late(), 0), proposal, look(), page) for page in (1, pages, 99)]
    assert [picture.pages for picture in drawn] == [pages] * 3
    first, last, beyond = (picture.image.tobytes() for picture in drawn)
    assert first != last == beyond


@pytest.mark.parametrize(
    "places",
    [
        ["ganges_delta", "mexican_valley"],
        ["ganges_delta", "mexican_valley", "albion"],
        ["north_atlantic_ocean", "black_sea", "red_sea", "south_china_sea"],
    ],
)
def test_parts_fill_the_whole_preview(places: list[str]):
    sheets, _ = draft_sheets(shown(), Proposal(0, "disaster", places), places, places)
    assert len(sheets) > 1
    flat = [Image.new("RGB", sheet.picture.size, (0, 255, 0)) for sheet in sheets]
    whole = _together(flat, (255, 0, 0))
    empty = {colour: count for count, colour in whole.getcolors()}.get((255, 0, 0), 0)
    assert empty <= GAP * (whole.width + whole.height)
    assert sum(one.width * one.height for one in flat) + empty == whole.width * whole.height


@pytest.mark.parametrize("land", ["southern_andes", "congo_basin"])
def test_an_arrow_that_leaves_its_part_has_its_number_there(land: str):
    sheet = sheet_of(shown(), ["north_atlantic_ocean", "atlantic_ocean"])
    assert not sheet.shows(land, 0)
    _number(sheet, [land], [Entry(0, "atlantic_ocean", land, by_sea=True, count=0)])
    [placed] = [placed for placed in sheet.placed if placed.what is What.COUNT]
    assert placed.place == land
    assert sheet.has_whole(placed.box)


@pytest.mark.parametrize("land", ["southern_andes", "congo_basin"])
def test_the_number_of_an_arrow_stands_on_what_is_seen_of_it(land: str):
    sheet = sheet_of(shown(), ["atlantic_ocean", "great_plains"])
    streams = draw_entries(sheet, shown(), [Entry(0, "atlantic_ocean", land, by_sea=True)])
    put_counts(sheet, streams)
    [box] = [placed.box for placed in sheet.placed if placed.what is What.COUNT]
    [(_, stream)] = streams
    middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    way = [point_at(stream.lines[0], step / 400) for step in range(401)]
    assert min(dist(place, middle) for place in way) <= box.bottom - box.top
