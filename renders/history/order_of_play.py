"""The order of play and of drawing, from what everybody sees."""

from __future__ import annotations

from renders.history.shown import Shown
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.view import HistoryView, PlayerView
from rules.table import Seat


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
