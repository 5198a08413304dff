"""WE 12: purchases as people write them, line by line."""

import re
from collections import Counter
from dataclasses import replace

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.naming import counted, find
from rules.civ.purchase import bill
from rules.civ.purchase.answers import read_draft
from rules.civ.purchase.payment_menus import with_larger
from rules.civ.purchase.writing import lines
from rules.table import Data, Fault, Refusal, Seat
from rules.table.nothing import says_nothing

_REPEATED = re.compile(r"\s*\([^()]*\)$|\s+for\s+(?:\d+(?:\s+treasury)?|\?)(?=\s*(?:,|$))", re.IGNORECASE)
"""Prices and sums, as receipts show them: they follow from the rest."""
_STANDS_IN = re.compile(r"\D+\sfor\s\D+", re.IGNORECASE)
_COUNTS_MORE = re.compile(r"(?:\d+\s+)?(\D+?)\s+counting\s+as\s+\d+", re.IGNORECASE)
CLAUSES = "buy ADVANCE, ADVANCE; pay 3 COMMODITY, 20"


def read(g: Civ, seat: Seat, text: str, draft: Data) -> Data | Refusal:
    """Clauses: `buy A, B`, `pay 3 Ochre, 20`, `free A`, `discount A`, `credits 10 Arts`, `discard Clay`.

    And where advances allow it: `substitute A for B`, `larger A`, `group A in Arts`, `exchange 2 Clay`.
    """
    data, _ = read_draft(draft)
    found: list[Fault] = []
    for clause in (part.strip() for part in re.split(r"[;\n]", text)):
        if not clause:
            continue
        if says_nothing(clause):
            data.clear()
            continue
        word, _, rest = _REPEATED.sub("", clause).partition(" ")
        change = _clause(g, seat, word.lower().rstrip(":"), rest, data)
        if isinstance(change, Refusal):
            found += change.faults
        else:
            data.update(change)
    return Refusal(tuple(found)) if found else data


def _clause(g: Civ, seat: Seat, word: str, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    match word:
        case "buy":
            names = [] if rest.lower() == "nothing" else counted(rest, g.rules.advances, "advance")
            if isinstance(names, Refusal):
                return names
            return {"buy": list(dict.fromkeys([*data.get("buy", []), *names]))}
        case "free":
            names = counted(rest, g.rules.advances, "advance")
            if isinstance(names, Refusal):
                return names
            return {"gift": names[0] if len(names) == 1 else names}
        case "discount":
            name = find(rest, g.rules.advances, "advance")
            return name if isinstance(name, Refusal) else {"discount": name}
        case "credits" if rest.lower().startswith("of "):
            return _groups(g, rest[3:], data)
        case "credits":
            groups = counted(rest, g.rules.groups, "group")
            return groups if isinstance(groups, Refusal) else {"credits": dict(Counter(groups))}
        case "discard" | "exchange":
            names = counted(rest, cards.commodities(g, seat), "commodity in your hand")
            return names if isinstance(names, Refusal) else {word: names}
        case "pay":
            return _pay(g, seat, rest, data)
        case "substitute":
            return _substitute(g, seat, rest, data)
        case "larger":
            return _larger(g, seat, rest, data)
        case "group" | "groups":
            return _groups(g, rest, data)
    return Refusal((faults.unreadable_act(CLAUSES),))


def _pay(g: Civ, seat: Seat, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    if rest.strip().lower() in ("", "auto", "best"):
        return {"pay": None}
    mine = cards.commodities(g, seat)
    plain = [part.strip() for part in rest.split(",") if part.strip() and part.strip().lower() != "nothing"]
    numbers = [part for part in plain if re.fullmatch(r"\d+( treasury)?", part)]
    stands_in = next(filter(_STANDS_IN.fullmatch, plain), None)
    counts_more = next(filter(_COUNTS_MORE.fullmatch, plain), None)
    special = (*numbers, stands_in, counts_more)
    named = counted(", ".join(part for part in plain if part not in special), mine, "commodity")
    if isinstance(named, Refusal):
        return named
    kept: dict[str, Data] = {
        k: v for k, v in (data.get("pay") or {}).items() if k in ("substitute", "larger")
    }
    if stands_in is not None:
        pair = _substituted(g, seat, stands_in)
        if isinstance(pair, Refusal):
            return pair
        kept["substitute"] = pair
    if counts_more is not None:
        larger = find(_COUNTS_MORE.sub(r"\1", counts_more), mine, "commodity")
        if isinstance(larger, Refusal):
            return larger
        kept["larger"] = larger
    treasury = sum(int(number.split()[0]) for number in numbers)
    return {"pay": {**kept, "cards": dict(Counter(named)), "treasury": treasury}}


def _substitute(g: Civ, seat: Seat, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    pair = _substituted(g, seat, rest)
    if isinstance(pair, Refusal):
        return pair
    return {"pay": {**(data.get("pay") or {"cards": {}, "treasury": 0}), "substitute": pair}}


def _substituted(g: Civ, seat: Seat, text: str) -> list[Data] | Refusal:
    """The card that stands in, and the set it stands in for."""
    card, _, whole = re.sub(r"\bfor\b", "|", text, flags=re.IGNORECASE).partition("|")
    mine = cards.commodities(g, seat)
    pair = find(card, mine, "commodity"), find(whole, mine, "commodity")
    found = [fault for name in pair if isinstance(name, Refusal) for fault in name.faults]
    return Refusal(tuple(found)) if found else list(pair)


def _larger(g: Civ, seat: Seat, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    name = find(rest, cards.commodities(g, seat), "commodity in your hand")
    if isinstance(name, Refusal):
        return name
    _, answer = read_draft(data)
    known = tuple(advance for advance in answer.buy if advance in g.rules.advances)
    return {"pay": with_larger(g, seat, replace(answer, buy=known), name)}


def _groups(g: Civ, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    said: dict[str, Data] = dict(data.get("groups") or {})
    for part in filter(str.strip, rest.split(",")):
        advance, _, group = re.sub(r"\s(in|to)\s|[:=]", "|", part, flags=re.IGNORECASE).partition("|")
        pair = find(advance, g.rules.advances, "advance"), find(group, g.rules.groups, "group")
        found = [fault for name in pair if isinstance(name, Refusal) for fault in name.faults]
        if found:
            return Refusal(tuple(found))
        said[str(pair[0])] = pair[1]
    return {"groups": said}


def drop(g: Civ, seat: Seat, draft: Data, line: int) -> Data:
    """The answer without one of its lines."""
    written = lines(g, seat, draft)
    if not 0 <= line < len(written):
        return draft
    _, part, name = written[line]
    data, _ = read_draft(draft)
    if part == "buy":
        data["buy"] = [other for other in data["buy"] if other != name]
        if data.get("discount") == name:
            del data["discount"]
        if not set(read_draft(data)[1].gifts) <= set(bill.gifts(g, seat, data["buy"])):
            del data["gift"]
        if data.get("groups"):
            data["groups"] = {other: group for other, group in data["groups"].items() if other != name}
    else:
        data.pop(part, None)
    return data
