"""The news of a phase for the front page: who, a sign, a few words; and the same as sentences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial

from renders.civ.pictures.front_deeds import Deeds, Fate
from renders.civ.pictures.front_signs import calamity_sign
from renders.civ.pictures.front_succession import succession
from renders.civ.pictures.front_tidings import Item, places, tidings
from renders.civ.shown import Shown
from renders.front.model import News, Sign
from renders.front.signs import mark, way
from renders.paint.sprites import Sprite
from rules.civ import events_calamity as c
from rules.civ.state import BARBARIANS
from rules.table import Seat

MATTERS, ENOUGH = 2.0, 4
"""With so many news of such weight there is no room for lesser ones."""


def news_of(shown: Shown, deeds: Deeds) -> list[Item]:
    """Everything worth telling, the weightiest first."""
    found = [*_battles(shown, deeds), *_towns(shown, deeds), *_calamities(shown, deeds)]
    found += [*_arrivals(shown, deeds), *_threats(shown, deeds), *tidings(shown, deeds), *succession(shown)]
    return sorted(found, key=lambda item: -item.weight)


def drawn(shown: Shown, items: list[Item]) -> tuple[News, ...]:
    """The news for the strip of a page: where enough has happened, without the lesser ones."""
    weighty = [item for item in items if item.weight >= MATTERS]
    return tuple(
        News(item.weight, item.words, None if item.seat is None else shown.livery(item.seat), item.sign)
        for item in (weighty if len(weighty) >= ENOUGH else items)
    )


def _gathered(deeds: Deeds, *fates: Fate) -> dict[tuple[Seat | None, Seat | None], list[str]]:
    """Areas by whose units were there, and who did it."""
    found: dict[tuple[Seat | None, Seat | None], list[str]] = defaultdict(list)
    for one in deeds.happenings:
        if one.fate in fates and one.area not in found[one.seat, one.by]:
            found[one.seat, one.by].append(one.area)
    return found


def _battles(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    name, swords = shown.name, mark(Sprite.CONFLICT)
    for (loser, winner), areas in _gathered(deeds, Fate.FELL).items():
        if winner is not None and loser is not None:
            verb = "take" if winner == BARBARIANS else "takes"
            said = f"{verb} {places(areas)} from {name(loser)}"
            yield Item(9.0, winner, swords, said, f"{name(winner)} {said}")
    for (defender, attacker), areas in _gathered(deeds, Fate.REPELLED).items():
        if attacker is not None and defender is not None:
            said = f"{'fail' if attacker == BARBARIANS else 'fails'} at {places(areas)}"
            yield Item(5.5, attacker, swords, said, f"{name(attacker)} {said} against {name(defender)}")
    if shown.view.conflicts:
        said = places(list(shown.view.conflicts))
        yield Item(7.0, None, swords, said, f"Conflict: {said}")
    drawn_out, beaten = [], defaultdict(list)
    for area, battle in deeds.battles.items():
        gone = [seat for seat, left in battle.after.items() if not left]
        for seat in gone:
            beaten[seat].append(area)
        if not gone:
            drawn_out.append(area)
    for seat, areas in beaten.items():
        said = f"out of {places(areas)}"
        verb = "are" if seat == BARBARIANS else "is"
        yield Item(6.5, seat, mark(Sprite.LOST), said, f"{name(seat)} {verb} {said}")
    if drawn_out:
        yield Item(5.0, None, swords, places(drawn_out), f"Fought over: {places(drawn_out)}")


def _towns(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    name = shown.name
    for (victim, taker), areas in _gathered(deeds, Fate.ANNEXED).items():
        if victim is not None and taker is not None:
            said = f"{places(areas)} to {name(taker)}"
            yield Item(8.0, victim, mark(Sprite.ANNEXED), said, f"{name(victim)} loses {said}")
    kinds: tuple[tuple[Fate, Sprite, float, str], ...] = (
        (Fate.BUILT, Sprite.BUILT, 3.0, "builds"),
        (Fate.REDUCED, Sprite.REDUCED, 4.0, "reduces"),
        (Fate.RAZED, Sprite.LOST, 6.0, "loses the city of"),
    )
    for fate, kind, weight, verb in kinds:
        for (seat, _), areas in _gathered(deeds, fate).items():
            if seat is not None:
                yield Item(weight, seat, mark(kind), places(areas), f"{name(seat)} {verb} {places(areas)}")


def _calamities(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    """Each calamity with its victim, by the harm it did."""
    for event in shown.events():
        if isinstance(event, c.CalamityStruck):
            harm = sum(one.weight for one in deeds.happenings if one.cause == event.calamity)
            weight = 4.5 + min(4.4, harm / 4)
            said = f"{shown.name(event.seat)} suffers {event.calamity}"
            yield Item(weight, event.seat, calamity_sign(shown, event.calamity), _short(event.calamity), said)


def _short(calamity: str) -> str:
    """“Volcanic Eruption or Earthquake” is an eruption or an earthquake in short: the sign says the rest."""
    return calamity.partition(" or ")[0].partition(" and ")[0].partition(" & ")[0]


def _arrivals(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    """Who came into the land of others, and into new land."""
    fights = {one.area for one in deeds.happenings if one.fate is Fate.FIGHT}
    for fate, weight in ((Fate.INVADED, 4.0), (Fate.SETTLED, 2.0)):
        to: dict[Seat, list[str]] = defaultdict(list)
        for one in deeds.happenings:
            if one.fate is fate and one.seat is not None and one.area not in fights:
                to[one.seat].append(one.area)
        for seat, areas in to.items():
            said = places(areas)
            sign: Sign = partial(way, tone=shown.scheme.faint)
            verb = "come" if seat == BARBARIANS else "comes"
            yield Item(weight, seat, sign, said, f"{shown.name(seat)} {verb} to {said}")


def _threats(shown: Shown, deeds: Deeds) -> Iterator[Item]:
    """Whose cities could be taken from next door."""
    found: dict[Seat, list[str]] = defaultdict(list)
    for area, (party, _) in deeds.threats.items():
        found[party].append(area)
    for party, areas in found.items():
        said = places(areas)
        yield Item(2.5, party, mark(Sprite.THREAT), said, f"{shown.name(party)} could attack {said}")
