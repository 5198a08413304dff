"""Logs: one JSON object a line, never with a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

HIDDEN = "[hidden]"
_PLAIN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
_SECRET_NAMES = re.compile(r"token|secret|password|seed|authorization|payload|data", re.IGNORECASE)
_SECRETS = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a Discord token
    re.compile(r"(?<=://)[^/@\s:]*:[^/@\s]*(?=@)"),  # user and password in an address
    re.compile(r"\b[0-9a-f]{64}\b"),  # a seed
)


def hide(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without anything that looks like a secret, and without those given."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    for pattern in _SECRETS:
        text = pattern.sub(HIDDEN, text)
    return text


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with everything given as `extra`."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._hidden = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry: dict[str, object] = {
            "time": moment, "level": record.levelname, "from": record.name, "message": record.getMessage(),
        }  # fmt: skip
        for name, value in record.__dict__.items():
            if name not in _PLAIN:
                entry[name] = HIDDEN if _SECRET_NAMES.search(name) else value
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return hide(json.dumps(entry, ensure_ascii=False, default=str), self._hidden)


class Lines(logging.Formatter):
    """A record as a line for people."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._hidden = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return hide(super().format(record), self._hidden)


def set_up(level: str = "INFO", as_json: bool = True, secrets: Iterable[str] = ()) -> None:
    """Log to standard error; `secrets` (the token, the database's address) never appear."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secrets) if as_json else Lines(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("alembic").setLevel("WARNING")
