"""WE 12: a purchase put together from menus, choice by choice."""

from collections import Counter

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment
from rules.civ.purchase.judging import hand_limit
from rules.civ.traits import Trait
from rules.table import Choice, Data, Drafted, Path, Seat, Step

_AUTO = "auto"


def step(g: Civ, seat: Seat, draft: Data, path: Path) -> Step | Drafted:
    """What to choose next for one more line of the purchase."""
    data = dict(draft) if isinstance(draft, dict) else {}
    if not path:
        return Step("What next?", _parts(g, seat, data))
    rest = path[1:]
    match path[0][0]:
        case "buy":
            return _buy(g, seat, data, rest)
        case "pay":
            return _pay(g, seat, data, rest)
        case "gift" | "discount" as part:
            names = bill.gifts(g, seat, data["buy"]) if part == "gift" else _discountable(g, data["buy"])
            if not rest:
                return Step("Which advance?", tuple(Choice(name, name) for name in names[:25]))
            return Drafted({**data, part: rest[0][0]})
        case "credits":
            return _credits(g, data, rest)
        case "substitute":
            return _substitute(g, seat, data, rest)
        case "discard":
            excess = _excess(g, seat, data)
            if not rest:
                hand = _single(g, _left(g, seat, data))
                return Step(f"Which {excess} of your cards do you give up?", hand, excess, excess)
            return Drafted({**data, "discard": _names(rest[0])})
    return Drafted(data)


def _bought(data: dict[str, Data]) -> list[str]:
    return [*data.get("buy", []), *([data["gift"]] if data.get("gift") else [])]


def _parts(g: Civ, seat: Seat, data: dict[str, Data]) -> tuple[Choice, ...]:
    """The lines that can be added now."""
    bought = data.get("buy", [])
    found = [Choice("buy", "Buy an advance")]
    if bought:
        found.append(Choice("pay", "Say what to pay with", "else the cheapest way is found"))
    if bill.gifts(g, seat, bought):
        found.append(Choice("gift", "Take an advance for free"))
    if bill.trait_of(g, bought, Trait.DISCOUNT) and len(_discountable(g, bought)) > 1:
        found.append(Choice("discount", "Discount another advance", "else the dearest"))
    if bill.trait_of(g, _bought(data), Trait.EXTRA_CREDITS):
        found.append(Choice("credits", "Choose the extra credits"))
    if bought and g.allows(seat, Trait.SUBSTITUTE):
        found.append(Choice("substitute", "Fill up a set with another card"))
    if _excess(g, seat, data):
        found.append(Choice("discard", "Choose the cards to give up"))
    return tuple(found)


def _discountable(g: Civ, bought: list[str]) -> list[str]:
    return [name for name in bought if not g.rules.advances[name].traits.get(Trait.DISCOUNT)]


def _total(g: Civ, seat: Seat, data: dict[str, Data]) -> int:
    return bill.make_bill(g, seat, data.get("buy", []), data.get("discount") or "").total


def _left(g: Civ, seat: Seat, data: dict[str, Data]) -> Counter[str]:
    """The commodities left after what is paid, as said or in the cheapest way."""
    pay = data.get("pay")
    if pay is None:
        best = payment.suggest(g, seat, _total(g, seat, data))
        return cards.commodities(g, seat) - (best.spent if best else Counter())
    spent = Counter(pay.get("cards") or {}) + Counter((pay.get("substitute") or [])[:1])
    return cards.commodities(g, seat) - spent


def _excess(g: Civ, seat: Seat, data: dict[str, Data]) -> int:
    return max(0, _left(g, seat, data).total() - hand_limit(g, seat, _bought(data)))


