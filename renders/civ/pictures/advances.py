"""The advance sheet: what is held, what it costs with which credits, what can be paid now."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PIL import Image, ImageDraw

from renders.civ.pictures.art import group_art
from renders.civ.pictures.hand import sets_of
from renders.civ.shown import Shown
from renders.paint.colour import RGB, ink_on, mix
from renders.paint.compose import flat
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write, write_centred
from renders.paint.panel import heading, panel
from renders.picture import Picture
from renders.schemes import FEW
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.cards import value
from rules.civ.policies.purchasing import most_holders
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Advance
from rules.civ.traits import Trait
from rules.civ.views import NationView
from rules.table import Seat

COLUMNS = 3
WIDE, TALL = 506, 44
ROOMY = 640
"""The width of a column where there is more to say: what an advance requires, how many may have it."""
EDGE = 32
TOP = 140


@dataclass(frozen=True, slots=True)
class Line:
    """One advance for the nation the sheet is about; the price is what it costs that nation."""

    advance: Advance
    held: bool
    price: int
    affordable: bool
    holders: tuple[Seat, ...]
    note: str = ""
    """What it requires, and how many of those who may have it do."""
    barred: bool = False


def sheet_lines(shown: Shown, nation: NationView | None) -> list[Line]:
    """All advances, the cheapest first."""
    means = wealth(shown, nation) if nation else 0
    lines = []
    for advance in sorted(shown.rules.advances.values(), key=lambda a: (a.cost, a.name)):
        held = nation is not None and advance.name in nation.advances
        price = advance.cost
        if nation is not None:
            held_by = (nation.credits, nation.advances, nation.chosen)
            price = net_price(shown.rules, advance.name, *held_by)
        holders = tuple(n.seat for n in shown.nations if advance.name in n.advances)
        missing = [name for name in advance.requires if nation is None or name not in nation.advances]
        is_full = advance.limited and len(holders) >= at_most(shown)
        barred = not held and nation is not None and bool(missing or is_full)
        affordable = not held and not barred and nation is not None and price <= means
        note = "" if held else _note(shown, advance, missing, len(holders))
        lines.append(Line(advance, held, price, affordable, holders, note, barred))
    return lines


def at_most(shown: Shown) -> int:
    """How many of those still in the game can have an advance that not everybody can."""
    return most_holders(len(shown.nations))


def _note(shown: Shown, advance: Advance, missing: list[str], holders: int) -> str:
    needs = f"needs {listed(missing)}" if missing else ""
    limit = f"{holders} of {at_most(shown)}" if advance.limited else ""
    return ", ".join(part for part in (limit, needs) if part)


def column_of(shown: Shown) -> int:
    """The width of a column."""
    much = any(advance.limited or advance.requires for advance in shown.rules.advances.values())
    return ROOMY if much or len(shown.nations) > FEW else WIDE


def wealth(shown: Shown, nation: NationView) -> int:
    """What a nation can pay as far as the reader may know: the treasury, and the reader's own cards."""
    worth = shown.rules.amount(list(nation.advances), Trait.TREASURY_WORTH, 1)
    own = value(shown.rules, sets_of(shown), nation.block) if nation.seat == shown.seat else 0
    return own + nation.treasury * worth


def draw_advances(shown: Shown, seat: Seat | None) -> Picture:
    """The sheet of one nation; with none, who holds what."""
    nation = shown.view.nations[seat] if seat is not None else None
    lines = sheet_lines(shown, nation)
    title = f"Advances of {shown.name(nation.seat)}" if nation else "Advances"
    subtitle = _subtitle(shown, nation)
    columns, wide = columns_of(lines), column_of(shown)
    size = 2 * EDGE + COLUMNS * wide, TOP + max(map(len, columns)) * TALL + 74
    image = panel(size, shown.scheme, 1.0, shadow=False)
    heading(image, size[0] / 2, 20, title, subtitle, shown.scheme, size[0] - 90)
    for i, column in enumerate(columns):
        _tier(image, shown, column, EDGE + i * wide)
        for row, line in enumerate(column):
            _line(image, shown, line, (EDGE + i * wide, TOP + row * TALL), nation)
    _key(image, shown, nation, size[1] - 48)
    return Picture(
        flat(image, shown.scheme.paper),
        _alt(shown, nation, lines, title),
        _listing(shown, nation, lines, title),
    )


