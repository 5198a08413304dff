"""WE 12: purchases as people write them, and as they are repeated to them."""

import re
from collections import Counter
from dataclasses import replace

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.naming import counted, find
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import HINT, PurchaseAnswer, read_draft
from rules.civ.purchase.judging import judge
from rules.civ.purchase.payment_menus import with_larger
from rules.table import Data, Fault, Refusal, Seat
from rules.table.strict import read_strictly

CLAUSES = "buy ADVANCE, ADVANCE; pay 3 COMMODITY, 20"

Line = tuple[str, str, str]
"""A line of words, the part of the answer it stands for, and which one of it."""


def read(g: Civ, seat: Seat, text: str, draft: Data) -> Data | Refusal:
    """Clauses: `buy A, B`, `pay 3 Ochre, 20`, `free A`, `discount A`, `credits 10 Arts`, `discard Clay`.

    And where advances allow it: `substitute A for B`, `larger A`, `group A in Arts`.
    """
    data, _ = read_draft(draft)
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
            groups = counted(rest, g.rules.groups, "group")
            return groups if isinstance(groups, Refusal) else {"credits": dict(Counter(groups))}
        case "discard":
            names = counted(rest, cards.commodities(g, seat), "commodity in your hand")
            return names if isinstance(names, Refusal) else {"discard": names}
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
    plain = [part.strip() for part in rest.split(",") if part.strip()]
    numbers = [part for part in plain if re.fullmatch(r"\d+( treasury)?", part)]
    named = counted(
        ", ".join(part for part in plain if part not in numbers), cards.commodities(g, seat), "commodity"
    )
    if isinstance(named, Refusal):
        return named
    kept = {k: v for k, v in (data.get("pay") or {}).items() if k in ("substitute", "larger")}
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


def lines(g: Civ, seat: Seat, data: Data) -> list[Line]:
    """The answer in words, each line with the part it stands for."""
    answer: PurchaseAnswer | Refusal = read_strictly(PurchaseAnswer, data, HINT)
    if isinstance(answer, Refusal):
        return [("(not readable)", "", "")]
    known = [name for name in answer.buy if name in g.rules.advances]
    prices = dict(bill.make_bill(g, seat, known, answer.discount or "").lines)
    found = [(f"buy {name} for {prices.get(name, '?')}", "buy", name) for name in answer.buy]
    for part, word, name in (("gift", "free", answer.gift), ("discount", "discount", answer.discount)):
        if name:
            found.append((f"{word} {name}", part, ""))
    made = judge(g, seat, answer)
    if isinstance(made, Refusal):
        return [*found, *_raw(answer)]
    if made.credits:
        points = ", ".join(f"{n} {group}" for group, n in made.credits.items() if n)
        found.append((f"credits {points}", "credits", ""))
    if made.groups:
        chosen = ", ".join(f"{name} in {group}" for name, group in made.groups.items())
        found.append((f"credits of {chosen}", "groups", ""))
    if made.buy:
        found.append((_paid(g, seat, made.payment, made.price), "pay", ""))
    if made.discard:
        found.append((f"discard {listed(made.discard)}", "discard", ""))
    return found or [("buy nothing", "", "")]


def _raw(answer: PurchaseAnswer) -> list[Line]:
    """The parts of an answer that is not right yet, as they stand."""
    found = []
    if answer.pay:
        spent = listed(Counter(answer.pay.cards or {}).elements())
        found.append((f"pay {spent}, {answer.pay.treasury} treasury", "pay", ""))
    if answer.discard:
        found.append((f"discard {listed(answer.discard)}", "discard", ""))
    return found


def _paid(g: Civ, seat: Seat, paid: payment.Payment, total: int) -> str:
    parts = [listed(Counter(paid.cards).elements())] if paid.cards else []
    if paid.substitute:
        parts.append(f"{paid.substitute[0]} for {paid.substitute[1]}")
    if paid.larger:
        count = paid.cards[paid.larger]
        parts.append(f"{count} {paid.larger} counting as {count + 1}")
    if paid.treasury:
        parts.append(f"{paid.treasury} treasury")
    value = payment.cards_value(g, seat, paid) + paid.treasury * payment.worth(g, seat)
    return f"pay {', '.join(parts) or 'nothing'} ({value} of {total})"


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
        if data.get("gift") and data["gift"] not in bill.gifts(g, seat, data["buy"]):
            del data["gift"]
        if data.get("groups"):
            data["groups"] = {other: group for other, group in data["groups"].items() if other != name}
    else:
        data.pop(part, None)
    return data
