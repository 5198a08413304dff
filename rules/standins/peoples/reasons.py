"""Why the stand-in would answer so: one sentence, from what the seat knows."""

from collections.abc import Mapping
from typing import Any

from rules.peoples.developments import developments
from rules.peoples.laying import ChooseLaying
from rules.peoples.orders import (
    Attack,
    Cleanse,
    Emancipate,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
    orders_of,
)
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.resources import Category, category_of
from rules.peoples.revolution_orders import Add, Advance, Develop, Specialize, lines_of
from rules.peoples.state import Victory
from rules.peoples.victory import race
from rules.peoples.view import PeoplesView
from rules.standins.peoples.outlook import Outlook, look
from rules.standins.peoples.position import position
from rules.standins.peoples.worth import food_short
from rules.table import Choose, Data, Orders, Plan, Purchase, Question

TOPICS: Mapping[str, str] = {
    "diplomacy": "It costs you nothing that you need.",
    "retreat": "There the tribe lives best.",
}
"""What is said of questions that are answered in the same way every time."""
GOALS: Mapping[Victory, str] = {
    Victory.CIVICS: "three metropolises",
    Victory.CULTURE: "six Culture tokens",
    Victory.ECONOMY: "twelve kinds of resources",
    Victory.MILITARY: "twelve tribes, more than anybody",
    Victory.RELIGION: "six Religion tokens",
    Victory.SCIENCE: "twelve tribes in every longitude",
    Victory.ADVANCES: "three advances of each trait",
    Victory.DEVELOPMENTS: "six developments of each level",
}
USES: Mapping[Category, str] = {
    Category.FOOD: "You feed your tribes with {} in the Revolution.",
    Category.LUXURY: "You pay for advances with {}.",
    Category.COMMODITY: "You pay for developments with {}.",
}


def reason(question: Question[Any], view: PeoplesView, data: Data) -> str:
    """One sentence why an answer is good."""
    match question:
        case Orders():
            return "These areas have land to live on, and something of each category."
        case Plan():
            o = look(position(view), question.seat)
            return _deed(o, next(iter(orders_of(data)), None))
        case Purchase():
            return _revolution(look(position(view), question.seat), data)
        case ChooseLaying():
            return "Laid so, most of what was found lies near your tribes."
        case Choose() if question.key == "civil-rights":
            return _claim(look(position(view), question.seat), data)
        case _:
            return TOPICS.get(question.topic, "It costs you least.")


def _claim(o: Outlook, data: Data) -> str:
    if data == "act":
        return "Your last tribe has something better to do first."
    return f"The sooner the Revolution, the sooner {_wanted(o)}."


def _wanted(o: Outlook) -> str:
    have, need = race(o.g, o.seat)[o.goal]
    return f"{GOALS[o.goal]} ({have} of {need})"


def _deed(o: Outlook, order: Order | None) -> str:
    match order:
        case Spread(token=token) if o.goal.value == token:
            return f"It brings you nearer to {_wanted(o)}."
        case Spread(token="culture"):
            return "With the token, Culture markers pay for one more advance in each Revolution."
        case Spread():
            return "With the token, Religion markers pay for one more development in each Revolution."
        case Produce(tribe=tribe, at=at):
            return _produced(o, at or tribe)
        case Found():
            return "Together they take one place in a turn, and come round sooner."
        case Together():
            return "All tribes of the settlement act in one turn."
        case Trade(take=take):
            return f"You gain more by {next(iter(take))} than you lose by what you give."
        case Attack(target=target):
            return _attacked(o, target)
        case Cleanse():
            return "Its owner would be too near to victory with that token."
        case Emancipate():
            return "A tribe more, without any food."
        case Explore():
            return "Free regions are needed, and there is something to find."
        case Rest():
            return "There is nothing to do here that is worth its markers."
        case _:
            return "Your tribes have nothing better to do now."


def _produced(o: Outlook, area: AreaId) -> str:
    kind = resource_of(area)
    if kind is None:
        return "It is the best that this area gives."
    if o.goal is Victory.ECONOMY and kind not in o.g.player(o.seat).resources:
        return f"You have no {kind} yet on the way to {_wanted(o)}."
    category = category_of(kind)
    if category is Category.FOOD and food_short(o) > 0:
        return f"You need {kind}: food is short for the next Revolution."
    return USES[category].format(kind)


def _attacked(o: Outlook, target: AreaId) -> str:
    tribe = o.g.tribe_in(target)
    if tribe is not None and any(seat == tribe.seat for seat, _ in o.threats):
        return f"{o.g.player(tribe.seat).name} is a step from victory and must be stopped."
    return "The plunder is worth more than the markers, and the markers come back."


def _revolution(o: Outlook, data: Data) -> str:
    lines = lines_of(data)
    if o.has_won:
        return f"It completes {GOALS[o.goal]}."
    traits = [line.trait for line in lines if isinstance(line, Advance)]
    cards = [developments()[line.card] for line in lines if isinstance(line, Develop)]
    own = next((trait for trait in traits if trait.value == o.goal.value), None)
    if own is not None:
        return f"{own.value.capitalize()} comes first on the way to {_wanted(o)}."
    if traits and o.goal is Victory.ADVANCES:
        return f"Each is a step to {_wanted(o)}."
    if traits:
        return f"{traits[0].value.capitalize()} is the best that your luxuries and markers pay for."
    if cards:
        return f"{cards[0].name} helps in every round that is left."
    if any(isinstance(line, Add) for line in lines):
        return "One tribe more can be fed, and brings more each round."
    if any(isinstance(line, Specialize) for line in lines):
        return "A specialist is a level more until the next Revolution."
    return "What you have is worth more if it is kept."
