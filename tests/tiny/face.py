"""The face of the tiny sibling: the words and sheets of the family, and small plain pictures for its maps."""

from collections.abc import Sequence

from PIL import Image

from renders.civ.face import CivFace
from renders.civ.pictures.changes import BoardChanges
from renders.civ.pictures.twin import map_listing
from renders.civ.shown import Setting, Shown
from renders.civ.words.chapters import Chapters
from renders.civ.words.differences import differences
from renders.face import Frame, Look, Proposal
from renders.picture import Picture
from rules.civ.views import CivView
from rules.table import Seat
from tests.tiny.game import RULESET

PHASES = {
    "settling": "Everybody is dealt a people and begins with three tokens.",
    "expansion": "One token joins those in every area without a city.",
    "tax": "Every city pays {tax_rate}.",
    "ships": "The poorest builds first. A ship costs {ship_rules.cost}, to keep it {ship_rules.upkeep}.",
    "movement": "The smallest people moves first; a ship goes {ship_steps} steps.",
    "conflict": "{attack_tokens} tokens take a city; those who come with too few are lost.",
    "cities": "A city takes {site_tokens} tokens on a site, else {wilderness_tokens}.",
    "trade-cards": "From the bottom of the ranking, everybody from the stacks of the own shore.",
    "trade": "At least {deal_cards} cards of each side, {deal_true} of them named truly.",
    "selection": "Nobody suffers more than {calamities} calamities; those drawn first go.",
    "calamities": "Feuds come before blights and gales.",
    "abilities": "The poorest uses the arts first.",
    "surplus": "What the land cannot feed is removed.",
    "advances": "From the bottom of the ranking; at most {hand_limit} goods are kept.",
    "succession": "Every marker moves on if its owner has what the next space asks for.",
}
SECTIONS = {"The two shores": "Each shore has stacks of its own, and everybody may buy from both."}


class TinyFace(CivFace):
    """Two Shores, whose board nobody has drawn."""

    key = RULESET.key
    setting = Setting(
        rules=RULESET,
        board="",
        world="the shores of the Mere",
        colours=tuple(RULESET.civilizations),
        drawing="from the bottom of the ranking",
    )
    chapters = Chapters(PHASES, SECTIONS)

    def warm(self) -> None:
        """There is nothing to load."""

    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        """The sheets of the family; maps in words."""
        if kind in ("map", "front", "zoom"):
            return _plain(map_listing(Shown(frame, seat, look, self.setting), BoardChanges()))
        return super().draw(kind, frame, seat, look, subject, page)

    def preview(self, view: CivView, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        """What would be different."""
        shown = Shown(Frame(0, "", view, ()), proposal.seat, look, self.setting)
        return _plain("\n".join([*proposal.lines, *differences(shown, shown.later(proposal.after or view))]))

    def subjects(self, kind: str, view: CivView) -> tuple[str, ...]:
        """Areas for a close-up."""
        return tuple(RULESET.board.areas) if kind == "zoom" else super().subjects(kind, view)

    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        """One still."""
        return _plain("the whole game").webp()


def _plain(text: str) -> Picture:
    return Picture(Image.new("RGB", (40, 30), "tan"), text[:1000] or "nothing", text)
