"""Measuring: times of one thing done often, and how much memory the process has."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
_STATM = Path("/proc/self/statm")


def timed(function: Callable[[], T]) -> tuple[T, float]:
    """What it gives, and how many seconds it took."""
    start = time.perf_counter()
    result = function()
    return result, time.perf_counter() - start


def worked(function: Callable[[], T]) -> tuple[T, float]:
    """What it gives, and for how many seconds this process worked on it, whatever else the machine did."""
    start = time.process_time()
    result = function()
    return result, time.process_time() - start


def best(function: Callable[[], object], times: int = 5) -> float:
    """The least work of several runs, in seconds."""
    return min(worked(function)[1] for _ in range(times))


def spread(samples: list[float]) -> str:
    """Median, 99th percentile and worst, in milliseconds."""
    ordered = sorted(samples)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    median = statistics.median(ordered)
    return f"median {median * 1e3:.2f} ms, p99 {late * 1e3:.1f} ms, worst {ordered[-1] * 1e3:.1f} ms"


def peak_memory() -> float:
    """The most memory this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def memory() -> int:
    """Bytes in use by this process now (where the system does not say: at most so far)."""
    if not _STATM.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return int(_STATM.read_text().split()[1]) * resource.getpagesize()
