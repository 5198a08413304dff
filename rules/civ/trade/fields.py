"""WE 7: acts on the floor from what is typed into separate fields: whom, what is given, what is asked for."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.naming import counted, find
from rules.civ.trade.acts import Until
from rules.civ.trade.answers import ALL
from rules.civ.trade.goods import tradeable
from rules.civ.trade.notes import cleaned
from rules.table import Data, Refusal, Seat

Reader: TypeAlias = Callable[[str], Data | Refusal]

_NUMBER = re.compile(r"[0-9]{1,9}")
_NUMBERED = re.compile(r"(?:[^#]*#\s*)?([0-9]{1,9})")
_JOINT = r"\s*(?:[,;+&]|\band\b)?\s*"
_ADDED = re.compile(
    rf"{_JOINT}\b(?:and\s+)?i\s+(?:add|give)\s+([0-9]{{1,9}})\s+treasury\b{_JOINT}", re.IGNORECASE
)
_TREASURY = re.compile(rf"{_JOINT}\b([0-9]{{1,9}})\s+treasury\b{_JOINT}", re.IGNORECASE)
_SIGNS = re.compile(r"\s*(?:[,;+&/]|\band\b)\s*", re.IGNORECASE)
_SO_MANY = re.compile(
    r"(?P<count>[0-9]{1,3})\s+cards?\b[\s,:]*(?:(?:incl|including|with|of which)\b[\s.:]*)?(?P<names>.*)",
    re.IGNORECASE,
)
_MORE = re.compile(
    rf"{_JOINT}\b(?:another|(?P<count>[0-9]{{1,3}}|one|any)\s+(?:more|others?|unnamed))(?:\s+cards?)?\b{_JOINT}",
    re.IGNORECASE,
)
EVERYBODY = ("all", "everybody", "everyone", "anybody", "anyone")
TERMS = {"give": True, "want": True, "say": False, "count": False, "note": False}
FIELDS: Mapping[str, Mapping[str, bool]] = {
    "offer": {"to": True, **TERMS},
    "counter": {"offer": True, **TERMS},
    "accept": {"offer": True, "cards": False},
    "decline": {"offer": True, "note": False},
    "withdraw": {"offer": True},
    "market": {"want": False, "have": False},
    "done": {"until": False},
}
"""The fields of each act, and whether they have to be filled in."""
WORDS = {
    "to": "whom you offer it to, or all",
    "offer": "which offer, by its number or by the other civilization",
    "give": "the cards you give",
    "want": "the commodities you ask for",
}

UNTIL = {
    "": Until.LAST_CALL,
    "last-call": Until.LAST_CALL,
    "end": Until.END,
    "for good": Until.END,
    "offer": Until.OFFER,
    "until an offer": Until.OFFER,
    "until an offer comes": Until.OFFER,
}
"""What may be said of being done, and what it means."""

STORED = {("market", "want"): "wants", ("market", "have"): "haves"}
"""The fields that have another name in the stored act."""


_UNSAID: Mapping[str, Mapping[str, Data]] = {
    "market": {"wants": [], "haves": []},
    "done": {"until": UNTIL[""].value},
}
"""What is stored of a field that is not filled in."""


def fill(g: Civ, seat: Seat, act: str, fields: Mapping[str, str]) -> Data | Refusal:
    """The act, as it is stored; or everything that is missing, strange or unknown in its fields."""
    known = FIELDS.get(act)
    if known is None:
        return Refusal((faults.unreadable_act(_lines(g)),))
    typed = {name: text.strip() for name, text in fields.items() if text.strip()}
    typed = _count_in_its_field(_whom_in_its_field(typed, known), known)
    found = [faults.no_such_field(act, name, known) for name in typed if name not in known]
    found += [
        faults.empty_field(WORDS[name]) for name, needed in known.items() if needed and name not in typed
    ]
    more = _take_more(typed) if "count" in known and "count" not in typed else 0
    read = _readers(g, seat, act)
    data: dict[str, Data] = {"act": act, **_UNSAID.get(act, {})}
    if g.rules.trading.treasury and act in ("offer", "counter"):
        data |= _take_treasury(typed)
    for name in (name for name in known if name in typed):
        value = read[name](typed[name]) if typed[name] else []
        if isinstance(value, Refusal):
            found += value.faults
        else:
            data[STORED.get((act, name), name)] = value
    if more and not found:
        data["count"] = len(data["want"]) + more
    return Refusal(tuple(found)) if found else data


def _count_in_its_field(typed: dict[str, str], known: Mapping[str, bool]) -> dict[str, str]:
    """So many cards including one that is named: how many are asked for in all."""
    match = _SO_MANY.fullmatch(typed.get("want", "")) if "count" in known else None
    if match is None or "count" in typed:
        return typed
    rest = {name: text for name, text in typed.items() if name != "want"}
    return rest | {"count": match["count"]} | ({"want": match["names"]} if match["names"] else {})


def _take_more(typed: dict[str, str]) -> int:
    """Any other cards beside those that are named, which are taken out of what was typed; how many."""
    counts = [match["count"] or "1" for match in _MORE.finditer(typed.get("want", ""))]
    if counts:
        typed["want"] = _MORE.sub(", ", typed["want"]).strip(" ,")
    return sum(int(count) if count.isdecimal() else 1 for count in counts)


def _take_treasury(typed: dict[str, str]) -> dict[str, Data]:
    """The treasury written among the cards of either side, which is taken out of what was typed."""
    found: dict[str, Data] = {}
    if added := _ADDED.findall(typed.get("want", "")):  # where one asks for cards, and adds to one's own
        typed["want"] = _ADDED.sub(", ", typed["want"]).strip(" ,")
        typed["give"] = ", ".join(filter(None, (typed.get("give"), f"{sum(map(int, added))} treasury")))
    for name in ("give", "want"):
        if amounts := _TREASURY.findall(typed.get(name, "")):
            typed[name] = _TREASURY.sub(", ", typed[name]).strip(" ,")
            found[f"{name}_treasury"] = sum(map(int, amounts))
    return {name: amount for name, amount in found.items() if amount}


def _lines(g: Civ) -> str:
    """What can be written."""
    money = " + 5 treasury" if g.rules.trading.treasury else ""
    offer = f"offer WHOM, WHOM or all: give 2 A, 1 B{money} for 3 C -- a sentence"
    return f"{offer} · accept WHOM · market want A have B · done"


def _whom_in_its_field(typed: Mapping[str, str], known: Mapping[str, bool]) -> dict[str, str]:
    """Whom one offers to and whose offer one answers are the same to people: either field will do."""
    for field, other in (("to", "offer"), ("offer", "to")):
        if field in known and field not in typed and other in typed:
            return {field if name == other else name: text for name, text in typed.items()}
    return dict(typed)


def _readers(g: Civ, seat: Seat, act: str) -> dict[str, Reader]:
    commodities = [name for name in (*g.rules.commodities, g.rules.water) if name]
    mine = list(dict.fromkeys(tradeable(g, seat)))

    def goods(text: str) -> list[str] | Refusal:
        return counted(text, commodities, "commodity")

    def held(text: str) -> list[str] | Refusal:
        return counted(text, mine, "card in your hand")

    return {
        "to": lambda text: _seats(g, seat, text),
        "offer": lambda text: _offer(g, seat, act, text),
        "give": held,
        "cards": held,
        "want": goods,
        "say": goods,
        "have": goods,
        "count": _number,
        "note": cleaned,
        "until": _until,
    }


def _seats(g: Civ, seat: Seat, text: str) -> Data | Refusal:
    """One seat, several, or all."""
    if text.lower() in EVERYBODY:
        return ALL
    seats = {g.name(other): other for other in g.rivals(seat)}
    names = [find(part, seats, "civilization") for part in _SIGNS.split(text) if part]
    if found := [fault for name in names if isinstance(name, Refusal) for fault in name.faults]:
        return Refusal(tuple(found))
    to = list(dict.fromkeys(seats[name] for name in names if isinstance(name, str)))
    return to[0] if len(to) == 1 else list(to)


def _offer(g: Civ, seat: Seat, act: str, text: str) -> int | Refusal:
    """An offer by its number, or the latest with another seat by the name of that."""
    if numbered := _NUMBERED.fullmatch(text):
        return int(numbered[1])
    is_mine = act == "withdraw"
    offers = [o for o in g.state.floor.offers if seat in ((o.maker,) if is_mine else o.open_to)]
    others = {g.name(s): o.id for o in offers for s in (o.open_to if is_mine else (o.maker,))}
    name = find(text, others, "open offer of yours to" if is_mine else "open offer to you from")
    return name if isinstance(name, Refusal) else others[name]


def _until(text: str) -> Data | Refusal:
    meant = UNTIL.get(" ".join(text.lower().split()))
    if meant is None:
        return Refusal((faults.unknown_until(text, (word for word in UNTIL if " " in word)),))
    return meant.value


def _number(text: str) -> int | Refusal:
    return int(text) if _NUMBER.fullmatch(text) else Refusal((faults.not_a_number(text),))
