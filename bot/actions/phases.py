"""Where a game stands: begun from its lobby, taken back to a phase, its phase begun again."""

from __future__ import annotations

from dataclasses import replace

from bot.actions.action import Action
from bot.attempt import Attempt
from bot.notices import Reopened, RolledBack, Started
from bot.restoring import Games, eras_of, restored
from bot.store.rows import CheckpointRow, Status
from rules.table import Refusal, open_table, refuse
from rules.table.chance import seed_at
from rules.table.codec import load_checkpoint
from rules.table.seal import rolled_back
from rules.table.versions import CannotTakeUp, up_to_date


def begin(games: Games) -> Action:
    """The game of a lobby begins."""

    def action(attempt: Attempt) -> Refusal | None:
        row, live = attempt.row, attempt.live
        if row.status is not Status.LOBBY:
            return refuse("begun", "The game has begun already.")
        seed = bytes.fromhex(row.seed)
        table = open_table(games[row.ruleset], row.options, live.names, seed, live.kept.append)
        if isinstance(table, Refusal):
            return table
        live.table = table
        attempt.row = replace(row, status=Status.RUNNING, names=list(live.names))
        attempt.whole = True
        attempt.notices.append(Started(table.commitment))
        return None

    return action


def go_back(games: Games, kept: CheckpointRow | None, undone: int, phases: tuple[str, ...]) -> Action:
    """Back to a checkpoint, which undoes so many inputs; chance is forked, so that nobody knows it."""

    def action(attempt: Attempt) -> Refusal | None:
        live = attempt.live
        if kept is None or not kept.name or live.table is None:
            return refuse("no-such-phase", "The game has not reached such a phase.")
        tip, rules = live.table.checkpoint, games[attempt.row.ruleset]
        seed = seed_at(eras_of(attempt.row), tip.fork + 1)
        try:
            begun = up_to_date(rules, load_checkpoint(kept.data), seed)
        except CannotTakeUp as problem:
            return refuse("another-version", str(problem))
        forked = rolled_back(begun, tip, seed)
        live.kept[:] = [forked]
        attempt.replace_table(restored(games, live, forked), kept.phase)
        attempt.row = replace(attempt.row, status=Status.RUNNING, remaining=None)
        attempt.notices.append(RolledBack(kept.phase, kept.name, undone, phases))
        return None

    return action


def take_over(attempt: Attempt) -> None:
    """An earlier version of the rules stored this phase: it is stored again as it is now."""
    attempt.store_anew()


def reopen(games: Games) -> Action:
    """Stored answers fit the rules no longer: the phase is stored anew, without them."""

    def action(attempt: Attempt) -> None:
        table = attempt.live.game_table
        reason = next((told.event.reason for told in table.told if hasattr(told.event, "reason")), "")
        attempt.live.kept[:] = [table.checkpoint]
        attempt.replace_table(restored(games, attempt.live, table.checkpoint), table.checkpoint.number)
        attempt.notices.append(Reopened(table.phase or "", reason))

    return action
