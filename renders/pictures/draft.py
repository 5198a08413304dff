"""The picture of a player's own draft: its title, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.face import Proposal
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.listing import Listing

TITLE = "Your draft"


def subtitle(proposal: Proposal) -> str:
    """Which position the picture shows."""
    return "the position after it" if proposal.after is not None else "on the position as it is now"


def draft_picture(
    image: Image.Image, proposal: Proposal, differences: Sequence[str], drawn: Sequence[str] = ()
) -> Picture:
    """The image with its words: the draft, what it changes where that can be told, what is drawn."""
    listing = Listing(f"{TITLE}, {subtitle(proposal)}.").say(*proposal.lines)
    if proposal.after is None:
        told = ["What comes of it cannot be told before it is done"]
        listing.say(*told)
    else:
        told = list(differences) or ["Nothing changes"]
        listing.section("What changes").say(*told)
    if drawn:
        listing.section("Drawn on the map").say(*drawn)
    return Picture(image, alt(f"{TITLE}, {subtitle(proposal)}", *proposal.lines, *told), str(listing))
