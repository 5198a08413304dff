"""WE 7: acts on the floor as people write them, and as they are repeated to them."""

import re
from collections import Counter
from collections.abc import Iterable

from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.naming import counted, find
from rules.civ.offer import Offer
from rules.civ.trade.judging import tradeable
from rules.table import Data, Fault, Refusal, Seat

HINT = "offer WHOM: give 2 A, 1 B for 3 C · accept WHOM · market want A have B · done"
_TERMS = re.compile(
    r"^\s*(?:give\s+)?(?P<give>.+?)(?:\s+say(?:ing)?\s+(?P<say>.+?))?\s+for\s+(?P<want>.+?)(?:\s+in\s+(?P<count>\d+))?\s*$",
    re.IGNORECASE,
)
_CRY = re.compile(r"^(?:.*?\bwants?\s+(?P<wants>.+?))?(?:\s*\bha(?:ve|s)\s+(?P<haves>.+))?$", re.IGNORECASE)


def read(g: Civ, seat: Seat, text: str) -> Data | Refusal:
    """One line: `offer NAME: give … [say …] for … [in N]`, `accept NAME [with …]`, `decline NAME`, `done`."""
    line = " ".join(text.split())
    word, _, rest = line.partition(" ")
    match word.lower().rstrip(":"):
        case "done" | "pass" | "finish":
            return {"act": "done"}
        case "market":
            return _read_cry(g, rest)
        case "offer":
            return _read_offer(g, seat, rest)
        case "counter" | "accept" | "decline" | "withdraw" as act:
            return _read_about(g, seat, act, rest)
    return Refusal((faults.unreadable(HINT),))


def _read_offer(g: Civ, seat: Seat, rest: str) -> Data | Refusal:
    name, _, terms = rest.partition(":")
    seats = {g.name(other): other for other in g.rivals(seat)}
    to = find(name, seats, "civilization")
    read_terms = _read_terms(g, seat, terms)
    if isinstance(to, Refusal) or isinstance(read_terms, Refusal):
        return _together(to, read_terms)
    return {"act": "offer", "to": seats[to], **read_terms}


def _read_about(g: Civ, seat: Seat, act: str, rest: str) -> Data | Refusal:
    name, _, terms = rest.partition(":")
    who, _, given = name.partition(" with ")
    number = _read_number(g, seat, act, who)
    if act == "counter":
        read_terms = _read_terms(g, seat, terms)
        if isinstance(number, Refusal) or isinstance(read_terms, Refusal):
            return _together(number, read_terms)
        return {"act": act, "offer": number, **read_terms}
    if isinstance(number, Refusal):
        return number
    if act == "accept" and given:
        chosen = counted(given, set(tradeable(g, seat)), "card in your hand")
        return chosen if isinstance(chosen, Refusal) else {"act": act, "offer": number, "cards": chosen}
    return {"act": act, "offer": number}


def _read_number(g: Civ, seat: Seat, act: str, who: str) -> int | Refusal:
    """An offer by its number or by the name of the other seat, if there is only one."""
    if who.strip().lstrip("#").isdigit():
        return int(who.strip().lstrip("#"))
    mine = act == "withdraw"
    offers = [o for o in g.state.floor.offers if (o.maker if mine else o.to) == seat]
    names = {g.name(o.to if mine else o.maker) for o in offers}
    name = find(who, names, "seat with an open offer")
    if isinstance(name, Refusal):
        return name
    fits = [o.id for o in offers if g.name(o.to if mine else o.maker) == name]
    return fits[-1]


def _read_terms(g: Civ, seat: Seat, text: str) -> dict[str, Data] | Refusal:
    match = _TERMS.match(text)
    if match is None:
        return Refusal((faults.unreadable(HINT),))
    known = [*g.rules.commodities, g.rules.water]
    give = counted(match["give"], dict.fromkeys(tradeable(g, seat)), "card in your hand")
    want = counted(match["want"], known, "commodity")
    say = counted(match["say"], known, "commodity") if match["say"] else None
    if isinstance(give, Refusal) or isinstance(want, Refusal) or isinstance(say, Refusal):
        return _together(give, want, say)
    terms: dict[str, Data] = {"give": give, "want": want}
    if say is not None:
        terms["say"] = say
    if match["count"]:
        terms["count"] = int(match["count"])
    return terms


def _read_cry(g: Civ, text: str) -> Data | Refusal:
    match = _CRY.match(text)
    known = [*g.rules.commodities, g.rules.water]
    wants = counted(match["wants"] or "", known, "commodity") if match else []
    haves = counted(match["haves"] or "", known, "commodity") if match else []
    if isinstance(wants, Refusal) or isinstance(haves, Refusal):
        return _together(wants, haves)
    return {"act": "market", "wants": wants, "haves": haves}


def _together(*parts: object) -> Refusal:
    found: list[Fault] = []
    for part in parts:
        if isinstance(part, Refusal):
            found += part.faults
    return Refusal(tuple(found))


def listed(names: Iterable[str]) -> str:
    """Names with their numbers: "2 Ochre, 1 Clay"."""
    return ", ".join(f"{count} {name}" for name, count in Counter(names).items()) or "nothing"


def write(g: Civ, seat: Seat, data: Data) -> tuple[str, ...]:
    """An act repeated in words."""
    match data:
        case {"act": "offer", "to": to}:
            return (f"offer {g.name(to)}: {_written_terms(data)}",)
        case {"act": "counter", "offer": number}:
            return (f"counter {_whose(g, seat, number)}: {_written_terms(data)}",)
        case {"act": "accept", "offer": number, "cards": [*given]}:
            return (f"accept {_whose(g, seat, number)} with {listed(given)}",)
        case {"act": "accept" | "decline" | "withdraw" as act, "offer": number}:
            return (f"{act} {_whose(g, seat, number)}",)
        case {"act": "market"}:
            words = [("want", data.get("wants")), ("have", data.get("haves"))]
            return (" ".join(["market", *(f"{word} {', '.join(names)}" for word, names in words if names)]),)
    return ("done",)


def _whose(g: Civ, seat: Seat, number: int) -> str:
    offer: Offer | None = g.state.floor.offer(number)
    if offer is None:
        return f"#{number}"
    return f"{g.name(offer.to if offer.maker == seat else offer.maker)} #{number}"


def _written_terms(data: dict[str, Data]) -> str:
    said = f" say {listed(data['say'])}" if data.get("say") else ""
    count = f" in {data['count']}" if data.get("count") and data["count"] != len(data["want"]) else ""
    return f"give {listed(data['give'])}{said} for {listed(data['want'])}{count}"
