"""What is still to come, in order of time. What was taken back is gone, however much came and went."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from bot.dues import Due

SLACK = 64  # entries taken back that may wait to be swept out


class Agenda:
    """Every due once, at its moment or a later one."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, Due]] = []
        self._entry: dict[Due, tuple[int, int]] = {}  # the moment and number under which it stands
        self._count = 0

    def __len__(self) -> int:
        return len(self._entry)

    @property
    def size(self) -> int:
        """How many entries are kept, with those not yet swept out."""
        return len(self._heap)

    @property
    def first(self) -> int | None:
        """The earliest moment."""
        self._sweep()
        return self._heap[0][0] if self._heap else None

    def add(self, due: Due, moment: int | None = None) -> None:
        """Note a due, at its own moment if no other is given; one that is noted already is moved."""
        self._count += 1
        entry = due.moment if moment is None else moment, self._count
        self._entry[due] = entry
        heapq.heappush(self._heap, (*entry, due))
        if len(self._heap) > 2 * len(self._entry) + SLACK:
            self._heap = [(*entry, due) for due, entry in self._entry.items()]
            heapq.heapify(self._heap)

    def drop(self, dues: Iterable[Due]) -> None:
        """Forget these."""
        for due in dues:
            self._entry.pop(due, None)

    def take(self, now: int) -> list[Due]:
        """All that is due by now, in order; it is no longer noted."""
        taken: list[Due] = []
        while (first := self.first) is not None and first <= now:
            due = heapq.heappop(self._heap)[2]
            del self._entry[due]
            taken.append(due)
        return taken

    def _sweep(self) -> None:
        while self._heap and self._entry.get(self._heap[0][2]) != self._heap[0][:2]:
            heapq.heappop(self._heap)
