"""Phase 1: tax collection and tax revolts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.civ.calamity.cities import city_choices
from rules.civ.civ import Civ
from rules.civ.events import CitiesRevolted, TaxCollected
from rules.civ.pieces import annex_city, collect
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Data, Number, Pick, Script, Seat, ask, ask_all

TAX = "tax"
"""What cities revolt for want of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaxRate(Number):
    """WE 1a: one tax rate for all cities."""

    revolting: Mapping[int, int]
    """How many cities revolt at each rate."""
    collected: Mapping[int, int]
    """How many tokens each rate brings."""

    def note(self, number: int) -> str:
        """What a rate brings."""
        return f"{self.collected[number]} from your stock to your treasury"

    def warnings(self, data: Data) -> tuple[str, ...]:
        """WE 1a: cities that the stock cannot tax in full revolt."""
        count = self.revolting[data]
        return (f"{count} of your cities would revolt." if count > 1 else "1 city would revolt.",) * bool(
            count
        )

    def if_silent(self) -> str:
        """The rate, and what it is of."""
        return f"If you do nothing: {self.default()} for each city."


def tax_collection(g: Civ) -> Script[None]:
    """WE 1: everybody collects at once; then the cities that could not be taxed revolt, in ranking order."""
    g.state.new_cities.clear()
    rates = yield from ask_all(_rate_question(g, seat) for seat in g.order() if g.city_count(seat))
    revolts = {seat: _collect_tax(g, seat, rate) for seat, rate in rates.items()}
    yield from city_revolts(g, revolts)


def city_revolts(g: Civ, counts: Mapping[Seat, int], cause: str = TAX) -> Script[None]:
    """WE 1b: so many cities of these seats revolt for want of tax, or of something else, in ranking order."""
    victims = [seat for seat in g.order() if counts.get(seat)]
    for victim in victims:
        yield from _revolt(g, victim, min(counts[victim], g.city_count(victim)), victims, cause)


def _rate_question(g: Civ, seat: Seat) -> TaxRate:
    """WE 1a: one tax rate for all cities; only advances make it a choice."""
    usual, cities, stock = g.numbers.tax_rate, g.city_count(seat), g.nation(seat).stock
    low, high = usual - g.amount(seat, Trait.TAX_DOWN), g.amount(seat, Trait.TAX_UP, usual)
    return TaxRate(
        seat=seat,
        key="tax",
        prompt=f"Tax for each city? {_why(g, seat)}Cities: {cities}, tokens in stock: {stock}.",
        section=g.rules.cite(Topic.TAX),
        public="sets a tax rate",
        topic="tax",
        low=low,
        high=high,
        fallback=_careful_rate(g, seat, low, usual),
        revolting={rate: _untaxed(g, seat, rate) for rate in range(low, high + 1)},
        collected={rate: min(stock, rate * cities) for rate in range(low, high + 1)},
    )


def _why(g: Civ, seat: Seat) -> str:
    """Which of the seat's advances make the rate a choice."""
    held = sorted(g.nation(seat).advances)
    names = [name for name in held if {Trait.TAX_UP, Trait.TAX_DOWN} & g.rules.advances[name].traits.keys()]
    if not names:
        return ""
    lets = "lets" if len(names) == 1 else "let"
    return f"{' and '.join(names)} {lets} you change it from the usual {g.numbers.tax_rate}. "


def _untaxed(g: Civ, seat: Seat, rate: int) -> int:
    """WE 1a: how many cities revolt at a rate because the stock cannot pay it in full."""
    cities, stock = g.city_count(seat), g.nation(seat).stock
    if stock >= rate * cities or g.allows(seat, Trait.NO_REVOLT):
        return 0
    return cities - stock // rate


def _careful_rate(g: Civ, seat: Seat, low: int, usual: int) -> int:
    """The usual rate, or the highest below it that causes no revolt."""
    affordable = g.nation(seat).stock // g.city_count(seat)
    if affordable >= usual or g.allows(seat, Trait.NO_REVOLT):
        return usual
    return max(low, affordable)


