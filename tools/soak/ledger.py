"""The accounts: what was accepted, what was announced, and whether the store agrees with both."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.live_game import Outcome
from bot.notices import PhaseTakenBack, Reopened, RolledBack
from bot.store.rows import InputRow
from rules.table.codec import dump_input
from rules.table.inputs import Input, Undo


def digest(data: str) -> bytes:
    """An input, small."""
    return hashlib.sha256(data.encode()).digest()[:8]


def _digest(entry: Input) -> bytes:
    # An undo is stored as what it took away, which nobody outside knows.
    return b"" if isinstance(entry, Undo) else digest(dump_input(entry))


@dataclass(slots=True)
class Account:
    """One game: inputs that somebody was told of, by number; where each was entered."""

    accepted: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    known: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Ledger:
    """The accounts of all games that are played."""

    games: dict[int, Account] = field(default_factory=dict)
    answers: int = 0
    wrong: list[str] = field(default_factory=list)

    def accept(self, outcome: Outcome) -> None:
        """Somebody was told that what they did is recorded."""
        if not outcome.entries:
            return
        self.answers += 1
        first = outcome.game.seq - len(outcome.entries) + 1
        is_back = any(isinstance(notice, PhaseTakenBack) for notice in outcome.notices)
        phase = outcome.began[0].number - 1 if outcome.began and not is_back else outcome.game.phase
        self._of(outcome.game.id).accepted[first] = phase, _digest(outcome.entries[0])

    def hear(self, outcome: Outcome) -> None:
        """An outcome was announced: a listener of the tables."""
        account = self._of(outcome.game.id)
        for notice in outcome.notices:
            if isinstance(notice, RolledBack | PhaseTakenBack):
                phase = notice.phase if isinstance(notice, RolledBack) else outcome.game.phase
                account.accepted = {n: (p, d) for n, (p, d) in account.accepted.items() if p < phase}
            if isinstance(notice, Reopened):
                self.wrong.append(f"game {outcome.game.id}: a phase was begun again by itself")
        seq = outcome.game.seq
        account.known.update(range(seq - len(outcome.entries) + 1, seq + 1))

    def learn(self, game: int, stored: Iterable[InputRow]) -> None:
        """The bot has started again: what it stored while it was stopped was announced to nobody."""
        self._of(game).known.update(row.seq for row in stored)

    def check(self, game: int, stored: Iterable[InputRow]) -> list[str]:
        """What is lost or doubled in a game."""
        account = self._of(game)
        rows = {row.seq: row for row in stored}
        found = []
        for seq, (_, expected) in account.accepted.items():
            if seq not in rows:
                found.append(f"lost: game {game}, input {seq} was accepted and is not stored")
            elif expected and digest(rows[seq].data) != expected:
                found.append(f"lost: game {game}, input {seq} is stored as something else")
        extra = sorted(rows.keys() - account.known)
        found += [f"doubled: game {game}, input {seq} is stored and nobody gave it" for seq in extra]
        return found

    def close(self, game: int) -> None:
        """A game is done with."""
        self.games.pop(game, None)

    def _of(self, game: int) -> Account:
        return self.games.setdefault(game, Account())
