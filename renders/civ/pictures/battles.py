"""The battles of a phase: a block for each place, with all numbers and who stands there afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageDraw

from renders.civ.pictures.fights import Fight, Party, fights_of
from renders.civ.shown import Shown
from renders.civ.words.aftermath import BATTLES
from renders.civ.words.telling import telling
from renders.front.signs import mark
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.paint.emblems import emblem
from renders.paint.flow import FOOT, Block, column_width, draw_flow
from renders.paint.fonts import Typeface, fit, width, wrap, write
from renders.paint.page import LEAST, TALL, TOP
from renders.paint.sprites import Sprite
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.state import BARBARIANS

TITLE = "Battles"
NONE = "Nobody fought."


@dataclass(frozen=True, slots=True)
class Measure:
    """How large a block is set."""

    columns: int
    size: int

    @property
    def row(self) -> float:
        """The height of a party's line."""
        return self.size * 1.5

    @property
    def head(self) -> float:
        """The height of the heading."""
        return self.size * 1.6

    @property
    def note(self) -> int:
        """The letters of what is said besides."""
        return max(LEAST, round(self.size * 0.8))

    @property
    def wide(self) -> float:
        """The width of a block."""
        return column_width(self.columns) - 8


LARGE, SMALL = Measure(1, 44), Measure(2, 34)


def draw_battles(shown: Shown, page: int = 1) -> Picture:
    """Every conflict of the phase, in the order in which they were fought, on pages."""
    fights = fights_of(shown.events())
    measure = LARGE if _fits(shown, fights, LARGE) else SMALL
    blocks = [_block(shown, fight, measure) for fight in fights] or [_nothing(shown)]
    subtitle = f"{shown.turn}: {_counted(fights)}"
    image, pages = draw_flow(blocks, measure.columns, shown.scheme, (TITLE, subtitle), page, even=True)
    texts = [telling(event, shown.name) for event in shown.events() if isinstance(event, BATTLES)] or [NONE]
    listing = Listing(f"{TITLE}. Turn {shown.number}, {shown.moment}: {_counted(fights)}.")
    seats = dict.fromkeys(party.seat for fight in fights for party in fight.parties)
    listing.say(f"In them: {listed(map(shown.full, seats))}." if seats else "", *texts)
    listing.say(*(f"{fight.area} afterwards: {outcome(shown, fight)}." for fight in fights))
    said = alt(TITLE, subtitle, *(_in_short(shown, fight) for fight in fights))
    return Picture(flat(image, shown.scheme.paper), said, str(listing), pages=pages)


def _fits(shown: Shown, fights: list[Fight], measure: Measure) -> bool:
    """Whether all fights stand on one page in letters of this size."""
    return sum(_block(shown, fight, measure).tall for fight in fights) <= TALL - TOP - FOOT


def outcome(shown: Shown, fight: Fight) -> str:
    """Who stands there afterwards."""
    if fight.at_sea and not fight.staying:
        return "no ship is left"
    if not fight.staying:
        return "the city falls, nobody is left" if fight.is_taken else "nobody is left"
    if len(fight.staying) == 1:
        (only,) = fight.staying
        name, many = shown.name(only.seat), only.seat == BARBARIANS
        if only.city == "stands":
            return f"{name} {'keep' if many else 'keeps'} the city"
        stays = f"{name} {'stay' if many else 'stays'}"
        return f"the city falls, {stays}" if fight.is_taken else stays
    return "both stay" if len(fight.staying) == 2 else "all stay"


def _counted(fights: list[Fight]) -> str:
    taken = sum(fight.is_taken for fight in fights)
    fell = f", {counted(taken, 'city', 'cities')} taken" if taken else ""
    return f"{counted(len(fights), 'conflict')}{fell}" if fights else "no conflicts"


def _in_short(shown: Shown, fight: Fight) -> str:
    parts = (f"{shown.name(party.seat)} {figures(party)}" for party in fight.parties)
    return f"{fight.area}: {', '.join(parts)}; {outcome(shown, fight)}"


def figures(party: Party) -> str:
    """What somebody had there and what is left."""
    tokens = f"{party.before} → {party.after}" if party.before is not None else ""
    city = {"stands": "city stands", "falls": "city"}.get(party.city, "")
    return ", ".join(filter(None, (city, tokens))) or "attacks"


def _nothing(shown: Shown) -> Block:
    def paint(image: Image.Image, x: float, y: float) -> None:
        draw = ImageDraw.Draw(image)
        write(draw, (x, y + 60), NONE, Typeface.TEXT_MEDIUM, LARGE.size, shown.scheme.ink, "ls")

    return Block(170, paint)