def _collect_tax(g: Civ, seat: Seat, rate: int) -> int:
    """WE 1a: the rate for each city from stock to treasury; how many cities could not be fully taxed."""
    due, untaxed = rate * g.city_count(seat), _untaxed(g, seat, rate)
    g.tell(TaxCollected(seat, rate, collect(g, seat, due), due))
    return untaxed


def _revolt(g: Civ, victim: Seat, count: int, rebels: list[Seat], cause: str) -> Script[None]:
    """WE 1b: the beneficiary annexes; once his cities are used up the next one does, or nobody is left.

    What a beneficiary who has the choice leaves alone is not offered to anybody else.
    """
    while count:
        beneficiary = yield from _beneficiary(g, victim, rebels, cause)
        able = count if beneficiary is None else min(count, g.nation(beneficiary).city_stock)
        lost = _lost_question(g, victim, able, cause)
        gained = None if beneficiary is None else _gained_question(lost, g, beneficiary, cause)
        areas = yield from ask(gained or lost)
        for area in areas:
            if beneficiary is None:
                g.rules.revolts.unclaimed(g, area)
            else:
                annex_city(g, area, beneficiary)
        g.tell(CitiesRevolted(victim, beneficiary, areas, cause))
        count = count - able if len(areas) == able else 0


def _beneficiary(g: Civ, victim: Seat, rebels: list[Seat], cause: str) -> Script[Seat | None]:
    """WE 1b: the best claim among those with cities in stock; the victim decides between equals.

    Nobody gains where the victim's own claim is the best, or the one it chooses.
    """
    revolts = g.rules.revolts
    full = [seat for seat in g.seats if not g.nation(seat).city_stock]
    barred = [] if revolts.rebels_gain else rebels
    own = [] if revolts.own_claim else [victim]
    able = g.claimants(besides=[*barred, *own, *full])
    if len(able) < 2:
        chosen = next(iter(able), victim)
    else:
        chosen = int((yield from ask(_beneficiary_question(g, victim, able, cause))))
    return None if chosen == victim else chosen


def _beneficiary_question(g: Civ, victim: Seat, able: list[Seat], cause: str) -> Choose:
    return Choose(
        seat=victim,
        key=f"beneficiary:{g.city_count(victim)}",
        prompt=f"{_revolt_for(cause)}: whom do your cities join?",
        section=g.rules.cite(Topic.REVOLT),
        public="chooses whom the cities join",
        options=tuple(Choice(str(seat), "Nobody" if seat == victim else g.name(seat)) for seat in able),
        fallback=str(victim if victim in able else able[0]),
    )


def _lost_question(g: Civ, victim: Seat, count: int, cause: str) -> Pick:
    """WE 1b: which cities the victim loses, where nobody can take them."""
    cities = g.cities_of(victim)
    return Pick(
        seat=victim,
        key=f"revolt:{victim}:{len(cities)}",
        prompt=f"{_revolt_for(cause)}: which {count} of your cities are lost?",
        section=g.rules.cite(Topic.REVOLT),
        public="chooses the cities that revolt",
        topic="cities",
        options=city_choices(g, cities),
        least=count,
        most=count,
        fallback=tuple(cities[:count]),
    )


def _gained_question(lost: Pick, g: Civ, beneficiary: Seat, cause: str) -> Pick:
    """WE 1b: which of them the beneficiary annexes: all he can or, where he has the choice, up to all."""
    whose, lead = g.name(lost.seat), _revolt_for(cause)
    if g.rules.revolts.must_take:
        prompt = f"{lead}: which {lost.most} of {whose}'s cities do you take over?"
        return replace(lost, seat=beneficiary, prompt=prompt)
    prompt = f"{lead}: you may annex up to {lost.most} of {whose}'s cities; {whose} keeps what you leave."
    return replace(lost, seat=beneficiary, prompt=prompt, least=0)


def _revolt_for(cause: str) -> str:
    return f"{cause.capitalize()} revolt"
