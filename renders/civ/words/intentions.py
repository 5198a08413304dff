"""What a draft would do, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from renders.civ.pictures.changes import BoardChanges, Deed, Journey
from renders.paint.sprites import Sprite
from renders.words.counting import counted
from renders.words.joining import listed


def intentions(changes: BoardChanges) -> tuple[str, ...]:
    """The moves, then what is built and given up; nothing where no orders were read."""
    moves = [_move(journey, count) for journey, count in changes.journeys.items()]
    return (*moves, *_works(changes))


def _move(journey: Journey, count: int) -> str:
    start, *between, end = journey.path
    by = f" by way of {listed(between)}" if between else ""
    if not journey.by_sea:
        return f"{counted(count, 'token')} {'marches' if count == 1 else 'march'} from {start} to {end}{by}"
    if not count:
        return f"A ship sails from {start} to {end}{by}"
    return f"A ship takes {counted(count, 'token')} from {start} to {end}{by}"


def _works(changes: BoardChanges) -> Iterator[str]:
    for deed in changes.deeds:
        if line := _work(deed):
            yield line


def _work(deed: Deed) -> str:
    area = deed.place.removeprefix("ship ")
    match deed.kind, deed.piece:
        case Sprite.BUILT, Sprite.SHIP:
            return f"A ship is built at {area}"
        case Sprite.BUILT, Sprite.CITY:
            return f"A city is built in {area}"
        case Sprite.LOST, Sprite.SHIP:
            return f"A ship at {area} is given up"
    return ""
