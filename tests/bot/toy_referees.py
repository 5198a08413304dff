"""Referees of the toy game: one for each kind of question that needs one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Discriminator

from rules.table import Chance, Choice, Data, Drafted, Menu, Referee, Refusal, refuse
from rules.table.menu import Picking, names, pick, write_in
from rules.table.refusal import unreadable
from tests.bot.toy_state import PORTS, PRICES, Offer

Move = tuple[str, str, int]


def _port(text: str) -> str | None:
    found = [port for port in PORTS if port.lower().startswith(text.strip().lower())]
    return found[0] if len(found) == 1 else None


def _pick(prompt: str, options: list[str] | tuple[Choice, ...]) -> Picking:
    shown = options if isinstance(options, tuple) else names(options)
    return (yield from pick(prompt, shown, always=True))


@dataclass(frozen=True, slots=True)
class Sailing(Referee[tuple[Move, ...]]):
    """Orders to ships: [from, to, count]; no ship twice."""

    ships: dict[str, int]

    @property
    def answer_type(self) -> Any:
        return tuple[Move, ...]

    @property
    def hint(self) -> str:
        return "Write one line for each voyage, such as Ostia 2 > Tyros."

    def judge(self, answer: tuple[Move, ...]) -> tuple[Move, ...] | Refusal:
        used: dict[str, int] = {}
        for source, target, count in answer:
            if source not in PORTS or target not in PORTS or source == target:
                return refuse("no-voyage", f"No voyage leads from {source} to {target}.", "T 3")
            if count < 1:
                return refuse("no-ships", f"{count} ships cannot sail.", "T 3")
            used[source] = used.get(source, 0) + count
        over = [port for port, n in used.items() if n > self.ships.get(port, 0)]
        if over:
            have = ", ".join(f"{port}: {self.ships.get(port, 0)}" for port in over)
            return refuse("too-many", f"Too many ships leave {', '.join(over)}.", "T 3", have)
        return answer

    def default(self) -> Data:
        return []

    def sample(self, chance: Chance) -> Data:
        lines = []
        for port in sorted(self.ships):
            count = chance.below("sample", self.ships[port] + 1)
            if count:
                lines.append([port, chance.pick("sample", [p for p in PORTS if p != port]), count])
        return lines

    def only(self) -> Data | None:
        return None if any(self.ships.values()) else []

    def read(self, text: str, draft: Data) -> Data | Refusal:
        lines = list(draft)
        for line in filter(None, map(str.strip, text.splitlines())):
            left, arrow, right = line.partition(">")
            name, _, count = left.strip().rpartition(" ")
            source, target = _port(name), _port(right)
            if not arrow or source is None or target is None or not count.isdecimal():
                return unreadable(f"“{line}” cannot be read.", legal="Ostia 2 > Tyros")
            lines.append([source, target, int(count)])
        return lines

    def write(self, data: Data) -> tuple[str, ...]:
        return tuple(f"{source} {count} > {target}" for source, target, count in data) or ("stay",)

    def menu(self, draft: Data) -> Menu:
        source = yield from _pick("From where?", [p for p in PORTS if self.ships.get(p)])
        target = yield from _pick("Where to?", [p for p in PORTS if p != source])
        count = yield from _pick("How many?", [str(n + 1) for n in range(self.ships[source])])
        return Drafted([*draft, [source, target, int(count)]])

    def drop(self, draft: Data, line: int) -> Data:
        return [entry for place, entry in enumerate(draft) if place != line]


@dataclass(frozen=True, slots=True)
class Finish:
    """Be done."""

    act: Literal["done"]


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer a card for gold."""

    act: Literal["offer"]
    to: int
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class Reply:
    """Take an offer or leave it."""

    act: Literal["accept", "decline"]
    offer: int


Act = Finish | Propose | Reply


