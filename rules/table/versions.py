"""Games stored by earlier versions of their rules, brought up to this one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.table.checkpoint import Checkpoint, TakenOver
from rules.table.codec import dump_state, load_state
from rules.table.game import Game
from rules.table.inputs import Answer, Input, Stand
from rules.table.seal import link


class CannotTakeUp(Exception):
    """Why a stored game cannot go on with this program, in words for its players."""


def up_to_date(game: Game[Any], checkpoint: Checkpoint, seed: bytes) -> Checkpoint:
    """The checkpoint as this version of the rules has it; CannotTakeUp where there is no way to it.

    A new link of the chain leads from what it was to what it is now.
    """
    if checkpoint.version == game.version:
        return checkpoint
    if checkpoint.version > game.version:
        raise CannotTakeUp(
            f"This game was stored by a newer version of Amphora (rules {checkpoint.version}, here "
            f"{game.version}). Nothing is lost: it goes on where that version runs."
        )
    try:
        state = json.loads(checkpoint.state)
        for version in range(checkpoint.version, game.version):
            state = game.migrations[version](state)
        migrated = load_state(game.state_type, json.dumps(state))
    except (ValueError, LookupError, TypeError) as problem:
        raise CannotTakeUp(
            f"This game was stored by version {checkpoint.version} of the rules and cannot be read by "
            f"version {game.version}. Nothing is lost: it goes on where that version runs."
        ) from problem
    over = TakenOver(checkpoint.number, checkpoint.version, checkpoint.digest, checkpoint.seal)
    made = replace(
        checkpoint,
        state=dump_state(migrated),
        version=game.version,
        taken_over=(*checkpoint.taken_over, over),
        coming=(),
    )
    return replace(made, seal=link(seed, over.seal, made.digest, (), ()))


def inputs_up_to_date(game: Game[Any], version: int, entries: Iterable[Input]) -> list[Input]:
    """What was put in under a version of the rules, as this one writes it."""
    return [_up_to_date(game, version, entry) for entry in entries]


def _up_to_date(game: Game[Any], version: int, entry: Input) -> Input:
    if isinstance(entry, Answer | Stand):
        for number in range(version, game.version):
            if number in game.answer_migrations:
                entry = replace(entry, data=game.answer_migrations[number](entry.data))
    return entry