def _buy(g: Civ, seat: Seat, data: dict[str, Data], rest: Path) -> Step | Drafted:
    names = [name for name in bill.for_sale(g, seat) if name not in _bought(data)]
    if not rest:
        groups = [
            group for group in bill.groups(g) if any(group in g.rules.advances[n].groups for n in names)
        ]
        left = payment.wealth(g, seat) - _total(g, seat, data)
        prompt = f"Of which group? You have {max(0, left)} to spend."
        return Step(prompt, tuple(Choice(group, group) for group in groups))
    if len(rest) == 1:
        return Step(
            "Which advance?",
            tuple(
                Choice(name, f"{name} for {bill.price(g, seat, name)}", g.rules.advances[name].text)
                for name in names
                if rest[0][0] in g.rules.advances[name].groups
            ),
        )
    more = {**data, "buy": [*data.get("buy", []), rest[1][0]]}
    more.pop("discard", None)  # what is above the hand limit follows from what is paid
    if said := data.get("pay"):
        substitute = tuple(said["substitute"]) if said.get("substitute") else None
        more["pay"] = _topped_up(g, seat, more, payment.Payment(said.get("cards") or {}, 0, substitute))
    return Drafted(more)


def _single(g: Civ, hand: Counter[str]) -> tuple[Choice, ...]:
    """Every card one by one."""
    ordered = sorted(hand.items(), key=lambda item: (g.rules.stack_of(item[0]), item[0]))
    return tuple(Choice(f"{name}#{n}", name) for name, count in ordered for n in range(1, count + 1))


def _names(keys: tuple[str, ...]) -> list[str]:
    return [key.partition("#")[0] for key in keys]


def _pay(g: Civ, seat: Seat, data: dict[str, Data], rest: Path) -> Step | Drafted:
    if not rest:
        return Step("How?", (Choice(_AUTO, "The cheapest way"), Choice("own", "I choose the cards")))
    if rest[0][0] == _AUTO:
        return Drafted({**data, "pay": None})
    if len(rest) == 1:
        hand = _single(g, cards.commodities(g, seat))
        return Step("Which cards?", hand, 0, len(hand))
    substitute = (data.get("pay") or {}).get("substitute")
    chosen = payment.Payment(dict(Counter(_names(rest[1]))), 0, tuple(substitute) if substitute else None)
    return Drafted({**data, "pay": _topped_up(g, seat, data, chosen)})


def _topped_up(g: Civ, seat: Seat, data: dict[str, Data], chosen: payment.Payment) -> dict[str, Data]:
    """These cards, and the treasury that is missing: neither more nor less can be paid."""
    paid = payment.topped_up(g, seat, _total(g, seat, data), chosen)
    made: dict[str, Data] = {"cards": dict(paid.cards), "treasury": paid.treasury}
    return made | ({"substitute": list(paid.substitute)} if paid.substitute else {})


def _credits(g: Civ, data: dict[str, Data], rest: Path) -> Step | Drafted:
    groups = bill.groups(g)
    if not rest:
        return Step("In which groups?", tuple(Choice(group, group) for group in groups), 1, len(groups))
    unit = g.numbers.credit_unit
    units = bill.trait_of(g, _bought(data), Trait.EXTRA_CREDITS) // unit
    shares = _shares(units, min(len(rest[0]), units))
    spreads = [dict(zip(rest[0], (n * unit for n in share), strict=False)) for share in shares]
    if len(rest) == 1 and len(spreads) > 1:
        labels = [", ".join(f"{points} {group}" for group, points in spread.items()) for spread in spreads]
        return Step("How are they spread?", tuple(Choice(str(i), label) for i, label in enumerate(labels)))
    return Drafted({**data, "credits": spreads[int(rest[1][0]) if len(rest) > 1 else 0]})


def _shares(units: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to part so many units into so many shares, none of them empty."""
    if parts == 1:
        return [(units,)]
    return [
        (first, *rest)
        for first in range(units - parts + 1, 0, -1)
        for rest in _shares(units - first, parts - 1)
    ]


def _substitute(g: Civ, seat: Seat, data: dict[str, Data], rest: Path) -> Step | Drafted:
    mine = sorted(cards.commodities(g, seat), key=g.rules.stack_of)
    if not rest:
        return Step("Which card stands in?", tuple(Choice(name, name) for name in mine))
    if len(rest) == 1:
        lower = [n for n in mine if n != rest[0][0] and g.rules.stack_of(n) <= g.rules.stack_of(rest[0][0])]
        return Step("For which set?", tuple(Choice(name, name) for name in lower))
    card, whole = rest[0][0], rest[1][0]
    said = (data.get("pay") or {}).get("cards") or {whole: cards.commodities(g, seat)[whole]}
    return Drafted({**data, "pay": _topped_up(g, seat, data, payment.Payment(said, 0, (card, whole)))})