@dataclass(frozen=True, slots=True)
class Bargain(Referee[Act]):
    """An act on the market: offer a card for gold, accept, decline, or be done."""

    seat: int
    others: tuple[int, ...]
    cards: tuple[str, ...]
    gold: int
    offers: tuple[Offer, ...]

    @property
    def answer_type(self) -> Any:
        return Annotated[Act, Discriminator("act")]

    @property
    def hint(self) -> str:
        return "Offer, accept, decline, or be done."

    def judge(self, answer: Act) -> Act | Refusal:
        match answer:
            case Propose():
                known = answer.to in self.others and answer.card in self.cards
                if not known or not 0 <= answer.gold <= 99:
                    return refuse("no-offer", "That cannot be offered.", "T 4", ", ".join(self.cards))
            case Reply():
                offer = next((o for o in self.offers if o.number == answer.offer), None)
                if offer is None:
                    return refuse("stale", "This offer stands no more.", "T 4")
                if answer.act == "accept" and offer.gold > self.gold:
                    return refuse("too-dear", f"You have {self.gold} gold.", "T 4", f"{offer.gold} are asked")
        return answer

    def default(self) -> Data:
        return {"act": "done"}

    def sample(self, chance: Chance) -> Data:
        fair = [o for o in self.offers if o.gold <= self.gold]
        if fair and chance.below("sample", 2):
            return {"act": "accept", "offer": chance.pick("sample", fair).number}
        if self.cards and self.others and not chance.below("sample", 3):
            card, to = chance.pick("sample", self.cards), chance.pick("sample", self.others)
            return {"act": "offer", "to": to, "card": card, "gold": chance.below("sample", 4)}
        return self.default()

    def read(self, text: str, draft: Data) -> Data | Refusal:
        match text.lower().split():
            case ["done"]:
                return {"act": "done"}
            case ["accept" | "decline" as act, number] if number.isdecimal():
                return {"act": act, "offer": int(number)}
            case ["offer", card, "to", to, "for", gold] if to.isdecimal() and gold.isdigit():
                return {"act": "offer", "to": int(to), "card": card, "gold": int(gold)}
        return unreadable("That cannot be read.", legal="offer wine to 1 for 3 / accept 2 / done")

    def fill(self, act: str, fields: Mapping[str, str]) -> Data | Refusal:
        number = fields.get("to") or fields.get("offer") or ""
        match act:
            case "done":
                return {"act": act}
            case "accept" | "decline" if number.isdecimal():
                return {"act": act, "offer": int(number)}
            case "offer" if number.isdecimal() and fields["want"].isdecimal():
                return {"act": act, "to": int(number), "card": fields["give"], "gold": int(fields["want"])}
        return unreadable("That cannot be done in this market.", legal="offer, accept, decline, done")

    def write(self, data: Data) -> tuple[str, ...]:
        match data["act"]:
            case "offer":
                return (f"offer {data['card']} to {data['to']} for {data['gold']}",)
            case "done":
                return ("done",)
        return (f"{data['act']} {data['offer']}",)

    def menu(self, draft: Data) -> Menu:
        replies = [f"{act}:{o.number}" for o in self.offers for act in ("accept", "decline")]
        offer = ["offer"] if self.cards and self.others else []
        act = yield from _pick("What?", [*offer, *replies, "done"])
        if act == "offer":
            return (yield from self._offer())
        verb, _, number = act.partition(":")
        return Drafted({"act": verb, "offer": int(number)} if number else {"act": verb}, submit=True)

    def _offer(self) -> Menu:
        card = yield from _pick("Which card?", sorted(set(self.cards)))
        seats = tuple(Choice(str(seat), f"seat {seat}") for seat in self.others)
        to = yield from _pick("To whom?", seats)
        gold = yield from write_in("For how much gold?", "a number")
        amount = int(gold) if gold.isdecimal() else -1
        return Drafted({"act": "offer", "to": int(to), "card": card, "gold": amount}, submit=True)

    def drop(self, draft: Data, line: int) -> Data:
        return self.default()


@dataclass(frozen=True, slots=True)
class Shop(Referee[tuple[str, ...]]):
    """Goods to buy, each once, with the gold one has."""

    gold: int
    owned: tuple[str, ...]

    @property
    def answer_type(self) -> Any:
        return tuple[str, ...]

    @property
    def hint(self) -> str:
        return f"Name the goods: {', '.join(PRICES)}."

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        wrong = [n for n in answer if n not in PRICES or n in self.owned or answer.count(n) > 1]
        if wrong:
            return refuse(
                "not-for-sale", f"Not for sale: {', '.join(wrong)}.", "T 5", ", ".join(self._offered())
            )
        price = sum(PRICES[name] for name in answer)
        if price > self.gold:
            return refuse("too-dear", f"That costs {price}.", "T 5", f"you have {self.gold}")
        return answer

    def _offered(self) -> list[str]:
        return [name for name in PRICES if name not in self.owned]

    def default(self) -> Data:
        return []

    def sample(self, chance: Chance) -> Data:
        left, bought = self.gold, []
        for name in self._offered():
            if PRICES[name] <= left and chance.below("sample", 2):
                bought.append(name)
                left -= PRICES[name]
        return bought

    def only(self) -> Data | None:
        return None if any(PRICES[name] <= self.gold for name in self._offered()) else []

    def read(self, text: str, draft: Data) -> Data | Refusal:
        return [
            *draft,
            *(word.strip().lower() for word in text.replace("\n", ",").split(",") if word.strip()),
        ]

    def write(self, data: Data) -> tuple[str, ...]:
        return tuple(f"{name} for {PRICES.get(name, '?')}" for name in data) or ("nothing",)

    def menu(self, draft: Data) -> Menu:
        rest = [name for name in self._offered() if name not in draft]
        shown = tuple(Choice(name, name, f"{PRICES[name]} gold") for name in rest)
        return Drafted([*draft, (yield from _pick("Buy what?", shown))])

    def drop(self, draft: Data, line: int) -> Data:
        return [name for place, name in enumerate(draft) if place != line]


WORDS = ("build", "rest", "sell")


@dataclass(frozen=True, slots=True)
class Planning(Referee[tuple[str, ...]]):
    """Up to three steps that are done by themselves."""

    @property
    def answer_type(self) -> Any:
        return tuple[Literal["build", "rest", "sell"], ...]

    @property
    def hint(self) -> str:
        return f"A plan is made of steps: {', '.join(WORDS)}."

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        if len(answer) > 3:
            return refuse("too-long", f"{len(answer)} steps are too many.", "T 6", "three steps")
        return answer

    def default(self) -> Data:
        return []

    def sample(self, chance: Chance) -> Data:
        return [chance.pick("sample", WORDS) for _ in range(chance.below("sample", 4))]

    def read(self, text: str, draft: Data) -> Data | Refusal:
        words = text.lower().replace(",", " ").split()
        unknown = [word for word in words if word not in WORDS]
        return (
            unreadable(f"Unknown: {', '.join(unknown)}.", ", ".join(WORDS)) if unknown else [*draft, *words]
        )

    def write(self, data: Data) -> tuple[str, ...]:
        return tuple(f"{n}. {word}" for n, word in enumerate(data, start=1)) or ("no plan",)

    def menu(self, draft: Data) -> Menu:
        return Drafted([*draft, (yield from _pick("Then?", list(WORDS)))])

    def drop(self, draft: Data, line: int) -> Data:
        return [word for place, word in enumerate(draft) if place != line]
