"""The face of the toy game: small pictures, plain words, notices with ready-made answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PIL import Image

from renders.face import Act, Face, Frame, Kind, Look, Notice, Proposal, Subject
from renders.picture import Picture
from rules.table import Seat, Standing
from tests.bot import toy_state as toy

PAGES = 3  # of a picture of a harbour


def picture(text: str) -> Picture:
    return Picture(Image.new("RGB", (40, 30), "tan"), text[:1000] or "a picture", text)


def secret(seat: Seat) -> str:
    """A mark on everything that one seat alone may read."""
    return f"[for seat {seat} alone]"


class ToyFace(Face):
    key = "toy"
    kinds = (
        Kind("map", "Map", "the harbours"),
        Kind("zoom", "Harbour", "one harbour", subject=Subject.PLACE),
        Kind("hand", "Hand", "your cards", private=True),
        Kind("offers", "Offers", "what is offered to you", private=True),
        Kind("standings", "Standings", "who is ahead"),
    )
    market = "offers"

    def words(self, event: Any, look: Look) -> str:
        match event:
            case toy.TaxesCame(gold):
                return f"Taxes came in: {sum(gold)} gold."
            case toy.ShipsSailed(seat, moves):
                return f"{look.player(seat)} sailed {len(moves)} times."
            case toy.ShipsLost(seat, ports):
                return f"{look.player(seat)} lost {', '.join(ports) or 'nothing'} to the storm."
            case toy.Dealt(seller, buyer):
                return f"{look.both(seller)} sold a card to {look.both(buyer)}."
            case _:
                return ""

    def summary(self, frame: Frame, look: Look) -> tuple[str, ...]:
        return tuple(text for told in frame.told if (text := self.words(told.event, look)))

    def status(self, view: Any, look: Look) -> str:
        return f"Round {view.turn}"

    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        if kind == "hand":
            return picture(f"Your cards: {', '.join(frame.view.cards)} {secret(frame.view.seat)}")
        if kind == "zoom":
            return replace(picture(f"{kind} {subject} page {page}"), pages=PAGES)
        return picture(f"{kind} {subject} round {frame.view.turn} gold {frame.view.gold}")

    def preview(self, view: Any, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        return picture("preview")

    def is_pictured(self, view: Any, proposal: Proposal) -> bool:
        return proposal.key.partition(":")[0] in ("voyage", "plan")

    def cry(self, event: Any, look: Look) -> str:
        return self.words(event, look) if isinstance(event, toy.Dealt) else ""

    def notice(self, event: Any, seat: Seat, look: Look) -> Notice | None:
        match event:
            case toy.CardDrawn(owner, card):
                return Notice(f"You drew {card}. {secret(owner)}", kind="hand")
            case toy.OfferMade(number, seller, buyer) if buyer == seat:
                act = Act("Accept", "market", {"act": "accept", "offer": number})
                return Notice(f"{look.both(seller)} offers you a card.", acts=(act,))
            case _:
                return None

    def called(self, view: Any, seat: Seat, look: Look) -> str:
        return str(seat)

    def subjects(self, kind: str, view: Any) -> tuple[str, ...]:
        return toy.PORTS

    def topics(self) -> tuple[str, ...]:
        return ("Taxes", "Omens", "The market")

    def rule(self, topic: str) -> str:
        return f"How {topic} works."

    def charts(self, frames: Sequence[Frame], look: Look) -> tuple[Picture, ...]:
        return (picture(f"{len(frames)} frames"),)

    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        return picture("replay").webp()

    def final(self, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Picture:
        return picture("final standings")
