"""The panel below the map: the players with empire, lands, cards and points; and what the turn brought."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.history.reckoning import worth
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.words.phrases import Who
from renders.history.words.story import Story
from renders.history.words.summary import stories
from renders.paint.compose import flat
from renders.paint.emblems import emblem
from renders.paint.fonts import Face, fit, wrap, write
from renders.paint.panel import flourish, panel
from renders.paint.table import Cell, Column, Note, Row, table
from renders.words.counting import counted
from renders.words.joining import listed
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import HistoryView, PlayerView
from rules.table import Seat

HEADS = ("Empire", "Lands", "Cards", "Markers", "Worth", "Points")
FULL = 2352
SHARE = 0.62
"""How much of the width the table of players takes."""
SCALE = 1.28


def order_of_play(shown: Shown) -> tuple[Seat, ...]:
    """The seats as their empires are called, as far as known, then the others in the order of drawing."""
    view = shown.view
    called = [call.seat for call in view.calls if call.seat is not None]
    everybody = dict.fromkeys([*called, *view.order, *drawing_order(view)])
    return tuple(seat for seat in everybody if not view.players[seat].left)


def drawing_order(view: HistoryView) -> list[Seat]:
    """Ch. VII: the lowest score draws first, then the weaker former empire, then the one called earlier."""
    before = [record for record in view.records if record.epoch == view.turn - 1]
    slots = {record.seat: empires().cards[record.card].slot for record in before}

    def rank(player: PlayerView) -> tuple[int, int, int, Seat]:
        strength = dict(player.strengths).get(view.turn - 1, 0)
        return player.score, strength, slots.get(player.seat, 0), player.seat

    return [player.seat for player in sorted(view.players, key=rank)]


def drawing_words(shown: Shown, who: Who) -> str:
    """In which order empires are drawn, as it follows "empires are drawn"."""
    if shown.view.turn == 1 and not shown.view.order:
        return "in an order that dice decide"
    return f"in the order {listed(map(who, order_of_play(shown)))}"


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
    side = _side(shown, (wide - players.width - 3 * gap, players.height), scale)
    sheet = Image.new("RGB", (wide, players.height + 2 * gap), shown.scheme.edge)
    sheet.paste(flat(players, shown.scheme.edge), (gap, gap))
    sheet.paste(flat(side, shown.scheme.edge), (players.width + 2 * gap, gap))
    return sheet


def _players(shown: Shown, wide: int, scale: float) -> Image.Image:
    columns = [Column(""), Column("", "l", 150, 230, name=True), Column("Empire", "l", 170, 300)]
    columns += [Column(head, least=60, bold=head == "Points") for head in HEADS[1:]]
    rows = [_row(shown, seat) for seat in order_of_play(shown)]
    return table(columns, rows, shown.scheme, scale=scale, least=wide)


def _row(shown: Shown, seat: Seat) -> Row:
    player = shown.view.players[seat]
    empire, *rest = figures(shown, player)
    known = player.empire is not None or (seat == shown.seat and shown.view.own_empire is not None)
    cells: list[Cell] = [shown.livery(seat), shown.written(seat)]
    cells.append(str(empire) if known else Note(str(empire), shown.scheme.faint))
    return Row((*cells, *rest), strong=seat == shown.view.active)


def _side(shown: Shown, size: tuple[int, int], scale: float) -> Image.Image:
    """The last turn in a few lines, or what comes next."""
    image = panel(size, shown.scheme, scale, shadow=False)
    told = stories(list(shown.events()))
    seat = told[-1].seat if told else shown.view.active
    title = say.empire(told[-1].card) if told else shown.epoch
    lines = [*_left(shown), *_story(told[-1])] if told else [_next(shown)]
    draw = ImageDraw.Draw(image)
    edge, middle = 34 * scale, size[0] / 2
    text, tall = fit(title, Face.NAME, round(48 * scale), size[0] - 160 * scale, round(24 * scale))
    wide = write(draw, (middle, edge + 30 * scale), text, Face.NAME, tall, shown.scheme.accent, "ms")
    if seat is not None:
        sign = emblem(shown.livery(seat), round(60 * scale))
        image.paste(
            sign, (round(middle - wide / 2 - sign.width - 12 * scale), round(edge - 16 * scale)), sign
        )
    flourish(image, middle, edge + 52 * scale, size[0] * 0.8, shown.scheme, scale)
    _write(draw, lines, (edge, edge + 62 * scale, size[0] - edge, size[1] - edge * 0.6), shown, scale)
    return image


def _write(
    draw: ImageDraw.ImageDraw,
    lines: list[str],
    box: tuple[float, float, float, float],
    shown: Shown,
    scale: float,
) -> None:
    """The lines in the largest size that fits the box."""
    left, top, right, bottom = box
    for letters in (40, 37, 34, 31, 28, 25):
        size = round(letters * scale)
        rows = [row for line in lines for row in wrap(line, Face.TEXT_MEDIUM, size, right - left)]
        if len(rows) * size * 1.14 <= bottom - top:
            break
    rows = rows[: max(1, int((bottom - top) / (size * 1.14)))]
    for number, row in enumerate(rows):
        write(
            draw,
            (left, top + (number + 0.86) * size * 1.14),
            row,
            Face.TEXT_MEDIUM,
            size,
            shown.scheme.ink,
            "ls",
        )


def _story(story: Story) -> list[str]:
    won = [assault for assault in story.assaults.values() if assault.taken]
    failed = [assault for assault in story.assaults.values() if not assault.taken]
    losses = sum(assault.losses for assault in story.assaults.values())
    entered = sum(map(len, story.entered.values()))
    lines = [f"Cards: {listed(map(say.event_name, story.cards))}"] if story.cards else []
    parts = [f"{counted(entered, 'land')} entered"] if entered else []
    parts += [f"{len(won)} won in battle"] if won else []
    parts += [f"{counted(len(failed), 'attack')} failed"] if failed else []
    parts += [f"{counted(losses, 'army')} lost"] if losses else []
    lines += [", ".join(parts)] if parts else []
    lines += (
        [f"New: {', '.join(f'{kind} in {listed(where)}' for kind, where in story.built.items())}"]
        if story.built
        else []
    )
    if story.scored is not None:
        lines.append(f"Scored {story.scored.total}: {say.points_short(story.scored)}")
    return lines


def _left(shown: Shown) -> list[str]:
    """What a force that expands still has."""
    campaign = shown.view.campaign
    if campaign is None:
        return []
    parts = [counted(campaign.armies + campaign.allied, "army")]
    coins = campaign.coins + campaign.ally_coins
    parts += [counted(coins, "coin")] if coins else []
    parts += [counted(campaign.forts, "fort")] if campaign.forts else []
    return [f"{say.force(campaign.force)}: {listed(parts)} left"]


def _next(shown: Shown) -> str:
    view = shown.view
    if view.stage is Stage.OVER:
        return "The game is over."
    if view.stage is Stage.DRAWING:
        return f"Empires are drawn {drawing_words(shown, shown.written)}."
    rest = [call.name for call in view.calls if not call.called]
    strength = {card.name: card.strength for card in empires().cards.values()}
    return f"To be called: {listed(f'{name} ({strength[name]})' for name in rest)}."
