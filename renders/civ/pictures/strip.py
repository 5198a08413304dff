"""The panel below the map: who has what, in the order of play."""

from __future__ import annotations

from PIL import Image

from renders.civ.shown import Shown
from renders.paint.compose import flat
from renders.paint.fonts import Typeface, clip
from renders.paint.glyphs import glyph
from renders.paint.table import Cell, Column, Note, Row, table, table_width
from rules.civ.phases.succession import epoch_on
from rules.civ.views import NationView
from rules.table import Seat

PLAYER = 190
"""The most room for a player's name."""
CROWN = (226, 176, 40)
FULL = 2250
"""The width at which the strip is set at its full size."""


def order_of_play(shown: Shown) -> tuple[tuple[Seat, ...], str]:
    """The seats in the order they are listed in, and what that order is called."""
    there = [nation.seat for nation in shown.nations]
    if shown.view.moving:
        return tuple(s for s in shown.view.moving if s in there), "in order of movement"
    return tuple(there), f"in {shown.setting.chart.name} order"


def figures(shown: Shown, nation: NationView) -> dict[str, int]:
    """The public figures of a nation by their heads; tokens away only where anybody has such."""
    found = {
        "cities": nation.cities,
        "tokens": nation.tokens,
        "ships": shown.rules.numbers.ships - nation.ship_stock,
        "stock": nation.stock,
        "away": nation.away,
        "treasury": nation.treasury,
        "cards": nation.cards,
        "advances": len(nation.advances),
        f"{shown.setting.chart.name} step": nation.step,
        "points": nation.points,
    }
    return {head: found[head] for head in heads(shown)}


def heads(shown: Shown) -> dict[str, str]:
    """What is counted in this position, and what it is called where room is short."""
    chart = shown.setting.chart.name
    is_any_away = any(nation.away for nation in shown.nations)
    return {
        "cities": "Cities",
        "tokens": "Tokens",
        "ships": "Ships",
        "stock": "Stock",
        **({"away": "Away"} if is_any_away else {}),
        "treasury": "Treas.",
        "cards": "Cards",
        "advances": "Adv.",
        f"{chart} step": chart,
        "points": "V.P.",
    }


def figure_columns(shown: Shown) -> list[Column]:
    """A column for each of the figures."""
    return [Column(head, least=50) for head in heads(shown).values()]


def epoch_name(shown: Shown, nation: NationView) -> str:
    """The epoch a nation's marker stands in."""
    if not nation.civ:
        return ""
    return epoch_on(shown.rules, shown.side, nation.civ, nation.step).name


def strip(shown: Shown, wide: int) -> Image.Image:
    """The nations in two tables side by side, as wide as the map."""
    scale = wide / FULL
    gap = round(8 * scale)
    room = (wide - 3 * gap) // 2
    columns = [
        Column(""),
        Column(""),
        Column("", "l", 150, 240, name=True),
        Column("", "l", 0, PLAYER),
        *figure_columns(shown),
    ]
    parts = _halves(shown, len(columns), scale)
    widest = max(table_width(columns, rows, shown.scheme, scale) for rows in parts)
    fitting = scale * min(1, room / widest)
    halves = [table(columns, rows, shown.scheme, scale=fitting, least=room) for rows in parts]
    sheet = Image.new("RGB", (wide, max(half.height for half in halves) + 2 * gap), shown.scheme.edge)
    for image, x in zip(halves, (gap, wide - gap - room), strict=True):
        sheet.paste(flat(image, shown.scheme.edge), (x, gap))
    return sheet


def _halves(shown: Shown, cells: int, scale: float) -> list[list[Row]]:
    """The rows of the two tables, as many in each: the second may end with an empty one."""
    seats, _ = order_of_play(shown)
    rows = [_row(shown, seat, place, scale) for place, seat in enumerate(seats, start=1)]
    half = -(-len(rows) // 2)
    rows += [Row((None,) * cells)] * (2 * half - len(rows))
    return [rows[:half], rows[half:]]


def leader_of(shown: Shown) -> Seat | None:
    """Who has the most points; nobody while more than a third share the lead."""
    points = {nation.seat: nation.points for nation in shown.nations}
    best = [seat for seat in points if points[seat] == max(points.values())]
    return best[0] if best and (len(best) == 1 or 3 * len(best) <= len(points)) else None


def _row(shown: Shown, seat: Seat, place: int, scale: float) -> Row:
    nation, scheme = shown.view.nations[seat], shown.scheme
    is_leader = seat == leader_of(shown)
    sign = glyph("crown", CROWN, round(44 * scale)) if is_leader else Note(str(place), scheme.faint)
    player = Note(clip(shown.player(seat), Typeface.TEXT_MEDIUM, 33, PLAYER), scheme.faint)
    name = "" if shown.name(seat) == shown.player(seat) else player
    *others, points = figures(shown, nation).values()
    last: Cell = Note(str(points), scheme.accent, bold=True) if is_leader else points
    return Row((sign, shown.livery(seat), shown.name(seat), name, *others, last), strong=seat == shown.seat)
