"""The chain of seals of a record, made anew without playing it."""

from __future__ import annotations

from rules.table.chance import seed_at
from rules.table.record import Chapter, Record
from rules.table.seal import final, link, opening


def broken_chain(record: Record, version: int) -> str:
    """The first link that does not hold; empty if all do."""
    former: Chapter | None = None
    for chapter in record.chapters:
        problem = _unsealed(former, chapter, version) if not chapter.seal else _wrong(record, former, chapter)
        if problem:
            return f"phase {chapter.number}: {problem}"
        former = chapter
    assert former is not None
    seed = seed_at(record.eras, former.fork)
    if record.seal != final(seed, former.seal, former.inputs, former.undone):
        return "the last seal does not fit what came before it"
    return ""


def _unsealed(former: Chapter | None, chapter: Chapter, version: int) -> str:
    """Only games that began before there were seals have phases without one, at their beginning."""
    if chapter.version >= version or chapter.version != 1 or (former is not None and former.seal):
        return "it has no seal"
    return ""


def _wrong(record: Record, former: Chapter | None, chapter: Chapter) -> str:
    seed = seed_at(record.eras, chapter.fork)
    seam = former is not None and former.version != chapter.version
    if seam != (chapter.start is not None):
        return "the beginning that another version took over is missing or out of place"
    start = chapter.start
    if start is not None and (start.version, start.digest) != (chapter.version, chapter.digest):
        return "the beginning that was taken over is another one"
    fork = former.fork if former is not None else 0
    if fork != chapter.fork:
        back = next((back for back in record.rollbacks if back.fork == chapter.fork), None)
        if back is None or back.to != chapter.number:
            return "a rollback is not listed"
        before = link(seed, back.seal, chapter.digest, (), ())
    elif former is None:
        first = opening(record.game, record.options, record.names, seed)
        before = link(seed, first, chapter.digest, (), ())
    elif start is not None:
        over = next(iter(start.taken_over[-1:]), None)
        if over is None or (over.number, over.version) != (chapter.number, former.version):
            return "it does not say what was taken over"
        if over.seal and over.seal != link(seed, former.seal, over.digest, former.inputs, former.undone):
            return "its seal does not fit what came before it"
        before = link(seed, over.seal, chapter.digest, (), ())
    else:
        before = link(seed, former.seal, chapter.digest, former.inputs, former.undone)
    return "" if before == chapter.seal else "its seal does not fit what came before it"
