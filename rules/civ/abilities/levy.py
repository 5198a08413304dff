"""The ability to levy commodity cards from neighbours."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.cards import commodities, hand_over, set_gain
from rules.civ.civ import Civ
from rules.civ.events_calamity import CardGiven
from rules.civ.events_trade import CardsReceived
from rules.civ.faults_calamity import not_a_neighbour, too_many
from rules.civ.naming import find
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Choose, Fault, Refusal, Script, Seat, ask_all
from rules.table.menu import pick_some

_EACH = "a card each from "


@dataclass(frozen=True, slots=True)
class Levied:
    """The seats chosen."""

    ability: Literal["levy"]
    seats: Annotated[tuple[Seat, ...], Field(min_length=1)]

    def __post_init__(self) -> None:
        """Different seats."""
        if len(set(self.seats)) < len(self.seats):
            raise ValueError("a seat twice")


class Levy(Ability[Levied]):
    """WE ch.9 Provincial Empire: neighbours by land or water each give a commodity card of some value."""

    key = "levy"
    use_type = Levied
    asks_others = True

    def neighbours(self, g: Civ, seat: Seat) -> list[Seat]:
        """The players with units next to one's own, without the protected."""
        near = {area for own in g.areas_of(seat) for area in g.board.neighbours[own]}
        return [
            other
            for other in g.rivals(seat)
            if not self.protects(g, other) and near.intersection(g.areas_of(other))
        ]

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is a neighbour."""
        return bool(self.neighbours(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Levied) -> list[Fault]:
        """Neighbours only, and not too many."""
        near, section = self.neighbours(g, seat), g.rules.cite(Topic.ADVANCES)
        legal = ", ".join(g.name(other) for other in near)
        faults = [not_a_neighbour(section, legal)] if not set(use.seats) <= set(near) else []
        if len(use.seats) > self.amount(g, seat):
            faults.append(too_many(section, "players", len(use.seats), self.amount(g, seat)))
        return faults

    def apply(self, g: Civ, seat: Seat, use: Levied) -> Script[None]:
        """All of them choose at once; who has no such card gives none."""
        asked = [question for other in g.ranked(use.seats) if (question := self._question(g, seat, other))]
        cards = yield from ask_all(asked)
        for other, card in cards.items():
            hand_over(g, other, seat, [card], traded=False)
            g.tell(CardGiven(other, seat, self.cause(g, seat)))
            g.tell(CardsReceived(seat, (card,), other), seat, other)

    def _question(self, g: Civ, seat: Seat, other: Seat) -> Choose | None:
        held = commodities(g, other)
        names = sorted(n for n in held if g.rules.face_value(n) >= g.numbers.levy_value)
        if not names:
            return None
        cause = self.cause(g, seat)
        return Choose(
            seat=other,
            key=f"levy:{seat}",
            prompt=f"{cause} of {g.name(seat)}: which commodity card do you give?",
            section=g.rules.cite(Topic.ADVANCES),
            public=f"owes a card to {g.name(seat)}",
            topic="levy",
            options=tuple(
                Choice(n, n, f"face value {g.rules.face_value(n)}, you have {held[n]}") for n in names
            ),
            fallback=min(names, key=lambda n: (set_gain(g, other, n, held[n]), n)),
        )

    def menu(self, g: Civ, seat: Seat, before: Levied | None) -> UseMenu:
        """Choose the players."""
        near = self.neighbours(g, seat)
        options = [Choice(str(other), g.name(other), g.nation(other).name) for other in near]
        most = min(len(options), self.amount(g, seat))
        keys = yield from pick_some(f"{self.cause(g, seat)}: who gives you a card?", options, 1, most)
        return {"seats": [int(key) for key in keys]}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """The names of civilizations."""
        text = text.strip().removeprefix(_EACH)
        near = {g.name(other): other for other in self.neighbours(g, seat)}
        found = [find(part, near, "neighbour") for part in text.replace(";", ",").split(",") if part.strip()]
        wrong = [fault for name in found if isinstance(name, Refusal) for fault in name.faults]
        return Refusal(tuple(wrong)) if wrong else {"seats": [near[name] for name in found if name in near]}

    def write(self, g: Civ, use: Levied) -> str:
        """The civilizations."""
        return _EACH + ", ".join(_name(g, other) for other in use.seats)

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Any neighbours."""
        near = self.neighbours(g, seat)
        chance.shuffle("sample", near)
        return (
            {"seats": near[: 1 + chance.below("sample", min(len(near), self.amount(g, seat)))]}
            if near
            else None
        )


def _name(g: Civ, seat: Seat) -> str:
    """A civilization; in a draft that was never judged there may be seats that are not."""
    return g.name(seat) if seat in g.seats else f"seat {seat}"
