"""The succession table: everybody's marker, and what it needs for its next step."""

from __future__ import annotations

import re
from collections.abc import Iterable

from renders.civ.pictures.standings import interim
from renders.civ.shown import Shown
from renders.civ.words.rulebook import needs
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.paint.track import Lane, Zone, track
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.phases.succession import asked_on, epoch_on, lacking
from rules.civ.views import NationView

TONES: tuple[RGB, ...] = (
    (150, 140, 124),
    (214, 168, 106),
    (202, 132, 66),
    (170, 94, 44),
    (112, 132, 158),
    (70, 88, 120),
)

LACKS = re.compile(r"^(\d+) (.+) \(has (\d+).*\)$")
BRIEF = {
    "groups with an advance": "groups",
    "points in advances": "points",
    "in prices of advances": "in prices",
    "in advances, sets in hand and treasury": "of wealth",
    "advances": "adv.",
    " or more": "+",
}


def draw_succession(shown: Shown) -> Picture:
    """A lane for each nation, the furthest first."""
    side = shown.side
    row = shown.rules.tracks[side]
    zones = [Zone(epoch.name, tone) for epoch, tone in zip(row.epochs, TONES, strict=False)]
    nations = sorted((n for n in shown.nations if n.civ), key=lambda n: (-n.step, n.number))
    first = next((standing.seat for standing in interim(shown)), None)
    lanes = []
    for nation in nations:
        spaces = [epoch_on(shown.rules, side, nation.civ, step) for step in range(row.last + 1)]
        fields = tuple(zones[row.epochs.index(epoch)] for epoch in spaces)
        lanes.append(
            Lane(
                shown.livery(nation.seat),
                fields,
                nation.step,
                short_step(shown, nation),
                _labels(shown, nation),
                shown.player(nation.seat),
                ready=not _wants(shown, nation),
                leads=nation.seat == first,
            )
        )
    title = shown.setting.chart.title
    which = f", {side} track" if len(shown.rules.tracks) > 1 else ""
    image = track(lanes, shown.scheme, title, f"{shown.turn}{which}")
    texts = [_say(shown, nation) for nation in nations]
    listing = Listing(f"{title}{which}, turn {shown.number}.").say(*texts)
    listing.section("What the epochs ask for")
    listing.say(*(f"{e.name}: {needs(shown.rules, e)}" for e in row.epochs))
    return Picture(flat(image, shown.scheme.paper), alt(title, *texts), str(listing))


def _labels(shown: Shown, nation: NationView) -> tuple[str, ...]:
    """What single spaces ask for in points of advances, where they do."""
    worth = shown.rules.civilizations[nation.civ].spaces.get(shown.side, {})
    return tuple(str(worth.get(step, "")) for step in range(shown.rules.tracks[shown.side].last + 1))


def short_step(shown: Shown, nation: NationView) -> str:
    """What a nation has of what it needs to move on, in as few words as can be."""
    wants = _wants(shown, nation)
    if wants is None:
        return "at the end"
    return short_wishes(wants) or "ready"


def short_wishes(wishes: Iterable[str]) -> str:
    """What is missing, in as few words as can be."""
    return ", ".join(map(_short, wishes))


def _short(wish: str) -> str:
    """“2/3 cities” for “3 cities (has 2)”."""
    for long, brief in BRIEF.items():
        wish = wish.replace(long, brief)
    return LACKS.sub(r"\3/\1 \2", wish)


def next_step(shown: Shown, nation: NationView) -> str:
    """What a nation needs to move on."""
    side, wants = shown.side, _wants(shown, nation)
    if wants is None:
        return "has reached the end"
    here = epoch_on(shown.rules, side, nation.civ, nation.step)
    epoch = epoch_on(shown.rules, side, nation.civ, nation.step + 1)
    where = f"into the {epoch.name}" if epoch is not here else "within the " + epoch.name
    return f"{where}: needs {listed(wants)}" if wants else f"{where}: ready"


def _wants(shown: Shown, nation: NationView) -> list[str] | None:
    """What a nation lacks for its next step; None at the end of the track."""
    if nation.step >= shown.rules.tracks[shown.side].last:
        return None
    asked = asked_on(shown.rules, shown.side, nation.civ, nation.step + 1)
    return list(lacking(shown.rules, asked, nation.cities, nation.advances))


def _say(shown: Shown, nation: NationView) -> str:
    side = shown.side
    epoch = epoch_on(shown.rules, side, nation.civ, nation.step)
    next_one = next_step(shown, nation)
    return f"{shown.full(nation.seat)} on step {nation.step}, {epoch.name}; next step {next_one}"
