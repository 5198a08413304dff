"""A people: its traits, its resources and its hand of developments."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageDraw

from renders.front.page import TALL, WIDE
from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, write
from renders.paint.page import LEAST
from renders.peoples.pictures.cards import spread
from renders.peoples.pictures.track import trait_track, worth
from renders.peoples.shown import Shown
from renders.peoples.signs.resources import FIGURES, resource_sign, wild_sign
from renders.peoples.words import phrases as say
from renders.peoples.words.abilities import SHORT
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.developments import Dev, developments
from rules.peoples.traits import Trait
from rules.peoples.view import PeopleView
from rules.table import Seat

HEAD, TRACK, STORE = 84, 300, 108
EDGE = 16
WILD = ("food", "luxury", "commodity")


def draw_people(shown: Shown, seat: Seat) -> Picture:
    """Everything a people has."""
    player = shown.view.players[seat]
    tones = tones_of(shown.scheme)
    page = Image.new("RGB", (WIDE, TALL), tones.bar)
    _head(page, shown, player)
    track = trait_track(shown, player, (WIDE - 2 * EDGE, TRACK))
    page.paste(track, (EDGE, HEAD), track)
    _store(page, player, HEAD + TRACK, tones)
    top = HEAD + TRACK + STORE
    cards = spread(ordered(player), (WIDE - 2 * EDGE, TALL - top - EDGE), shown.scheme)
    page.paste(cards, (EDGE, top), cards)
    if not player.developments:
        text = "No developments yet"
        write(ImageDraw.Draw(page), (WIDE / 2, top + 150), text, Typeface.SEA, 52, tones.gold, "ms")
    texts = people_texts(player)
    title = f"{shown.full(seat)}, {shown.round}"
    listing = Listing(f"{title}.").say(*texts[:3]).section("Developments").say(*texts[3:])
    return Picture(page, alt(title, *texts), str(listing))


def people_strip(shown: Shown, seat: Seat, lit: Collection[Trait]) -> Image.Image:
    """Who it is, and its traits alone; some of them lit."""
    player = shown.view.players[seat]
    strip = Image.new("RGB", (WIDE, HEAD + TRACK), tones_of(shown.scheme).bar)
    _head(strip, shown, player)
    track = trait_track(shown, player, (WIDE - 2 * EDGE, TRACK), lit)
    strip.paste(track, (EDGE, HEAD), track)
    return strip


def ordered(player: PeopleView) -> list[str]:
    """A people's developments by level, then as the table has them."""
    return [str(card) for card in developments() if card in player.developments]


def _head(page: Image.Image, shown: Shown, player: PeopleView) -> None:
    draw, tones = ImageDraw.Draw(page), tones_of(shown.scheme)
    sign = emblem(shown.livery(player.seat), 74)
    page.paste(sign, (EDGE, 4), sign)
    x = EDGE + 88.0
    x += write(draw, (x, 60), shown.name(player.seat), Typeface.TITLE, 50, tones.gold, "ls") + 16
    if player.people:
        name, size = fit(shown.player(player.seat), Typeface.TEXT_MEDIUM, 38, 320, LEAST)
        x += write(draw, (x, 60), name, Typeface.TEXT_MEDIUM, size, tones.text, "ls")
    parts = [counted(player.tribes, "tribe"), f"{player.ready} ready", f"{player.tribes_left} pieces left"]
    parts += [f"culture {player.culture}/6", f"religion {player.religion}/6"]
    text, size = fit(" · ".join(parts), Typeface.TEXT_MEDIUM, 36, WIDE - x - 50, LEAST)
    write(draw, (WIDE - 20, 60), text, Typeface.TEXT_MEDIUM, size, tones.text, "rs")


def _store(page: Image.Image, player: PeopleView, top: int, tones: Tones) -> None:
    """Resources in stock, the three wild ones last."""
    draw = ImageDraw.Draw(page)
    held = [(kind, count) for kind in FIGURES if (count := player.resources.get(kind, 0))]
    step = min(150.0, (WIDE - 2 * EDGE - 240) / max(1, len(held)))
    side = round(min(78, step * 0.62))
    x, middle = float(EDGE), top + STORE // 2
    for kind, count in held:
        sign = resource_sign(kind, side)
        page.paste(sign, (round(x), middle - side // 2), sign)
        if count > 1:
            write(
                draw,
                (x + side + 2, middle + 13),
                f"×{count}",
                Typeface.NUMBER,
                round(side * 0.5),
                tones.text,
                "ls",
            )
        x += step
    for i, category in enumerate(WILD):
        sign = wild_sign(category, 62)
        page.paste(sign, (round(WIDE - EDGE - (3 - i) * 70), middle - 31), sign)


def people_texts(player: PeopleView) -> list[str]:
    """Traits, resources, specialists, then a line for each development."""
    traits = [
        f"{say.trait(trait)} {player.levels[trait]} ({player.available[trait]} available, "
        f"worth {counted(worth(player, trait), 'point')})"
        for trait in Trait
    ]
    stock = listed((f"{count} {kind}" for kind, count in player.resources.items() if count), "no resources")
    experts = listed((say.trait(trait) for trait in player.specialists), "none")
    cards = [developments()[Dev(key)] for key in ordered(player)]
    return [
        f"Traits: {listed(traits)}",
        f"In stock: {stock}, and one wild food, luxury and commodity",
        f"Specialists: {experts}",
        *(f"{card.name} (level {card.level}): {SHORT[card.id]}" for card in cards),
    ]
