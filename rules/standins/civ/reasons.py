"""Why the stand-in would answer so: one sentence, from what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.civ.phases.tax import TaxRate
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView, OfferView
from rules.standins.civ.dealing import Hand, held_by, returning, risk, won_by
from rules.standins.civ.goals import aims
from rules.standins.civ.land import Land
from rules.table import Data, Deal, Orders, Plan, Purchase, Question

USUAL: Mapping[str, str] = {
    "annexation": "These are worth most, and you can feed them.",
    "attack-order": "In this order nothing is lost that another order would save.",
    "banditry": "These are the cards you will miss least.",
    "barbarians-act": "Of all who could, they are farthest behind.",
    "barbarians-go-on": "So they march off to the nearest land that can take them.",
    "beneficiary": "Of all who could gain from it they are farthest behind.",
    "booty": "Any card is welcome.",
    "cities": "Of your cities these can be founded anew soonest.",
    "city-in-flames": "A city takes turns to build again, treasury comes with the next tax.",
    "civilization": "Every civilization has its chances; this is as good a beginning as any.",
    "conflict-order": "No fight of yours hangs on another.",
    "corruption": "These are the cards you will miss least.",
    "credits": "So more kinds of advances become cheaper.",
    "crowd": "There they have room, or can march out of.",
    "damage": "Spare tokens grow again; cities go last.",
    "demand": "Nobody need know what you hold.",
    "exchange": "What you were dealt is as good as any other.",
    "faction": "It is the larger part.",
    "fifth": "It stands well there.",
    "growth": "There they are of most use for cities to come.",
    "horde": "There they meet most of what their victim has, and not your land.",
    "lending": "Spare tokens are missed less than treasury.",
    "levy": "It is the card you will miss least.",
    "losses": "What is lost here costs you least.",
    "lost-city": "Of your cities it can be founded anew soonest.",
    "mercenaries": "They cost more than this fight is worth.",
    "next-loss": "What is lost here costs you least.",
    "place": "There you lose least, and of the others whoever leads.",
    "plunder": "It is worth most to you.",
    "ransom": "What it saves is worth more than what it costs.",
    "regression": "Your next step needs the cities you have.",
    "relief": "The token is worth more where it stands.",
    "settle": "There is room for them.",
    "sites": "These sites of your region are as good as any.",
    "spared": "There you have something to lose.",
    "spoils": "Treasury comes again, a set does not.",
    "support": "So as few cities as possible go.",
    "tokens": "So few areas are emptied.",
    "units": "Both parts are worth keeping then.",
    "victims": "Whoever leads should pay for it.",
    "wait": "Waiting would bring no tokens back.",
}
"""What is said of questions that are answered in the same way every time, by their kind."""
PAID: Mapping[tuple[str, bool], str] = {
    ("ransom", False): "What it would cost is worth more than what it saves.",
    ("regression", True): "A step on the chart is worth more than cities that can be founded anew.",
}
"""What is said of a price that is paid, and of one that is not."""
LACKED, USELESS, DEAR, HIDDEN = "I lack those.", "No set grows.", "Too dear now.", "You hide something."
DECLINED = {
    LACKED: "You do not have what it asks for.",
    USELESS: "What it gives makes no set of yours larger.",
    DEAR: "It asks for more than it gives you.",
    HIDDEN: "What nobody named in it may be a calamity.",
}
"""What is said of an offer that is turned down: to its maker, and to whoever is advised to do so."""
ELSE = "No other answer does more for you."


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
        case _ if question.kind == "cities" and _are_of_others(view, data):
            return "Their owner would need longest to found them anew."
        case _ if (question.topic, bool(data)) in PAID:
            return PAID[question.topic, bool(data)]
        case _ if question.topic == "city-in-flames" and data in view.cities:
            return USUAL["lost-city"]
        case _ if question.topic == "units" and question.key.split(":")[1:2] != [str(view.seat)]:
            return "So the part that its owner keeps is as small as can be."
        case _:
            return USUAL.get(question.kind, ELSE)


def _are_of_others(view: CivView, data: Data) -> bool:
    """Whether cities that are chosen belong to others."""
    return isinstance(data, list) and any(view.cities.get(area, view.seat) != view.seat for area in data)


def _deal(rules: Ruleset, view: CivView, data: Data) -> str:
    hand = held_by(rules, view)
    offers = {offer.id: offer for offer in view.offers}
    match data:
        case {"act": "accept", "offer": number} if number in offers:
            return f"Your hand is worth {won_by(hand, offers[number]):.0f} more after it."
        case {"act": "decline", "offer": number} if number in offers:
            return DECLINED[declined(hand, offers[number], returning(view, hand, offers[number].maker))]
        case {"act": "offer" | "counter", "give": give, "want": want}:
            return _offer(rules, hand, list(give), list(want))
        case {"act": "market"}:
            return "Others should know what you look for."
        case _:
            return "Nobody has more for your sets."


def declined(hand: Hand, offer: OfferView, known: int = 0) -> str:
    """Why an offer is turned down, in three words to whoever made it."""
    if any(offer.want.count(name) > hand.counts[name] for name in offer.want):
        return LACKED
    if -risk(hand, offer, known) < won_by(hand, offer, known) <= 0:
        return HIDDEN
    return DEAR if any(hand.counts[name] for name in offer.say) else USELESS


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
    held = [rules.advances[name] for name in nation.advances]
    for wanted in aims(rules, view, nation):
        needed = [name for name in names if wanted.part(held, rules.advances[name])]
        if needed:
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
    if view.phase == "ships":
        return "No voyage is worth a ship now."
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
        else "No card is worth its price to you now."
    )
