"""Sentences of the bot itself: refusals, notices, deadlines, who is awaited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot import notices as n
from renders.face import Look
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.names import plain
from rules.table import Fault, FaultKind, Refusal
from rules.table.chance import Era

LONGEST_LINE = 110  # of what somebody adds to chance
MOST_SECRETS = 12  # in one message
BEGUN = """🏺 **The game begins.** **My orders** under any message asks what you want to do, step by step; \
**Help** explains where the game stands."""
HEADS = {
    FaultKind.UNREADABLE: "I could not read that.",
    FaultKind.AMBIGUOUS: "Which one do you mean?",
    FaultKind.FORBIDDEN: "That is not possible.",
}


def clipped(text: str, most: int) -> str:
    """A text cut to what Discord takes."""
    return text if len(text) <= most else text[: most - 1] + "…"


def fault_line(fault: Fault) -> str:
    """One reason, with its rule and what would do instead."""
    rule = f" *({fault.section})*" if fault.section else ""
    legal = f" → {fault.legal}" if fault.legal else ""
    return f"{fault.text}{rule}{legal}"


def refusal_text(refusal: Refusal) -> str:
    """A refusal with every reason; nothing was changed by it."""
    if not refusal.faults:
        return HEADS[FaultKind.UNREADABLE]
    lines = [f"• {fault_line(fault)}" for fault in refusal.faults]
    kept = lines[:12] + ([f"• … and {len(lines) - 12} more"] if len(lines) > 12 else [])
    return "\n".join([f"❌ {HEADS[refusal.faults[0].kind]} Nothing was changed.", *kept])[:1900]


def moment(seconds: int) -> str:
    """A moment in Discord's own format: everybody reads it in their own time."""
    return f"<t:{seconds}:f> (<t:{seconds}:R>)"


def due_line(deadline: int | None, silent: str = "") -> str:
    """Until when something can be answered, and what happens if nothing is."""
    return f"{f'Until {moment(deadline)}.' if deadline else ''} {silent}".strip()


def elsewhere(channel: int, phase: str, deadline: int | None) -> str:
    """What a game asks of somebody who is not there."""
    return f"<#{channel}> · **{phase}**{f' · until {moment(deadline)}' if deadline else ''}"


def span(seconds: int) -> str:
    """A length of time in words."""
    for size, name in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        if seconds >= size:
            whole, rest = divmod(seconds, size)
            if name == "day" and rest >= 3_600:
                return f"{counted(whole, 'day')} {counted(rest // 3_600, 'hour')}"
            return counted(whole, name)
    return counted(max(0, seconds), "second")


def seats_named(seats: Iterable[int], look: Look) -> str:
    """The names of some seats."""
    return listed(map(look.bold, seats))


def added_lines(added: Iterable[str]) -> list[str]:
    """What was added to chance, each as it was written."""
    return [f"> {plain(line, LONGEST_LINE)}" for line in added]


def _new_chance(commitment: str, added: Sequence[str], reserve: str) -> str:
    """Small and folded: there for whoever wants to check it, in nobody's way."""
    lines = [
        f"🎲 Nobody chooses how cards and dice fall. Fingerprint of the secret: ||`{commitment}`||",
        f"Should the game be taken back, another secret follows: ||`{reserve}`||",
    ]
    # Last, because a message that is too long is cut at its end: the lobby shows these too.
    if added:
        lines.append("Mixed with what was added after it was fixed:")
    return "\n".join([*(f"-# {line}" for line in lines), *added_lines(added)])


def revealed(eras: Sequence[Era]) -> str:
    """The secrets of a game that is over."""
    distinct = list(dict.fromkeys(era.secret for era in eras))
    shown = "\n".join(f"`{secret}`" for secret in distinct[:MOST_SECRETS])
    more = "\n… and more in the file" if len(distinct) > MOST_SECRETS else ""
    head = "The secret of chance was" if len(distinct) == 1 else "The secrets of chance were"
    return f"{head}\n{shown}{more}\nWith the export, `amphora verify` checks all chance."


