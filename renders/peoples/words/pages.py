"""The book of events: what each face says while it lies open."""

from __future__ import annotations

GOOD = {
    "l1-civics": "Founding a town costs no Civics points; level 1 is still needed.",
    "l1-culture": "The first culture token of each turn costs 1 point less, but at least 1.",
    "l1-economy": "A buyer takes 1 more than the points spent and gives nothing more for it.",
    "l1-military": "Attackers add 1 to the points they spend.",
    "l1-religion": "The first religion token of each turn costs 1 point less, but at least 1.",
    "l1-science": "The first Science point of an action gives a range of 2.",
    "l1-production": "Producing food brings 1 more.",
    "l2-civics": "Acting with a settlement costs 1 Civics point less.",
    "l2-culture": "Each culture token lets Culture points pay for one more advance.",
    "l2-economy": "Buyers may take the last of a kind.",
    "l2-military": "An attacker may pay 1 luxury as 1 Military point.",
    "l2-religion": "Each religion token lets Religion points pay for one more development.",
    "l2-science": "Whoever finds a new region takes 1 resource printed on it.",
    "l2-production": "Tribes outside settlements that produce food take 1 more.",
    "l3-civics": "Expanding a settlement costs 1 Civics point less, but at least 1.",
    "l3-culture": "Whoever places a culture token takes a Culture specialist.",
    "l3-economy": "Buyers reach any people within a range of 2 for no Science points.",
    "l3-military": "An attack on the people with most tribes counts 2 more.",
    "l3-religion": "Religion tokens of several peoples may share a place.",
    "l3-science": "Each Science point gives 1 more range.",
    "l3-production": "All tribes are disengaged without food.",
}
BAD = {
    "l1-civics": "A settlement defends itself no better than a single tribe.",
    "l1-culture": "Culture tokens cost 1 point more.",
    "l1-economy": "A buyer gives back 1 more than the seller's level.",
    "l1-military": (
        "Peoples defend themselves with 1 level less; neutral tribes yield nothing from the supply."
    ),
    "l1-religion": "Religion tokens cost 1 point more.",
    "l1-science": "Range from Science points is 1 less, but at least 1.",
    "l1-production": "Producing food brings 1 less, but at least 1; a new tribe costs 1 more food.",
    "l2-civics": "Each city and metropolis loses a tribe when its people begins a Revolution.",
    "l2-culture": "Culture points pay for no advances.",
    "l2-economy": "In a trade at most 1 resource goes each way.",
    "l2-military": "Whoever attacks has no second tribe in that turn.",
    "l2-religion": "Religion points pay for no developments.",
    "l2-science": "Every sea area costs 1 range, whatever you developed.",
    "l2-production": "The regions of the top and bottom rows produce nothing.",
    "l3-civics": "Developments bring settlements nothing more.",
    "l3-culture": "No culture token is placed or replaced.",
    "l3-economy": "Producing commodities brings 1 less, but at least 1.",
    "l3-military": "An attacker takes only the half from the supply.",
    "l3-religion": "Religion tokens are neither replaced nor removed, and cost 1 point more.",
    "l3-science": "A people with Science 2 or more defends itself with 1 level more.",
    "l3-production": "No coal and no oil is produced; iron and metals come one by one.",
}
SEPARATORS = {
    "herodotus": "Herodotus: before the first age.",
    "khaldun": "Ibn Khaldun: before the second age.",
    "gibbon": "Gibbon: before the third age.",
    "fukuyama": "Fukuyama: the end of the book.",
}
