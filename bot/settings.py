"""Settings from the environment, or from a file named `.env`.

| variable | default | what it is |
|---|---|---|
| `DISCORD_TOKEN` | none | the bot's token; without it the practice table is opened |
| `AMPHORA_DATABASE` | `amphora.db` | a path (SQLite) or a `postgresql://` address |
| `AMPHORA_KEY` | none | seals the games' secrets: 32 letters or more; several with commas: the first seals |
| `AMPHORA_LOG_LEVEL` | `INFO` | how much is logged |
| `AMPHORA_LOG_JSON` | `true` | one JSON object a line; `false`: lines for people |
| `AMPHORA_IDLE_GAMES` | `200` | games kept in memory |
| `AMPHORA_PICTURE_WORKERS` | `2` | processes that draw |
| `AMPHORA_PRACTICE` | `practice.db` | where the game of the practice table is kept |
| `AMPHORA_PRACTICE_PORT` | any free one | where the practice table's page is served, on localhost |
| `AMPHORA_PRACTICE_BROWSER` | `true` | whether the practice table opens your browser |
| `AMPHORA_WATCH_PORT` | none | where `/healthz` and `/metrics` are served; none: nowhere |
| `AMPHORA_WATCH_HOST` | `127.0.0.1` | the address they are served at; `0.0.0.0` lets other machines ask |
| `AMPHORA_SENTRY` | none | the address (DSN) to which errors are reported, without their messages |
| `AMPHORA_SHARDS` | none | the shards this process serves, such as `0-3/16`, on PostgreSQL; none: all |
| `AMPHORA_GUILD` | none | a server whose commands are synchronised at once, for trying things out |
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AliasChoices, BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.shards import read_shards
from bot.store.share import Share

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


def _shards(written: object) -> object:
    return read_shards(written) if isinstance(written, str) else written


class Settings(BaseSettings):
    """What the operator may set; see the table at the top of this file."""

    model_config = SettingsConfigDict(
        env_prefix="AMPHORA_", env_file=".env", extra="ignore", frozen=True, env_ignore_empty=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=AliasChoices("DISCORD_TOKEN"))
    database: str = "amphora.db"
    key: SecretStr | None = None
    log_level: Level = "INFO"
    log_json: bool = True
    idle_games: int = Field(default=200, ge=1)
    picture_workers: int = Field(default=2, ge=1)
    practice: str = "practice.db"
    practice_port: int = Field(default=0, ge=0, le=65535)
    practice_browser: bool = True
    watch_port: int | None = Field(default=None, ge=0, le=65535)
    watch_host: str = "127.0.0.1"
    sentry: SecretStr | None = None
    guild: int | None = None
    shards: Annotated[Share | None, NoDecode, BeforeValidator(_shards)] = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that seal and open the database."""
        written = self.key.get_secret_value() if self.key else ""
        return tuple(key for part in written.split(",") if (key := part.strip()))
