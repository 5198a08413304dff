"""Written lines to orders: forgiving names, many ways to say the same."""

import re
from collections.abc import Callable
from dataclasses import replace

from rules.history_of_the_world.faults import no_condition, unreadable_line
from rules.history_of_the_world.names import find_land, find_water, plain
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
)
from rules.table import Fault

Capital = Callable[[], str | None]
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_COUNT = r"(\d+|an?|one|two|three|four|five|six)"
_SPLIT = re.compile(r"[;\n]+|(?<!\b\w)\.\s+|,?\s+(?:and\s+)?then\s+", re.IGNORECASE)
_HELD = (
    r"if\s+(?:(?:i|we)\s+(?:hold|have|take|took|own)\s+)?(?P<held>.+?)"
    r"(?:\s+(?:is|was)\s+(?:mine|ours|held|taken)|\s+falls|\s+fell)?"
)
_NEEDS = re.compile(rf"^{_HELD}\s*[:,]\s*(?P<line>.+)$", re.IGNORECASE)
_NEEDS_AFTER = re.compile(rf"^(?P<line>.+?),?\s+{_HELD}$", re.IGNORECASE)
_NEGATIONS = {"no", "not", "dont", "never", "without", "except", "unless", "avoid"}
_KEEP_FORT = re.compile(
    rf"^keep\s+{_COUNT}(?:\s+arm\w+)?\s+for\s+(?:(?:a|the)\s+)?fort\s+(?:in|at)\s+(.+)$", re.IGNORECASE
)
_KEEP = re.compile(rf"^keep\s+{_COUNT}(?:\s+arm\w+)?$", re.IGNORECASE)
_FORT = re.compile(r"^(?:build\s+)?(?:a\s+)?fort\s+(?:in|at|on)?\s*(.+)$", re.IGNORECASE)
_PAID = re.compile(
    r"\s+(?:for|with|by)\s+an?\s+(army|coin)$|\s+(of\s+the\s+engineers|for\s+free|free)$", re.IGNORECASE
)
_MONUMENT = re.compile(r"^(?:build\s+)?(?:a\s+)?monument\s+(?:in|at)?\s*(.+)$", re.IGNORECASE)
_ABOARD = re.compile(
    r"^(?:put\s+)?(?:an?\s+)?(?:army\s+)?(?:aboard|embark|on\s+the\s+fleet)\s+(?:in|on)?\s*(.+)$",
    re.IGNORECASE,
)
_COIN = re.compile(
    r"^(?:(?:spend|use)\s+)?(?:an?\s+)?(?:coin|recruit)(\s+of\s+(?:the\s+|my\s+)?allies)?"
    r"(?:(?:\s*[:,]\s*|\s+to\s+|\s+)(?:bring|return|an\s+army)\b.*)?$",
    re.IGNORECASE,
)
_MOST = re.compile(
    rf"[,\s(]+(?:with\s+)?(?:at\s+most|max|up\s+to)\s+{_COUNT}(?:\s+arm\w+)?"
    rf"|[,\s]+with\s+{_COUNT}\s+arm\w+|[,\s]+[x×]\s?(\d+)",
    re.IGNORECASE,
)
_WITH_COINS = re.compile(rf"[,\s]+(?:and|(?:and\s+)?(?:with|use|spend))\s+{_COUNT}\s+coins?", re.IGNORECASE)
_TAKE = re.compile(
    r"^(try(?:\s+to\s+\w+)?|take|attack|conquer|occupy|enter|expand(?:\s+in)?(?:\s*to)?)\s+(.+)$",
    re.IGNORECASE,
)
_FORTS = re.compile(r"^(?:build\s+)?forts?\s+(?:in|at)\s+(.+)$", re.IGNORECASE)
_LIST = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+", re.IGNORECASE)
_STOP = (
    "stop",
    "stop expanding",
    "end",
    "end expansion",
    "done",
    "end turn",
    "end my turn",
    "finish",
    "pass",
)
_SPREAD = ("spread", "spread over empty lands", "spread peacefully", "fill", "expand peacefully")


