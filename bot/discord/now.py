"""A game as it stands at the moment of posting: who is awaited, for what, until when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.advice import gives_advice
from bot.discord.seats import look_with_sides
from bot.discord.wording import moment
from bot.live_game import LiveGame
from bot.store.rows import Status
from renders.face import Look
from renders.faces import FACES
from rules.table.chance import Era

MOST_CRIES = 6
MANY = 9  # more than so many are counted, and what is awaited is not said again for each


@dataclass(frozen=True, slots=True)
class Now:
    """What a message needs to know of a game at the moment of posting."""

    game: int
    channel: int
    ruleset: str
    eras: tuple[Era, ...]  # only when the game is over
    names: tuple[str, ...]
    users: dict[int, int]
    phase: int
    phase_title: str
    awaited: dict[int, str]
    invited: tuple[int, ...]  # to answer ahead
    openly: bool  # everybody may know who is invited
    holding: dict[int, int]
    deadline: int | None
    status: Status
    standings: tuple[Any, ...]  # only when the game is over
    has_trade: bool
    market: tuple[str, ...]
    ended_early: bool = False
    silent: str = ""  # what happens to those on the open floor who do nothing
    advises: bool = False  # what to answer is suggested
    sides: tuple[str, ...] = ()  # what the game calls each seat

    @classmethod
    def of(cls, live: LiveGame) -> Now:
        """What there is to know now."""
        row, table = live.row, live.table
        waiting = table.waiting() if table else ()
        return cls(
            game=row.id,
            channel=row.channel,
            ruleset=row.ruleset,
            eras=row.eras if row.status is Status.OVER else (),
            names=live.names,
            sides=look_with_sides(live).sides if table else (),
            users={s.seat: s.user for s in live.seats if s.user is not None and not s.standin},
            phase=row.phase,
            phase_title=table.game.title(table.phase) if table and table.phase else "",
            awaited={question.seat: question.public for question in waiting},
            invited=live.invited(),
            openly=table is not None and table.invites,
            holding=table.holding() if table else {},
            deadline=row.deadline,
            status=row.status,
            standings=table.standings() if table and row.status is Status.OVER else (),
            ended_early=table is not None and row.status is Status.OVER and not table.over,
            has_trade=bool(FACES[row.ruleset].market),
            market=_market(live),
            advises=gives_advice(row),
            silent=waiting[0].if_silent() if table and table.is_floor and waiting else "",
        )

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to be seen of the game."""
        return self.status not in (Status.LOBBY, Status.CANCELLED)

    @property
    def alone(self) -> int | None:
        """The seat of the only person in a game of stand-ins: it is marked on the maps of the channel."""
        return next(iter(self.users)) if len(self.users) == 1 else None

    def who(self, seat: int) -> str:
        """What a seat is called, its player beside its nation."""
        return Look(self.names, sides=self.sides).bold(seat)

    @property
    def is_live(self) -> bool:
        """Whether the game goes on."""
        return self.status in (Status.RUNNING, Status.PAUSED)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are awaited, and those that are invited to answer ahead."""
        return tuple(dict.fromkeys((*self.awaited, *self.invited)))

    def called(self, users: Sequence[int]) -> list[int]:
        """Of the people to be mentioned, those who are still asked for something."""
        awaited = {self.users.get(seat) for seat in self.asked}
        return [user for user in users if user in awaited]

    def present(self, users: Sequence[int]) -> list[int]:
        """Of these people, those who still play, in person."""
        return [user for user in users if user in self.users.values()] if self.is_live else []

    def awaited_line(self) -> str:
        """Who is awaited for what. Never what a secret question is about."""
        if not self.awaited or not self.is_live:
            return ""
        people = {seat: words for seat, words in self.awaited.items() if seat in self.users}
        waiting = self._called_by_name(people or self.awaited)
        held = (
            f" {self.who(seat)} waits for {self.who(other)}." for seat, other in sorted(self.holding.items())
        )
        count = f" ({len(people or self.awaited)})" if len(people or self.awaited) > MANY else ""
        return f"⏳ Awaited{count}: {', '.join(waiting)}.{self._invitation()}{''.join(held)}"

    def _invitation(self) -> str:
        """Who need not wait for their turn."""
        invited = self.invited if self.openly else ()
        others = [seat for seat in invited if seat in self.users and seat not in self.awaited]
        names = ", ".join(map(self.who, others))
        return f" May answer ahead: {names}." if names else ""

    def _called_by_name(self, awaited: Mapping[int, str]) -> list[str]:
        """Everybody with what is awaited of them; where many are, it is said once for all of whom it is."""
        if len(awaited) <= MANY:
            return [_doing(self.who(seat), awaited[seat]) for seat in sorted(awaited)]
        look = Look(self.names, sides=self.sides)
        together: dict[str, list[str]] = {}
        for seat in sorted(awaited):
            together.setdefault(awaited[seat], []).append(f"**{look.side(seat)}**")
        return [", ".join(them) + (f" ({words})" if words else "") for words, them in together.items()]

    def deadline_line(self) -> str:
        """Until when."""
        return f"until {moment(self.deadline)}" if self.deadline else ""


def _market(live: LiveGame) -> tuple[str, ...]:
    """The newest public lines of an open floor; of each player, the newest wish."""
    table = live.table
    if table is None or not table.is_floor:
        return ()
    face, look = FACES[live.row.ruleset], look_with_sides(live)
    told = (t.event for t in table.feed(None) if t.phase == table.checkpoint.number)
    lines: dict[object, str] = {}
    for number, event in enumerate(told):
        whose = ("wish", event.seat) if face.is_wish(event) else ("news", number)
        lines.pop(whose, None)
        lines[whose] = face.cry(event, look)
    return tuple(filter(None, lines.values()))[-MOST_CRIES:]


def _doing(name: str, awaited: str) -> str:
    """Somebody with what is awaited of them: in the brackets of the player, where there are some."""
    if not awaited:
        return name
    return f"{name[:-1]}: {awaited})" if name.endswith(")") else f"{name} ({awaited})"
