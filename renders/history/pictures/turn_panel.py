"""The panel beside the players: the last turn in a few lines, or what comes next."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.history.order_of_play import drawing_words
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.words.story import Story
from renders.history.words.summary import chapters
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, wrap, write
from renders.paint.panel import flourish, panel
from renders.words.counting import counted
from renders.words.joining import listed
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.state import Stage


def turn_panel(shown: Shown, size: tuple[int, int], scale: float) -> Image.Image:
    """The last turn in a few lines, or what comes next."""
    image = panel(size, shown.scheme, scale, shadow=False)
    told = [chapter for chapter in chapters(shown.events()) if isinstance(chapter, Story)]
    seat = told[-1].seat if told else shown.view.active
    title = say.empire(told[-1].card) if told else shown.epoch
    lines = [*_left(shown), *_story(told[-1])] if told else [_next(shown)]
    draw = ImageDraw.Draw(image)
    edge, middle = 34 * scale, size[0] / 2
    text, tall = fit(title, Typeface.NAME, round(48 * scale), size[0] - 160 * scale, round(24 * scale))
    wide = write(draw, (middle, edge + 30 * scale), text, Typeface.NAME, tall, shown.scheme.accent, "ms")
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
        rows = [row for line in lines for row in wrap(line, Typeface.TEXT_MEDIUM, size, right - left)]
        if len(rows) * size * 1.14 <= bottom - top:
            break
    rows = rows[: max(1, int((bottom - top) / (size * 1.14)))]
    for number, row in enumerate(rows):
        write(
            draw,
            (left, top + (number + 0.86) * size * 1.14),
            row,
            Typeface.TEXT_MEDIUM,
            size,
            shown.scheme.ink,
            "ls",
        )


def _story(story: Story) -> list[str]:
    marches = story.marches.values()
    assaults = [assault for march in marches for assault in march.assaults.values()]
    won = [assault for assault in assaults if assault.taken]
    failed = [assault for assault in assaults if not assault.taken]
    losses = sum(assault.losses for assault in assaults)
    entered = sum(len(march.entered) for march in marches)
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
