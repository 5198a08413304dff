"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

# SQLite counts up by itself only for a column that is exactly INTEGER.
SERIAL = BigInteger().with_variant(Integer, "sqlite")
SNOWFLAKE = BigInteger


def _game(primary: bool = True) -> Column[int]:
    return Column(
        "game", SERIAL, ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary, autoincrement=False
    )


def _member(name: str, when_gone: str) -> Column[int]:
    return Column(name, SERIAL, ForeignKey("members.id", ondelete=when_gone), autoincrement=False)


games = Table(
    "games",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("guild", SNOWFLAKE, nullable=False),
    Column("channel", SNOWFLAKE, nullable=False),
    Column("host", SNOWFLAKE, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("names", JSON, nullable=False),  # as the game was opened
    Column("eras", Text, nullable=False, server_default=""),  # JSON: secrets and what was added, sealed
    Column("reserve", Text, nullable=False, server_default=""),  # the next era's secret, sealed
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),  # counts every change: a lost race is seen here
    Column("seq", Integer, nullable=False),  # the last input's number; never used twice
    Column("phase", Integer, nullable=False),  # the newest checkpoint's number
    Column("asked", BigInteger, nullable=False),  # when what is awaited now was asked
    Column("deadline", BigInteger),
    Column("remaining", BigInteger),  # seconds left when the game was paused
    Column("grace", Boolean, nullable=False),  # the deadline has passed once and grace runs
    Column("busy", Boolean, nullable=False),  # stand-ins have more to do at once
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # a number is never given twice: nonces are made of it
)
Index(
    "one_game_per_channel",
    games.c.channel,
    unique=True,
    sqlite_where=text("status IN ('lobby', 'running', 'paused')"),
    postgresql_where=text("status IN ('lobby', 'running', 'paused')"),
)
Index("games_by_channel", games.c.channel, games.c.id)
Index("games_by_deadline", games.c.deadline)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", SNOWFLAKE),
    Column("name", String(100), nullable=False),
    Column("standin", String(64)),  # the kind that answers for this seat
    Column("until", BigInteger),  # the stand-in leaves again then
    Column("vacant", Boolean, nullable=False),  # somebody else may take the seat
    Column("missed", Integer, nullable=False),  # deadlines missed in a row
    Column("added", Text, nullable=False, server_default=""),  # to chance, in the lobby
    Column("since", BigInteger, nullable=False, server_default="0"),  # when its player took it over
)
Index("seats_by_user", seats.c.user)

inputs = Table(
    "inputs",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("phase", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON, as the table's codec writes it, sealed
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _game(),
    Column("phase", Integer, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON, compressed with zlib, sealed
)

packs = Table(
    "packs",
    metadata,
    _game(),
    Column("first", Integer, primary_key=True, autoincrement=False),  # the phases in it
    Column("last", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # checkpoints and inputs, compressed with lzma, sealed
)

drafts = Table(
    "drafts",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(200), primary_key=True),
    Column("data", JSON, nullable=False),  # a text where it is sealed
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    _game(primary=False),
    Column("target_kind", String(16), nullable=False),
    Column("target", SNOWFLAKE, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("payload", JSON, nullable=False),  # a text where it is sealed
    Column("nonce", String(25), nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("message", SNOWFLAKE),
    Column("settled", BigInteger),  # when it was posted or dropped
)
Index(
    "outbox_pending",
    outbox.c.id,
    sqlite_where=text("state = 'pending'"),
    postgresql_where=text("state = 'pending'"),
)
Index("outbox_by_game", outbox.c.game, outbox.c.kind)

prefs = Table(
    "prefs",
    metadata,
    Column("user", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("notify", String(16), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
    Column("scheme", String(32), nullable=False),
    Column("text", Boolean, nullable=False),
    Column("market", Boolean, nullable=False, server_default=false()),  # to be called to the market
    Column("digest", Integer),  # minutes after midnight
    Column("done", String(16), nullable=False, server_default=""),  # with trade, until what
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("user", SNOWFLAKE, nullable=False, index=True),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("mode", String(16), nullable=False),
)

whispers = Table(
    "whispers",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("game", SERIAL, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, autoincrement=False),
    Column("seat", Integer, nullable=False),  # whose it is, and who played that seat then
    Column("user", SNOWFLAKE, nullable=False),
    Column("to_seat", Integer, nullable=False),
    Column("to_user", SNOWFLAKE, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # sealed
)
Index("whispers_by_game", whispers.c.game, whispers.c.id)

deferred = Table(
    "deferred",
    metadata,
    Column("user", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # a command as Discord sent it, sealed
)

votes = Table(
    "votes",
    metadata,
    _game(),
    Column("motion", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

closed_dms = Table(
    "closed_dms",
    metadata,
    Column("user", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)

called = Table(
    "called",
    metadata,
    Column("user", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),  # called, and not come yet
)

reminders = Table(
    "reminders",
    metadata,
    _game(),
    Column("deadline", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("before", Integer, primary_key=True, autoincrement=False),  # seconds before the deadline
)

left_guilds = Table(
    "left_guilds",
    metadata,
    Column("guild", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),  # when the bot was sent away
)

farewells = Table(
    "farewells",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(100), primary_key=True),  # forgotten when the game is over
)

members = Table(
    "members",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("count", Integer),  # of shards in all; null: it draws
    Column("serves", Text),  # JSON: the shards it serves
    Column("until", Double, nullable=False),  # when it counts as dead
)

shards = Table(
    "shards",
    metadata,
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _member("holder", "SET NULL"),  # who works for it
)

drawings = Table(
    "drawings",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("urgency", Integer, nullable=False),
    Column("version", String(32), nullable=False),  # of the program that asks
    Column("job", LargeBinary, nullable=False),  # sealed
    Column("drawn", LargeBinary),  # what came of it, sealed
    _member("holder", "SET NULL"),  # who draws it
    _member("asker", "CASCADE"),  # who waits for it
)
Index("drawings_by_urgency", drawings.c.urgency, drawings.c.id)
