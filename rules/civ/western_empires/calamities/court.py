"""Corruption and regression: cards and time are lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import coastal_cities, destroy_cities, pick_cities
from rules.civ.calamity.purse import card_choices, commodity_cards, lose_cards
from rules.civ.events_calamity import SteppedBack
from rules.table import Number, Pick, Script, ask


def corruption(case: Case) -> Script[None]:
    """WE ch.8 Corruption: commodity cards of so much face value are discarded, or all there are."""
    case.strike()
    cards = _worth_something(case)
    if not cards or not case.figure("value"):
        case.pass_by("no cards have to be discarded")
        return
    keys = yield from ask(corruption_question(case))
    lose_cards(case.g, case.victim, case.name, [cards[key] for key in keys])


def _worth_something(case: Case) -> dict[str, str]:
    g = case.g
    return {k: name for k, name in commodity_cards(g, case.victim).items() if g.rules.face_value(name)}


def corruption_question(case: Case) -> Pick:
    """WE ch.8 Corruption: which cards go; none of them idle."""
    cards, value = _worth_something(case), case.figure("value")
    worth = {key: case.g.rules.face_value(name) for key, name in cards.items()}
    return Pick(
        seat=case.victim,
        key=case.key("cards"),
        prompt=f"{case.name}: discard commodity cards with a face value of {value} or more, none idle.",
        section=case.section,
        public=f"discards cards for {case.name}",
        topic="corruption",
        options=card_choices(case.g, cards),
        most=len(cards),
        weights=worth,
        total=value,
        fallback=_cheapest(worth, value),
    )


def foresee_corruption(case: Case) -> list[Pick]:
    """Which cards the victim would discard."""
    return [corruption_question(case)]


def _cheapest(worth: dict[str, int], value: int) -> tuple[str, ...]:
    """The cheapest sets first, without any card that turned out idle."""
    picked: list[str] = []
    for key in worth:
        if sum(worth[k] for k in picked) < value:
            picked.append(key)
    for key in sorted(picked, key=lambda k: worth[k]):
        if sum(worth[k] for k in picked) - worth[key] >= value:
            picked.remove(key)
    return tuple(picked)


def regression(case: Case) -> Script[None]:
    """WE ch.8 Regression: steps back, not before the start; each may be prevented by destroying cities."""
    g = case.g
    case.strike()
    steps = min(case.figure("steps"), g.nation(case.victim).step)
    if steps:
        steps -= yield from _prevented(case, steps)
    g.nation(case.victim).step -= steps
    if steps:
        g.tell(SteppedBack(case.victim, case.name, steps))
    else:
        case.pass_by("the marker stays")


def _prevented(case: Case, steps: int) -> Script[int]:
    """WE ch.8: how many steps the victim prevents, inland cities going first."""
    g, price = case.g, case.figure("cities")
    if not price:
        return 0
    count = yield from ask(
        Number(
            seat=case.victim,
            key=case.key("prevent"),
            prompt=f"{case.name}: how many steps back do you prevent by destroying {price} cities each?",
            section=case.section,
            public=f"may give cities against {case.name}",
            topic="regression",
            low=0,
            high=min(steps, g.city_count(case.victim) // price),
            fallback=0,
        )
    )
    coastal = coastal_cities(g, case.victim)
    inland = [area for area in g.cities_of(case.victim) if area not in coastal]
    forced = inland if len(inland) < count * price else []
    left = pick_cities(
        case,
        case.victim,
        coastal if forced or not inland else inland,
        count * price - len(forced),
        "cities",
        "lose",
    )
    destroy_cities(g, case.victim, case.name, [*forced, *(yield from ask(left))])
    return count
