"""Every figure that Prometheus can ask for; none names a person, a server or a game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()
for collector in (ProcessCollector, PlatformCollector, GCCollector):
    collector(registry=REGISTRY)

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3)  # Discord waits for three seconds
_SLOW = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"amphora_{name}", about, labels, registry=REGISTRY)


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"amphora_{name}", about, labels, registry=REGISTRY)


def _histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(f"amphora_{name}_seconds", about, registry=REGISTRY, buckets=buckets)


READY = _gauge("ready", "1 while the bot is logged in and its database answers")
SHARDS = _gauge("shards", "Connections to Discord that this process keeps, by state", "state")
GATEWAY = _gauge("gateway_latency_seconds", "How long Discord takes to answer a heartbeat")
LAG = _histogram("loop_lag", "How late the event loop comes to what is due", _QUICK)

INTERACTIONS = _counter("interactions", "Commands, presses and windows that came in", "kind")
ACKNOWLEDGED = _histogram("acknowledgement", "From a press to Discord's receipt of the first answer", _QUICK)
REQUESTS = _counter("discord_requests", "Requests to Discord", "method", "route", "status")
REQUEST = _histogram("discord_request", "How long Discord takes to answer a request", _QUICK)

LETTERS = _counter("letters", "Letters that were tried to post, by what became of it", "outcome")
POSTING = _histogram("posting", "Making and posting one letter, its picture included", _SLOW)
LETTERS_WAITING = _gauge("letters_waiting", "Letters in the outbox of the database that are not posted")

PICTURES = _counter("pictures", "Pictures asked for, by what became of them", "outcome")
PICTURE = _histogram("picture", "From asking for a picture until it is drawn", _SLOW)
PICTURES_WAITING = _gauge("pictures_waiting", "Pictures being drawn or waiting for it")

DRAWINGS_WAITING = _gauge("drawings_waiting", "Pictures that bots want of those who only draw")

GAMES = _gauge("games", "Games in the database, by where they stand", "status")
GAMES_LOADED = _gauge("games_loaded", "Games that this process has in memory")
OVERDUE = _gauge("games_overdue", "Running games whose deadline passed more than two minutes ago")
ANSWERS = _counter("answers", "What was stored in games, by whom", "by")
PHASES = _counter("phases", "Phases that began")
REFUSALS = _counter("refusals", "What the rules or the state of a game did not let somebody do", "where")
LIMITED = _counter("limited", "What somebody asked for too often", "what")
ERRORS = _counter("errors", "Warnings and errors that were logged", "level")


@contextmanager
def drawing() -> Iterator[None]:
    """Around a picture that is waited for."""
    start, outcome = time.perf_counter(), "failed"
    try:
        with PICTURES_WAITING.track_inprogress():
            yield
        outcome = "drawn"
    finally:
        PICTURES.labels(outcome).inc()
        PICTURE.observe(time.perf_counter() - start)
