"""Answering later: whom a seat may wait for before it answers, in a form and in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.forms.screen import PAGE, Button, Control, Menu, Verb
from renders.words.names import plain
from rules.atlas.asking import meant
from rules.atlas.names import Finder
from rules.table import Choice, Fault, Open, Refusal, Seat, refuse

People = Mapping[Seat, tuple[str, str]]
"""What the game calls each seat, and its player's name."""
STOP = Button("Do not wait", Verb.WITHDRAW)
MY_TURN = ("my turn", "turn", "me")
_WISH = re.compile(
    r"(?P<how>wait(?:ing)?\s+(?:for|on|until|till)|(?:ask\s+me\s+)?after)\s+(?P<whom>\S.{0,80}?)"
    r"(?:\s+(?:has\s+\w+|is\s+done|acts|moves|answers))?[\s.!]*",
    re.IGNORECASE,
)


def name_of(people: People, seat: Seat) -> str:
    """A seat as people know it: what the game calls it, and who plays it."""
    called, player = people.get(seat, (f"player {seat + 1}",) * 2)
    return player if player == called else f"{called} ({player})"


def shown_name(people: People, seat: Seat) -> str:
    """The same as Discord shows it literally."""
    called, player = people.get(seat, (f"player {seat + 1}",) * 2)
    return plain(player) if player == called else f"{plain(called)} ({plain(player)})"


def without_player(text: str, people: People) -> str:
    """A text in which nobody stands beside their nation: “Hatti” for “Hatti (Kassandra)”."""
    for called, player in people.values():
        text = re.sub(re.escape(f"{called} ({player})"), called, text, flags=re.IGNORECASE)
    return text


def waiting_line(asked: Open, people: People) -> str:
    """Whom the seat waits for; empty where it waits for nobody."""
    if asked.after is None:
        return ""
    if asked.after == asked.question.seat:
        return "⏳ You wait for your turn and are called then. You may also answer now."
    name = shown_name(people, asked.after)
    return f"⏳ You wait for {name} and are asked when that player has acted. You may also answer now."


def waiting_controls(asked: Open, people: People) -> tuple[Control, ...]:
    """What to press to wait for somebody, or for nobody."""
    stop = () if asked.after is None else (STOP,)
    if asked.ahead:
        return stop  # whom to wait for stands with what else may be said of an answer ahead
    others = [seat for seat in asked.before if seat != asked.after]
    if len(others) == 1:
        return (*stop, Button(f"Wait for {name_of(people, others[0])}", Verb.WAIT, str(others[0])))
    if not others:
        return stop
    options = tuple(Choice(str(seat), name_of(people, seat)) for seat in others[:PAGE])
    return (*stop, Menu("Wait for… (you are asked when they have acted)", Verb.WAIT, options))


def wished(asked: Open, text: str, people: People) -> Seat | Refusal | None:
    """The seat that a written answer wants to wait for; None where it is an answer like any other."""
    wish = _WISH.fullmatch(text.strip())
    if wish is None or (not asked.before and not wish["how"].lower().startswith("wait")):
        return None
    if not asked.before:
        section = asked.question.section
        return refuse("no-order", "There is nobody you could wait for here.", section, "answer")
    if wish["whom"].lower() in MY_TURN and asked.question.seat in asked.before:
        return asked.question.seat
    seats = {called: seat for seat, (called, _) in people.items() if seat != asked.question.seat}
    players = {people[seat][1]: (called,) for called, seat in seats.items()}
    found = meant(without_player(wish["whom"], people), Finder(seats, players), "player")
    return Refusal((found,)) if isinstance(found, Fault) else seats[found]
