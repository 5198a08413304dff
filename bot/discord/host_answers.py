"""What the host reads after a command: what was done, to whom, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.actions.nudging import gap_between
from bot.deadlines import Pace, pace_of
from bot.discord.now import Now
from bot.discord.wording import moment, span
from bot.live_game import Outcome
from bot.notices import Missed, Nudged, PlayerSat, RolledBack, SentAway
from bot.store.rows import Status
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.names import plain

Answer = Callable[[Outcome, Now], str]
FEW = 6  # people who are named


def waits(now: Now) -> str:
    """What the game waits for now: for whom, and until when."""
    if now.status is Status.PAUSED:
        return "It is paused: `/host resume` goes on."
    if not now.is_live or not now.awaited:
        return ""
    people = [seat for seat in now.awaited if seat in now.users] or list(now.awaited)
    until = f" {now.deadline_line()}" if now.deadline else ""
    return f"**{now.phase_title}** waits for {_people(now, people)}{until}."


def _people(now: Now, seats: Sequence[int]) -> str:
    return listed(map(now.who, seats)) if len(seats) <= FEW else counted(len(seats), "player")


def paused(_: Outcome, now: Now) -> str:
    """Nobody can answer."""
    return "⏸️ The game is paused: nobody can answer, and no time passes. `/host resume` goes on."


def resumed(_: Outcome, now: Now) -> str:
    """All can answer again."""
    return f"▶️ The game goes on. {waits(now)}"


def forced(outcome: Outcome, now: Now) -> str:
    """The defaults were taken."""
    late = [seat for notice in outcome.notices if isinstance(notice, Missed) for seat in notice.seats]
    whose = _people(now, late) if late else "everybody who was awaited"
    return f"⏩ The default answers of {whose} were taken. {waits(now)}"


def deadline_set(_: Outcome, now: Now) -> str:
    """Another time for what is asked now."""
    if now.deadline is None:
        return f"⏰ There is no deadline any more. {waits(now)}"
    return f"⏰ The deadline is {moment(now.deadline)}. {waits(now)} Then the default answers count."


def nudged(outcome: Outcome, now: Now) -> str:
    """Those who were reminded."""
    seats = [seat for notice in outcome.notices if isinstance(notice, Nudged) for seat in notice.seats]
    gap = span(gap_between(pace_of(outcome.game.settings)))
    return f"🔔 I have reminded {_people(now, seats)}. You can remind them again in {gap}."


def paced(pace: Pace) -> Answer:
    """How long people have, and from when on."""
    length = f"{span(pace.seconds)} for each answer" if pace.seconds else "no deadlines"
    parts = [length]
    if pace.seconds:
        parts += [f"until {pace.at} ({pace.zone})"] if pace.at else []
        parts += ["weekends do not count"] if pace.weekends_off else []
        parts += [f"{span(pace.grace)} of grace"] if pace.grace else ["no grace"]

    def answer(_: Outcome, now: Now) -> str:
        kept = " What is asked now keeps its deadline." if now.is_live else ""
        return f"⏰ The pace is set, from the next question on: {', '.join(parts)}.{kept}"

    return answer


def replaced(outcome: Outcome, now: Now) -> str:
    """Somebody else in a seat."""
    sat = next(notice for notice in outcome.notices if isinstance(notice, PlayerSat))
    new, former = plain(sat.name), plain(sat.former)
    is_asked = sat.seat in now.asked
    called = f"{new} is called for what is open" if is_asked else f"Nothing is asked of {new} right now"
    return f"🪑 {now.who(sat.seat)} is played by {new} now, in place of {former}. {called}."


def opened(seat: int) -> Answer:
    """A seat that anybody may take."""

    def answer(_: Outcome, now: Now) -> str:
        plays = "Until then its player plays on." if seat in now.users else "Until then a stand-in plays on."
        return f"🪑 The seat of {now.who(seat)} is free: whoever uses `/game take` gets it. {plays}"

    return answer


def stood_in(seat: int) -> Answer:
    """A stand-in in a seat."""

    def answer(_: Outcome, now: Now) -> str:
        return (
            f"🤖 A stand-in plays for {now.who(seat)} from now on. `/game back` gives the seat back to its "
            "player; whoever uses `/game take` gets it."
        )

    return answer


def shared(name: str) -> Answer:
    """A co-host more."""
    return lambda _, now: (
        f"🔑 **{name}** is a co-host now and may steer the game as you do, but make no other hosts. "
        "`/host unshare` takes it back."
    )


def unshared(name: str) -> Answer:
    """A co-host less."""
    return lambda _, now: f"🔑 **{name}** is no longer a co-host and cannot steer the game any more."


def handed_over(name: str) -> Answer:
    """Another host."""
    return lambda _, now: (
        f"🔑 **{name}** is the host now, and you no longer are. Only **{name}**, or whoever may manage this "
        "channel, can make you a co-host."
    )


def claimed(_: Outcome, now: Now) -> str:
    """A host for a game without one."""
    return f"🔑 You are the host now: all of `/host` is yours. {waits(now)}"


def ended(_: Outcome, now: Now) -> str:
    """The game is over."""
    if now.status is Status.CANCELLED:
        return "🏁 The lobby is closed. `/game new` opens another one here."
    return (
        "🏁 The game is ended; its standings are posted. `/host rollback` takes it up again; "
        "`/host export` gives you its file."
    )


def rolled_back(outcome: Outcome, now: Now) -> str:
    """An earlier phase again."""
    back = next((notice for notice in outcome.notices if isinstance(notice, RolledBack)), None)
    undone = (
        f" {counted(back.answers, 'answer')} {'is' if back.answers == 1 else 'are'} undone." if back else ""
    )
    name = back.name if back else now.phase_title
    return f"⏪ Taken back: the game stands at the start of **{name}** again.{undone} {waits(now)}"


def moved(channel: int) -> Answer:
    """Another channel."""
    return lambda _, now: (
        f"🧳 The game goes on in <#{channel}>; all that is new is posted there. The buttons here still work. "
        f"{waits(now)}"
    )


# -- in the lobby


def removed(outcome: Outcome, _: Now) -> str:
    """Somebody less."""
    gone = next(notice for notice in outcome.notices if isinstance(notice, SentAway))
    name = plain(gone.name)
    again = "They may join again." if gone.again else "They cannot join again until `/host admit` lets them."
    return f"🚪 **{name}** is removed from the lobby. {again} {_seated(outcome)}"


def admitted(name: str) -> Answer:
    """Somebody who was removed for good."""
    return lambda outcome, _: f"🚪 **{plain(name)}** may join again: **Join** is under the lobby."


def swapped(place: int) -> Answer:
    """Two places."""

    def answer(outcome: Outcome, _: Now) -> str:
        order = listed(f"{seat.seat + 1}. {plain(seat.name)}" for seat in outcome.seats)
        return (
            f"🪑 **{plain(outcome.seats[place - 1].name)}** sits in place {place} now. The order is {order}."
        )

    return answer


def assigned(player: str, side: str) -> Answer:
    """Who leads what, or may still choose."""
    name = plain(player)
    if not side:
        return lambda outcome, _: (
            f"🏳️ **{name}** is no longer assigned a civilization: the options of the game decide."
        )
    return lambda outcome, _: (
        f"🏳️ **{name}** will lead **{side}** when the game begins; all see it in the lobby."
    )


def _seated(outcome: Outcome) -> str:
    return f"{counted(len(outcome.seats), 'seat')} {'is' if len(outcome.seats) == 1 else 'are'} taken."
