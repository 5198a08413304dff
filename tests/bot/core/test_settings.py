"""Settings come from the environment; logs keep secrets."""

import io
import json
import logging

import pytest
from pydantic import ValidationError

from bot import settings as module
from bot.log import HIDDEN, JsonLines, Lines, hide
from bot.settings import Settings


def test_defaults_need_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "AMPHORA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    found = Settings(_env_file=None)
    assert (found.discord_token, found.database) == (None, "amphora.db")


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("AMPHORA_DATABASE", "postgresql://u:p@h/d")
    monkeypatch.setenv("AMPHORA_IDLE_GAMES", "5")
    found = Settings(_env_file=None)
    assert found.discord_token is not None
    assert found.discord_token.get_secret_value() == "very-secret"
    assert (found.database, found.idle_games) == ("postgresql://u:p@h/d", 5)
    assert "very-secret" not in repr(found)


def test_nonsense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AMPHORA_IDLE_GAMES", "0")
    with pytest.raises(ValidationError):
        Settings(_env_file=None)


def test_every_setting_is_documented() -> None:
    written = module.__doc__ or ""
    for name in Settings.model_fields:
        assert f"`{'DISCORD_TOKEN' if name == 'discord_token' else 'AMPHORA_' + name.upper()}`" in written


TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
SEED = "ab" * 32


def logged(formatter: logging.Formatter, message: str, **extra: object) -> str:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    logger = logging.Logger("bot.test")
    logger.addHandler(handler)
    try:
        raise ValueError(f"with {TOKEN}")
    except ValueError:
        logger.exception(message, extra=extra)
    return stream.getvalue()


def test_a_line_is_json_with_what_was_given() -> None:
    line = logged(JsonLines(), "something\nhappened", game=7, seat=2)
    entry = json.loads(line)
    assert line.count("\n") == 1
    assert (entry["message"], entry["game"], entry["seat"], entry["level"]) == (
        "something\nhappened",
        7,
        2,
        "ERROR",
    )
    assert "ValueError" in entry["error"]


@pytest.mark.parametrize("formatter", [JsonLines(["hush hush"]), Lines(["hush hush"])])
def test_secrets_are_never_logged(formatter: logging.Formatter) -> None:
    line = logged(
        formatter, f"{TOKEN} {SEED} hush hush postgresql://u:pw@h/d", seed="0x1", payload={"card": "gems"}
    )
    assert not any(secret in line for secret in (TOKEN, SEED, "hush hush", "u:pw", "0x1", "gems"))


def test_hide_leaves_the_rest() -> None:
    assert hide(f"a {SEED} b 12345") == f"a {HIDDEN} b 12345"