def _block(shown: Shown, fight: Fight, measure: Measure) -> Block:
    """A place: its name and the outcome, a line for each party, and below it what else there is to say."""
    room = measure.wide - measure.size * 1.7
    notes = [
        [row for note in ["; ".join(party.notes)] if note for row in _wrapped(note, measure, room)]
        for party in fight.parties
    ]
    rows = len(fight.parties) * measure.row + sum(map(len, notes)) * (measure.note + 4)
    tall = measure.head + rows + measure.size * 0.9
    return Block(tall, partial(_paint, shown, fight, notes, measure))


def _wrapped(note: str, measure: Measure, room: float) -> list[str]:
    return wrap(note[:1].upper() + note[1:] + ".", Typeface.TEXT_MEDIUM, measure.note, room)


def _paint(
    shown: Shown,
    fight: Fight,
    notes: list[list[str]],
    measure: Measure,
    image: Image.Image,
    x: float,
    y: float,
) -> None:
    draw, scheme, size = ImageDraw.Draw(image), shown.scheme, measure.size
    _head(shown, fight, measure, image, (x, y))
    base = y + measure.head
    for party, said in zip(fight.parties, notes, strict=True):
        _line(shown, party, measure, image, (x, base))
        base += measure.row
        for row in said:
            at = x + size * 1.7, base + measure.note * 0.55
            write(draw, at, row, Typeface.TEXT_MEDIUM, measure.note, scheme.faint, "ls")
            base += measure.note + 4
    draw.line([x, base + size * 0.3, x + measure.wide, base + size * 0.3], fill=scheme.edge, width=2)


def _head(shown: Shown, fight: Fight, measure: Measure, image: Image.Image, at: tuple[float, float]) -> None:
    """The place with the sign of what it is, and the outcome at the right."""
    (x, y), size, scheme = at, measure.size, shown.scheme
    draw = ImageDraw.Draw(image)
    sign = mark(Sprite.SHIP if fight.at_sea else Sprite.CONFLICT)(round(size * 1.2))
    image.alpha_composite(sign, (round(x), round(y + (size * 1.3 - sign.height) / 2)))
    text = outcome(shown, fight)
    left, right = x + size * 1.7, x + measure.wide
    text, small = fit(text, Typeface.SEA, size, measure.wide * 0.5, LEAST)
    write(draw, (right, y + size), text, Typeface.SEA, small, _tone(shown, fight), "rs")
    room = right - left - width(text, Typeface.SEA, small) - 24
    name, large = fit(
        f"Off {fight.area}" if fight.at_sea else fight.area, Typeface.NAME, size + 6, room, LEAST
    )
    write(draw, (left, y + size), name, Typeface.NAME, large, scheme.accent, "ls")


def _tone(shown: Shown, fight: Fight) -> RGB:
    return shown.scheme.bad if fight.is_taken or not fight.staying else shown.scheme.ink


def _line(shown: Shown, party: Party, measure: Measure, image: Image.Image, at: tuple[float, float]) -> None:
    """A party: its sign, its nation with the player, its numbers and what it lost."""
    (x, y), size, scheme = at, measure.size, shown.scheme
    draw, base = ImageDraw.Draw(image), y + size
    sign = emblem(shown.livery(party.seat), round(size * 1.35))
    image.alpha_composite(sign, (round(x + 2), round(y + (size * 1.4 - sign.height) / 2)))
    right, lost = x + measure.wide, f"–{party.lost}" if party.lost else ""
    column = size * 1.9
    write(draw, (right, base), lost, Typeface.NUMBER, size, scheme.bad, "rs")
    said = figures(party).replace("→", "›")  # the typeface has no arrow
    write(draw, (right - column, base), said, Typeface.NUMBER, size, scheme.ink, "rs")
    left = x + size * 1.7
    room = right - column - width(said, Typeface.NUMBER, size) - left - 20
    tone = scheme.ink if party.stays else scheme.faint
    name, large = fit(shown.name(party.seat), Typeface.NAME, size, room, LEAST)
    wide = write(draw, (left, base), name, Typeface.NAME, large, tone, "ls")
    rest = room - wide - 12
    player = shown.full(party.seat).removeprefix(shown.name(party.seat)).strip(" ()")
    if player and rest > measure.note * 3:
        text, small = fit(player, Typeface.TEXT_MEDIUM, measure.note, rest, LEAST)
        write(draw, (left + wide + 12, base), text, Typeface.TEXT_MEDIUM, small, scheme.faint, "ls")
