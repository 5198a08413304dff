"""The advance sheet: what is held, what it costs with which credits, what can be paid now."""

from __future__ import annotations

from renders.civ.pictures.advance_holders import at_most, draw_holders
from renders.civ.pictures.advance_line import Line
from renders.civ.pictures.advance_sheet import draw_sheet
from renders.civ.pictures.hand import sets_of
from renders.civ.shown import Shown
from renders.paint.compose import flat
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.cards import value
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Advance
from rules.civ.traits import Trait
from rules.civ.views import NationView
from rules.table import Seat


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


def _note(shown: Shown, advance: Advance, missing: list[str], holders: int) -> str:
    needs = f"needs {listed(missing)}" if missing else ""
    limit = f"{holders} of {at_most(shown)}" if advance.limited else ""
    return ", ".join(part for part in (limit, needs) if part)


def wealth(shown: Shown, nation: NationView) -> int:
    """What a nation can pay as far as the reader may know: the treasury, and the reader's own cards."""
    worth = shown.rules.amount(list(nation.advances), Trait.TREASURY_WORTH, 1)
    own = value(shown.rules, sets_of(shown), nation.block) if nation.seat == shown.seat else 0
    return own + nation.treasury * worth


def draw_advances(shown: Shown, seat: Seat | None, page: int = 1) -> Picture:
    """The sheet of one nation; with none, who holds what."""
    nation = shown.view.nations[seat] if seat is not None else None
    lines = sheet_lines(shown, nation)
    title = f"Advances of {shown.full(nation.seat)}" if nation else "Advances"
    subtitle = _subtitle(shown, nation)
    drawn = draw_sheet(shown, nation, lines, (title, subtitle), page) if nation else None
    image, pages = drawn or draw_holders(shown, lines, (title, subtitle), page)
    return Picture(
        flat(image, shown.scheme.paper),
        _alt(shown, nation, lines, title),
        _listing(shown, nation, lines, title),
        pages=pages,
    )


def _subtitle(shown: Shown, nation: NationView | None) -> str:
    if nation is None:
        return f"{shown.turn}: who holds which"
    points = sum(shown.rules.advances[name].points for name in nation.advances)
    means = f", can pay {wealth(shown, nation)}" if nation.seat == shown.seat else ""
    return f"{shown.turn}: {len(nation.advances)} held for {counted(points, 'point')}{means}"


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
    facts = f"{listed(advance.groups)}, {counted(advance.points, 'point')}"
    return f"{advance.name} ({facts}) {cost}{now}{note}; held by {holders}"
