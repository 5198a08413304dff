"""What befell an area, as a sign for a close-up: the plate of a fight, a blow, a change of hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from renders.civ.pictures.art import calamity_art
from renders.civ.pictures.front_deeds import BATTLES, Deeds, Fate, Happening
from renders.civ.pictures.pieces import parties
from renders.civ.shown import WILD, Shown
from renders.front.duel import Party, duel
from renders.front.model import Sign
from renders.front.signs import ghost, handed, harm, lost, tag
from renders.paint.emblems import Livery, emblem
from renders.paint.glyphs import glyph
from renders.paint.sprites import Sprite, put, sprite
from rules.civ.state import BARBARIANS
from rules.table import Seat

PIECE, TOWN = 1.5, 1.2
GLYPH, EMBLEM = 50, 54


def livery_of(shown: Shown, seat: Seat) -> Livery:
    """How a party looks."""
    return WILD if seat == BARBARIANS else shown.livery(seat)


def token(shown: Shown, seat: Seat, count: int | str, scale: float) -> Image.Image:
    """The tokens of a party."""
    kind = Sprite.BARBARIAN if seat == BARBARIANS else Sprite.TOKEN
    return sprite(kind, livery_of(shown, seat), str(count), round(scale, 2))


def city(shown: Shown, seat: Seat, scale: float) -> Image.Image:
    """A city of a party."""
    kind = Sprite.PIRATE if seat == BARBARIANS else Sprite.CITY
    return sprite(kind, livery_of(shown, seat), scale=round(scale, 2))


def calamity_sign(shown: Shown, name: str) -> Sign:
    """The glyph of a calamity, in any size."""
    return partial(glyph, *calamity_art(name, str(shown.rules.grade(name) or "")))


def reduced_city(shown: Shown, seat: Seat, scale: float) -> Image.Image:
    """The ghost of a city that became tokens."""
    found = ghost(city(shown, seat, scale), 0.72)
    put(found, sprite(Sprite.REDUCED, scale=round(scale, 2)), (found.width / 2, found.height / 2 + 4))
    return found


def battle_of(happenings: Sequence[Happening]) -> Happening | None:
    """The fight among what befell an area; what a city suffered counts before the fight of tokens."""
    order = (Fate.FELL, Fate.REPELLED, Fate.FIGHT, Fate.FOUGHT)
    fights = [one for one in happenings if one.fate in BATTLES]
    return min(fights, key=lambda one: order.index(one.fate), default=None)


def battle_plate(shown: Shown, deeds: Deeds, fight: Happening) -> Image.Image:
    """Who fights whom, or fought, with the losses."""
    if fight.fate is Fate.FIGHT:
        found = _pending(shown, deeds, fight.area)
    elif fight.fate is Fate.REPELLED:
        found = _repelled(shown, fight)
    elif fight.fate is Fate.FELL:
        found = _fallen(shown, deeds, fight)
    else:
        found = _fought(shown, deeds, fight.area)
    return duel(found, shown.scheme)


def _pending(shown: Shown, deeds: Deeds, area: str) -> list[Party]:
    """Who meets there; who was there before, and who came."""
    counts, view = parties(shown.view, area), shown.view
    comers = {flow.seat for flow in deeds.flows if flow.to == area and flow.fate is not Fate.MOVED}
    before = shown.frame.before
    if before is not None:
        comers -= {*parties(before, area)}
    owner = BARBARIANS if area in view.pirates else view.cities.get(area)
    found = [Party(city(shown, owner, TOWN))] if owner is not None else []
    for seat, count in counts.items():
        came = livery_of(shown, seat).colour if seat in comers else None
        found.append(Party(token(shown, seat, count, PIECE), came=came))
    return found


def _fought(shown: Shown, deeds: Deeds, area: str) -> list[Party]:
    """What each party has left, and what it lost."""
    battle = deeds.battles[area]
    return [
        Party(_left(shown, seat, battle.after.get(seat, 0)), had - battle.after.get(seat, 0))
        for seat, had in battle.before.items()
    ]


def _left(shown: Shown, seat: Seat, count: int) -> Image.Image:
    return token(shown, seat, count, PIECE) if count else lost(token(shown, seat, "", PIECE))


def _repelled(shown: Shown, fight: Happening) -> list[Party]:
    """The city stands."""
    defender, attacker = fight.seat, fight.by
    stands = [] if defender is None else [Party(city(shown, defender, TOWN))]
    if attacker is not None:
        stands.append(Party(lost(token(shown, attacker, fight.count, PIECE), 0.9)))
    return stands


def _fallen(shown: Shown, deeds: Deeds, fight: Happening) -> list[Party]:
    """The city is gone; what of its attacker is left."""
    found = [] if fight.seat is None else [Party(lost(city(shown, fight.seat, TOWN)))]
    counts = parties(shown.view, fight.area)
    rest = [seat for seat in (fight.by, fight.seat) if seat is not None and counts.get(seat)]
    battle = deeds.battles.get(fight.area)
    for seat in rest:
        loss = None if battle is None else battle.before.get(seat, 0) - battle.after.get(seat, 0)
        found.append(Party(token(shown, seat, counts[seat], PIECE), loss))
    return found


def sign_of(shown: Shown, one: Happening) -> Image.Image | None:
    """What is put beside the pieces of an area; None where they say it themselves."""
    scheme = shown.scheme
    if one.fate is Fate.STRUCK:
        loss = f"−{one.count}" if one.count else ""
        return harm(calamity_sign(shown, one.cause)(GLYPH), loss, scheme)
    if one.fate is Fate.ANNEXED and one.seat is not None and one.by is not None:
        pair = [emblem(livery_of(shown, seat), EMBLEM) for seat in (one.seat, one.by)]
        return handed(pair[0], pair[1], scheme)
    if one.fate is Fate.SHRANK:
        return tag(f"−{one.count}", scheme.bad, scheme.paper, 30)
    return None
