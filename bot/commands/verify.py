"""`amphora verify FILE`: replay an exported game from nothing, and print what to hold against the channel."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.commands.failure import Failure, read_record
from bot.commands.parsing import command
from bot.commands.story import standing_lines
from rules.games import GAMES
from rules.table import Game
from rules.table.inputs import Expire, HandOver, Leave, Pause, Stand
from rules.table.record import Chapter, Record
from rules.table.seal import shown
from rules.table.verifying import Verdict, contradictions, posted_seals, verify

DOES = "replay an exported game and check every shuffle, draw, die and answer"
EXAMPLES = """  amphora verify game.json
  amphora verify game.json --commitment 1f6e90ab --seal "12=3f9a 12bc 77d0 41aa\""""
LEAST = 8  # digits that are worth a comparison


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(commands, "verify", DOES, run, EXAMPLES)
    made.add_argument("file", metavar="FILE", type=Path, help="an exported game")
    made.add_argument(
        "--commitment", action="append", default=[], metavar="DIGITS", type=_digits,
        help="a commitment as it was posted (its first 8 digits or more); again for each later one",
    )  # fmt: skip
    made.add_argument(
        "--seal", action="append", default=[], metavar="PHASE=DIGITS", type=_seal,
        help="a seal as it was posted at the end of a phase; as often as you like",
    )  # fmt: skip


def _digits(text: str) -> str:
    digits = "".join(text.split()).lower()
    if len(digits) < LEAST or set(digits) - set("0123456789abcdef"):
        raise argparse.ArgumentTypeError(f"“{text}” is not {LEAST} or more digits 0-9, a-f")
    return digits


def _seal(text: str) -> tuple[int, str]:
    number, sign, digits = text.partition("=")
    if not sign or not number.strip().isdecimal():
        raise argparse.ArgumentTypeError(f"“{text}” is not PHASE=DIGITS, as in 12=3f9a12bc")
    return int(number), _digits(digits)


def run(options: Any) -> int:
    """Say whether the file is sound; 1 if not."""
    record = read_record(options.file)
    game = GAMES.get(record.game)
    if game is None:
        raise Failure(f"this is a game of “{record.game}”, which is not known here")
    verdict = verify(record, game)
    if verdict.problem:
        print(f"NOT SOUND: {verdict.problem} (after {verdict.phases} phases, {verdict.inputs} inputs)")
        return 1
    found = contradictions(record, options.commitment, dict(options.seal))
    if found:
        print("\n".join(f"NOT THE GAME THAT WAS PLAYED: {line}." for line in found))
        return 1
    print("\n".join((*_sound(record, game, verdict), *_posted(record, game), *_happened(record, game))))
    if not options.commitment:
        print(
            "\nThis shows that the file agrees with itself. That it is the game you played, you see by the "
            "commitments and seals above: hold them against the channel, or give --commitment and --seal."
        )
    return 0


def _sound(record: Record, game: Game[Any], verdict: Verdict) -> Iterator[str]:
    if verdict.table is not None:
        yield (
            f"Sound: {game.name}, {verdict.phases} phases and {verdict.inputs} inputs replayed "
            f"{'from the seam' if verdict.unplayed else 'from the seed'}."
        )
    else:
        yield f"{game.name}: nothing could be replayed, but the chain of seals holds."
    if verdict.unplayed:
        yield from _unplayed(record.chapters[: verdict.unplayed])
    if verdict.table is not None:
        yield from (f"  {line}" for line in standing_lines(verdict.table))


def _unplayed(chapters: tuple[Chapter, ...]) -> Iterator[str]:
    """What is not replayed, in all honesty."""
    bare = [chapter.number for chapter in chapters if not chapter.seal]
    sealed = [chapter.number for chapter in chapters if chapter.seal]
    if bare:
        yield f"NOT CHECKED: phases {bare[0]}-{bare[-1]} were played before posts carried seals."
    if sealed:
        yield (
            f"Phases {sealed[0]}-{sealed[-1]} were played by an earlier version of the rules: they are not "
            "replayed, only the seals speak for them."
        )


def _posted(record: Record, game: Game[Any]) -> Iterator[str]:
    yield "\nCommitments, as they were posted before anything was drawn from their secrets"
    for place, era in enumerate(record.eras, start=1):
        yield f"  {place}. {era.commitment}"
        yield from (f"     added: {line}" for line in era.added)
    yield "\nSeals, as they were posted at the end of each phase"
    for number, (chapter, seal) in enumerate(
        zip(record.chapters, posted_seals(record).values(), strict=True), 1
    ):
        is_end = number == len(record.chapters)
        title = game.title(chapter.phase) if chapter.phase and not is_end else "as the game was left"
        yield f"  {chapter.number}. {title}: {shown(seal) or 'none'}"


def _happened(record: Record, game: Game[Any]) -> Iterator[str]:
    lines = [
        f"phase {back.left}: rolled back to the start of phase {back.to} (the last seal before: "
        f"{shown(back.seal)})"
        for back in record.rollbacks
    ]
    names = list(record.names)
    for chapter in record.chapters:
        lines += [f"phase {chapter.number}: {line}" for line in _events(chapter, names)]
    yield "\nBesides answers" if lines else "\nBesides answers nothing was put in."
    yield from (f"  {line}" for line in lines)


def _events(chapter: Chapter, names: list[str]) -> Iterator[str]:
    for entry in chapter.inputs:
        match entry:
            case HandOver(seat, name):
                yield f"the seat of {names[seat]} was handed over to {name}"
                names[seat] = name
            case Pause(on):
                yield "paused" if on else "resumed"
            case Leave(seat):
                yield f"{names[seat]} left the game"
            case Expire(seats):
                yield f"time was up for {', '.join(names[seat] for seat in seats) or 'everybody'}"
            case Stand(seat, topic, clear=True):
                yield f"{names[seat]} cleared the standing order on {topic}"
            case Stand(seat, topic, data, default):
                yield f"{names[seat]} set a standing order on {topic}: {'the default' if default else data}"
    for seat in chapter.undone:
        yield f"{names[seat]} took an answer back"
