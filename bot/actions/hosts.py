"""Who steers a game: hosting shared, and handed on."""

from __future__ import annotations

from dataclasses import replace

from bot.actions.action import Action
from bot.attempt import Attempt
from bot.notices import HostChanged, HostShared, HostUnshared
from bot.store.rows import COHOSTS, LIVE
from rules.table import Refusal, refuse

MOST = 8  # co-hosts
_OVER = refuse("over", "The game is over.")


def share_hosting(user: int, name: str) -> Action:
    """Somebody steers the game beside its host."""

    def action(attempt: Attempt) -> Refusal | None:
        row = attempt.row
        if row.status not in LIVE:
            return _OVER
        if user == row.host:
            return refuse("is-host", "That is the host.")
        if user in row.hosts:
            return refuse("is-cohost", "This person is a co-host already.")
        if len(row.hosts) > MOST:
            return refuse("many-cohosts", f"A game has {MOST} co-hosts at most.")
        _set(attempt, (*row.hosts[1:], user))
        attempt.notices.append(HostShared(user, name))
        return None

    return action


def unshare_hosting(user: int, name: str) -> Action:
    """A co-host steers the game no more."""

    def action(attempt: Attempt) -> Refusal | None:
        cohosts = attempt.row.hosts[1:]
        if user not in cohosts:
            return refuse("no-cohost", "This person is not a co-host.")
        _set(attempt, [other for other in cohosts if other != user])
        attempt.notices.append(HostUnshared(name))
        return None

    return action


def hand_on_hosting(user: int, name: str, *, gone: bool = False) -> Action:
    """Another person is the host from now on; `gone`: because the former one has left the server."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.status not in LIVE:
            return _OVER
        if user == attempt.row.host:
            return refuse("is-host", "This person is the host already.")
        _set(attempt, [other for other in attempt.row.hosts[1:] if other != user])
        attempt.row = replace(attempt.row, host=user)
        attempt.notices.append(HostChanged(user, name, gone))
        return None

    return action


def _set(attempt: Attempt, cohosts: tuple[int, ...] | list[int]) -> None:
    settings = {key: value for key, value in attempt.row.settings.items() if key != COHOSTS}
    if cohosts:
        settings[COHOSTS] = list(cohosts)
    attempt.row = replace(attempt.row, settings=settings)
    attempt.whole = True
