"""WE 7: acts on the floor as people write them, and as they are repeated to them."""

import re

from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.trade.acts import Until
from rules.civ.trade.answers import (
    ANSWER,
    HINT,
    AcceptAnswer,
    Answer,
    CounterAnswer,
    DeclineAnswer,
    DoneAnswer,
    MarketAnswer,
    OfferAnswer,
    TermsAnswer,
)
from rules.civ.trade.notes import cleaned
from rules.civ.trade.treasury import with_treasury
from rules.table import Data, Refusal, Seat
from rules.table.strict import read_strictly

_TERMS = re.compile(
    r"^\s*(?:give\s+)?(?P<give>.+?)(?:\s+say(?:ing)?\s+(?P<say>.+?))?"
    r"(?:\s+for\s+(?P<want>.+?)(?:\s+in\s+(?P<count>\S+))?)?\s*$",
    re.IGNORECASE,
)
_NOTE = re.compile(r"\s+(?:--|—)\s+")
_CRY = re.compile(r"^(?:.*?\bwants?\s+(?P<want>.+?))?(?:\s*\bha(?:ve|s)\s+(?P<have>.+))?$", re.IGNORECASE)
DONE = {
    Until.LAST_CALL: "done",
    Until.END: "done for good",
    Until.OFFER: "done until an offer comes",
}
_DONE = {"pass": "done", "finish": "done", "nothing": "done", "none": "done"}


def split(line: str) -> tuple[str, dict[str, str]]:
    """`offer NAMES: give … [say …] for … [in N] [-- …]`, `accept NAME [with …]` and so on: act and fields."""
    word, _, rest = " ".join(line.split()).partition(" ")
    act = word.lower().rstrip(":")
    act = _DONE.get(act, act)
    if act == "market":
        return act, _groups(_CRY, rest)
    if act in ("offer", "counter"):
        line, *note = _NOTE.split(rest, maxsplit=1)
        whom, _, terms = line.partition(":")
        return act, {"to": whom, "note": "".join(note), **_groups(_TERMS, terms)}
    if act == "done":
        return act, {"until": rest}
    line, *note = _NOTE.split(rest, maxsplit=1)
    whom, _, given = line.rstrip(":").partition(" with ")
    return act, {"to": whom, "cards": given, "note": "".join(note)}


def _groups(pattern: re.Pattern[str], text: str) -> dict[str, str]:
    match = pattern.match(text)
    return {name: part or "" for name, part in match.groupdict().items()} if match else {}


def write(g: Civ, seat: Seat, data: Data) -> tuple[str, ...]:
    """An act repeated in words."""
    answer: Answer | Refusal = read_strictly(ANSWER, data, HINT)
    match answer:
        case Refusal():
            return ("(not readable)",)
        case OfferAnswer(to=to):
            return (f"offer {_whom(g, to)}: {_written_terms(answer)}",)
        case CounterAnswer():
            return (f"counter {_whose(g, seat, answer.offer)}: {_written_terms(answer)}",)
        case MarketAnswer():
            words = [("want", answer.wants), ("have", answer.haves)]
            return (" ".join(["market", *(f"{word} {', '.join(names)}" for word, names in words if names)]),)
        case DoneAnswer(until=until):
            return (DONE[until],)
    if isinstance(answer, DeclineAnswer):
        return (f"decline {_whose(g, seat, answer.offer)}{_noted(answer.note)}",)
    given = f" with {listed(answer.cards)}" if isinstance(answer, AcceptAnswer) and answer.cards else ""
    return (f"{answer.act} {_whose(g, seat, answer.offer)}{given}",)


def _whom(g: Civ, to: Seat | tuple[Seat, ...] | str) -> str:
    if isinstance(to, str):
        return to
    named = to if isinstance(to, tuple) else (to,)
    return ", ".join(g.name(seat) if seat in g.seats else f"seat {seat}" for seat in named)


def _whose(g: Civ, seat: Seat, number: int) -> str:
    offer = g.state.floor.offer(number, seat)
    if offer is None:
        return f"#{number}"
    others = offer.open_to if offer.maker == seat else (offer.maker,)
    return f"{', '.join(map(g.name, others))} #{number}"


def _written_terms(answer: TermsAnswer) -> str:
    said = f" say {listed(answer.say)}" if answer.say else ""
    gives, asks = (
        with_treasury(answer.give, answer.give_treasury),
        with_treasury(answer.want, answer.want_treasury),
    )
    return f"give {gives}{said} for {asks}{_others(answer)}{_noted(answer.note)}"


def _noted(note: str) -> str:
    """The sentence that goes with an act."""
    return f" -- {cleaned(note)}" if note else ""


def _others(answer: TermsAnswer) -> str:
    """The cards asked for beside those that are named."""
    more = (answer.count or len(answer.want)) - len(answer.want)
    if more > 0 and answer.want:
        return f" and {more} other{'s' if more > 1 else ''}"
    return f" in {answer.count}" if more else ""
