"""Dawn 25.7: one named commodity is demanded of up to three players, one after the other."""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ import cards
from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events_trade import CommodityDemanded, Reply
from rules.civ.faults_calamity import no_such_commodity, not_a_neighbour, too_many
from rules.civ.faults_trade import empty_field
from rules.civ.naming import find
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Choose, Fault, Refusal, Script, Seat, ask
from rules.table.menu import pick

NOBODY = "nobody"
ANSWER, DISREGARD = "answer", "disregard"
_FROM = re.compile(r"^(?P<commodity>.+?)\s+(?:from|of)\s+(?P<seats>.+)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Demanded:
    """The commodity, and who is asked, the first one first."""

    ability: Literal["demand"]
    commodity: str
    seats: Annotated[tuple[Seat, ...], Field(min_length=1)]

    def __post_init__(self) -> None:
        """Different seats."""
        if len(set(self.seats)) < len(self.seats):
            raise ValueError("a seat twice")


class TradeEmpire(Ability[Demanded]):
    """Dawn 25.7.1: the first who has such a card surrenders one; all hear who had it and who did not."""

    key = "demand"
    use_type = Demanded
    asks_others = True

    def rivals(self, g: Civ, seat: Seat) -> list[Seat]:
        """Those with cards; the protected may be asked, too, and may disregard it (25.7.2)."""
        return [other for other in g.rivals(seat) if g.nation(other).hand]

    def wares(self, g: Civ) -> list[str]:
        """The commodities this game is played with."""
        return [name for name in cards.in_play(g) if cards.is_commodity(g.rules, name)]

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether anybody has cards."""
        return bool(self.rivals(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Demanded) -> list[Fault]:
        """A commodity of this game, and not too many who have cards."""
        section, able = g.rules.cite(Topic.ABILITIES), self.rivals(g, seat)
        found = []
        if use.commodity not in self.wares(g):
            found.append(no_such_commodity(section, use.commodity))
        if not set(use.seats) <= set(able):
            found.append(not_a_neighbour(section, ", ".join(g.name(other) for other in able)))
        if len(use.seats) > self.amount(g, seat):
            found.append(too_many(section, "players", len(use.seats), self.amount(g, seat)))
        return found

    def apply(self, g: Civ, seat: Seat, use: Demanded) -> Script[None]:
        """Dawn 25.7.1: one after the other, until one surrenders the card."""
        for other in use.seats:
            reply = yield from self._reply(g, seat, other, use.commodity)
            g.tell(CommodityDemanded(seat, other, use.commodity, reply))
            if reply is Reply.GIVEN:
                cards.hand_over(g, other, seat, [use.commodity], traded=False)
                return

    def _reply(self, g: Civ, seat: Seat, other: Seat, commodity: str) -> Script[Reply]:
        """Dawn 25.7.2: the protected decide whether they answer at all, with the card or without."""
        if self.protects(g, other):
            answer = yield from ask(self._question(g, seat, other, commodity))
            if answer == DISREGARD:
                return Reply.DISREGARDED
        return Reply.GIVEN if cards.hand(g, other)[commodity] else Reply.NONE

    def _question(self, g: Civ, seat: Seat, other: Seat, commodity: str) -> Choose:
        has_it = bool(cards.hand(g, other)[commodity])
        answer = f"Give it to {g.name(seat)}" if has_it else "Say that you have none"
        return Choose(
            seat=other,
            key=f"demand:{seat}",
            prompt=f"{self.cause(g, seat)}: {g.name(seat)} demands {commodity} of you. "
            "If you disregard it, nobody learns whether you have it.",
            section=g.rules.cite(Topic.ABILITIES),
            public=f"may disregard a demand of {g.name(seat)}",
            topic="demand",
            options=(Choice(DISREGARD, "Disregard the demand"), Choice(ANSWER, answer)),
            fallback=DISREGARD,
        )

    def menu(self, g: Civ, seat: Seat, before: Demanded | None) -> UseMenu:
        """The commodity, and whom to ask first, second and third."""
        cause, able = self.cause(g, seat), self.rivals(g, seat)
        wares = [Choice(name, name, f"stack {g.rules.face_value(name)}") for name in self.wares(g)]
        commodity = yield from pick(f"{cause}: which commodity do you demand?", wares, always=True)
        asked: list[Seat] = []
        while len(asked) < min(self.amount(g, seat), len(able)):
            options = [self._choice(g, other) for other in able if other not in asked]
            more = [Choice(NOBODY, "Nobody else")] if asked else []
            prompt = f"Who else, if there is no {commodity} so far?" if asked else "Whom do you ask first?"
            key = yield from pick(prompt, [*more, *options], always=True)
            if key == NOBODY:
                break
            asked.append(int(key))
        return {"commodity": commodity, "seats": asked}

    def _choice(self, g: Civ, other: Seat) -> Choice:
        note = f"{len(g.nation(other).hand)} cards"
        note += ", may disregard you" if self.protects(g, other) else ""
        return Choice(str(other), g.name(other), note)

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Commodity from Civilization, Civilization`."""
        match = _FROM.match(text.strip())
        commodity = find(match["commodity"] if match else text, dict.fromkeys(self.wares(g)), "commodity")
        if isinstance(commodity, Refusal):
            return commodity
        able = {g.name(other): other for other in self.rivals(g, seat)}
        parts = re.split(r"[,;]|\bthen\b", match["seats"] if match else "")
        names = [find(part, able, "player with cards") for part in filter(str.strip, parts)]
        wrong = [fault for name in names if isinstance(name, Refusal) for fault in name.faults]
        if not names:
            wrong.append(empty_field(f"whom you ask for {commodity}"))
        if wrong:
            return Refusal(tuple(wrong))
        return {"commodity": commodity, "seats": [able[name] for name in names if name in able]}

    def write(self, g: Civ, use: Demanded) -> str:
        """The commodity, and who is asked."""
        names = [g.name(other) if other in g.seats else f"seat {other}" for other in use.seats]
        return f"{use.commodity} from {', '.join(names)}"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Anything of anybody."""
        able, wares = self.rivals(g, seat), self.wares(g)
        if not able or not wares:
            return None
        chance.shuffle("sample", able)
        asked = able[: 1 + chance.below("sample", self.amount(g, seat))]
        return {"commodity": chance.pick("sample", wares), "seats": asked}
