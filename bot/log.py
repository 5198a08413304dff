"""Logs: one JSON object a line, never with a secret: no answer, no hand, no seed, no token.

What an error says may hold what was being stored or sent, so its kind and its place in the code are logged,
and its message never. What other libraries say below a warning may hold whole messages: it is not logged.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType

import discord
from sqlalchemy.exc import DBAPIError

from bot.watching.metrics import ERRORS

HIDDEN = "[hidden]"
_PLAIN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
_SECRET_NAMES = re.compile(r"token|secret|password|seed|authorization|payload|data", re.IGNORECASE)
_SECRETS = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a Discord token
    re.compile(r"(?<=://)[^/@\s:]*:[^/@\s]*(?=@)"),  # user and password in an address
    re.compile(r"\b[0-9a-f]{64}\b"),  # a seed
    re.compile(r"(?<=/webhooks/)\d+/[\w.-]+|(?<=/interactions/)\d+/[\w.-]+"),  # leave to answer somebody
)
OURS = {"bot", "rules", "renders", "tools"}
MOST_CAUSES = 8
_about: ContextVar[dict[str, int] | None] = ContextVar("about", default=None)


def speak_of(interaction: int) -> None:
    """From here on in this task, which is of one interaction, every record names it."""
    _about.set({"interaction": interaction})


def speak_of_game(game: int) -> None:
    """The game that the interaction at hand is about; where there is none, records say it themselves."""
    if (known := _about.get()) is not None:
        known["game"] = game  # the tasks of one interaction share it


def hide(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without anything that looks like a secret, and without those given."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    for pattern in _SECRETS:
        text = pattern.sub(HIDDEN, text)
    return text


def described(error: BaseException) -> str:
    """The kind of an error, and what can be said of it without its message."""
    match error:
        case discord.HTTPException():
            facts = f"status {error.status}, code {error.code}"
        case DBAPIError():
            state = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
            facts = f"{type(error.orig).__name__} {state or ''}".strip()
        case OSError():
            facts = f"{error.errno}" if error.errno is not None else ""
        case _:
            facts = ""
    return type(error).__name__ + (f" ({facts})" if facts else "")


def _trace(error: BaseException) -> str:
    """Where an error came from, and the errors that caused it."""
    return "\n".join(
        f"{described(one)}\n{''.join(traceback.extract_tb(one.__traceback__).format())}".rstrip()
        for one in _causes(error)
    )


def _causes(error: BaseException) -> Iterator[BaseException]:
    waiting, seen = [error], 0
    while waiting and seen < MOST_CAUSES:
        one, seen = waiting.pop(0), seen + 1
        yield one
        earlier = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
        waiting += [earlier] if earlier is not None else []
        waiting += one.exceptions if isinstance(one, BaseExceptionGroup) else []


def _message(record: logging.LogRecord) -> str:
    """What is said. Python itself writes errors out in the lines after the first."""
    text = record.getMessage()
    return text.partition("\n")[0] if record.name.partition(".")[0] not in OURS else text


class Discreet(logging.Formatter):
    """Writes no error's message."""

    def __init__(self, secrets: Iterable[str] = (), form: str | None = None) -> None:
        super().__init__(form)
        self._hidden = tuple(secret for secret in secrets if secret)

    def formatException(self, ei: object) -> str:  # noqa: N802  # the name is Python's
        """An error without its message."""
        error = ei[1] if isinstance(ei, tuple) else None
        return _trace(error) if isinstance(error, BaseException) else ""


class JsonLines(Discreet):
    """A record as one line of JSON, with everything given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry: dict[str, object] = {
            "time": moment, "level": record.levelname, "from": record.name, "message": _message(record),
        }  # fmt: skip
        for name, value in {**(_about.get() or {}), **record.__dict__}.items():
            if name not in _PLAIN:
                shown = described(value) if isinstance(value, BaseException) else value
                entry[name] = HIDDEN if _SECRET_NAMES.search(name) else shown
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return hide(json.dumps(entry, ensure_ascii=False, default=str), self._hidden)


class Lines(Discreet):
    """A record as a line for people."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(secrets, "%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the name is Python's
        """The line without its error."""
        record.message = _message(record)
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        record.exc_text = None  # another formatter may have left it there
        text = super().format(record)
        record.exc_text = None
        return hide(text, self._hidden)


class Counting(logging.Handler):
    """Counts what is logged from a warning on, and writes nothing."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        ERRORS.labels(record.levelname.lower()).inc()


def is_fit(record: logging.LogRecord) -> bool:
    """Whether a record may be logged: what others say below a warning may hold whole messages."""
    origin = record.name.partition(".")[0]
    least = logging.INFO if origin == "discord" else logging.WARNING
    return origin in OURS or record.levelno >= least


def set_up(level: str = "INFO", as_json: bool = True, secrets: Iterable[str] = ()) -> None:
    """Log to standard error; `secrets` (the token, the database's address) never appear."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secrets) if as_json else Lines(secrets))
    handler.addFilter(is_fit)
    root = logging.getLogger()
    root.handlers[:] = [handler, Counting(logging.WARNING)]
    root.setLevel(level)
    for name, least in (("alembic", "WARNING"), ("sqlalchemy", "WARNING"), ("aiosqlite", "WARNING")):
        logging.getLogger(name).setLevel(least)
    logging.getLogger("discord").setLevel(max(logging.INFO, root.level))
    logging.raiseExceptions = False  # a record that cannot be written would be printed with all it holds
    sys.excepthook = _broke_off
    threading.excepthook = lambda args: _broke_off(args.exc_type, args.exc_value, args.exc_traceback)


def _broke_off(_: type[BaseException], error: BaseException | None, __: TracebackType | None) -> None:
    logging.getLogger(__name__).critical("broke off", exc_info=error)
