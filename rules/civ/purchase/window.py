"""WE 12: a purchase in one window: what can be paid, ticked; how it is paid, written."""

from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment, reading
from rules.civ.purchase.answers import read_draft
from rules.civ.purchase.writing import lines
from rules.civ.reference import advance_note
from rules.table import Choice, Data, Drafted, Refusal, Seat
from rules.table.window import Lines, ListPart, TextPart, Values, Window, written

BUY, PAY = "buy", "pay"


def window(g: Civ, seat: Seat, draft: Data) -> Window:
    """What can be paid, the cheapest first; how it is paid is found by itself where nothing is said."""
    _, answer = read_draft(draft)
    have = payment.wealth(g, seat)
    prices = {name: bill.price(g, seat, name) for name in bill.for_sale(g, seat)}
    within = [name for name in sorted(prices, key=lambda name: prices[name]) if prices[name] <= have]
    shown = list(dict.fromkeys((*(name for name in answer.buy if name in prices), *within)))
    options = tuple(Choice(name, f"{name} for {prices[name]}", advance_note(g.rules, name)) for name in shown)
    parts = (
        ListPart(BUY, f"Buy, for {have} in all", options, 0, max(1, len(options)), answer.buy),
        TextPart(PAY, "Pay with", "nothing: the cheapest way is found", _paid(g, seat, draft)),
    )
    return Window(parts if options else (), lines=Lines.ADDED)


def _paid(g: Civ, seat: Seat, draft: Data) -> str:
    """What is said of the payment, as it would be written."""
    if read_draft(draft)[1].pay is None:
        return ""
    said = (line for line, part, _ in lines(g, seat, draft) if part == PAY)
    return next(said, "").removeprefix("pay ").partition(" (")[0]


def filled(g: Civ, seat: Seat, draft: Data, values: Values) -> Drafted | Refusal:
    """The purchase of what is ticked; what was said besides holds as far as it still fits."""
    data, answer = read_draft(draft)
    ticked = list(values.get(BUY, ()))
    if set(ticked) != set(answer.buy):
        data = {part: said for part, said in data.items() if part not in ("discard", "exchange", "pay")}
    data = {**data, "buy": ticked} if ticked else {}
    said = written(values, PAY)
    if not said:
        return Drafted({part: value for part, value in data.items() if part != "pay"}, submit=True)
    if said == _paid(g, seat, draft) and "pay" in data:
        return Drafted(data, submit=True)
    read = reading.read(g, seat, f"pay {said}", data)
    return read if isinstance(read, Refusal) else Drafted(read, submit=True)
