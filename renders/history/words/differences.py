"""The difference between two positions in words: what a draft would change."""

from __future__ import annotations

from collections.abc import Mapping

from renders.history.pictures.strip import figures
from renders.history.pictures.twin import land_words
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.words.joining import listed
from renders.words.shifts import shifts
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.view import CampaignView
from rules.table import Seat

POOL = ("armies", "allied", "forts", "coins", "ally_coins")
FIGURES = ("empire", "lands", "cards", "markers", "would score", "points")


def differences(before: Shown, after: Shown) -> list[str]:
    """Land by land what stood there and what would, fleets, what is left to place, and the figures."""
    places = {*before.view.lands, *after.view.lands, *before.view.settlements, *after.view.settlements}
    places |= {*before.view.monuments, *after.view.monuments}
    said = []
    for land in sorted(places):
        was, now = _stands(before, land), _stands(after, land)
        if was != now:
            said.append(f"{land_name(land)}: {was} → {now}")
    said += _at_sea(before, after)
    pool = shifts(_pool(before.view.campaign), _pool(after.view.campaign))
    said += [f"Left to place: {listed(pool)}"] if pool else []
    for player in before.players:
        if moved := shifts(_figures(before, player.seat), _figures(after, player.seat)):
            said.append(f"{before.player(player.seat)}: {listed(moved)}")
    return said


def _stands(shown: Shown, land: str) -> str:
    return land_words(shown, land).partition(": ")[2] or "empty"


def _at_sea(before: Shown, after: Shown) -> list[str]:
    was, now = (_navies(shown) for shown in (before, after))
    seas = [sea for sea in dict.fromkeys((*was, *now)) if was.get(sea) != now.get(sea)]
    return [f"{say.water(sea)}: {was.get(sea, 'no fleet')} → {now.get(sea, 'no fleet')}" for sea in seas]


def _navies(shown: Shown) -> Mapping[str, str]:
    return {sea: f"fleet of {shown.player(navy.seat)}" for sea, navy in shown.view.navies.items()}


def _pool(campaign: CampaignView | None) -> dict[str, int]:
    if campaign is None:
        return {}
    return {name.replace("ally_coins", "coins of allies"): getattr(campaign, name) for name in POOL}


def _figures(shown: Shown, seat: Seat) -> dict[str, int]:
    """The figures of a player that are numbers."""
    found = zip(FIGURES, figures(shown, shown.view.players[seat]), strict=True)
    return {head: figure for head, figure in found if isinstance(figure, int)}
