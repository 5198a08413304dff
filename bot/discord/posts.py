"""Posts that need no picture and no history: what the bot says, and what one person alone is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.discord.now import Now
from bot.discord.panel import act_key, panel_key, panel_keys
from bot.discord.post import Key, Part, Post, Tone
from bot.discord.wording import elsewhere, moment
from bot.store.rows import Json, Status

ALONE = ("orders", "suggest", "hand", "help")  # under what nobody else may know: few, for offers need room


def row(now: Now) -> tuple[Key, ...]:
    """The buttons under a post: those that show something. My orders stands beside what is asked."""
    return panel_keys(now.game, now.has_trade)[1:] if now.has_begun else (panel_key(now.game, "help"),)


def asking(now: Now) -> tuple[Key, ...]:
    """The buttons beside what is asked: to answer it, and to see what a stand-in would answer."""
    return tuple(panel_key(now.game, what) for what in ("orders", "suggest") if _has(now, what))


def _has(now: Now, what: str) -> bool:
    return what != "suggest" or now.advises


def bullets(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines of a list."""
    return tuple(f"• {line}" for line in lines)


def said(now: Now, text: str, what: str = "") -> Post:
    """What the bot itself has to say: short, with one button beside it; `what` it is for, if not the game."""
    what = what or ("orders" if now.status is Status.RUNNING else "map" if now.has_begun else "help")
    return Post(parts=(Part(text, (panel_key(now.game, what),)),), tone=Tone.QUIET)


def asked_alone(now: Now, seat: int, phase: str, story: tuple[str, ...], wanted: Sequence[str]) -> Post:
    """To one person: what is asked or may be answered ahead, until when, and what was done meanwhile.

    `phase`: what it is asked for, which may be still to come.
    """
    part = Part("\n".join(bullets(wanted)) or "Something is asked of you.", asking(now))
    return Post(
        title=f"{'Your turn' if seat in now.awaited else 'Answer ahead'}: {phase}",
        until=_dotted(f"<#{now.channel}>", now.deadline_line()),
        story=story,
        parts=(part,),
        row=row(now),
        tone=Tone.PRIVATE,
    )


def digest(now: Now, waits: Sequence[Json]) -> Post:
    """To one person: what waits in all their games, the most urgent first."""
    return Post(
        title="What waits for you",
        parts=tuple(Part("\n".join((elsewhere(*wait), *bullets(prompts)))) for *wait, prompts in waits),
        row=row(now),
        tone=Tone.PRIVATE,
    )


def reminder(now: Now, seat: int, deadline: int | None, missing: Sequence[str] = ()) -> Post:
    """To one person: time runs out; what is asked is told by DM alone."""
    name = f"The game waits for {now.who(seat)}."
    return Post(
        title=f"⏰ {now.phase_title} waits for you",
        until=_dotted(
            f"<#{now.channel}>" if missing else "", f"until {moment(deadline)}" if deadline else ""
        ),
        parts=(Part("\n".join(bullets(missing)) or name, asking(now)),),
        row=row(now),
        tone=Tone.URGENT,
    )


def waiting(now: Now, users: Sequence[int]) -> Post:
    """To people whose DMs are closed: that something waits, and nothing of what it is."""
    part = Part(
        "✉️ Something private is waiting for you. Everything is here.", (panel_key(now.game, "messages"),)
    )
    return Post(calls=tuple(users), parts=(part,), row=row(now), tone=Tone.QUIET)


def market_called(now: Now, users: Sequence[int]) -> Post:
    """To those who asked to be called: what is called out on the market."""
    cries = Part("\n".join(f"📣 {line}" for line in now.market), (panel_key(now.game, "trade"),))
    return Post(
        calls=tuple(users),
        title="The market",
        until=_dotted(f"<#{now.channel}>", now.deadline_line()),
        parts=(cries,),
        row=row(now),
        tone=Tone.QUIET,
    )


def told_alone(
    now: Now, seat: int, phase: int, texts: Sequence[str], acts: Sequence[Json], wanted: Sequence[str] = ()
) -> Post:
    """To one person: what nobody else may know, each offer with its answers; then what is asked."""
    told = list(told_parts(now, phase, texts, acts))
    if wanted:
        told.append(Part("\n".join(bullets(wanted)), asking(now)))
    return Post(
        title="For you alone",
        until=_dotted(
            f"<#{now.channel}>",
            f"**{now.phase_title}**" if now.phase_title else "",
            now.deadline_line() if seat in now.asked else "",
        ),
        story=tuple(part.text for part in told if not part.keys),
        parts=tuple(part for part in told if part.keys),
        row=tuple(panel_key(now.game, what) for what in ALONE if _has(now, what)),
        small=now.silent if acts and not wanted and seat in now.asked else "",
        tone=Tone.PRIVATE,
    )


def told_parts(now: Now, phase: int, texts: Sequence[str], acts: Sequence[Json]) -> Iterator[Part]:
    """Each text with the answers that are ready for it; those of an older letter belong to its last text."""
    for place, text in enumerate(texts):
        mine = [act for act in acts if (act[4] if len(act) > 4 else len(texts) - 1) == place]
        keys = [act_key(now.game, phase, *act[:4], *act[5:]) for act in mine if now.is_live]
        yield Part(text, tuple(key for key in keys if key is not None))


def _dotted(*parts: str) -> str:
    return " · ".join(filter(None, parts))
