"""The trading floor as one seat may see it: the offers to it and by it, and what was called out."""

from __future__ import annotations

from PIL import Image

from renders.civ.pictures.chips import goods
from renders.civ.shown import Shown
from renders.civ.words.trade import receivers
from renders.paint.compose import below
from renders.paint.table import Column, Note, Row, table
from renders.picture import Picture
from renders.schemes import FEW
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from renders.words.names import spoken
from rules.civ.trade.notes import LONGEST
from rules.civ.views import CryView, OfferView
from rules.table import Seat

ROOM = 420
SENTENCE = 520


def draw_offers(shown: Shown) -> Picture:
    """The offers on the table and the cries of the market."""
    mine = [offer for offer in shown.view.offers if offer.maker != shown.seat]
    made = [offer for offer in shown.view.offers if offer.maker == shown.seat]
    image = below([_offers(shown, mine, made), _market(shown)], shown.scheme.edge, 10)
    texts = [say_offer(shown, offer) for offer in (*mine, *made)] or ["No offer is on the table for you"]
    cries = [_say_cry(shown, seat, cry) for seat, cry in shown.view.market.items()]
    done = [shown.name(seat) for seat in shown.view.traded]
    listing = Listing(f"Trade, turn {shown.number}.").section("Offers").say(*texts)
    fates = [f"Offer {gone.id}: {gone.fate}" for gone in shown.view.closed]
    if fates:
        listing.section("Closed").say(*fates)
    listing.section("Called out").say(*(cries or ["Nobody has called out anything"]))
    if calamities := _open_calamities(shown):
        listing.section("Calamities that lie open").say(*calamities)
    listing.section("Cards in hand").say(*(f"{shown.name(n.seat)} {n.cards}" for n in shown.nations))
    listing.say(f"Done trading: {listed(done)}")
    return Picture(image, alt("The trading floor", *texts, *cries, f"Done: {listed(done)}"), str(listing))


def _offers(shown: Shown, mine: list[OfferView], made: list[OfferView]) -> Image.Image:
    columns = [
        Column("No."),
        Column("", "l"),
        Column("Between", "l", name=True),
        Column("", "l", most=170),
        Column("Gives", "l", 300),
        Column("For", "l", 300),
    ]
    said = any(offer.note for offer in (*mine, *made))
    columns += [Column("Says", "l", most=SENTENCE)] if said else []
    rows = [_row(shown, offer, True, said) for offer in mine]
    rows += [_row(shown, offer, False, said) for offer in made]
    subtitle = f"{counted(len(mine), 'offer')} to you, {counted(len(made), 'offer')} by you"
    return table(
        columns,
        rows,
        shown.scheme,
        "Offers",
        subtitle,
        _foot(shown),
        least=1200,
    )


def _foot(shown: Shown) -> str:
    """What became of earlier offers, the latest first; else a word of caution."""
    fates = [f"{gone.id} {gone.fate}" for gone in reversed(shown.view.closed)]
    true = shown.rules.numbers.deal_true
    first = "first commodity" if true == 1 else f"first {true} commodities"
    return f"Closed: {', '.join(fates[:4])}." if fates else f"The {first} named must be true."


def _row(shown: Shown, offer: OfferView, received: bool, said: bool) -> Row:
    other = offer.maker if received else offer.to
    named = offer.say if received else offer.give
    hidden = offer.cards - len(named)
    gives = goods(named, shown, ROOM, _lead(offer.treasury, offer.cards, hidden > 0))
    asks = goods(offer.want, shown, ROOM, _lead(offer.asked, offer.count, offer.count != len(offer.want)))
    more = f" +{len(offer.others)}" if offer.others else ""
    name = f"{'from' if received else 'to'} {shown.name(other)}{more}"
    number = Note(str(offer.id), shown.scheme.faint)
    note = (spoken(offer.note, LONGEST) if offer.note else "",) if said else ()
    who = (shown.livery(other), name, shown.player(other))
    return Row((number, *who, gives, asks, *note), strong=received)


