"""Options of a table that no rulebook speaks of: they are set like those of its game."""

from bot.store.rows import WHISPERS, GameRow
from rules.table import Choice, Option

TALK_VALUES = {"on": True, "off": False}
TALK = Option(
    WHISPERS,
    "Whispers",
    (
        Choice("on", "On", "players may write to each other through the bot with /whisper"),
        Choice("off", "Off", "players talk in the channel alone"),
    ),
    "on",
)


def may_whisper(row: GameRow) -> bool:
    """Whether players of a game may whisper."""
    return bool(row.settings.get(WHISPERS, True))


def talk_line(row: GameRow) -> str:
    """The same in words."""
    chosen = TALK.choices[0] if may_whisper(row) else TALK.choices[1]
    return f"**{TALK.label}**: {chosen.label} · *{chosen.note}*"
