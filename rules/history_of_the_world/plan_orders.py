"""One order in words, without limits and conditions: what it is told by, and how it is read."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.history_of_the_world import plan_faults as unclear
from rules.history_of_the_world.names import find_water, plain
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Forts,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Wish,
)
from rules.history_of_the_world.plan_phrases import ARMIES, NUMBER, number_of
from rules.table import Fault


class Unclear(Exception):
    """Something written is not clear: this is asked back."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(rf"^(?:{text})$".replace(" ", r"\s+"), re.IGNORECASE)


_VERBS = (
    "take|attack|conquer|occupy|enter|invade|capture|seize|assault|storm|besiege|overrun|claim|grab"
    "|reinforce|settle"
    "|colonise|colonize|annex|retake|hit|strike|get|win|(?:expand|move|march|go|advance|push|head|land|sail"
    "|cross|spread|continue|proceed|press|carry|ship|"
    "return|send|place|put|use|commit|deploy)(?: (?:out|on|over|forces|again|an? army|armies|army"
    "|everything))?"
)
_INTO = r"(?: (?:in ?to|onto|unto|to|in|on|at|against|towards?|over|for))?(?: (?:the land of|land))?"
TAKE = re.compile(
    rf"^(?P<try>(?:try|attempt)(?: to)?\b)?\s*(?P<verb>\b(?:{_VERBS})\b{_INTO}\b)?\s*".replace(" ", r"\s+"),
    re.IGNORECASE,
)
STARTS = re.compile(
    rf"\b(?:{_VERBS}|try|attempt|stop|end|done|finish|pass|fort\w*|build|keep|hold|save|coin|spend|monument"
    rf"|embark|fill|the rest"
    r"|rest)\b".replace(" ", r"\s+"),
    re.IGNORECASE,
)
_REST = (
    r"(?:(?:use|with|put|turn|make|convert|place|send|move|spend) )*(?:all |any )?(?:the |my |our )?(?:rest"
    r"|remainder|remaining(?: "
    r"armies| ones)?|left ?overs?|others|other armies|armies left(?: over)?|left ?over armies"
    r"|everything (?:else|left)"
    r"|what(?:ever)? (?:is left|remains)|all that is left)(?: of (?:the|my|our) (?:armies|pool))?"
)
_STOPS = _pattern(
    r"stop(?: (?:expanding|here|there|expansion|now))?|end(?: (?:expansion|(?:my |the )?turn|here))?|done"
    r"|finish(?:ed)?|pass"
    r"|that is all|thats all|nothing(?: (?:else|more))?|i am done|im done"
)
_EMPTY = (
    r"(?:(?: (?:all|any|the|as many))*(?: (?:over|into|in|to|across|on))?(?: (?:all|any|the|as many))*"
    r" (?:empty|free|vacant|unoccupied)(?: (?:lands?|spaces?|areas?|ones))?(?: as possible)?)"
)
_SPREADS = _pattern(
    rf"(?:{_REST}[:,]? )?(?:to )?(?:spread(?: out)?|fill(?: up)?|expand|occupy|take|go"
    rf"|enter)(?: {_REST})?{_EMPTY}"
    rf"|(?:{_REST}[:,]? )?(?:to )?spread(?: out)?(?: {_REST})?|(?:spread|expand)(?: out)? peacefully|fill"
    rf"|{_REST}{_EMPTY}"
    rf"|fill{_EMPTY} with {_REST}"
)
_FORTS = _pattern(
    rf"{_REST}(?: (?:as|into|in|for|to|to build|become|are|all|goes? (?:in)?to))*:? forts?(?: everywhere)?"
    rf"|(?:build |make |place )?forts? (?:with|from|of|for|using|out of) {_REST}"
    rf"|(?:build )?(?:as many )?forts? (?:everywhere|as possible)"
    rf"|(?:build )?as many forts as possible|fort(?:ify)? (?:everything|everywhere|all(?: (?:my |our "
    rf"|the )?lands)?|{_REST})"
    rf"|(?:build |make |place )?(?P<n>{NUMBER}) (?:more )?forts?(?: with {_REST})?"
)
_REST_KEPT = _pattern(rf"(?:keep|save|hold|leave|reserve) (?:back )?{_REST}(?: back)?")
_FORT_WORD = re.compile(r"\bfort", re.IGNORECASE)
_REST_INTO = re.compile(
    rf"^{_REST}\s+(?:(?:in ?to|to|in|on|at|against|for)\s+)?(?=\w)".replace(" ", r"\s+"), re.IGNORECASE
)
_KEEP = (
    rf"(?:keep|hold|save|reserve|leave|set aside)(?: back)? (?P<n>{NUMBER})(?: {ARMIES})?"
    r"(?: (?:back|in reserve|in (?:the|my|our) pool|aside|left|unused|for later|in hand|always))*"
)
_KEEPS = _pattern(rf"{_KEEP}(?P<forts> for (?:(?:a|the|one|two|three) )?forts?)?")
_KEEPS_FORT = _pattern(
    rf"{_KEEP} for (?:(?:a|an|the|one|\d+) )?forts? (?:in|at|on|for) (?P<land>(?!(?:in|at|on|for)$).+)"
)
_KEEPS_FOR = _pattern(rf"{_KEEP} for (?P<land>(?!(?:in|at|on|for)$).+)")
_ALLIES = r"(?P<allies> of (?:the |my |our )?allies)?"
_COINS = _pattern(
    rf"(?:(?:spend|use|pay) )?(?:(?P<n>{NUMBER}|the|my) )?(?:coins?{_ALLIES}|recruit)"
    rf"(?: (?:to )?(?:bring|return|get|recruit|revive)\b.*| for (?:an? )?{ARMIES})?"
)
_RETURNS = _pattern(
    rf"(?:bring|get|return|revive|recruit)(?: back)? (?:(?P<n>{NUMBER}|the|my) )?(?:lost )?{ARMIES}(?: back)?"
    rf"(?: (?:for|with|by|using) (?:{NUMBER}|the) coins?{_ALLIES})?"
)
_COIN_FORT = _pattern(
    r"(?:(?:spend|use|pay) )?(?:an? |the |one )?coin (?:for|on) (?:an? |the )?fort (?:in|at"
    r"|on) (?P<land>(?!(?:in|at|on|for)$).+)"
)
_FORT = _pattern(
    r"(?:(?:build|place|put|make|add|erect|construct) )?(?:(?:an?|one|the|my) )?(?P<free>free )?(?:forts?"
    r"|fortif(?:y|ications?)|"
    r"fortress(?:es)?)(?: up)?(?: (?:in|at|on|for|into))? (?P<land>(?!(?:in|at|on|for)$).+)"
)
_PAID = re.compile(
    r"[,\s]+(?:paid\s+)?(?:for|with|by|using)\s+(?:an?|one|the|1)\s+(?P<with>army|coin)$"
    r"|[,\s]+(?P<free>(?:of|by)\s+(?:the\s+)?engineers|for\s+free|free)$",
    re.IGNORECASE,
)
_MONUMENT = _pattern(
    r"(?:(?:build|place|put|wish for|want) )?(?:(?:an?|the|my) )?monuments?(?: (?:in|at|on"
    r"|for))? (?P<land>(?!(?:in|at|on|for)$).+)"
)
_ABOARD = _pattern(
    rf"(?:(?:put|place|send) )?(?:{NUMBER} )?(?:army )?(?:aboard|embark|on the fleet|onto the fleet"
    rf"|on a fleet)(?: (?:in|on|at))? (?P<sea>.+)"
)


