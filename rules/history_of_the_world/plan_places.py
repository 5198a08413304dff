"""The lands of a written plan: by name, as the capital, as what was named last; all else is asked back."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from rules.history_of_the_world import plan_faults as unclear
from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.names import find_land, find_water, plain
from rules.history_of_the_world.plan_orders import Unclear
from rules.history_of_the_world.plan_phrases import Phrases, take_phrases
from rules.table import Fault, FaultKind

_FROM = re.compile(
    r"\s*\b(?:out\s+of|from)\s+(?P<land>.+?)(?=\s+(?:to|into|attack|take|invade|enter)\b|$)", re.IGNORECASE
)
_TO = re.compile(r"^(?P<source>.+?)\s+(?:in)?to\s+(?P<land>.+)$", re.IGNORECASE)
_INTO = re.compile(r"^(?:in\s?to|to|in|on|at|against)\s+", re.IGNORECASE)
_BARE_NUMBER = re.compile(r"^(?P<a>\d+)\s+(?P<x>\D+)$|^(?P<y>\D+?)\s+(?P<b>\d+)$")
_NEGATIONS = {"no", "not", "dont", "never", "without", "except", "unless", "avoid", "cant", "cannot", "nor"}
_CAPITAL = {"capital", "my capital", "our capital"}
_THIS = {"it", "there", "that", "this", "that land", "this land"}
_THESE = {"them", "both", "these", "those", "each", "each of them", "all of them", "both of them"}
_LONGEST_NAME = 4
_SHORTEST_NAME = 4
_LOOKED_AT = 12


@dataclass(frozen=True, slots=True)
class Ground:
    """What a plan may speak of without a name: the capital, and where its armies stand."""

    capital: Callable[[], LandId | None]
    held: frozenset[LandId] = frozenset()


class Places:
    """Finds the lands of a plan, and remembers those of this sentence, or of the last that named any."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.named: list[LandId] = []
        self.is_new = True

    def land(self, text: str) -> LandId | Fault:
        """The one land a text means, or what is not clear about it."""
        try:
            return self.lands(text)[-1]
        except Unclear as doubt:
            return doubt.fault

    def lands(self, text: str, line: str = "") -> list[LandId]:
        """The land a text means; several for "them"."""
        word = plain(text)
        if word in _THIS or word in _THESE:
            if not self.named:
                raise Unclear(unclear.nothing_before(text))
            return self.named[-1:] if word in _THIS else list(dict.fromkeys(self.named))
        land = self.ground.capital() if word in _CAPITAL else _found(text, line)
        if land is None:
            raise Unclear(unclear.no_capital())
        self.named = [land] if self.is_new else [*self.named, land]
        self.is_new = False
        return [land]

    def target(self, text: str, piece: str) -> str:
        """The name of the land that a text is after, without where the armies come from."""
        if not text:
            raise Unclear(unclear.unreadable_line(piece))
        if found := _FROM.search(text):
            source = find_land(found["land"])
            if isinstance(source, Fault) and isinstance(find_water(found["land"]), Fault):
                raise Unclear(source)
            text = f"{text[: found.start()]} {text[found.end() :]}".strip()
        if found := _TO.match(text):
            text = found["land"] if find_land(found["source"]) in self.ground.held else text
        text = _INTO.sub("", text)
        if (found := _BARE_NUMBER.match(text)) and not isinstance(find_land(found["x"] or found["y"]), Fault):
            raise Unclear(unclear.bare_number(found["a"] or found["b"], piece))
        return text

    def source(self, text: str) -> Phrases | None:
        """What is said of armies that set out from a land that is held; None if no such land is named."""
        bare, said = take_phrases(text)
        found = _BARE_NUMBER.match(bare)
        if find_land((found["x"] or found["y"]) if found else bare) not in self.ground.held:
            return None
        if found:
            said.fields["most"] = int(found["a"] or found["b"])
            said.words.append(found[0])
        return said


def _found(text: str, line: str) -> LandId:
    """The land of this name; where words too many stand around it, they are said back."""
    land = find_land(text)
    if not isinstance(land, Fault):
        return land
    if _NEGATIONS.intersection(plain(text).split()):
        raise Unclear(unclear.negated(line or text))
    if land.kind is FaultKind.AMBIGUOUS:
        raise Unclear(land)
    words = text.split()[:_LOOKED_AT]
    for length in range(min(len(words) - 1, _LONGEST_NAME), 0, -1):
        for start in range(len(words) - length + 1):
            part = " ".join(words[start : start + length])
            if len(part) >= _SHORTEST_NAME and not isinstance(find_land(part), Fault):
                rest = " ".join(words[:start] + words[start + length :])
                raise Unclear(unclear.not_understood(rest, line or text))
    raise Unclear(unclear.unreadable_line(line) if line else land)
