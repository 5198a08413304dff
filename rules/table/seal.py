"""Seals: a chain through the phases of a game. Each stands for everything up to it, and gives nothing away.

A seal is keyed with the secret seed: nobody can try out what a hidden hand or answer would give. With the
seed, anybody can make the whole chain anew and hold it against what was posted.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.table.chance import commitment
from rules.table.checkpoint import Checkpoint, Rollback
from rules.table.codec import dump_input
from rules.table.inputs import Input
from rules.table.question import Seat

SHOWN = 16  # digits of a seal that a post carries


def opening(game: str, options: Mapping[str, str], names: Sequence[str], seed: bytes) -> str:
    """The beginning of the chain: which game, how it was set up, who sat down."""
    return _keyed(seed, ["opening", game, sorted(options.items()), list(names), commitment(seed)])


def link(seed: bytes, before: str, digest: str, entries: Sequence[Input], undone: Sequence[Seat]) -> str:
    """The seal of a phase's beginning: the one before, what was put in since, and where that led."""
    return _keyed(seed, ["phase", before, digest, [dump_input(entry) for entry in entries], list(undone)])


def seal(
    begun: Checkpoint,
    former: Checkpoint | str,
    version: int,
    seed: bytes,
    entries: Sequence[Input],
    undone: Sequence[Seat],
) -> Checkpoint:
    """The beginning of a phase with its seal; `former` is the one before, or the opening of the chain."""
    before = former
    if isinstance(former, Checkpoint):
        before = former.seal
        begun = replace(begun, rollbacks=former.rollbacks, taken_over=former.taken_over)
    made = replace(begun, version=version)
    return replace(made, seal=link(seed, str(before), made.digest, entries, undone))


def final(seed: bytes, before: str, entries: Sequence[Input], undone: Sequence[Seat]) -> str:
    """The seal of a game as it was left: the last phase may not have ended."""
    return link(seed, before, "left", entries, undone)


def rolled_back(checkpoint: Checkpoint, tip: Checkpoint, seed: bytes, *, paused: bool = False) -> Checkpoint:
    """A checkpoint that the game goes back to from the phase `tip`; `seed` is that of the new era."""
    fork = tip.fork + 1
    back = Rollback(fork, tip.number, tip.seal, checkpoint.number, checkpoint.posted, paused)
    return forked(checkpoint, (*tip.rollbacks, back), seed)


def forked(checkpoint: Checkpoint, rollbacks: tuple[Rollback, ...], seed: bytes) -> Checkpoint:
    """A checkpoint after these rollbacks, of which the last one led to it; its seal follows the tip's.

    What was answered ahead for its phase is asked anew.
    """
    back = rollbacks[-1]
    made = replace(checkpoint, fork=back.fork, paused=back.paused, rollbacks=rollbacks, coming=())
    return replace(made, seal=link(seed, back.seal, made.digest, (), ()))


def shown(seal: str) -> str:
    """A seal as people read it: the first digits, in groups."""
    return " ".join(seal[place : place + 4] for place in range(0, min(SHOWN, len(seal)), 4))


def _keyed(seed: bytes, parts: list[object]) -> str:
    text = json.dumps(parts, sort_keys=True)
    return hmac.digest(seed, b"amphora seal " + text.encode(), "sha256").hex()
