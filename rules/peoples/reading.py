"""Lines of a turn as people write them: “31a produces; 31b attacks 42c, retreat to 42d; end”."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from rules.peoples.orders import (
    Attack,
    Cleanse,
    Emancipate,
    EndTurn,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
)
from rules.peoples.paying import Purpose, cheapest
from rules.peoples.play import Play
from rules.peoples.possible import actors
from rules.peoples.reading_parts import (
    HELP,
    Unreadable,
    area_named,
    means_said,
    parts_said,
    points_said,
    unreadable_line,
)
from rules.peoples.regions import AreaId
from rules.peoples.traits import Trait
from rules.peoples.trying import attempt
from rules.table import Fault
from rules.table.refusal import FaultKind

_SPLIT = re.compile(r"\s*(?:;|\n|\.(?=\s|$)|\bthen\b)\s*", re.IGNORECASE)
_LIKE_AREAS = re.compile(r"\b[0-9][ -]?[0-9][ -]?[a-z]\b", re.IGNORECASE)
_MOST_AREAS = 2
_VERBS: tuple[tuple[str, str], ...] = (
    (r"\bend(?:s|ed)?(?: of)?(?: the| my)? turn\b|^(?:end|stop|done|pass)$", "end"),
    (r"\bholy war\b|\bcleanse", "holy war"),
    (r"\bemancipat", "emancipate"),
    (r"\btogether\b|\bacts? with all\b", "together"),
    (r"\btrad(?:e|es|ing)\b|\bbuys?\b", "trade"),
    (r"\battack|\braids?\b|\bplunder", "attack"),
    (r"\bexplor|\bmoves?\b|\bgoes\b|\bgo\b|\bwalks?\b|\bsails?\b", "explore"),
    (r"\breligion\b", "religion"),
    (r"\bcultur", "culture"),
    (r"\bjoin|\bfound|\bexpand|\bsettles? with\b", "found"),
    (r"\brest", "rest"),
    (r"\bproduc|\bharvest|\bfarms?\b|\bmines?\b", "produce"),
)
_FILLERS = re.compile(
    r"the|my|our|an?|its?|and|of|in|on|to|with|by|area|tribes?|town|city|metropolis|settlement|people|acts?|all"
    r"|spreads?|wages|war|holy|please|now|(?:north|south|east|west)(?:ern)?(?:most)?"
)
_COMPASS = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}


def read_orders(g: Play, text: str) -> list[Order | Fault]:
    """Every line as an order, or what is wrong with it; read in the position that the others leave."""
    found: list[Order | Fault] = []
    fork = g.fork()
    for line in _SPLIT.split(text):
        if line.strip():
            try:
                order = _read(fork, line.strip())
            except Unreadable as problem:
                found.append(problem.fault)
                continue
            found.append(order)
            trial = fork.fork()
            fork = trial if attempt(trial, [order]) == (None, 1) else fork
    return found


def _read(g: Play, line: str) -> Order:
    verb = next((verb for pattern, verb in _VERBS if re.search(pattern, line, re.IGNORECASE)), None)
    if verb is None:
        raise unreadable_line(f"“{line[:60]}” says nothing that a tribe could do.", HELP)
    if verb == "end":
        return EndTurn()
    line, points = points_said(line)
    line, pay, aid = means_said(line)
    pay = pay or _markers(g, verb, points)
    head, parts = parts_said(line)
    named = [area_named(word) for word in _LIKE_AREAS.findall(head)]
    if len(named) > _MOST_AREAS:
        raise unreadable_line(f"“{line[:60]}” names too many areas for one order.", HELP)
    _check_rest(_LIKE_AREAS.sub(" ", head))
    made = _MAKERS[verb](named, parts)
    fields: dict[str, Any] = {**made, "at": parts.get("at"), "end": parts.get("end"), "pay": pay, "aid": aid}
    return _complete(g, verb, line, fields)


def _check_rest(head: str) -> None:
    """No word is passed over: what nobody understands is said back."""
    words = re.findall(r"[^\W\d_]+", head.lower())
    strange = [word for word in words if not _FILLERS.fullmatch(word) and not _is_verb(word)]
    if strange:
        raise unreadable_line(f"“{' '.join(strange)[:60]}” is not understood.", HELP)


def _is_verb(word: str) -> bool:
    return any(re.search(pattern, word) for pattern, _ in _VERBS)


def _markers(g: Play, verb: str, points: int) -> dict[Trait, int]:
    """The fewest markers for so many points."""
    if not points:
        return {}
    purpose = _PURPOSES.get(verb)
    markers = None if purpose is None else cheapest(g, g.turn.seat, purpose, points)
    if markers is None:
        raise unreadable_line(f"{points} CP cannot be paid for this.", "“with 2 military” names markers")
    return markers


Making = Callable[[list[AreaId], dict[str, Any]], dict[str, Any]]


def _two(key: str) -> Making:
    """A tribe and its aim; the aim alone, if the tribe is not named."""

    def make(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
        if not named:
            raise unreadable_line("This takes an area.", HELP)
        return {"tribe": named[0] if len(named) > 1 else None, key: named[-1]}

    return make


def _one(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
    if len(named) > 1:
        raise unreadable_line(f"One area is enough: {named[0]} or {named[1]}?", HELP)
    return {"tribe": named[0] if named else None}


def _producing(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
    return {**_one(named, parts), "extra": parts.get("extra", ()), "give": _single(parts)}


def _spreading(token: str) -> Making:
    def make(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
        extra = parts.get("extra", (None,))[0]
        return {**_one(named, parts), "token": token, "extra": extra, "give": _single(parts)}

    return make


def _single(parts: dict[str, Any]) -> str | None:
    return next(iter(parts.get("give", {})), None)


def _trading(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
    return {**_two("seller")(named, parts), "take": parts.get("take", {}), "give": parts.get("give", {})}


def _attacking(named: list[AreaId], parts: dict[str, Any]) -> dict[str, Any]:
    spoils = {key: said for key, said in parts.items() if key in ("retreat", "settle", "hire")}
    return {**_two("target")(named, parts), **spoils}


_MAKERS: dict[str, Making] = {
    "holy war": _two("target"),
    "emancipate": _two("target"),
    "together": _one,
    "trade": _trading,
    "attack": _attacking,
    "explore": _two("to"),
    "religion": _spreading("religion"),
    "culture": _spreading("culture"),
    "found": _two("to"),
    "rest": _one,
    "produce": _producing,
}
_KINDS: dict[str, tuple[type[Any], tuple[str, ...]]] = {
    "holy war": (Cleanse, ("at", "end", "pay", "aid", "target")),
    "emancipate": (Emancipate, ("at", "end", "pay", "aid", "target")),
    "together": (Together, ("pay",)),
    "trade": (Trade, ("at", "end", "pay", "aid", "seller", "take", "give")),
    "attack": (Attack, ("at", "end", "pay", "aid", "target", "retreat", "settle", "hire")),
    "explore": (Explore, ("to", "pay")),
    "religion": (Spread, ("at", "end", "pay", "aid", "token", "extra", "give")),
    "culture": (Spread, ("at", "end", "pay", "aid", "token", "extra", "give")),
    "found": (Found, ("at", "end", "pay", "aid", "to")),
    "rest": (Rest, ("end",)),
    "produce": (Produce, ("at", "end", "extra", "give")),
}


_PURPOSES = {
    "holy war": Purpose.MILITARY,
    "attack": Purpose.MILITARY,
    "trade": Purpose.ECONOMY,
    "found": Purpose.CIVICS,
    "together": Purpose.CIVICS,
    "culture": Purpose.CULTURE,
    "religion": Purpose.RELIGION,
    "explore": Purpose.RANGE,
}


def _complete(g: Play, verb: str, line: str, fields: dict[str, Any]) -> Order:
    """The order; a tribe that is not named is the only one that could do it."""
    kind, names = _KINDS[verb]
    given = {name: fields[name] for name in names if name in fields and fields[name] is not None}

    def made(tribe: AreaId) -> Order:
        order: Order = kind(tribe=tribe, **given)
        return order

    tribe = fields.get("tribe") or _by_compass(g, line)
    if tribe is None and verb in ("attack", "trade") and "at" in given and given["at"] in actors(g):
        tribe = given.pop("at")
    if tribe is not None:
        if given.get("at") == tribe:
            given.pop("at")
        return made(tribe)
    able = [area for area in actors(g) if attempt(g.fork(), [made(area)])[0] is None]
    if len(able) == 1:
        return made(able[0])
    could = tuple(able or actors(g))
    text = f"Which tribe is meant by “{line[:60]}”?"
    legal = " / ".join(could)
    raise Unreadable(
        Fault("ambiguous", text, legal=legal, kind=FaultKind.AMBIGUOUS, said=line, candidates=could)
    )


def _by_compass(g: Play, line: str) -> AreaId | None:
    """“The north tribe”: the one that lies farthest there among those that may act."""
    said = re.search(r"\b(north|south|east|west)(?:ern)?(?:most)? tribe\b", line, re.IGNORECASE)
    if said is None:
        return None
    dx, dy = _COMPASS[said[1].lower()]
    return _farthest(((g.world.places[area], area) for area in actors(g)), dx, dy)


def _farthest(placed: Iterable[tuple[tuple[int, int, int], AreaId]], dx: int, dy: int) -> AreaId | None:
    ranked = sorted(((x * dx + y * dy, area) for (_, x, y), area in placed), reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return None
    return ranked[0][1]
