"""Six colour schemes: the players' colours, and the tones of paper, ink and sea."""

from collections.abc import Sequence
from dataclasses import dataclass

from renders.paint.colour import RGB, Sight, luminance, parse

FEW = 9
DUSK = 0.2
"""Paper darker than this is that of a dark scheme."""


@dataclass(frozen=True, slots=True)
class Ground:
    """How a scheme changes the painted board under the pieces: factors, 1 leaves it as it is."""

    brightness: float = 1.0
    saturation: float = 1.0
    contrast: float = 1.0


@dataclass(frozen=True, slots=True)
class Scheme:
    """One way to colour every picture; `safe_for`: the sights that tell players' colours apart."""

    key: str
    title: str
    few: tuple[RGB, ...]
    many: tuple[RGB, ...]
    safe_for: tuple[Sight, ...]
    paper: RGB
    stripe: RGB
    edge: RGB
    trim: RGB
    ink: RGB
    faint: RGB
    accent: RGB
    sea: RGB
    deep: RGB
    good: RGB
    bad: RGB
    ground: Ground = Ground()

    @property
    def is_dark(self) -> bool:
        """Whether it writes light on dark."""
        return luminance(self.paper) < DUSK

    def colours(self, count: int) -> tuple[RGB, ...]:
        """The players' colours for a table of this many: the better separated nine, or all eighteen."""
        return (self.few if count <= FEW else self.many)[:count]


def _palette(text: str) -> tuple[RGB, ...]:
    return tuple(parse(word) for word in text.split())


# Found by annealing thematic picks for the largest Oklab distance under each scheme's sights.
_CLASSIC_FEW = "#089782 #83280a #70d9e8 #0a080e #f5330b #f5a508 #520875 #1c2aeb #fcfc18"
_CLASSIC_MANY = (
    "#0a9f8e #bb0637 #5ec8fc #361006 #da5b06 #c1a406 #7556b6 #0f06b8 #fcfc06"
    " #9edd06 #6ffcfc #bd06fc #0d0862 #9b8ffb #06607b #f568bd #56257f #7a1606"
)
_DEUTAN_FEW = "#258ab2 #374306 #7cd8fd #060a10 #cb2406 #ed990f #430679 #0609fd #fdfd8a"
_DEUTAN_MANY = (
    "#1fc29b #9e0613 #49a6fc #3f0606 #be6106 #c09f07 #876ac5 #1d14c8 #fcfc0b"
    " #8ee40d #62fcfc #8e06fc #060675 #d1a8fc #2a5e91 #cd4084 #060627 #68064f"
)
_PROTAN_FEW = "#c690f0 #4d3206 #53fcf9 #06061c #fb3f07 #adb21c #620787 #0634fd #fdfd2e"
_PROTAN_MANY = (
    "#06a79f #aa075f #06d1fc #4b1106 #df5f0c #cec820 #6574fc #0a06a4 #fcfc09"
    " #74a706 #9dfcfc #9806dd #060627 #b897fc #0d6c67 #ea58b1 #3e065b #813506"
)
_TRITAN_FEW = "#26c206 #6c1c06 #15fdfd #060a06 #c20e86 #fc8d77 #32118d #08737c #fde812"
_TRITAN_MANY = (
    "#738c3c #b26965 #079ed8 #380606 #f80606 #f9ae06 #580b75 #0906ad #c2fc85"
    " #6cdb06 #6ffcfc #9d06fc #060637 #b48afc #605550 #fc5dc5 #355bc0 #7e0a06"
)
_DARK_FEW = "#11c4c6 #ac170c #a2fdfd #536c82 #b87809 #b0c218 #8306c4 #6b7ffd #fdfd1f"
_DARK_MANY = (
    "#3eb36b #a70649 #14dddf #060611 #e87d06 #bac70c #6973c8 #2a068a #f4fc43"
    " #fcd096 #bafcfc #a606fc #7006be #91adfc #075106 #c680b4 #065b89 #640651"
)
_CONTRAST_FEW = "#6f9bd4 #924486 #36eede #060606 #f32016 #f8a647 #3f0664 #0606ee #fdfd0a"
_CONTRAST_MANY = (
    "#119d71 #920614 #74c6fc #060606 #d8530a #c7ae40 #754db7 #06069d #fcfc06"
    " #a2e106 #10f9fc #b006fc #060649 #9f84f7 #335b65 #fc72b3 #542366 #410e06"
)


