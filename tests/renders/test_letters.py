"""Every sheet can be read where people see it, and says who plays which nation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PIL import Image

from renders.civ.pictures import advance_holders, advance_sheet, calamities
from renders.face import Face, Frame, Look
from renders.paint import bars, track
from renders.paint.page import LEAST
from renders.picture import Picture
from renders.pictures.contact import CHANNEL
from renders.pictures.film import Caption, captioned, room_of
from renders.schemes import CLASSIC
from tests.renders.civ import positions as western
from tests.renders.civx import positions as ancient
from tests.renders.dawn import positions as barbarians
from tests.renders.history import positions as world
from tests.renders.letters import unreadable, written
from tests.renders.peoples import positions as tribes

ME = 1
SHEETS = ("hand", "offers", "nations", "ast", "advances", "census", "calamities", "standings")


@cache
def table(name: str) -> tuple[Face, Frame, Look]:
    """A late position of a full table, as its second player sees it."""
    match name:
        case "western":
            return western.FACE, western.frame(western.late(), ME), western.look()
        case "eighteen":
            return ancient.FACE, ancient.frame(ancient.late(18), ME), ancient.look()
        case "twelve":
            return barbarians.FACE, barbarians.frame(barbarians.late(12), ME), barbarians.look(players=12)
        case "world":
            return world.FACE, world.frame(world.late(), ME), world.look()
    state = tribes.late(5, every_option=True)
    return tribes.FACE, tribes.frame(state, seat=ME), tribes.look()


def drawing(name: str, kind: str, subject: str = "", page: int = 1) -> Callable[[], Picture]:
    face, frame, look = table(name)
    return lambda: face.draw(kind, frame, ME, look, subject, page)


CASES: list[Any] = [
    *(("western", kind) for kind in SHEETS),
    *(("eighteen", kind) for kind in SHEETS),
    *(("twelve", kind) for kind in ("ast", "advances", "offers")),
    ("world", "standings"),
    *(("peoples", kind) for kind in ("hand", "race", "developments", "book", "standings")),
]


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_every_letter_of_a_sheet_can_be_read_in_a_channel(name, kind):
    assert unreadable(drawing(name, kind)) == []


@pytest.mark.parametrize("kind", ["ast", "nations", "census", "standings", "offers"])
def test_players_stand_beside_their_nations(kind):
    with written() as texts:
        drawing("western", kind)()
    found = " ".join(text for text, _ in texts)
    assert [name for name in ("Ada", "Fatima", "Gil", "Hiro", "Ines") if name not in found] == []


@pytest.mark.parametrize("kind", ["advances", "calamities"])
@pytest.mark.parametrize("page", [1, 2])
def test_a_reference_is_read_page_by_page(kind, page):
    assert unreadable(drawing("eighteen", kind, "", page)) == []
    assert drawing("eighteen", kind, "", page)().pages > 1


def test_calamities_are_written_as_large_as_their_pages_allow(monkeypatch):
    def drawn(least):
        monkeypatch.setattr(calamities, "SIZE", least)
        with written() as texts:
            pages = drawing("western", "calamities")().pages
        return pages, dict(texts)["Diplomacy: 1 more city annexed."]

    pages, size = drawn(calamities.SIZE)
    assert size > LEAST + 2
    assert drawn(round(size)) == (pages, size)
    assert drawn(round(size) + 1)[0] > pages


def test_the_sheet_of_all_advances_is_read_page_by_page():
    draw = drawing("eighteen", "advances", "everybody")
    pages = draw().pages
    names = set()
    for page in range(1, pages + 1):
        with written() as texts:
            drawing("eighteen", "advances", "everybody", page)()
        names |= {text for text, _ in texts}
    assert set(ancient.RULESET.advances) <= names


@pytest.mark.parametrize(("name", "saved"), [("western", 0), ("eighteen", 0), ("twelve", 1)])
def test_advances_stand_closer_only_where_that_saves_a_page(name, saved, monkeypatch):
    close = drawing(name, "advances", "everybody")()
    monkeypatch.setattr(advance_holders, "CLOSER", advance_holders.ROW)
    wide = drawing(name, "advances", "everybody")()
    assert wide.pages - close.pages == saved
    assert (wide.image.tobytes() == close.image.tobytes()) == (not saved)


@pytest.mark.parametrize(
    ("name", "nation", "saved"), [("western", "Hellas", 0), ("western", "Rome", 1), ("twelve", "Persia", 1)]
)
def test_what_cannot_be_bought_stands_closer_only_where_that_saves_a_page(name, nation, saved, monkeypatch):
    close = drawing(name, "advances", nation)
    assert unreadable(close) == []
    monkeypatch.setattr(advance_sheet, "CLOSER", ())
    wide = drawing(name, "advances", nation)()
    monkeypatch.undo()
    assert wide.pages - close().pages == saved
    assert (wide.image.tobytes() == close().image.tobytes()) == (not saved)


@pytest.mark.parametrize(("kind", "module"), [("ast", track), ("standings", bars)])
def test_one_is_crowned(kind, module, monkeypatch):
    crowns, glyph = [], module.glyph
    monkeypatch.setattr(module, "glyph", lambda name, *more: crowns.append(name) or glyph(name, *more))
    drawing("eighteen", kind)()
    assert crowns == ["crown"]


def test_what_can_be_bought_is_written_larger_than_the_rest():
    state = western.late()
    state.nations[ME].treasury = 45
    frame, sizes = western.frame(state, ME), dict[str, float]()
    for page in (1, 2):
        with written() as texts:
            western.FACE.draw("advances", frame, ME, western.look(), page=page)
        sizes |= dict(texts)
    assert sizes["Pottery"] > max(sizes["Law"], sizes["Cloth Making"])


@pytest.mark.parametrize("figure", [0, 151, 8888])
@pytest.mark.parametrize("name", ["western", "eighteen"])
def test_players_in_the_strip_of_a_film_touch_neither_each_other_nor_the_edge(name, figure):
    face, frame, look = table(name)
    shown = face._shown(frame, None, look)
    ranks = [(shown.livery(nation.seat), figure) for nation in shown.nations]
    image = captioned(Image.new("RGB", (400, 300)), Caption(shown.turn, "Trade", ranks, ""), CLASSIC)
    strip = image.crop((0, room_of(len(ranks))[1] + 54, image.width, image.height))
    room = image.width / len(ranks)
    for gap in range(len(ranks) + 1):
        around = (max(0, round(gap * room) - 3), 0, min(image.width, round(gap * room) + 3), strip.height)
        assert strip.crop(around).getcolors() == [((around[2] - around[0]) * strip.height, CLASSIC.paper)]


@pytest.mark.parametrize("name", ["western", "eighteen"])
def test_a_film_is_as_sharp_as_the_channel_and_can_be_read(name):
    face, frame, look = table(name)
    shown = face._shown(frame, None, look)
    ranks = [(shown.livery(nation.seat), 1145) for nation in shown.nations]
    caption = Caption(shown.turn, "Resolution of calamities", ranks, shown.full(ME))
    with written() as texts:
        image = captioned(Image.new("RGB", (400, 300)), caption, CLASSIC)
    share = CHANNEL[0] / image.width
    assert share <= 1
    assert image.height * share <= CHANNEL[1]
    assert min(size for _, size in texts) * share >= 9
