"""The panel below the map: the players with empire, lands, cards and points; and what the turn brought."""

from __future__ import annotations

from PIL import Image

from renders.history.order_of_play import order_of_play
from renders.history.pictures.turn_panel import turn_panel
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.worth import worth
from renders.paint.glyphs import glyph
from renders.paint.table import Cell, Column, Note, Row, table
from rules.history_of_the_world.view import PlayerView
from rules.table import Seat

HEADS = ("Empire", "Lands", "Cards", "Markers", "Worth", "Points")
FULL = 2352
SHARE = 0.62
"""How much of the width the table of players takes."""
SCALE = 1.28
CROWN = (226, 176, 40)


def empire_of(shown: Shown, player: PlayerView) -> str:
    """The empire a player leads, as far as the reader knows; between epochs the last one."""
    if player.empire:
        return say.empire(player.empire)
    if player.seat == shown.seat and shown.view.own_empire:
        return say.empire(shown.view.own_empire)
    if player.has_empire:
        return "hidden"
    led = [record.card for record in shown.view.records if record.seat == player.seat]
    return say.empire(led[-1]) if led else "–"


def figures(shown: Shown, player: PlayerView) -> tuple[str | int, ...]:
    """The public figures of a player, one for each of the heads."""
    return (
        empire_of(shown, player),
        player.lands,
        f"{player.greater}+{player.lesser}",
        player.markers,
        worth(shown.view, player.seat).total,
        player.score,
    )


def strip(shown: Shown, wide: int) -> Image.Image:
    """The table of players and the story of the turn, as wide as the map."""
    scale = wide / FULL
    gap = round(8 * scale)
    room = round(wide * SHARE)
    players = _players(shown, room - 2 * gap, SCALE * scale)
    story = turn_panel(shown, (wide - players.width - 3 * gap, players.height), scale)
    sheet = Image.new("RGB", (wide, players.height + 2 * gap), shown.scheme.edge)
    sheet.paste(players, (gap, gap), players)
    sheet.paste(story, (players.width + 2 * gap, gap), story)
    return sheet


def _players(shown: Shown, wide: int, scale: float) -> Image.Image:
    columns = [Column(""), Column(""), Column("", "l", 150, 230, name=True), Column("Empire", "l", 170, 300)]
    columns += [Column(head, least=60, bold=head == "Points") for head in HEADS[1:]]
    rows = [_row(shown, seat, scale) for seat in order_of_play(shown)]
    return table(columns, rows, shown.scheme, scale=scale, least=wide)


def _row(shown: Shown, seat: Seat, scale: float) -> Row:
    """A player's line, crowned for the leader."""
    player = shown.view.players[seat]
    empire, *rest = figures(shown, player)
    known = player.empire is not None or (seat == shown.seat and shown.view.own_empire is not None)
    crown = glyph("crown", CROWN, round(44 * scale)) if seat in shown.leaders else None
    cells: list[Cell] = [crown, shown.livery(seat), shown.written(seat)]
    cells.append(str(empire) if known else Note(str(empire), shown.scheme.faint))
    return Row((*cells, *rest), strong=seat == shown.view.active)
