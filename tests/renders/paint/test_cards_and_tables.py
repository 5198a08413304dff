"""Tables, cards and panels: sizes follow the content, and nothing runs out of its box."""

import pytest
from PIL import Image, ImageChops

from renders.paint.card import HEIGHT, WIDTH, Card, card, grid
from renders.paint.compose import below, beside, flat
from renders.paint.emblems import liveries
from renders.paint.glyphs import GLYPHS, glyph
from renders.paint.panel import nine, panel, paper
from renders.paint.table import Bar, Column, Note, Row, table
from renders.schemes import CLASSIC, CONTRAST, SCHEMES, Scheme

ROME = liveries(CLASSIC, ["Rome"])["Rome"]
every_scheme = pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))


@every_scheme
def test_a_table_grows_with_its_rows(scheme: Scheme) -> None:
    columns = (
        Column(""),
        Column("Name", "l", name=True),
        Column("Points"),
        Column("Race", "l"),
        Column("Change", "r"),
    )
    row = Row((ROME, "Rome", 12, Bar(3, 10, (200, 30, 20), "3"), Note("+2", scheme.good, bold=True)))
    small, large = (table(columns, [row] * n, scheme, "Standings", "after turn 3") for n in (2, 9))
    assert small.mode == "RGBA"
    assert large.height > small.height + 6 * 50
    assert large.width == small.width


def test_a_table_is_as_wide_as_asked() -> None:
    assert table((Column("a"), Column("b")), [Row(("x", 3))], CLASSIC, least=1100).width == 1100


def test_a_long_name_is_kept_within_its_column() -> None:
    columns = (Column("Name", "l", most=300), Column("Points"))
    wide = table(columns, [Row(("x" * 200, 3))], CLASSIC).width
    assert wide < 500


def test_an_empty_table_still_has_its_heading() -> None:
    assert table((Column("Name"), Column("Points")), [], CLASSIC, "Standings").height > 90


def test_empty_cells_pictures_and_rules_are_drawn() -> None:
    picture = Image.new("RGB", (80, 90), (10, 20, 30))
    image = table(
        (Column("a"), Column("b")), [Row((None, picture), ruled=True), Row(("x", ""), faint=True)], CLASSIC
    )
    assert image.height > 90 + 52


@every_scheme
def test_card_text_stays_inside_the_card(scheme: Scheme) -> None:
    plain = Card("Title", (150, 60, 40), "4", "grain")
    wordy = Card(
        "A title far too long for any card of this world",
        (150, 60, 40),
        "4",
        "grain",
        ("word " * 90,),
        "foot " * 30,
    )
    changed = ImageChops.difference(
        card(plain, scheme).convert("RGB"), card(wordy, scheme).convert("RGB")
    ).getbbox()
    assert changed is not None
    assert changed[0] >= 14
    assert changed[2] <= WIDTH - 14
    assert changed[3] <= HEIGHT - 8


def test_a_muted_card_keeps_its_outline() -> None:
    bright, muted = (card(Card("Title", (150, 60, 40), muted=m), CLASSIC) for m in (False, True))
    assert bright.getchannel("A").tobytes() == muted.getchannel("A").tobytes()
    assert bright.tobytes() != muted.tobytes()


@pytest.mark.parametrize(
    ("count", "across", "columns"), [(1, 4, 1), (4, 4, 4), (6, 4, 3), (9, 4, 3), (13, 5, 5)]
)
def test_a_hand_is_laid_out_in_even_rows(count: int, across: int, columns: int) -> None:
    cards = [Card(f"Card {i}", (90, 60, 40)) for i in range(count)]
    image = grid(cards, CLASSIC, across=across, scale=0.25)
    least = max(columns * (WIDTH + 18) - 18, 2.6 * WIDTH) * 0.25 + 18
    assert image.width == pytest.approx(least, abs=2)


def test_an_empty_hand_says_so() -> None:
    empty, silent = grid([], CLASSIC, "Hand"), grid([], CLASSIC, "Hand", nothing="")
    assert empty.size == silent.size
    assert empty.tobytes() != silent.tobytes()


@pytest.mark.parametrize("name", GLYPHS)
def test_every_glyph_fills_its_box_and_stays_in_it(name: str) -> None:
    box = glyph(name, (180, 120, 60), 200).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 150
    assert min(box[0], box[1]) >= 1
    assert max(box[2], box[3]) <= 199


def test_glyphs_differ() -> None:
    assert len({glyph(name, (180, 120, 60), 60).tobytes() for name in GLYPHS}) == len(GLYPHS)


def test_paper_is_the_same_every_time() -> None:
    assert paper((90, 300), CLASSIC.paper).tobytes() == paper((90, 300), CLASSIC.paper).tobytes()
    assert paper((50, 50), CONTRAST.paper).getextrema() == ((255, 255),) * 3


def test_a_panel_has_soft_corners_and_a_solid_middle() -> None:
    sheet = panel((300, 200), CLASSIC).getchannel("A")
    assert sheet.getpixel((0, 0)) == 0
    assert sheet.getpixel((150, 100)) == 255


def test_nine_patches_keep_their_corners() -> None:
    tile = Image.new("RGB", (11, 11), (255, 0, 0))
    tile.paste((0, 0, 255), (5, 0, 6, 11))
    tile.paste((0, 0, 255), (0, 5, 11, 6))
    grown = nine(tile, (60, 40))
    assert grown.getpixel((4, 4)) == (255, 0, 0)
    assert grown.getpixel((57, 37)) == (255, 0, 0)
    assert grown.getpixel((30, 2)) == (0, 0, 255)
    assert grown.getpixel((30, 20)) == (0, 0, 255)


def test_sheets_hold_their_pictures_with_a_margin() -> None:
    small, large = Image.new("RGB", (40, 20), (255, 0, 0)), Image.new("RGBA", (60, 30), (0, 0, 255, 255))
    assert below([small, large], (9, 9, 9), 10).size == (80, 80)
    assert beside([small, large], (9, 9, 9), 10).size == (130, 50)
    assert below([small, large], (9, 9, 9), 10).getpixel((25, 15)) == (255, 0, 0)
    assert flat(Image.new("RGBA", (3, 3), (0, 0, 0, 0)), (9, 8, 7)).getpixel((1, 1)) == (9, 8, 7)


def test_a_table_with_a_shadow_is_larger_by_it() -> None:
    plain, lifted = (table((Column("a"),), [Row(("x",))], CLASSIC, shadow=s) for s in (False, True))
    assert (lifted.width - plain.width, lifted.height - plain.height) == (8, 8)


def test_a_lower_picture_leaves_room_for_a_longer_text():
    scheme = SCHEMES["classic"]
    text = (
        "Choose a land with an army: it throws four dice and dies on any 1, and so on until one lives. " * 2
    )
    low = card(Card("Plague", (40, 80, 120), art="skull", lines=(text,), window=78), scheme)
    high = card(Card("Plague", (40, 80, 120), art="skull", lines=(text,)), scheme)
    under = (20, 180, 280, 250)
    assert low.size == high.size
    assert low.crop(under).tobytes() != high.crop(under).tobytes()