def split_lines(text: str) -> tuple[str, ...]:
    """The lines of a text: by line, semicolon, full stop, or "then"."""
    cleaned = re.sub(r"(?im)^\s*(?:\d+[.)]|[-*•])\s+", "", text)
    parts = (
        re.sub(r"^then\s+", "", part.strip(" .,"), flags=re.IGNORECASE) for part in _SPLIT.split(cleaned)
    )
    return tuple(part for part in parts if part)


def read_line(line: str, capital: Capital) -> tuple[PlanOrder, ...] | Fault:
    """The orders of a line: one, or the same for several lands ("take Levant, Palestine and Zagros")."""
    order = read_order(line, capital)
    if not isinstance(order, Fault):
        return (order,)
    forts, verb = _FORTS.match(line), _TAKE.match(line)
    before = "fort in " if forts else f"{verb[1]} " if verb else ""
    lands = _LIST.split(forts[1] if forts else verb[2] if verb else line)
    orders = [read_order(before + land, capital) for land in lands]
    found = tuple(each for each in orders if isinstance(each, Take | Fort))
    return found if len(found) == len(lands) else order


def read_order(line: str, capital: Capital) -> PlanOrder | Fault:
    """One written order; `capital` gives the land that "the capital" means."""
    if _NEGATIONS.intersection(plain(line).split()):
        return unreadable_line(line)
    if found := _NEEDS.match(line) or _NEEDS_AFTER.match(line):
        needs, order = _land(found["held"], capital), read_order(found["line"], capital)
        if isinstance(needs, Fault):
            return needs
        if isinstance(order, Reserve | Wish):
            return no_condition(found["line"])
        return order if isinstance(order, Fault) else replace(order, needs=needs)
    for reader in (_read_word, _read_fort, _read_other):
        order_or_fault = reader(line, capital)
        if order_or_fault is not None:
            return order_or_fault
    return _read_take(line, capital)


def _number(text: str) -> int:
    return int(text) if text.isdigit() else _NUMBERS[text.lower()]


def _land(text: str, capital: Capital) -> str | Fault:
    if plain(text) in ("capital", "my capital", "our capital") and (land := capital()):
        return land
    return find_land(text)


def _read_word(line: str, capital: Capital) -> PlanOrder | Fault | None:
    word = plain(line)
    if word in _STOP:
        return EndExpansion()
    if word in _SPREAD:
        return Spread()
    if found := _KEEP.match(line):
        return Reserve(_number(found[1]))
    if found := _COIN.match(line):
        return Recruit(allied=found[1] is not None)
    return None


def _read_fort(line: str, capital: Capital) -> PlanOrder | Fault | None:
    kept = _KEEP_FORT.match(line)
    found = kept or _FORT.match(line)
    if found is None:
        return None
    where, pay = found[2] if kept else found[1], Pay.ARMY
    if paid := _PAID.search(where):
        where = where[: paid.start()]
        pay = Pay.FREE if paid[2] else Pay(paid[1].lower())
    land = _land(where, capital)
    return land if isinstance(land, Fault) else Fort(land, pay, kept=kept is not None)


def _read_other(line: str, capital: Capital) -> PlanOrder | Fault | None:
    if found := _MONUMENT.match(line):
        land = _land(found[1], capital)
        return land if isinstance(land, Fault) else Wish(land)
    if found := _ABOARD.match(line):
        sea = find_water(found[1])
        return sea if isinstance(sea, Fault) else Embark(sea)
    return None


def _read_take(line: str, capital: Capital) -> PlanOrder | Fault:
    most, coins = _MOST.search(line), _WITH_COINS.search(line)
    bare = _WITH_COINS.sub("", _MOST.sub("", line)).strip(" ,()")
    verb = _TAKE.match(bare)
    land = _land(verb[2] if verb else bare, capital)
    if isinstance(land, Fault):
        return land if verb or land.code == "ambiguous" else unreadable_line(line)
    return Take(
        land,
        most=_number(most[1] or most[2] or most[3]) if most else None,
        coins=_number(coins[1]) if coins else 0,
        attempt=verb is not None and verb[1].lower().startswith("try"),
    )
