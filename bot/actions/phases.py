"""Where a game stands: begun from its lobby, taken back to a phase, its phase begun again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.action import Action
from bot.actions.eras import Entropy, new_secret, renewed, told
from bot.attempt import Attempt
from bot.live_game import LiveGame
from bot.notices import PhaseTakenBack, Reopened, RolledBack, SidesAssigned, Started
from bot.restoring import Games, restored
from bot.store.rows import SIDES, CheckpointRow, InputRow, Status
from rules.table import Checkpoint, Refusal, open_table, refuse, restore
from rules.table.assigning import ASSIGNED, write_assigned
from rules.table.chance import Era, seed_at
from rules.table.codec import load_checkpoint, load_input
from rules.table.inputs import Input
from rules.table.seal import rolled_back
from rules.table.undoing import standing_inputs, undo_refusal
from rules.table.versions import CannotTakeUp, up_to_date

_NOTHING_TO_UNDO = refuse("nothing-to-undo", "You have answered nothing that could still be taken back.")


def begin(games: Games, pressed: str, entropy: Entropy) -> Action:
    """The game of a lobby begins: its chance is the lobby's secret and what all have added since."""

    def action(attempt: Attempt) -> Refusal | None:
        row, live = attempt.row, attempt.live
        if row.status is not Status.LOBBY:
            return refuse("begun", "The game has begun already.")
        lines = [f"{seat.name}: {seat.added}" for seat in live.seats if seat.added]
        era = Era(row.eras[-1].secret, (*lines, pressed) if pressed else tuple(lines))
        game, sides = games[row.ruleset], _sides(live)
        options = {**row.options, ASSIGNED: write_assigned(sides)} if sides else row.options
        table = open_table(game, options, live.names, era.seed, live.kept.append)
        if isinstance(table, Refusal):
            return table
        live.table = table
        row = replace(row, options=options)
        attempt.row = replace(
            row, status=Status.RUNNING, names=list(live.names), eras=(era,), reserve=new_secret(entropy)
        )
        attempt.whole = True
        attempt.notices += [Started(), told(attempt.row)]
        if sides:
            labels = {side.key: side.label for side in game.sides(options, len(live.seats))}
            attempt.notices.append(SidesAssigned(tuple((seat, labels[side]) for seat, side in sides.items())))
        return None

    return action


def _sides(live: LiveGame) -> dict[int, str]:
    """What the host assigned to the seats of a lobby."""
    sides = live.row.settings.get(SIDES, {})
    return {seat.seat: sides[seat.name] for seat in live.seats if seat.name in sides}


def go_back(
    games: Games,
    kept: CheckpointRow | None,
    undone: int,
    phases: tuple[str, ...],
    cause: str,
    entropy: Entropy,
) -> Action:
    """Back to a checkpoint, which undoes so many inputs; chance starts anew, so that nobody knows it."""

    def action(attempt: Attempt) -> Refusal | None:
        if kept is None or not kept.name or attempt.live.table is None:
            return refuse("no-such-phase", "The game has not reached such a phase.")
        title = games[attempt.row.ruleset].title
        attempt.row = replace(attempt.row, status=Status.RUNNING, remaining=None)
        attempt.notices.append(RolledBack(kept.phase, title(kept.name), undone, tuple(map(title, phases))))
        return _begin_anew(games, attempt, load_checkpoint(kept.data), cause, entropy)

    return action


def take_back(
    games: Games, kept: CheckpointRow | None, entries: Sequence[InputRow], seat: int, entropy: Entropy
) -> Action:
    """A seat takes back the answer that ended the phase before, while nobody has acted since.

    The game goes back to the start of that phase, in which nothing was drawn, and its other answers stand.
    """

    def action(attempt: Attempt) -> Refusal | None:
        standing, _ = standing_inputs(load_input(row.data) for row in entries)
        start = load_checkpoint(kept.data) if kept is not None else None
        if start is None:
            return _NOTHING_TO_UNDO
        refusal = _why_it_stands(games, attempt.live, start, standing, seat)
        if refusal is not None:
            return refusal
        title = attempt.live.game_table.game.title(start.phase or "")
        attempt.notices.append(PhaseTakenBack(seat, title))
        refusal = _begin_anew(games, attempt, start, "", entropy)
        for entry in standing[:-1]:
            refusal = refusal or attempt.submit(entry)
        return refusal

    return action


def _why_it_stands(
    games: Games, live: LiveGame, start: Checkpoint, entries: Sequence[Input], seat: int
) -> Refusal | None:
    """Why a seat cannot take back what ended a phase: another did it, chance has spoken, the game went on."""
    table, tip = live.game_table, live.game_table.checkpoint
    if start.fork != tip.fork or tip.phase is None:
        return _NOTHING_TO_UNDO
    again = restore(games[live.row.ruleset], live.names, seed_at(live.row.eras, start.fork), start, entries)
    mark = again.closing
    if mark is None or again.checkpoint.digest != tip.digest or not mark.undoable_by(seat):
        return _NOTHING_TO_UNDO
    title = table.game.title(start.phase or "")
    if start.counts != tip.counts:
        text = f"Cards were drawn or dice rolled in “{title}”; now that it has ended it cannot be undone."
        return refuse("drawn", text)
    if table.inputs:
        return refuse("resolved", f"The game has gone on since “{title}” ended; it cannot be undone.")
    return undo_refusal([mark], seat, 0)


def take_over(attempt: Attempt) -> None:
    """An earlier version of the rules stored this phase: it is stored again as it is now."""
    attempt.store_anew()


def reopen(games: Games, entropy: Entropy) -> Action:
    """Stored answers fit the rules no longer: the phase is stored anew, without them."""

    def action(attempt: Attempt) -> Refusal | None:
        table = attempt.live.game_table
        reason = next((told.event.reason for told in table.told if hasattr(told.event, "reason")), "")
        attempt.notices.append(Reopened(table.game.title(table.phase) if table.phase else "", reason))
        # What the phase had drawn is known by now: it must not be drawn again.
        return _begin_anew(games, attempt, table.checkpoint, "", entropy, paused=table.checkpoint.paused)

    return action


def _begin_anew(
    games: Games, attempt: Attempt, start: Checkpoint, cause: str, entropy: Entropy, *, paused: bool = False
) -> Refusal | None:
    """Go on from the start of a phase, with new chance; refused where its rules are of another version."""
    live, tip = attempt.live, attempt.live.game_table.checkpoint
    row = renewed(attempt.row, tip.fork, cause, entropy)
    seed = seed_at(row.eras, tip.fork + 1)
    try:
        begun = up_to_date(games[row.ruleset], start, seed)
    except CannotTakeUp as problem:
        return refuse("another-version", str(problem))
    attempt.row, attempt.whole = row, True
    forked = rolled_back(begun, tip, seed, paused=paused)
    live.kept[:] = [forked]
    attempt.replace_table(restored(games, replace(live, row=row), forked), start.number)
    attempt.notices.append(told(row))
    return None
