"""Referees of the toy game: one for each kind of question that needs one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.table import Chance, Choice, Data, Drafted, Path, Refusal, Step, refuse
from rules.table.refusal import unreadable
from tests.bot.toy_state import PORTS, PRICES, Offer

Move = tuple[str, str, int]


def _port(text: str) -> str | None:
    found = [port for port in PORTS if port.lower().startswith(text.strip().lower())]
    return found[0] if len(found) == 1 else None


def _choices(keys: list[str]) -> tuple[Choice, ...]:
    return tuple(Choice(key, key) for key in keys)


@dataclass(frozen=True, slots=True)
class Sailing:
    """Orders to ships: [from, to, count]; no ship twice."""

    ships: dict[str, int]

    def check(self, data: Data) -> tuple[Move, ...] | Refusal:
        if not isinstance(data, list) or not all(isinstance(line, list) and len(line) == 3 for line in data):
            return unreadable("Write one line for each voyage.", legal="Ostia 2 > Tyros")
        used: dict[str, int] = {}
        for source, target, count in data:
            if source not in PORTS or target not in PORTS or source == target:
                return refuse("no-voyage", f"No voyage leads from {source} to {target}.", "T 3")
            if not isinstance(count, int) or count < 1:
                return refuse("no-ships", f"{count} ships cannot sail.", "T 3")
            used[source] = used.get(source, 0) + count
        over = [port for port, n in used.items() if n > self.ships.get(port, 0)]
        if over:
            have = ", ".join(f"{port}: {self.ships.get(port, 0)}" for port in over)
            return refuse("too-many", f"Too many ships leave {', '.join(over)}.", "T 3", have)
        return tuple((source, target, count) for source, target, count in data)

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
            if not arrow or source is None or target is None or not count.isdigit():
                return unreadable(f"“{line}” cannot be read.", legal="Ostia 2 > Tyros")
            lines.append([source, target, int(count)])
        return lines

    def write(self, data: Data) -> tuple[str, ...]:
        return tuple(f"{source} {count} > {target}" for source, target, count in data) or ("stay",)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        match path:
            case ():
                return Step("From where?", _choices([p for p in PORTS if self.ships.get(p)]))
            case ((source,),):
                return Step("Where to?", _choices([p for p in PORTS if p != source]))
            case ((source,), _):
                return Step("How many?", _choices([str(n + 1) for n in range(self.ships[source])]))
            case ((source,), (target,), (count, *_)):
                return Drafted([*draft, [source, target, int(count)]])
        raise AssertionError(path)

    def drop(self, draft: Data, line: int) -> Data:
        return [entry for place, entry in enumerate(draft) if place != line]


@dataclass(frozen=True, slots=True)
class Bargain:
    """An act on the market: offer a card for gold, accept, decline, or be done."""

    seat: int
    others: tuple[int, ...]
    cards: tuple[str, ...]
    gold: int
    offers: tuple[Offer, ...]

    def check(self, data: Data) -> dict[str, Data] | Refusal:
        match data:
            case {"act": "done"}:
                return dict(data)
            case {"act": "offer", "to": int(to), "card": str(card), "gold": int(gold)}:
                if to not in self.others or card not in self.cards or not 0 <= gold <= 99:
                    return refuse("no-offer", "That cannot be offered.", "T 4", ", ".join(self.cards))
                return dict(data)
            case {"act": "accept" | "decline" as act, "offer": int(number)}:
                offer = next((o for o in self.offers if o.number == number), None)
                if offer is None:
                    return refuse("stale", "This offer stands no more.", "T 4")
                if act == "accept" and offer.gold > self.gold:
                    return refuse("too-dear", f"You have {self.gold} gold.", "T 4", f"{offer.gold} are asked")
                return dict(data)
        return unreadable("Offer, accept, decline, or be done.")

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

    def only(self) -> Data | None:
        return None

    def read(self, text: str, draft: Data) -> Data | Refusal:
        match text.lower().split():
            case ["done"]:
                return {"act": "done"}
            case ["accept" | "decline" as act, number] if number.isdigit():
                return {"act": act, "offer": int(number)}
            case ["offer", card, "to", to, "for", gold] if to.isdigit() and gold.isdigit():
                return {"act": "offer", "to": int(to), "card": card, "gold": int(gold)}
        return unreadable("That cannot be read.", legal="offer wine to 1 for 3 / accept 2 / done")

    def fill(self, act: str, fields: Mapping[str, str]) -> Data | Refusal:
        number = fields.get("to") or fields.get("offer") or ""
        match act:
            case "done":
                return {"act": act}
            case "accept" | "decline" if number.isdigit():
                return {"act": act, "offer": int(number)}
            case "offer" if number.isdigit() and fields["want"].isdigit():
                return {"act": act, "to": int(number), "card": fields["give"], "gold": int(fields["want"])}
        return unreadable("That cannot be done in this market.", legal="offer, accept, decline, done")

    def write(self, data: Data) -> tuple[str, ...]:
        match data["act"]:
            case "offer":
                return (f"offer {data['card']} to {data['to']} for {data['gold']}",)
            case "done":
                return ("done",)
        return (f"{data['act']} {data['offer']}",)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        match path:
            case ():
                acts = [f"{act}:{o.number}" for o in self.offers for act in ("accept", "decline")]
                return Step(
                    "What?", _choices((["offer"] if self.cards and self.others else []) + acts + ["done"])
                )
            case (("offer",),):
                return Step("Which card?", _choices(sorted(set(self.cards))))
            case (("offer",), _):
                return Step("To whom?", tuple(Choice(str(seat), f"seat {seat}") for seat in self.others))
            case (("offer",), _, _):
                return Step("For how much gold?", text_hint="a number")
            case (("offer",), (card,), (to,), (gold,)):
                amount = int(gold) if gold.isdigit() else -1
                return Drafted({"act": "offer", "to": int(to), "card": card, "gold": amount}, submit=True)
            case (("done",),):
                return Drafted({"act": "done"}, submit=True)
            case ((act,),):
                verb, _, number = act.partition(":")
                return Drafted({"act": verb, "offer": int(number)}, submit=True)
        raise AssertionError(path)

    def drop(self, draft: Data, line: int) -> Data:
        return self.default()


@dataclass(frozen=True, slots=True)
class Shop:
    """Goods to buy, each once, with the gold one has."""

    gold: int
    owned: tuple[str, ...]

    def check(self, data: Data) -> tuple[str, ...] | Refusal:
        if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
            return unreadable("Name the goods.", legal=", ".join(PRICES))
        wrong = [name for name in data if name not in PRICES or name in self.owned or data.count(name) > 1]
        if wrong:
            return refuse(
                "not-for-sale", f"Not for sale: {', '.join(wrong)}.", "T 5", ", ".join(self._offered())
            )
        price = sum(PRICES[name] for name in data)
        if price > self.gold:
            return refuse("too-dear", f"That costs {price}.", "T 5", f"you have {self.gold}")
        return tuple(data)

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

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        if not path:
            rest = [name for name in self._offered() if name not in draft]
            return Step("Buy what?", tuple(Choice(name, name, f"{PRICES[name]} gold") for name in rest))
        return Drafted([*draft, path[0][0]])

    def drop(self, draft: Data, line: int) -> Data:
        return [name for place, name in enumerate(draft) if place != line]


WORDS = ("build", "rest", "sell")


@dataclass(frozen=True, slots=True)
class Planning:
    """Up to three steps that are done by themselves."""

    def check(self, data: Data) -> tuple[str, ...] | Refusal:
        if not isinstance(data, list) or not all(word in WORDS for word in data):
            return unreadable("A plan is made of steps.", legal=", ".join(WORDS))
        if len(data) > 3:
            return refuse("too-long", f"{len(data)} steps are too many.", "T 6", "three steps")
        return tuple(data)

    def default(self) -> Data:
        return []

    def sample(self, chance: Chance) -> Data:
        return [chance.pick("sample", WORDS) for _ in range(chance.below("sample", 4))]

    def only(self) -> Data | None:
        return None

    def read(self, text: str, draft: Data) -> Data | Refusal:
        words = text.lower().replace(",", " ").split()
        unknown = [word for word in words if word not in WORDS]
        return (
            unreadable(f"Unknown: {', '.join(unknown)}.", ", ".join(WORDS)) if unknown else [*draft, *words]
        )

    def write(self, data: Data) -> tuple[str, ...]:
        return tuple(f"{n}. {word}" for n, word in enumerate(data, start=1)) or ("no plan",)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        return Drafted([*draft, path[0][0]]) if path else Step("Then?", _choices(list(WORDS)))

    def drop(self, draft: Data, line: int) -> Data:
        return [word for place, word in enumerate(draft) if place != line]
