"""What befell an area, as a sign for a close-up: the plate of a fight, a blow, a change of hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from renders.civ.pictures.art import calamity_art
from renders.civ.pictures.front_deeds import BATTLES, Deeds, Fate, Happening
from renders.civ.pictures.pieces import parties
from renders.civ.pictures.signs import WILD_SPRITES
from renders.civ.shown import Shown
from renders.front.duel import Party, duel
from renders.front.model import Sign
from renders.front.signs import plus
from renders.paint.colour import RGB
from renders.paint.emblems import Livery
from renders.paint.ghosts import beaten, calamity_plate, changed_hands, ghost
from renders.paint.glyphs import glyph
from renders.paint.sprites import Sprite, put, sprite
from renders.schemes import Scheme
from rules.civ.state import BARBARIANS
from rules.table import Seat

PIECE, TOWN = 1.5, 1.2
"""How large tokens and cities on the plate of a fight are."""


def piece(
    shown: Shown, kind: Sprite, seat: Seat, scale: float, text: str = "", sign: Sprite | None = None
) -> Image.Image:
    """A piece of a party; with a sign, the ghost of one that is gone."""
    shape = WILD_SPRITES[kind] if seat == BARBARIANS else kind
    size = round(scale, 2)
    if sign is None:
        return sprite(shape, shown.livery(seat), text, size)
    return ghost(shape, shown.livery(seat), text, size, sign)


def _gone(shown: Shown, kind: Sprite, seat: Seat, scale: float, text: str = "") -> Image.Image:
    """A piece that a fight has taken from the board."""
    shape = WILD_SPRITES[kind] if seat == BARBARIANS else kind
    return beaten(shape, shown.livery(seat), text, round(scale, 2))


def renewed(image: Image.Image, size: int, scheme: Scheme) -> Image.Image:
    """A piece that was built: with a plus in its corner."""
    found = image.copy()
    put(found, plus(size, scheme.good), (found.width - size / 2, size / 2))
    return found


def calamity_sign(shown: Shown, name: str) -> Sign:
    """The glyph of a calamity, in any size."""
    return partial(glyph, *_art(shown, name))


def _art(shown: Shown, calamity: str) -> tuple[str, RGB]:
    return calamity_art(calamity, str(shown.rules.grade(calamity) or ""))


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
    return duel(found)


def _pending(shown: Shown, deeds: Deeds, area: str) -> list[Party]:
    """Who meets there; who was there before, and who came."""
    counts, view = parties(shown.view, area), shown.view
    comers = {flow.seat for flow in deeds.flows if flow.to == area and flow.fate is not Fate.MOVED}
    before = shown.frame.before
    if before is not None:
        comers -= {*parties(before, area)}
    owner = BARBARIANS if area in view.pirates else view.cities.get(area)
    found = [Party(piece(shown, Sprite.CITY, owner, TOWN))] if owner is not None else []
    for seat, count in counts.items():
        came = shown.livery(seat).colour if seat in comers else None
        found.append(Party(piece(shown, Sprite.TOKEN, seat, PIECE, str(count)), came=came))
    return found


def _fought(shown: Shown, deeds: Deeds, area: str) -> list[Party]:
    """What each party has left, and what it lost."""
    battle = deeds.battles[area]
    return [
        Party(_left(shown, seat, battle.after.get(seat, 0)), had - battle.after.get(seat, 0))
        for seat, had in battle.before.items()
    ]


def _left(shown: Shown, seat: Seat, count: int) -> Image.Image:
    if count:
        return piece(shown, Sprite.TOKEN, seat, PIECE, str(count))
    return _gone(shown, Sprite.TOKEN, seat, PIECE, shown.livery(seat).letter)


def _repelled(shown: Shown, fight: Happening) -> list[Party]:
    """The city stands."""
    defender, attacker = fight.seat, fight.by
    stands = [] if defender is None else [Party(piece(shown, Sprite.CITY, defender, TOWN))]
    if attacker is not None:
        stands.append(Party(_gone(shown, Sprite.TOKEN, attacker, PIECE, str(fight.count))))
    return stands


def _fallen(shown: Shown, deeds: Deeds, fight: Happening) -> list[Party]:
    """The city is gone; what of its attacker is left."""
    gone = [] if fight.seat is None else [_gone(shown, Sprite.CITY, fight.seat, TOWN)]
    found = [Party(image) for image in gone]
    counts = parties(shown.view, fight.area)
    rest = [seat for seat in (fight.by, fight.seat) if seat is not None and counts.get(seat)]
    battle = deeds.battles.get(fight.area)
    for seat in rest:
        loss = None if battle is None else battle.before.get(seat, 0) - battle.after.get(seat, 0)
        found.append(Party(piece(shown, Sprite.TOKEN, seat, PIECE, str(counts[seat])), loss))
    return found


def sign_of(shown: Shown, one: Happening, scale: float, hit: Livery | None = None) -> Image.Image | None:
    """What is put beside the pieces of an area; None where they say it themselves."""
    if one.fate is Fate.STRUCK:
        return calamity_plate(*_art(shown, one.cause), f"−{one.count}" if one.count else "", scale, hit)
    if one.fate is Fate.ANNEXED and one.seat is not None and one.by is not None:
        return changed_hands(shown.livery(one.seat), shown.livery(one.by), scale)
    return None
