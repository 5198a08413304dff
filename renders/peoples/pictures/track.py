"""The track of the six traits: level, markers available and paid, the specialist, and what they are worth."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageDraw

from renders.front.tones import tones_of
from renders.paint.colour import ink_on
from renders.paint.emblems import RIM
from renders.paint.fonts import Typeface, write, write_centred
from renders.paint.vector import Canvas
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import tone, trait_figure, trait_sign
from renders.peoples.words import phrases as say
from rules.peoples.traits import Trait
from rules.peoples.view import PeopleView

BAND = 84
MARKER = 66
LIT = 9


def worth(player: PeopleView, trait: Trait) -> int:
    """What all available markers of a trait give: its level for the first, 1 for each further."""
    markers = player.available[trait]
    return player.levels[trait] + markers - 1 if markers > 0 else 0


def trait_track(
    shown: Shown, player: PeopleView, size: tuple[int, int], lit: Collection[Trait] = ()
) -> Image.Image:
    """Six cards side by side; those that are lit stand out by a frame."""
    wide, tall = size
    track = Image.new("RGBA", size, (0, 0, 0, 0))
    step = (wide + 10) / len(Trait)
    for i, trait in enumerate(Trait):
        card = _card(shown, player, trait, (round(step) - 10, tall))
        if trait in lit:
            frame = [0, 0, card.width - 1, card.height - 1]
            ImageDraw.Draw(card).rounded_rectangle(frame, 14, outline=tones_of(shown.scheme).gold, width=LIT)
        track.alpha_composite(card, (round(i * step), 0))
    return track


def _card(shown: Shown, player: PeopleView, trait: Trait, size: tuple[int, int]) -> Image.Image:
    scheme, (wide, tall) = shown.scheme, size
    sheet = Canvas(wide, tall, 1.0, (0, 0), smooth=2)
    sheet.box((0, 0), (wide, tall), scheme.paper, scheme.edge, 3, 14)
    sheet.box((0, 0), (wide, BAND), tone(trait), RIM, 3, 14)
    card = sheet.image()
    draw = ImageDraw.Draw(card)
    ink = ink_on(tone(trait))
    figure = trait_figure(str(trait), ink, tone(trait), 64)
    card.alpha_composite(figure, (14, 10))
    write(draw, (wide - 18, 66), str(player.levels[trait]), Typeface.NUMBER, 66, ink, "rs")
    _markers(card, player, trait, wide)
    points = worth(player, trait)
    text = f"{points} {'point' if points == 1 else 'points'}"
    write_centred(
        draw, (wide / 2, tall - 94), text, Typeface.NUMBER, 42, scheme.ink if points else scheme.faint
    )
    write_centred(draw, (wide / 2, tall - 36), say.trait(trait), Typeface.NAME, 40, scheme.ink)
    return card


def _markers(card: Image.Image, player: PeopleView, trait: Trait, wide: int) -> None:
    """Available markers first, paid ones faint; the specialist is a person."""
    count, free = player.levels[trait], player.available[trait]
    has_specialist = trait in player.specialists
    side = min(MARKER, int((wide - 20) / max(3, count)))
    left = (wide - side * count) / 2
    for i in range(count):
        is_specialist = has_specialist and i == count - 1
        paid = i >= free
        sign = specialist(str(trait), side, paid) if is_specialist else trait_sign(str(trait), side, paid)
        card.alpha_composite(sign, (round(left + i * side), BAND + 14 + (MARKER - side) // 2))


def specialist(trait: str, size: int, faint: bool = False) -> Image.Image:
    """A person in the colour of a trait."""
    sheet = Canvas(112, 112, size / 112)
    fill = (178, 168, 152) if faint else tone(trait)
    sheet.disc((0, -26), 25, RIM)
    sheet.disc((0, -26), 21, fill)
    sheet.polygon([(-40, 50), (-34, 14), (-16, 0), (16, 0), (34, 14), (40, 50)], RIM, RIM, 6)
    sheet.polygon([(-36, 47), (-31, 16), (-15, 4), (15, 4), (31, 16), (36, 47)], fill)
    person = sheet.image()
    figure = trait_figure(trait, ink_on(fill), fill, round(size * 0.36))
    person.alpha_composite(figure, ((person.width - figure.width) // 2, round(size * 0.56)))
    return person
