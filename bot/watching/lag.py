"""How late the event loop comes: whoever presses waits at least so long."""

from __future__ import annotations

import asyncio
import time

from bot.watching import metrics

EVERY = 0.5  # seconds


async def measure_lag() -> None:
    """Measure until cancelled."""
    while True:
        due = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        metrics.LAG.observe(max(0.0, time.perf_counter() - due))
