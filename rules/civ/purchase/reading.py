"""WE 12: purchases as people write them, and as they are repeated to them."""

import re
from collections import Counter
from collections.abc import Iterable

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.naming import counted, find
from rules.civ.purchase import bill, payment
from rules.civ.purchase.judging import HINT, judge
from rules.table import Data, Fault, Refusal, Seat

Line = tuple[str, str, str]
"""A line of words, the part of the answer it stands for, and which one of it."""


def read(g: Civ, seat: Seat, text: str, draft: Data) -> Data | Refusal:
    """Clauses: `buy A, B`, `pay 3 Ochre, 20`, `free A`, `discount A`, `credits 10 Arts`, `discard Clay`."""
    data = dict(draft) if isinstance(draft, dict) else {}
    found: list[Fault] = []
    for clause in (part.strip() for part in re.split(r"[;\n]", text)):
        if not clause:
            continue
        word, _, rest = clause.partition(" ")
        change = _clause(g, seat, word.lower().rstrip(":"), rest, data)
        if isinstance(change, Refusal):
            found += change.faults
        else:
            data.update(change)
    return Refusal(tuple(found)) if found else data


def _clause(g: Civ, seat: Seat, word: str, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    match word:
        case "nothing" | "pass":
            data.clear()
            return {}
        case "buy":
            names = counted(rest, g.rules.advances, "advance")
            if isinstance(names, Refusal):
                return names
            return {"buy": list(dict.fromkeys([*data.get("buy", []), *names]))}
        case "free" | "discount":
            name = find(rest, g.rules.advances, "advance")
            return name if isinstance(name, Refusal) else {"gift" if word == "free" else "discount": name}
        case "credits":
            groups = counted(rest, bill.groups(g), "group")
            return groups if isinstance(groups, Refusal) else {"credits": dict(Counter(groups))}
        case "discard":
            names = counted(rest, cards.commodities(g, seat), "commodity in your hand")
            return names if isinstance(names, Refusal) else {"discard": names}
        case "pay":
            return _pay(g, seat, rest, data)
        case "substitute":
            return _substitute(g, seat, rest, data)
    return Refusal((faults.unreadable(HINT),))


def _pay(g: Civ, seat: Seat, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    if rest.strip().lower() in ("", "auto", "best"):
        return {"pay": None}
    plain = [part.strip() for part in rest.split(",") if part.strip()]
    numbers = [part for part in plain if re.fullmatch(r"\d+( treasury)?", part)]
    named = counted(
        ", ".join(part for part in plain if part not in numbers), cards.commodities(g, seat), "commodity"
    )
    if isinstance(named, Refusal):
        return named
    kept = {k: v for k, v in (data.get("pay") or {}).items() if k == "substitute"}
    treasury = sum(int(number.split()[0]) for number in numbers)
    return {"pay": {**kept, "cards": dict(Counter(named)), "treasury": treasury}}


def _substitute(g: Civ, seat: Seat, rest: str, data: dict[str, Data]) -> dict[str, Data] | Refusal:
    card, _, whole = re.sub(r"\bfor\b", "|", rest, flags=re.IGNORECASE).partition("|")
    mine = cards.commodities(g, seat)
    pair = find(card, mine, "commodity"), find(whole, mine, "commodity")
    found = [fault for name in pair if isinstance(name, Refusal) for fault in name.faults]
    if found:
        return Refusal(tuple(found))
    return {"pay": {**(data.get("pay") or {"cards": {}, "treasury": 0}), "substitute": list(pair)}}


def listed(names: Iterable[str]) -> str:
    """Names with their numbers."""
    return ", ".join(f"{count} {name}" for name, count in Counter(names).items())


def lines(g: Civ, seat: Seat, data: Data) -> list[Line]:
    """The answer in words, each line with the part it stands for."""
    data = data if isinstance(data, dict) else {}
    known = [name for name in data.get("buy", ()) if name in g.rules.advances]
    prices = dict(bill.make_bill(g, seat, known, data.get("discount") or "").lines)
    found = [(f"buy {name} for {prices.get(name, '?')}", "buy", name) for name in data.get("buy", ())]
    for part, word in (("gift", "free"), ("discount", "discount")):
        if data.get(part):
            found.append((f"{word} {data[part]}", part, ""))
    order = judge(g, seat, data)
    if isinstance(order, Refusal):
        return [*found, *_raw(data)]
    if order.credits:
        points = ", ".join(f"{n} {group}" for group, n in order.credits.items() if n)
        found.append((f"credits {points}", "credits", ""))
    if order.buy:
        found.append((_paid(g, seat, order.payment, order.price), "pay", ""))
    if order.discard:
        found.append((f"discard {listed(order.discard)}", "discard", ""))
    return found or [("buy nothing", "", "")]


def _raw(data: dict[str, Data]) -> list[Line]:
    """The parts of an answer that is not right yet, as they stand."""
    found = []
    if data.get("pay"):
        spent = Counter(data["pay"].get("cards") or {})
        found.append(
            (f"pay {listed(spent.elements())}, {data['pay'].get('treasury', 0)} treasury", "pay", "")
        )
    if data.get("discard"):
        found.append((f"discard {listed(data['discard'])}", "discard", ""))
    return found


def _paid(g: Civ, seat: Seat, paid: payment.Payment, total: int) -> str:
    parts = [listed(Counter(paid.cards).elements())] if paid.cards else []
    if paid.substitute:
        parts.append(f"{paid.substitute[0]} for {paid.substitute[1]}")
    if paid.treasury:
        parts.append(f"{paid.treasury} treasury")
    value = payment.cards_value(g.rules, paid) + paid.treasury * payment.worth(g, seat)
    return f"pay {', '.join(parts) or 'nothing'} ({value} of {total})"


def drop(g: Civ, seat: Seat, draft: Data, line: int) -> Data:
    """The answer without one of its lines."""
    written = lines(g, seat, draft)
    if not 0 <= line < len(written):
        return draft
    _, part, name = written[line]
    data = dict(draft)
    if part == "buy":
        data["buy"] = [other for other in data["buy"] if other != name]
        if data.get("discount") == name:
            del data["discount"]
        if data.get("gift") and data["gift"] not in bill.gifts(g, seat, data["buy"]):
            del data["gift"]
    else:
        data.pop(part, None)
    return data