def _on_parchment(
    key: str, title: str, few: str, many: str, safe_for: tuple[Sight, ...], good: RGB, bad: RGB
) -> Scheme:
    return Scheme(
        key,
        title,
        _palette(few),
        _palette(many),
        safe_for,
        paper=(247, 236, 208),
        stripe=(238, 222, 186),
        edge=(92, 60, 30),
        trim=(160, 116, 62),
        ink=(50, 34, 22),
        faint=(112, 82, 50),
        accent=(116, 20, 14),
        sea=(186, 212, 210),
        deep=(74, 120, 146),
        good=good,
        bad=bad,
    )


_ALL_SIGHTS = (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)

CLASSIC = _on_parchment(
    "classic", "Classic", _CLASSIC_FEW, _CLASSIC_MANY, _ALL_SIGHTS, (0, 90, 112), (176, 28, 18)
)
DEUTAN = _on_parchment(
    "deutan",
    "Green-blind",
    _DEUTAN_FEW,
    _DEUTAN_MANY,
    (Sight.NORMAL, Sight.DEUTAN),
    (10, 84, 150),
    (170, 62, 0),
)
PROTAN = _on_parchment(
    "protan",
    "Red-blind",
    _PROTAN_FEW,
    _PROTAN_MANY,
    (Sight.NORMAL, Sight.PROTAN),
    (10, 84, 150),
    (158, 74, 0),
)
TRITAN = _on_parchment(
    "tritan",
    "Blue-blind",
    _TRITAN_FEW,
    _TRITAN_MANY,
    (Sight.NORMAL, Sight.TRITAN),
    (0, 102, 100),
    (178, 20, 50),
)
DARK = Scheme(
    "dark",
    "Dark",
    _palette(_DARK_FEW),
    _palette(_DARK_MANY),
    _ALL_SIGHTS,
    paper=(40, 36, 34),
    stripe=(54, 48, 44),
    edge=(150, 120, 74),
    trim=(104, 82, 52),
    ink=(240, 230, 208),
    faint=(190, 170, 134),
    accent=(240, 186, 92),
    sea=(46, 66, 78),
    deep=(28, 44, 58),
    good=(120, 205, 235),
    bad=(255, 140, 112),
    ground=Ground(brightness=0.62, saturation=0.8),
)
CONTRAST = Scheme(
    "contrast",
    "High contrast",
    _palette(_CONTRAST_FEW),
    _palette(_CONTRAST_MANY),
    (*_ALL_SIGHTS, Sight.GREY),
    paper=(255, 255, 255),
    stripe=(232, 232, 232),
    edge=(0, 0, 0),
    trim=(90, 90, 90),
    ink=(0, 0, 0),
    faint=(64, 64, 64),
    accent=(120, 0, 0),
    sea=(222, 234, 240),
    deep=(150, 178, 196),
    good=(0, 76, 130),
    bad=(168, 0, 0),
    ground=Ground(brightness=1.1, saturation=0.3),
)

SCHEMES: dict[str, Scheme] = {s.key: s for s in (CLASSIC, DEUTAN, PROTAN, TRITAN, DARK, CONTRAST)}


def scheme(key: str) -> Scheme:
    """The scheme of this key, or the classic one for a key we do not know."""
    return SCHEMES.get(key, CLASSIC)


def monograms(names: Sequence[str], full: bool = False) -> tuple[str, ...]:
    """A short distinct sign for each name: its initial unless `full`, two letters, or initial and number."""
    signs: list[str] = []
    names = [name or "?" for name in names]
    for name in names:
        initial = name[:1].upper()
        rivals = [other for other in names if other[:1].upper() == initial]
        two = initial + name[1:2].lower()
        same = [other for other in rivals if other[1:2].lower() == two[1:]]
        if len(rivals) == 1 and not full:
            signs.append(initial)
        elif len(two) == 2 and len(same) == 1:
            signs.append(two)
        else:
            signs.append(f"{initial}{sum(s[0] == initial for s in signs) + 1}")
    return tuple(signs)
