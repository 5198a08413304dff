"""WE 7: acts on the floor as they are stored."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.civ.trade.acts import Until
from rules.table import Seat
from rules.table.strict import adapter

Names: TypeAlias = tuple[str, ...]
Amount = Annotated[int, Field(ge=0)]
ALL: Literal["all"] = "all"
HINT = "I cannot read that; an act is an offer, counter, accept, decline, withdraw, market or done."


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsAnswer:
    """What is given and asked for; what is said of the cards (else the truth), how many are asked for.

    Treasury on either side is stored where there is any, and a sentence where one goes with it.
    """

    give: Names = ()
    want: Names = ()
    say: Names | None = None
    count: int | None = None
    give_treasury: Amount = 0
    want_treasury: Amount = 0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferAnswer(TermsAnswer):
    """An offer to a seat, to several, or to all who are still trading and can take it."""

    act: Literal["offer"]
    to: Seat | tuple[Seat, ...] | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterAnswer(TermsAnswer):
    """An offer in the place of the one it answers."""

    act: Literal["counter"]
    offer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptAnswer:
    """An offer taken; the cards given for it, where it leaves a choice."""

    act: Literal["accept"]
    offer: int
    cards: Names | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclineAnswer:
    """An offer turned down; a sentence for its maker is stored where there is one."""

    act: Literal["decline"]
    offer: int
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawAnswer:
    """One's own offer taken back."""

    act: Literal["withdraw"]
    offer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketAnswer:
    """A line for everybody."""

    act: Literal["market"]
    wants: Names = ()
    haves: Names = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneAnswer:
    """No more trade, until something brings the seat back; an offer does where nothing is said."""

    act: Literal["done"]
    until: Until = Until.OFFER


AboutOffer: TypeAlias = CounterAnswer | AcceptAnswer | DeclineAnswer | WithdrawAnswer
Answer: TypeAlias = OfferAnswer | AboutOffer | MarketAnswer | DoneAnswer
ANSWER = Annotated[Answer, Field(discriminator="act")]
"""The type stored acts are read in."""
adapter(ANSWER)
