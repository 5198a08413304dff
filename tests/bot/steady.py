"""Seeds for tests: the same in every run."""

import hashlib


class Steady:
    """Bytes that look like chance and never change."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, size: int) -> bytes:
        self.count += 1
        return hashlib.sha256(f"steady {self.count}".encode()).digest()[:size]
