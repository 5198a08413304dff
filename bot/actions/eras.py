"""Chance that starts anew, so that nobody knows what will be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.notices import NewChance
from bot.store.rows import GameRow
from rules.table.chance import Era, commitment, next_era

Entropy: TypeAlias = Callable[[int], bytes]


def new_secret(entropy: Entropy) -> str:
    """A secret that nobody chose."""
    return entropy(32).hex()


def renewed(row: GameRow, fork: int, cause: str, entropy: Entropy) -> GameRow:
    """The row with a new era after `fork`: from the secret in reserve, and from what caused it.

    It was committed to before anybody knew the cause. Games of the first release have none in reserve.
    """
    era = Era(row.reserve or new_secret(entropy), (cause,) if cause else ())
    return replace(row, eras=next_era(row.eras, fork, era), reserve=new_secret(entropy))


def told(row: GameRow) -> NewChance:
    """What is published of the newest era, and of the one in reserve."""
    era = row.eras[-1]
    return NewChance(era.commitment, era.added, commitment(bytes.fromhex(row.reserve)))
