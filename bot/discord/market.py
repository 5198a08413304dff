"""Calls to the market: for those who asked for them, once, until they come."""

from __future__ import annotations

from collections.abc import Iterator

from bot.live_game import LiveGame, Outcome
from bot.store.rows import Letter, Notify, Prefs, SeatRow, Status, Target, TargetKind
from renders.faces import FACES
from rules.table.inputs import Answer


def listens(live: LiveGame, seat: SeatRow) -> bool:
    """Whether somebody wants to be called."""
    return live.prefs.get(seat.user or 0, Prefs()).market


def letters(outcome: Outcome, live: LiveGame) -> Iterator[Letter]:
    """When somebody called out what they look for: those who listen are told the way they like."""
    face = FACES[outcome.game.ruleset]
    if outcome.game.status is not Status.RUNNING or not any(
        face.is_wish(told.event) for told in outcome.told
    ):
        return
    acting = {entry.seat for entry in outcome.entries if isinstance(entry, Answer)}
    wishes: dict[Notify, list[SeatRow]] = {way: [] for way in Notify}
    for seat in outcome.seats:
        if seat.user is not None and not seat.standin and seat.seat not in acting and listens(live, seat):
            way = live.prefs[seat.user].notify
            wishes[Notify.MENTION if way is Notify.DM and seat.user in live.closed else way].append(seat)
    if wishes[Notify.MENTION]:
        users = [seat.user for seat in wishes[Notify.MENTION]]
        yield Letter(Target(TargetKind.CHANNEL, outcome.game.channel), "market", {"users": users})
    for seat in wishes[Notify.DM]:
        payload = {"seat": seat.seat, "user": seat.user, "users": [seat.user]}
        yield Letter(Target(TargetKind.SEAT, seat.seat), "market", payload)
