"""The succession table: everybody's marker, and what it needs for its next step."""

from __future__ import annotations

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


def draw_succession(shown: Shown) -> Picture:
    """A lane for each nation, the furthest first."""
    side = shown.side
    row = shown.rules.tracks[side]
    zones = [Zone(epoch.name, tone) for epoch, tone in zip(row.epochs, TONES, strict=False)]
    nations = sorted((n for n in shown.nations if n.civ), key=lambda n: (-n.step, n.number))
    lanes = []
    for nation in nations:
        spaces = [epoch_on(shown.rules, side, nation.civ, step) for step in range(row.last + 1)]
        fields = tuple(zones[row.epochs.index(epoch)] for epoch in spaces)
        lanes.append(Lane(shown.livery(nation.seat), fields, nation.step, next_step(shown, nation)))
    title = "Archaeological Succession Table"
    heads = ["start", *(str(step) for step in range(1, row.last + 1))]
    image = track(lanes, shown.scheme, title, f"{shown.turn}, {side} track", heads, wide=1400)
    texts = [_say(shown, nation) for nation in nations]
    listing = Listing(f"{title}, {side} track, turn {shown.number}.").say(*texts)
    listing.section("What the epochs ask for")
    listing.say(*(f"{e.name}: {needs(shown.rules, e)}" for e in row.epochs))
    return Picture(flat(image, shown.scheme.paper), alt(title, *texts), str(listing))


def next_step(shown: Shown, nation: NationView) -> str:
    """What a nation needs to move on."""
    side = shown.side
    if nation.step >= shown.rules.tracks[side].last:
        return "has reached the end"
    here = epoch_on(shown.rules, side, nation.civ, nation.step)
    epoch = epoch_on(shown.rules, side, nation.civ, nation.step + 1)
    where = f"into the {epoch.name}" if epoch is not here else "within the " + epoch.name
    asked = asked_on(shown.rules, side, nation.civ, nation.step + 1)
    wants = lacking(shown.rules, asked, nation.cities, nation.advances)
    return f"{where}: needs {listed(wants)}" if wants else f"{where}: ready"


def _say(shown: Shown, nation: NationView) -> str:
    side = shown.side
    epoch = epoch_on(shown.rules, side, nation.civ, nation.step)
    next_one = next_step(shown, nation)
    return f"{shown.full(nation.seat)} on step {nation.step}, {epoch.name}; next step {next_one}"