def _lead(treasury: int, cards: int, some_unnamed: bool) -> str:
    """What comes before the cards that are named: treasury, and how many cards they are in all."""
    return (f"{treasury} treasury +" if treasury else "") + (f" {cards} cards:" if some_unnamed else "")


def _market(shown: Shown) -> Image.Image:
    columns = [
        Column(""),
        Column("", "l", 160, name=True),
        Column("", "l", most=170),
        Column("Cards"),
        Column("Looks for", "l", 300),
        Column("Has", "l", 300),
        Column("", "l"),
    ]
    rows = []
    silent = [n for n in shown.nations if _is_silent(shown, n.seat)] if len(shown.nations) > FEW else []
    for nation in (n for n in shown.nations if n not in silent):
        cry = shown.view.market.get(nation.seat, CryView((), ()))
        done = Note("done", shown.scheme.faint) if nation.seat in shown.view.traded else None
        wants, haves = (
            goods(names, shown, ROOM, counted=False) if names else None for names in (cry.wants, cry.haves)
        )
        who = (shown.livery(nation.seat), shown.name(nation.seat), shown.player(nation.seat))
        rows.append(Row((*who, nation.cards, wants, haves, done)))
    calamities = _open_calamities(shown)
    foot = f"Calamities that lie open: {'; '.join(calamities)}. " if calamities else ""
    if silent:
        hands = ", ".join(f"{shown.name(n.seat)} {n.cards}" for n in silent)
        foot += f"Nothing called out, with so many cards: {hands}."
    return table(columns, rows, shown.scheme, "Market", "what everybody called out", foot, least=1200)


def _is_silent(shown: Shown, seat: Seat) -> bool:
    """Whether somebody has called out nothing, and is not done either."""
    return seat not in shown.view.market and seat not in shown.view.traded


def say_offer(shown: Shown, offer: OfferView) -> str:
    """An offer as a sentence for its maker or one of its receivers."""
    return f"{_say_terms(shown, offer)}{_say_more(offer)}"


def _say_more(offer: OfferView) -> str:
    """That it is a race, and the sentence that goes with it."""
    race = "; the first to accept gets the deal" if offer.others else ""
    return race + (f"; they say “{spoken(offer.note, LONGEST)}”" if offer.note else "")


def _say_terms(shown: Shown, offer: OfferView) -> str:
    gives, asks = _said(offer.say), _said(offer.want) + _money(offer.asked)
    if offer.maker == shown.seat:
        truth = f" (truly {_said(offer.give)})" if sorted(offer.give) != sorted(offer.say) else ""
        lead = f"Offer {offer.id}: you offer {receivers(offer.receivers, shown.full)}"
        said = f"said to be {gives}{truth}{_money(offer.treasury)}"
        return f"{lead} {offer.cards} cards, {said}, for {offer.count} cards, {asks}"
    others = f" and {receivers(_besides(shown, offer), shown.full)}" if offer.others else ""
    lead = f"Offer {offer.id}: {shown.full(offer.maker)} offers you{others}"
    gives += _money(offer.treasury)
    return f"{lead} {offer.cards} cards, {gives}, for {offer.count} cards, {asks}"


def _besides(shown: Shown, offer: OfferView) -> tuple[int, ...]:
    return tuple(seat for seat in offer.receivers if seat != shown.seat)


def _money(treasury: int) -> str:
    return f", and {treasury} treasury" if treasury else ""


def _open_calamities(shown: Shown) -> list[str]:
    """What lies open before everybody, where the rules want it."""
    return [f"{shown.name(n.seat)} {listed(n.laid_open)}" for n in shown.nations if n.laid_open]


def _said(names: tuple[str, ...]) -> str:
    return listed(f"{names.count(name)} {name}" for name in dict.fromkeys(names))


def _say_cry(shown: Shown, seat: int, cry: CryView) -> str:
    wants = f"looks for {listed(cry.wants)}" if cry.wants else ""
    haves = f"has {listed(cry.haves)}" if cry.haves else ""
    return f"{shown.full(seat)} {listed([wants, haves])}"