@dataclass(frozen=True, slots=True)
class Named:
    """An order for lands that a list may go on with: what makes it of one more land."""

    orders: tuple[PlanOrder, ...]
    of: Callable[[str], PlanOrder]
    armies: int = 0


def read_order(text: str, lands: Callable[[str], list[str]]) -> tuple[PlanOrder, ...] | Named | None:
    """What a text orders if it is no expansion into a land; `lands` finds what a name or “them” means."""
    for reader in (_read_word, _read_coin):
        orders = tuple(reader(text))
        if orders:
            return orders
    return _read_kept(text, lands) or _read_fort(text, lands) or _read_other(text, lands)


def is_order(text: str) -> bool:
    """Whether a text, "the rest" included, is an order by itself."""
    try:
        return read_order(text, lambda _: []) is not None
    except Unclear:
        return True


def into_rest(text: str) -> str:
    """The text without "the rest" before a land: armies go on until it falls in any case.

    One fort is not the rest of them: there it stays, and is asked back.
    """
    return text if _FORT_WORD.search(text) else _REST_INTO.sub("", text, count=1)


def _read_word(text: str) -> Iterator[PlanOrder]:
    if _STOPS.match(plain(text)):
        yield EndExpansion()
    elif _SPREADS.match(text):
        yield Spread()
    elif forts := _FORTS.match(text):
        yield Forts(number_of(forts["n"]) if forts["n"] else None)
    elif _REST_KEPT.match(text):
        raise Unclear(unclear.kept_rest(text))
    elif kept := _KEEPS.match(text):
        yield Reserve(number_of(kept["n"]), for_forts=bool(kept["forts"]))


def _read_coin(text: str) -> Iterator[PlanOrder]:
    found = _COINS.match(text) or _RETURNS.match(text)
    if found is not None:
        number = found["n"] or "1"
        count = 1 if number.lower() in ("the", "my") else number_of(number)
        yield from [Recruit(allied=bool(found["allies"]))] * min(count, 20)


def _read_kept(text: str, lands: Callable[[str], list[str]]) -> Named | None:
    if found := _KEEPS_FORT.match(text):
        orders = tuple(Fort(land, kept=True) for land in lands(found["land"]))
        return Named(orders, lambda land: Fort(land, kept=True), number_of(found["n"]))
    if found := _KEEPS_FOR.match(text):
        lands(found["land"])
        raise Unclear(unclear.kept_for_what(text, found["n"], found["land"]))
    return None


def _read_fort(text: str, lands: Callable[[str], list[str]]) -> Named | None:
    coin = _COIN_FORT.match(text)
    found = coin or _FORT.match(text)
    if found is None:
        return None
    where, pay = found["land"], Pay.COIN if coin else Pay.ARMY
    if paid := _PAID.search(where):
        where = where[: paid.start()]
        pay = Pay.FREE if paid["free"] else Pay(paid["with"].lower())
    if not coin and found["free"]:
        pay = Pay.FREE
    return Named(tuple(Fort(land, pay) for land in lands(where)), lambda land: Fort(land, pay))


def _read_other(text: str, lands: Callable[[str], list[str]]) -> Named | tuple[PlanOrder, ...] | None:
    if found := _MONUMENT.match(text):
        return Named(tuple(map(Wish, lands(found["land"]))), Wish)
    if found := _ABOARD.match(text):
        sea = find_water(found["sea"])
        if isinstance(sea, Fault):
            raise Unclear(sea)
        return (Embark(sea),)
    return None
