"""A stand-in for History of the World: drafts for strength, plays its cards, expands for points."""

from typing import Any

from rules.history_of_the_world.board import board
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Pay,
    PlanOrder,
    Recruit,
    Take,
    order_data,
)
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.view import CampaignView, HistoryView
from rules.standins.history.cards import answer_card, choose_card
from rules.standins.history.prospects import EMPTY, WORTHWHILE, land_offers
from rules.table import Chance, Choose, Data, Question

SEA = 1.4
BETRAYED = 9.0  # the card is wasted otherwise


class Historian:
    """Plays what its seat can see for points."""

    standing_orders: frozenset[str] = frozenset()

    def answer(self, question: Question[Any], view: HistoryView, chance: Chance) -> Data:
        """The best answer it knows; anything legal where it knows none."""
        kind = question.key.split(":")[0]
        if kind == "plan" and view.campaign is not None:
            return [order_data(next_order(view, view.campaign, question.seat))]
        if isinstance(question, Choose):
            if kind == "draw":
                return draft(question, view)
            if kind == "event":
                return choose_card(question, view)
            if kind in ("sea", "monument", "marker"):
                return question.options[0].key
        return answer_card(question, view, chance)

    def reason(self, question: Question[Any], view: Any, data: Data) -> str:
        """It cannot say."""
        return ""


def card_worth(card: EmpireCard) -> float:
    """How good an empire is to play: strength first, a capital, navigation, an early turn."""
    sailing = 0.4 * sum(len(empire.navigation) for empire in card.empires)
    return card.strength + 2.5 * card.has_capital + sailing + 0.25 * (7 - card.slot)


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what is not weak; pass the strong to the last, the weak to the first."""
    assert view.drawn is not None
    card = empires().cards[view.drawn]
    rivals = empires().of_epoch(card.epoch)
    mean = sum(map(card_worth, rivals)) / len(rivals)
    keys = {option.key for option in question.options}
    if "keep" in keys and (len(keys) == 1 or card_worth(card) >= 0.85 * mean):
        return "keep"
    others = sorted((int(key) for key in keys - {"keep"}), key=lambda seat: (view.players[seat].score, seat))
    return str(others[0] if card_worth(card) >= mean else others[-1])


def campaign_of(seen: CampaignView) -> Campaign:
    """The campaign as the view shows it."""
    return Campaign(
        seen.force,
        seen.figure,
        seen.armies,
        is_active=seen.is_active,
        allied=seen.allied,
        fleets=list(seen.fleets),
        at_sea=list(seen.at_sea),
        edges=list(seen.edges),
        treachery=list(seen.treachery),
        losses=seen.losses,
        leader_died=seen.leader_died,
    )


def offers(view: HistoryView, seen: CampaignView, seat: int) -> list[tuple[float, float, PlanOrder]]:
    """What to do next: points for each army, armies needed, the order. A betrayed land goes before all."""
    campaign = campaign_of(seen)
    held = frozenset(land for land, h in view.lands.items() if (h.seat, h.force) == (seat, seen.force))
    found: list[tuple[float, float, PlanOrder]] = [
        (offer.rate + (BETRAYED if offer.land in seen.treachery else 0.0), offer.price, Take(offer.land))
        for offer in land_offers(view, campaign, held, seat)
    ]
    if view.options["naval-control"] == "yes" and seen.is_active:
        taken = {*view.navies, *seen.aboard, *(w.id for w in board().waters.values() if w.is_ocean)}
        found += [(SEA, EMPTY, Embark(sea)) for sea in seen.fleets if sea not in taken]
    return sorted(found, key=lambda offer: (-offer[0], str(offer[2])))


def next_order(view: HistoryView, seen: CampaignView, seat: int) -> PlanOrder:
    """The most points for an army; else a fort at home; else the end."""
    for rate, price, order in offers(view, seen, seat):
        if rate < WORTHWHILE:
            break
        empty = isinstance(order, Take) and order.land not in view.lands
        if seen.armies >= min(price, 2) or (empty and seen.allied) or (seen.armies and rate > 1):
            return order
        if seen.fallen and seen.coins and not empty:
            return Recruit()
        if seen.fallen and empty and (seen.coins or seen.ally_coins):
            return Recruit(allied=not seen.coins)
    return fort_or_stop(view, seen, seat)


def fort_or_stop(view: HistoryView, seen: CampaignView, seat: int) -> PlanOrder:
    """What the active empire has left becomes forts: capitals first, then where points are."""
    means = [
        pay
        for pay, left in (
            (Pay.FREE, seen.forts),
            (Pay.COIN, seen.coins + seen.ally_coins),
            (Pay.ARMY, seen.armies),
        )
        if left
    ]
    room = 3 if view.options["multiple-armies"] == "yes" else 2
    lands = [
        land
        for land, h in view.lands.items()
        if (h.seat, h.force) == (seat, seen.force) and not h.fort and h.armies + 1 <= room
    ]
    if not seen.is_active or not means or not lands or not view.forts_left:
        return EndExpansion()
    best = max(lands, key=lambda land: (land in view.settlements, land in view.monuments, land))
    return Fort(best, means[0])
