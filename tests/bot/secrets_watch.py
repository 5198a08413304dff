"""Watches a whole game for cards that somebody reads about and may not know."""

from __future__ import annotations

import re
from collections import Counter

from bot.live_game import Outcome
from tests.bot.hands import PRINTED, hands
from tests.bot.inside import inside
from tests.bot.stage import Stage


class SecretsWatch:
    """Reads every new message; a card that one hand alone holds may be read by its holder alone."""

    def __init__(self, stage: Stage, seats: dict[str, int]) -> None:
        self.stage, self.seats = stage, seats
        self.checked = 0
        self.kinds: Counter[str] = Counter()
        self._replies: dict[str, list[str]] = {}
        self._told: dict[int | None, str] = {}
        self._read: Counter[str] = Counter()
        stage.app.tables.listeners.append(self._note)

    def _note(self, outcome: Outcome) -> None:
        for reader in (None, *self.seats.values()):
            events = (repr(told.event) for told in outcome.told if told.reaches(reader))
            self._told[reader] = self._told.get(reader, "") + "".join(events)

    def hear(self, reader: str, reply: str) -> None:
        """A private reply: a form, a receipt, a hand, what was sent; read at the next look."""
        self._replies.setdefault(reader, []).append(reply)

    async def look(self) -> None:
        """Read what came since the last look."""
        async with inside(self.stage.app.tables, 1) as live:
            held = hands(live.game_table.state)
        held_by = Counter(name for hand in held for name in set(hand))
        single = {name: seat for seat, hand in enumerate(held) for name in hand if held_by[name] == 1}
        for reader, seat in ((None, None), *self.seats.items()):
            texts = self.stage.posted() if reader is None else self.stage.private(reader)
            new = texts[self._read[str(reader)] :]
            self._read[str(reader)] = len(texts)
            replies = self._replies.pop(str(reader), [])
            self.kinds.update({"posts" if reader is None else "letters": len(new), "replies": len(replies)})
            fresh = "\n".join([*new, *replies])
            known = self._told.get(seat, "")
            for name, holder in single.items():
                if holder != seat and name not in known:
                    self.checked += 1
                    printed = PRINTED[name].name if name in PRINTED else name
                    assert not re.search(rf"\b{re.escape(printed)}\b", fresh), (name, holder, reader, fresh)
