"""What is posted about an action: letters written in its transaction. Pictures are made when posting.

| letter | where | says |
|---|---|---|
| notice | channel | what the bot itself has to announce |
| phase | channel | phases that ended: what happened, the map, who is awaited |
| asked | channel or a seat | who is awaited now, when no phase ended |
| private | a seat, by DM | what one seat alone is told, with ready-made answers |
| waits | channel | for whom something private waits, where their DMs are closed |
| market | channel or a seat | what was called out, for those who asked to be called |
| digest | a person, by DM | what waits in all their games, once a day |
| over | channel | the final standings, the seed, the export |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, replace

from bot.calls import asked_people, called_people, is_called_in_private, reached
from bot.discord import market, places
from bot.discord.seats import look_with_sides
from bot.discord.wording import notice_text
from bot.frames import Then
from bot.live_game import LiveGame, Outcome
from bot.notices import (
    EndedEarly,
    HostChanged,
    HostShared,
    Imported,
    Moved,
    Nudged,
    PhaseTakenBack,
    PlayerSat,
    Reminder,
    Reopened,
    RolledBack,
    Started,
)
from bot.store.rows import Letter, Notify, SeatRow, Status, Target, TargetKind
from renders.face import Look, Notice
from renders.faces import FACES
from rules.table import Seat
from rules.table.event import AheadCut, AheadRefused
from rules.table.seal import shown

RETURNED = RolledBack | PhaseTakenBack | Reopened | Imported | Moved
"""After these the game stands where nobody expects it, in its course or on the server."""


def announce(outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """Everything to be posted about an outcome, in order."""
    wishes = called_people(outcome, live)
    private = list(_private(outcome, live))
    # Whoever is told something in private reads there, too, what is asked: one call, not two.
    told = {user for letter in private for user in letter.payload.get("users", [letter.payload.get("user")])}
    calls = [s for s in outcome.seats if s.seat in wishes and s.user not in told]
    letters = (
        *_public(outcome, live, {s: wishes[s.seat] for s in calls}), *private, *places.letters(outcome, live)
    )  # fmt: skip
    return [replace(letter, payload={"game": outcome.game.id, **letter.payload}) for letter in letters]


def _public(outcome: Outcome, live: LiveGame, called: Mapping[SeatRow, Notify]) -> Iterator[Letter]:
    channel = Target(TargetKind.CHANNEL, outcome.game.channel)
    told = (notice for notice in outcome.notices if not _ends_by_itself(notice, outcome))
    look = look_with_sides(live) if live.table and outcome.notices else Look(live.names)
    lines = [text for notice in told if (text := notice_text(notice, look))]
    if lines:
        yield Letter(channel, "notice", {"lines": lines, "users": _concerned(outcome)})
    for notice in outcome.notices:
        if isinstance(notice, Reminder):
            yield from _reminder(outcome, live, notice)
    openly = [seat for seat in called if seat.seat not in outcome.alone]
    nobody = not any(seat.seat not in outcome.alone for seat in asked_people(outcome))
    anew = any(isinstance(notice, Started | RETURNED) for notice in outcome.notices)
    calls: dict[str, object] = {
        "seats": list(outcome.awaited),
        "mention": [seat.user for seat, wish in called.items() if wish is Notify.MENTION],
        "deadline": outcome.game.deadline,
    }
    done = _done_meanwhile(outcome, live) if outcome.released else []
    running = outcome.game.status is Status.RUNNING
    ended = _ended(outcome)
    if ended:
        seal = shown(outcome.began[-1].seal)
        yield Letter(channel, "phase", {"first": ended[0], "last": ended[-1], "seal": seal, **calls})
    elif outcome.moved and outcome.awaited and running and (openly or anew or nobody):
        calls |= _shown(outcome, live)
        yield Letter(channel, "asked", {"phase": outcome.game.phase, "lines": done, **calls})
    if outcome.over:
        yield Letter(channel, "over", {"phase": outcome.game.phase})
    for seat in (seat for seat, wish in called.items() if wish is Notify.DM):
        payload = {"seat": seat.seat, "user": seat.user, "deadline": outcome.game.deadline, "lines": done}
        yield Letter(Target(TargetKind.SEAT, seat.seat), "asked", payload)


def _shown(outcome: Outcome, live: LiveGame) -> dict[str, object]:
    """The moment to be drawn where people find the game at another place than they left it."""
    if any(isinstance(notice, RETURNED) for notice in outcome.notices):
        return {"then": list(astuple(Then.of(live)))}
    return {}


def _done_meanwhile(outcome: Outcome, live: LiveGame) -> list[str]:
    """What somebody waited to know, as everybody may read it."""
    face, look = FACES[outcome.game.ruleset], look_with_sides(live)
    return [text for told in outcome.told if told.reaches(None) and (text := face.words(told.event, look))]


def _reminder(outcome: Outcome, live: LiveGame, notice: Reminder) -> Iterator[Letter]:
    seat = outcome.seats[notice.seat]
    wish = reached(live, seat, notice.notify)
    if seat.user is None or wish is Notify.NONE:
        return
    payload: dict[str, object] = {"seat": seat.seat, "user": seat.user, "deadline": notice.deadline}
    if wish is Notify.DM:
        missing = list(notice.missing)
        yield Letter(Target(TargetKind.SEAT, seat.seat), "reminder", {**payload, "missing": missing})
    else:
        shown = {**payload, "missing": []}
        yield Letter(Target(TargetKind.CHANNEL, outcome.game.channel), "reminder", shown)


def _private(outcome: Outcome, live: LiveGame) -> Iterator[Letter]:
    waits: list[int] = []
    look = look_with_sides(live) if outcome.told else Look(live.names)
    for seat in outcome.seats:
        if seat.user is not None and not seat.standin:
            letters = list(_letter_to(outcome, live, seat, look))
            yield from letters
            is_offer = any(letter.payload["acts"] and not letter.payload["silent"] for letter in letters)
            waits += [seat.user] if is_offer and seat.user in live.closed else []
    if waits:
        yield Letter(Target(TargetKind.CHANNEL, outcome.game.channel), "waits", {"users": waits})
    yield from market.letters(outcome, live)


def _concerned(outcome: Outcome) -> list[int]:
    """Whom the notices call: who has a seat or an office now, who is reminded by the host."""
    new = [n.user for n in outcome.notices if isinstance(n, PlayerSat | HostShared | HostChanged)]
    nudged = [user for n in outcome.notices if isinstance(n, Nudged) for user in n.users]
    return [*new, *nudged]


def _ended(outcome: Outcome) -> list[int]:
    """The numbers of the phases that ended."""
    if any(isinstance(notice, RolledBack | PhaseTakenBack | Reopened) for notice in outcome.notices):
        return [checkpoint.number - 1 for checkpoint in outcome.began[1:]]
    return [checkpoint.number - 1 for checkpoint in outcome.began if checkpoint.number > 1]


def _letter_to(outcome: Outcome, live: LiveGame, seat: SeatRow, look: Look) -> Iterator[Letter]:
    """All that one seat alone is told, in one message; it makes no sound where it is no call."""
    notices = _lasting(list(_notices(outcome, seat.seat, look)))
    if not notices:
        return
    acts = [(place, act) for place, notice in enumerate(notices) for act in notice.acts]
    payload = {
        "seat": seat.seat,
        "texts": [notice.text for notice in notices],
        "kind": next((notice.kind for notice in reversed(notices) if notice.kind), ""),
        "phase": outcome.game.phase,
        "acts": [[act.label, act.key, act.data, act.step, place, act.window] for place, act in acts],
        "offers": [notice.offer for notice in notices],
        "silent": all(notice.to_all for notice in notices) and not market.listens(live, seat),
    }
    if not payload["silent"] and is_called_in_private(outcome, live, seat):
        payload |= {} if seat.user in live.closed else {"user": seat.user}
    else:
        payload["silent"] = True
    if payload["kind"]:
        payload["then"] = list(astuple(Then.of(live)))
    yield Letter(Target(TargetKind.SEAT, seat.seat), "private", payload)


def _notices(outcome: Outcome, seat: Seat, look: Look) -> Iterator[Notice]:
    face = FACES[outcome.game.ruleset]
    for told in outcome.told:
        if not told.reaches(seat):
            continue
        if isinstance(told.event, AheadRefused):
            yield Notice(_refused_ahead(told.event, seat))
        elif isinstance(told.event, AheadCut):
            yield Notice(_cut(told.event))
        elif (notice := face.notice(told.event, seat, look)) is not None:
            yield notice


def _lasting(notices: list[Notice]) -> list[Notice]:
    """Without the offers that came and went before anybody could read of them."""
    made = {notice.offer for notice in notices if notice.offer and notice.acts}
    closed = {notice.offer for notice in notices if not notice.acts}
    return [notice for notice in notices if notice.offer not in made & closed]


def _cut(event: AheadCut) -> str:
    cut, left = ("; ".join(lines) for lines in (event.cut, event.left))
    return f"Part of your answer no longer fitted. Left out: {cut}. Done: {left}."


def _refused_ahead(event: AheadRefused, seat: Seat) -> str:
    reasons = " ".join(fault.text for fault in event.refusal.faults)
    return f"Your answer no longer fits: {reasons} You are asked again."


def _ends_by_itself(notice: object, outcome: Outcome) -> bool:
    """Whether the letter of the end says it: that the game was ended early, with its standings."""
    return isinstance(notice, EndedEarly) and outcome.game.status is Status.OVER