def columns_of(lines: list[Line]) -> list[list[Line]]:
    """The lines in columns: one for each number of points where that works out, else all equally long."""
    tiers = [list(tier) for _, tier in groupby(lines, key=lambda line: line.advance.points)]
    if len(tiers) == COLUMNS:
        return tiers
    rows = -(-len(lines) // COLUMNS)
    return [lines[i * rows : (i + 1) * rows] for i in range(COLUMNS)]


def _tier(image: Image.Image, shown: Shown, lines: list[Line], x: float) -> None:
    """What the advances of a column are worth, if they all count the same."""
    points = {line.advance.points for line in lines}
    if len(points) == 1:
        text = f"{points.pop()} V.P. each"
        write(ImageDraw.Draw(image), (x + 8, TOP - 6), text, Typeface.SEA, 25, shown.scheme.faint, "ls")


def _subtitle(shown: Shown, nation: NationView | None) -> str:
    if nation is None:
        return f"{shown.turn}: who holds which"
    points = sum(shown.rules.advances[name].points for name in nation.advances)
    means = f", can pay {wealth(shown, nation)}" if nation.seat == shown.seat else ""
    return f"{shown.turn}: {len(nation.advances)} held for {points} points{means}"


def _line(
    image: Image.Image, shown: Shown, line: Line, at: tuple[int, int], nation: NationView | None
) -> None:
    draw = ImageDraw.Draw(image)
    scheme, wide = shown.scheme, column_of(shown)
    x, y = at
    middle = y + TALL / 2
    if line.held or line.affordable:
        tone = (
            mix(shown.livery(nation.seat).colour, scheme.paper, 0.62)
            if line.held and nation
            else scheme.stripe
        )
        draw.rounded_rectangle([x + 2, y + 2, x + wide - 8, y + TALL - 2], 9, fill=tone)
    for place, group in enumerate(line.advance.groups):
        _group(draw, group, (x + 22 + 36 * place, middle))
    fill = _ink(shown, line, nation)
    face = Typeface.TEXT_BOLD if line.held or line.affordable or nation is None else Typeface.TEXT_MEDIUM
    name, size = fit(line.advance.name, face, 28, 262 if nation else 212, 18)
    write(draw, (x + 80, middle + 9), name, face, size, fill, "ls")
    right = x + wide - 22
    if nation is None:
        cost = str(line.advance.cost)
        write(draw, (x + 338, middle + 9), cost, Typeface.TEXT_MEDIUM, 25, shown.scheme.faint, "rs")
        _holders(image, shown, line, x + 352, middle)
    elif line.held:
        write(draw, (right, middle + 9), "held", Typeface.TEXT_BOLD, 24, fill, "rs")
    else:
        _price(draw, shown, line, right, middle, fill)
    if line.note and nation is not None:
        room = right - 140 - (x + 92 + width(name, face, size))
        text, small = fit(line.note, Typeface.TEXT_MEDIUM, 22, room, 15)
        tone = scheme.bad if line.barred else scheme.faint
        write(draw, (right - 130, middle + 8), text, Typeface.TEXT_MEDIUM, small, tone, "rs")


def _ink(shown: Shown, line: Line, nation: NationView | None) -> RGB:
    if line.held and nation:
        return ink_on(mix(shown.livery(nation.seat).colour, shown.scheme.paper, 0.62))
    return shown.scheme.good if line.affordable else shown.scheme.ink


def _price(
    draw: ImageDraw.ImageDraw, shown: Shown, line: Line, right: float, middle: float, fill: RGB
) -> None:
    write(draw, (right, middle + 10), str(line.price), Typeface.NUMBER, 30, fill, "rs")
    if line.price != line.advance.cost:
        text = str(line.advance.cost)
        left = right - 64
        wide = write(draw, (left, middle + 9), text, Typeface.TEXT_MEDIUM, 25, shown.scheme.faint, "rs")
        draw.line([(left - wide - 2, middle + 2), (left + 2, middle + 2)], fill=shown.scheme.faint, width=2)


def _holders(image: Image.Image, shown: Shown, line: Line, left: float, middle: float) -> None:
    """Their emblems, in two rows of small ones where there are many; then how many there can be."""
    roomy = column_of(shown) == ROOMY
    few, step = (6 if roomy else 4), (28 if roomy else 23)
    many = len(line.holders) > few
    across, side = (-(-len(line.holders) // 2), step + 2) if many else (few, 36)
    for place, seat in enumerate(line.holders):
        row, column = divmod(place, across)
        y = middle - side / 2 + ((row - 0.5) * (TALL / 2 - 1) if many else 0)
        sign = emblem(shown.livery(seat), min(side, TALL // 2 + 4) if many else side)
        image.alpha_composite(sign, (round(left + column * (step if many else 34)), round(y)))
    if line.advance.limited:
        at = left + WIDE - 240, middle + 8
        text = f"of {at_most(shown)}"
        write(ImageDraw.Draw(image), at, text, Typeface.TEXT_MEDIUM, 22, shown.scheme.faint, "rs")


def _group(draw: ImageDraw.ImageDraw, group: str, at: tuple[float, float]) -> None:
    letter, tone = group_art(group)
    x, y = at
    draw.rounded_rectangle([x - 17, y - 16, x + 17, y + 16], 6, fill=tone, outline=(30, 22, 16), width=2)
    write_centred(draw, (x, y), letter, Typeface.NUMBER, 22 if len(letter) == 1 else 19, ink_on(tone))


def _key(image: Image.Image, shown: Shown, nation: NationView | None, y: float) -> None:
    """The groups, with the credits a nation has in each."""
    draw = ImageDraw.Draw(image)
    groups = shown.rules.groups
    texts = {group: f"{group} {nation.credits.get(group, 0)}" if nation else group for group in groups}
    lead = "Credits:" if nation else ""
    rooms = [76 + width(text, Typeface.TEXT_MEDIUM, 28) for text in texts.values()]
    x = (image.width - sum(rooms) - width(lead, Typeface.SEA, 30)) / 2
    x += write(draw, (x, y + 9), lead, Typeface.SEA, 30, shown.scheme.faint, "ls") + 14
    for (group, text), room in zip(texts.items(), rooms, strict=True):
        _group(draw, group, (x + 17, y))
        write(draw, (x + 42, y + 9), text, Typeface.TEXT_MEDIUM, 28, shown.scheme.ink, "ls")
        x += room


def _alt(shown: Shown, nation: NationView | None, lines: list[Line], title: str) -> str:
    if nation is None:
        counts = [f"{shown.name(n.seat)} {len(n.advances)}" for n in shown.nations]
        return alt(title, f"Number held: {listed(counts)}")
    now = [f"{line.advance.name} {line.price}" for line in lines if line.affordable]
    return alt(title, f"Held: {listed(nation.advances)}", f"Affordable one at a time now: {listed(now)}")


def _listing(shown: Shown, nation: NationView | None, lines: list[Line], title: str) -> str:
    listing = Listing(f"{title}. {_subtitle(shown, nation)}.")
    if nation is not None:
        listing.say(f"Credits: {listed(f'{group} {points}' for group, points in nation.credits.items())}")
        listing.section("Held").say(*(line.advance.name for line in lines if line.held))
    listing.section("To be had" if nation else "All advances")
    for line in lines:
        if not line.held:
            listing.say(_say(shown, line, nation))
    return str(listing)


def _say(shown: Shown, line: Line, nation: NationView | None) -> str:
    advance = line.advance
    cost = f"costs {line.price}" + (f" instead of {advance.cost}" if line.price != advance.cost else "")
    now = ", affordable now" if line.affordable else ""
    holders = listed([shown.name(seat) for seat in line.holders], "nobody")
    note = f" ({line.note})" if line.note else ""
    facts = f"{listed(advance.groups)}, {advance.points} points"
    return f"{advance.name} ({facts}) {cost}{now}{note}; held by {holders}"
