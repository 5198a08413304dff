"""WE 7: an offer on one screen: to whom, what is given, what is asked for, and a sentence with it."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.offer import Offer
from rules.civ.trade.answers import ALL
from rules.civ.trade.fields import fill
from rules.civ.trade.goods import partners, tradeable
from rules.civ.trade.menus import acts, receivers
from rules.civ.trade.notes import LONGEST
from rules.civ.trade.treasury import with_treasury
from rules.table import Choice, Data, Refusal, Seat
from rules.table.window import ListPart, TextPart, Values, Window, first, written

ACT, TO, GIVE, WANT, NOTE = "act", "to", "give", "want", "note"
OFFER = "offer"
MENU = 25
"""Lines of a menu."""
UNNAMED = "?"
"""The end of a key: the card goes along unnamed."""


def window(g: Civ, seat: Seat, key: str) -> Window | None:
    """The whole floor in one window; with a key, one offer, a counter, or the cards to accept with."""
    act, _, number = key.partition(":")
    offer = g.state.floor.offer(int(number), seat) if number.isdecimal() else None
    can_offer = bool(partners(g, seat)) and len(tradeable(g, seat)) >= g.numbers.deal_cards
    if not key:
        doing = ListPart(ACT, "What do you do?", acts(g, seat), 0, chosen=_usual(g, seat, can_offer))
        return Window((doing, *(_terms(g, seat) if can_offer else ())), title="Trade")
    if key == OFFER and can_offer:
        return Window((*_terms(g, seat), _note()), title="Make an offer")
    if offer is None or seat not in offer.open_to:
        return None
    if act == "counter":
        parts = (_give(g, seat, _mirrored(g, seat, offer)), _want(g, _asked_back(offer)), _note())
        return Window(parts, _said(g, offer), f"Counter {g.name(offer.maker)}")
    if act == "choose":
        true = listed(offer.want[: g.numbers.deal_true])
        part = ListPart(GIVE, "Which cards do you give?", _cards(g, seat), offer.count, offer.count)
        return Window(
            (part,), f"{_said(g, offer)}\n{true} must be among them.", f"Accept {g.name(offer.maker)}"
        )
    return None


def doings(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    """The windows there are: an offer, and a counter to each offer."""
    made = (Choice(OFFER, "Make an offer…"),) if window(g, seat, OFFER) else ()
    mine = (o for o in g.state.floor.offers if seat in o.open_to and o.maker not in g.state.floor.gone)
    return (*made, *(Choice(f"counter:{o.id}", f"Counter {g.name(o.maker)}…") for o in mine))


def filled(g: Civ, seat: Seat, key: str, values: Values) -> Data | Refusal:
    """The act that was put into a window."""
    act, _, number = (key or first(values, ACT) or _meant(values)).partition(":")
    given = [name for name, _ in _chosen(values)]
    about = {"offer": number} if number else {}
    match act:
        case "offer" | "counter":
            whom = {} if number else {"to": _whom(g, values)}
            return _with_note(g, seat, act, about | whom, values)
        case "accept" | "choose":
            return fill(g, seat, "accept", about | {"cards": listed(given) if given else ""})
        case "market":
            kinds = [name for name in dict.fromkeys(given) if cards.is_commodity(g.rules, name)]
            return fill(g, seat, act, {"want": written(values, WANT), "have": ", ".join(kinds)})
        case "done":
            return fill(g, seat, act, {"until": number})
        case "decline" | "withdraw":
            return fill(g, seat, act, about)
    return Refusal((faults.nothing_chosen(),))


def _usual(g: Civ, seat: Seat, can_offer: bool) -> tuple[str, ...]:
    """What is chosen before: an offer, where none waits for an answer."""
    waiting = any(seat in offer.open_to for offer in g.state.floor.offers)
    return (OFFER,) if can_offer and not waiting else ()


def _meant(values: Values) -> str:
    """Whoever says what they give makes an offer."""
    return OFFER if values.get(GIVE) else ""


def _terms(g: Civ, seat: Seat) -> tuple[ListPart | TextPart, ...]:
    to = receivers(g, seat)
    note = "The first to accept gets the deal."
    return (ListPart(TO, "To whom", to, 0, len(to), note=note), _give(g, seat), _want(g))


def _give(g: Civ, seat: Seat, chosen: tuple[str, ...] = ()) -> ListPart:
    options = _cards(g, seat, doubled=True)
    true = g.numbers.deal_true
    note = f"At least {g.numbers.deal_cards}, {true} of them named; what is named is true."
    return ListPart(GIVE, "You give", options, 0, len(options), chosen, note)


def _want(g: Civ, value: str = "") -> TextPart:
    money = " “+ 5 treasury” asks for some, “I add 5 treasury” gives it." if g.rules.trading.treasury else ""
    one, other = list(g.rules.commodities)[:2]
    least = g.numbers.deal_cards
    hint = f"{least} {one}, or {one}, {other} and {max(1, least - 2)} other"
    return TextPart(WANT, "You ask for", hint, value, note=money.strip())


def _note() -> TextPart:
    return TextPart(NOTE, "A sentence for them", note=f"For their eyes alone, {LONGEST} letters.")


def _cards(g: Civ, seat: Seat, doubled: bool = False) -> tuple[Choice, ...]:
    """Every card by itself; where there is room, each commodity also to go unnamed."""
    seen: Counter[str] = Counter()
    named: list[Choice] = []
    unnamed: list[Choice] = []
    for name in tradeable(g, seat):
        seen[name] += 1
        key, stack = f"{name}#{seen[name]}", f"stack {g.rules.stack_of(name)}"
        is_named = cards.is_commodity(g.rules, name)
        if is_named or not doubled:
            named.append(Choice(key, name, stack))
        if doubled and (_has_room(g, seat) or not is_named):
            unnamed.append(Choice(f"{key}{UNNAMED}", f"{name}, unnamed", f"{stack}, nobody is told"))
    return (*named, *unnamed)


def _chosen(values: Values) -> list[tuple[str, bool]]:
    """The cards chosen, each once, and whether they are named."""
    keys = values.get(GIVE, ())
    named = {key for key in keys if not key.endswith(UNNAMED)}
    once = [*sorted(named), *(key for key in keys if key.endswith(UNNAMED) and key[:-1] not in named)]
    return [(key.partition("#")[0], not key.endswith(UNNAMED)) for key in once]


def _whom(g: Civ, values: Values) -> str:
    keys = values.get(TO, ())
    return ALL if ALL in keys else ", ".join(g.name(int(key)) for key in keys)


def _with_note(g: Civ, seat: Seat, act: str, about: Mapping[str, str], values: Values) -> Data | Refusal:
    """An offer or a counter: a sentence may also stand after the terms, as in a written line."""
    want, _, said = written(values, WANT).partition(" -- ")
    chosen = _chosen(values)
    give, named = [name for name, _ in chosen], [name for name, is_named in chosen if is_named]
    say = listed(named) if named and len(named) < len(give) else ""
    fields = {
        "give": listed(give) if give else "",
        "want": want,
        "say": say,
        "note": written(values, NOTE) or said,
    }
    return fill(g, seat, act, {**about, **fields})


def _mirrored(g: Civ, seat: Seat, offer: Offer) -> tuple[str, ...]:
    """What an offer asks for, as far as one holds it, with the least of the others beside it."""
    named = [choice.key for choice in _cards(g, seat) if _name_is_commodity(g, choice.key)]
    left, found = Counter(offer.want), list[str]()
    for key in named:
        name = key.partition("#")[0]
        if left[name] > 0:
            left[name] -= 1
            found.append(key)
    others = [key for key in named if key not in found]
    others.sort(key=lambda key: key.partition("#")[0] in offer.say)  # last what is asked for back
    while others and len(found) < g.numbers.deal_true:
        found.append(others.pop(0))
    missing = max(0, max(offer.count, g.numbers.deal_cards) - len(found))
    unnamed = UNNAMED if _has_room(g, seat) else ""
    return (*found, *(f"{key}{unnamed}" for key in others[:missing]))


def _name_is_commodity(g: Civ, key: str) -> bool:
    return cards.is_commodity(g.rules, key.partition("#")[0])


def _has_room(g: Civ, seat: Seat) -> bool:
    """Whether every card can stand in a menu twice: named and unnamed."""
    return 2 * len(tradeable(g, seat)) <= MENU


def _asked_back(offer: Offer) -> str:
    """What an offer gives, as one asks for it."""
    return so_many(offer.say, len(offer.give), offer.treasury)


def so_many(names: Iterable[str], count: int, treasury: int) -> str:
    """So many cards, some of them named, and treasury, in words that can be read again."""
    named = list(names)
    said = with_treasury(named, treasury)
    return f"{count} cards incl. {said}" if count > len(named) else said


def _said(g: Civ, offer: Offer) -> str:
    """The offer that is answered, in one line."""
    gives = so_many(offer.say, len(offer.give), offer.treasury)
    asks = so_many(offer.want, offer.count, offer.asked)
    return f"{g.name(offer.maker)} offers {gives} for {asks}."
