"""Options of a table that no rulebook speaks of: they are set like those of its game."""

from bot.advice import gives_advice
from bot.store.rows import ADVICE, WHISPERS, GameRow
from rules.table import Choice, Option

VALUES = {"on": True, "off": False}
TALK = Option(
    WHISPERS,
    "Whispers",
    (
        Choice("on", "On", "players may write to each other through the bot with /whisper"),
        Choice("off", "Off", "players talk in the channel alone"),
    ),
    "on",
)
SUGGESTIONS = Option(
    ADVICE,
    "Suggestions",
    (
        Choice("on", "On", "Suggest fills a form with what a stand-in would do in your place, and says why"),
        Choice("off", "Off", "everybody thinks for themselves"),
    ),
    "on",
)
OF_THE_TABLE = (TALK, SUGGESTIONS)


def may_whisper(row: GameRow) -> bool:
    """Whether players of a game may whisper."""
    return bool(row.settings.get(WHISPERS, True))


def talk_line(row: GameRow) -> str:
    """The same in words."""
    return _line(TALK, may_whisper(row))


def advice_line(row: GameRow) -> str:
    """Whether forms suggest what to answer, in words."""
    return _line(SUGGESTIONS, gives_advice(row))


def _line(option: Option, is_on: bool) -> str:
    chosen = option.choices[0 if is_on else 1]
    return f"**{option.label}**: {chosen.label} · *{chosen.note}*"