def _seated(look: Look, seat: int, name: str, former: str) -> str:
    """Who plays a seat from now on: its nation, where it has one, and in whose place."""
    side = look.side(seat)
    if side == look.player(seat):
        return f"🪑 **{plain(name)}** takes over the seat of **{plain(former)}**."
    return f"🪑 **{plain(name)}** plays **{side}** from now on, in place of **{plain(former)}**."


def notice_text(notice: n.Notice, look: Look) -> str:
    """What the bot has to say about a game, in the channel. Never anything secret."""
    match notice:
        case n.Started():
            return BEGUN
        case n.NewChance(commitment, added, reserve):
            return _new_chance(commitment, added, reserve)
        case n.GraceGiven(seats, until):
            return f"⏳ Time is up. {seats_named(seats, look)} may still answer until {moment(until)}."
        case n.Held(seats, until):
            return f"🏖️ The game waits for {seats_named(seats, look)}, on vacation, until {moment(until)}."
        case n.Missed(seats):
            return f"⌛ Time is up: {seats_named(seats, look)} did not answer, so the default answers count."
        case n.StandInSat(seat, _, until):
            back = f" until {moment(until)}" if until else ""
            return f"🤖 A stand-in plays for {seats_named([seat], look)}{back}."
        case n.SeatVacant(seat):
            return f"🪑 The seat of {seats_named([seat], look)} is free: `/game take` gives it to you."
        case n.PlayerSat(seat, _, name, former):
            return _seated(look, seat, name, former)
        case n.PlayerBack(seat):
            return f"👋 {seats_named([seat], look)} is back."
        case n.Paused():
            return "⏸️ The game is paused. Nobody can answer, and no time passes."
        case n.Resumed(deadline):
            return "▶️ The game goes on." + (f" The deadline is {moment(deadline)}." if deadline else "")
        case n.DeadlineSet(None):
            return "⏰ There is no deadline now."
        case n.DeadlineSet(deadline):
            return f"⏰ The deadline is now {moment(deadline or 0)}."
        case n.RolledBack(_, name, answers, phases):
            undone = f" This undoes {counted(answers, 'answer')} in {listed(phases)}." if answers else ""
            return f"⏪ The game is taken back to the start of **{name}**.{undone}"
        case n.PhaseTakenBack(seat, name):
            return f"↩️ {look.bold(seat)} takes back what ended **{name}**: it goes on."
        case n.Reopened(phase, _):
            return f"🔁 The rules were corrected: **{phase}** begins again, and everybody is asked anew."
        case n.EndedEarly():
            return "🏁 The game was ended early."
        case n.MotionCarried(motion):
            return f"🗳️ The vote has passed: **{motion}**."
        case n.Imported(phases, again):
            anew = f" **{again}** begins again, because the file shows what was to come." if again else ""
            return f"📥 The game was taken up from a file, {counted(phases, 'phase')} long.{anew}"
        case n.ChannelLost():
            return "📮 I could not post here for a while. No time passed meanwhile."
        case n.ChannelBack(None):
            return "▶️ I can post here again; the game goes on."
        case n.ChannelBack(deadline):
            return f"▶️ I can post here again, and time runs again: until {moment(deadline or 0)}."
        case n.Moved(former, _):
            return f"🧳 The game goes on here. It came from <#{former}>."
        case n.HostShared(_, name):
            return f"🔑 **{plain(name)}** is a co-host of this game now."
        case n.HostUnshared(name):
            return f"🔑 **{plain(name)}** is no longer a co-host of this game."
        case n.HostChanged(_, name, gone):
            left = "The host has left this server. " if gone else ""
            return f"🔑 {left}**{plain(name)}** is the host of this game now."
        case n.SentAway(name, again):
            return f"🚪 The host removed **{plain(name)}** from the lobby{'' if again else ' for good'}."
        case n.SidesAssigned(sides):
            led = listed(f"**{side}** to **{look.player(seat)}**" for seat, side in sides)
            return f"🏳️ The host assigned {led}."
        case n.Nudged(by, seats, _, deadline):
            time = f" until {moment(deadline)}" if deadline else ""
            return (
                f"🔔 A friendly reminder from **{plain(by)}**: the game waits for "
                f"{seats_named(seats, look)}{time}."
            )
        case _:
            return ""
