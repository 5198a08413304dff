"""Why the stand-in would answer so: one sentence, from what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.civ.phases.tax import TaxRate
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.dealing import Hand, held_by
from rules.standins.civ.goals import aim
from rules.standins.civ.land import Land
from rules.table import Data, Deal, Orders, Plan, Purchase, Question

TOPICS: Mapping[str, str] = {
    "annexation": "These bring the most for what they cost to keep.",
    "cities": "These are the easiest to build again.",
    "corruption": "These are worth least to your sets.",
    "damage": "Tokens grow again; cities go only where nothing would support them.",
    "faction": "This is the stronger part.",
    "growth": "Two tokens in an area grow best.",
    "horde": "This is farthest from what matters to you.",
    "losses": "What is lost here costs you least.",
    "plunder": "A card is worth more than the treasury.",
    "ransom": "The cards are worth less than the cities.",
    "support": "These give the most tokens back.",
    "victims": "Whoever leads should pay for it.",
}
"""What is said of questions that are answered in the same way every time."""


def reason(question: Question[Any], rules: Ruleset, view: CivView, data: Data) -> str:
    """One sentence why an answer is good."""
    match question:
        case Deal():
            return _deal(rules, view, data)
        case Purchase():
            return _purchase(rules, view, data)
        case Orders() if view.phase in ("movement", "ships"):
            return _orders(rules, view, data)
        case Orders() if view.phase == "cities":
            return _cities(data)
        case Orders() if view.phase == "barbarians":
            return "They go where they harm others most, away from your land."
        case Plan() if view.phase == "abilities":
            return "Each is used on the best in sight." if data else "Nothing in sight is worth it."
        case TaxRate():
            return _tax(question, data)
        case _ if view.phase == "trade-cards":
            return _cards(data)
        case _:
            return TOPICS.get(question.topic, "It costs you least.")


def _deal(rules: Ruleset, view: CivView, data: Data) -> str:
    hand = held_by(rules, view)
    offers = {offer.id: offer for offer in view.offers}
    match data:
        case {"act": "accept", "offer": number} if number in offers:
            won = hand.gain(data.get("cards") or (), offers[number].say[: rules.numbers.deal_true])
            return f"Your hand is worth {won} more after it."
        case {"act": "decline", "offer": number} if number in offers:
            return declined(hand, offers[number].say, offers[number].want)
        case {"act": "offer" | "counter", "give": give, "want": want}:
            return _offer(rules, hand, list(give), list(want))
        case {"act": "market"}:
            return "Others should know what you look for."
        case _:
            return "Nobody has more for your sets."


def declined(hand: Hand, say: tuple[str, ...], want: tuple[str, ...]) -> str:
    """Why an offer is turned down, in three words."""
    if any(want.count(name) > hand.counts[name] for name in want):
        return "I lack those."
    if not any(hand.counts[name] for name in say):
        return "No set grows."
    return "Too dear now."


def _offer(rules: Ruleset, hand: Hand, give: list[str], want: list[str]) -> str:
    best = max(want, key=lambda name: (rules.face_value(name) * (hand.counts[name] + 1), name), default="")
    passed = [name for name in give if name in rules.calamities]
    grows = f"{best} makes your set larger" if best else "It costs you little"
    return (
        f"{grows}, and {passed[0]} goes along."
        if passed
        else f"{grows}, and what you give is worth little to you."
    )


def _purchase(rules: Ruleset, view: CivView, data: Data) -> str:
    assert view.seat is not None
    nation = view.nations[view.seat]
    names = [*data.get("buy", ())] if isinstance(data, dict) else []
    if not names:
        return "Your sets are worth more if they grow."
    wanted = aim(rules, view, nation)
    held = [rules.advances[name] for name in nation.advances]
    needed = [name for name in names if wanted and wanted.part(held, rules.advances[name])]
    if wanted and needed:
        when = "now" if not wanted.turns else "soon"
        return f"The {wanted.asked.name} asks for {needed[0]} or the like {when}."
    dearest = max(names, key=lambda name: (rules.advances[name].points, name))
    return f"{dearest} brings the most points and credits for the money."


def _orders(rules: Ruleset, view: CivView, data: Data) -> str:
    land = Land.of(rules, view)
    sent: dict[str, int] = {}
    for order in data:
        if "march" in order:
            sent[order["march"][-1]] = sent.get(order["march"][-1], 0) + order["count"]
        elif "stops" in order:
            sent[order["stops"][-1][0]] = sent.get(order["stops"][-1][0], 0) + order["stops"][-1][2]
    stormed = [area for area in sent if view.cities.get(area, view.seat) != view.seat]
    if stormed:
        return f"{stormed[0]} falls, and its owner cannot answer at once."
    founded = [area for area, count in sent.items() if count + land.count(area) >= land.needed(area)]
    if founded:
        return f"A city can be founded in {founded[0]}."
    if any("ship" in order for order in data):
        return "Ships carry those who would be lost to free land."
    return "Two in every area grow best." if data else "Everybody stands well."


def _cities(data: Data) -> str:
    return "The rest of your tokens supports them." if data else "Your tokens would not support another."


def _tax(question: TaxRate, data: Data) -> str:
    return (
        "Your stock can bear it, and treasury buys cards."
        if data > question.default()
        else "Tokens must be left to grow."
    )


def _cards(data: Data) -> str:
    return (
        "A card is worth more than its price in a set."
        if str(data).startswith(("buy", "free"))
        else "It costs too much."
    )
