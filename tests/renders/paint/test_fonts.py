"""Text on pictures: every accent shows, and nothing is wider than its room."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from renders.fonts import font
from renders.paint.fonts import Typeface, clip, fit, runs, sounded, width, wrap, write, write_centred

ACCENTS = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßœāăąćčďđēęěğģīįıłńňōőřśşšţťūůűŵŷźżžșțĀČŁŐŠŽÆŒ–—’“”…×−"
WRITTEN = (
    Typeface.NAME,
    Typeface.NAME_LIGHT,
    Typeface.TEXT,
    Typeface.TEXT_MEDIUM,
    Typeface.TEXT_BOLD,
    Typeface.NUMBER,
)
texts = st.text(alphabet=st.characters(codec="utf-8"), max_size=40)


@pytest.mark.parametrize("face", WRITTEN)
def test_every_accent_is_written_with_its_own_letter(face: Typeface) -> None:
    for sign in ACCENTS:
        ((where, written),) = runs(sign, face)
        assert written == sign
        nowhere = bytes(font(where, 40).getmask("\uffff"))
        assert bytes(font(where, 40).getmask(written)) != nowhere, sign


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("ā", "a"),
        ("日本", "??"),
        ("Евгений", "Evgeniy"),
        ("Щука", "Shchuka"),
        ("Όμηρος", "Omiros"),
        ("a\u200db", "ab"),
        ("e\u0301", "é"),
        ("ﬁ", "fi"),
        ("½", "½"),
        ("a\u00a0b", "a b"),
    ],
)
def test_what_a_face_lacks_is_replaced(text: str, written: str) -> None:
    assert "".join(part for _, part in runs(text, Typeface.SEA)) == written


def test_accents_and_plain_letters_are_measured_together() -> None:
    whole = width("Dvořák", Typeface.TEXT, 30)
    assert whole == pytest.approx(sum(width(c, Typeface.TEXT, 30) for c in "Dvořák"), abs=4)


@given(texts, st.integers(10, 60), st.integers(20, 300))
def test_clipped_text_fits(text: str, size: int, room: int) -> None:
    assert width(clip(text, Typeface.TEXT, size, room), Typeface.TEXT, size) <= room


@given(texts, st.integers(12, 60), st.integers(30, 400))
def test_fitted_text_fits_and_is_never_larger_than_asked(text: str, size: int, room: int) -> None:
    shown, used = fit(text, Typeface.NAME, size, room, 10)
    assert width(shown, Typeface.NAME, used) <= room
    assert 10 <= used <= size


@given(texts, st.integers(60, 400))
def test_wrapped_lines_fit(text: str, room: int) -> None:
    for line in wrap(text, Typeface.TEXT, 24, room):
        assert width(line, Typeface.TEXT, 24) <= room


def test_wrapping_keeps_all_words_that_fit() -> None:
    text = "each line holds as many words as it can"
    assert " ".join(wrap(text, Typeface.TEXT, 24, 120)) == text
    assert len(wrap(text, Typeface.TEXT, 24, 120)) > 2


@pytest.mark.parametrize("face", WRITTEN)
def test_a_line_takes_every_word_that_it_has_room_for(face: Typeface) -> None:
    text = "AV To. Ľudmila's WA – y. VAT éo fi Yalta. TAVERN P. Łódź, of L'Aia Kř. Tő 11 71 ÀV. rv"
    for room in range(60, 400, 7):
        lines = wrap(text, face, 29, room)
        for line, following in pairwise(lines):
            assert width(f"{line} {following.split()[0]}", face, 29) > room


@pytest.mark.parametrize("text", ["7", "12", "0", "34", "Ca", "M"])
def test_a_number_stands_in_the_middle(text: str) -> None:
    image = Image.new("RGB", (120, 120))
    write_centred(ImageDraw.Draw(image), (60, 60), text, Typeface.NUMBER, 60, (255, 255, 255))
    box = image.getbbox()
    assert box is not None
    assert (box[1] + box[3]) / 2 == pytest.approx(60, abs=1.5)
    assert (box[0] + box[2]) / 2 == pytest.approx(60, abs=4)


def test_anchors_place_the_text() -> None:
    for anchor, left in (("ls", 100), ("rs", 100 - round(width("Łódź", Typeface.NAME, 40)))):
        image = Image.new("RGB", (300, 80))
        write(ImageDraw.Draw(image), (100, 60), "Łódź", Typeface.NAME, 40, (255, 255, 255), anchor)
        box = image.getbbox()
        assert box is not None
        assert box[0] == pytest.approx(left, abs=4)


def test_a_name_in_letters_we_do_not_have_goes_by_its_sound_or_cannot_be_written():
    assert sounded("Bjørn Łukasz?", Typeface.NAME) == "Bjørn Łukasz?"
    assert sounded("Евгений", Typeface.NAME) == "Evgeniy"
    assert sounded("Ada 太郎", Typeface.NAME) == ""
