"""What each development does: a line for its card, and the whole of it for whoever looks it up."""

from __future__ import annotations

SHORT = {
    "law": "Culture points also pay for settlements.",
    "farming": "+1 grain or pulses.",
    "slavery": "Also produce in a neutral area next door, for 1 food.",
    "pottery": "The first new tribe of a Revolution is free.",
    "roads": "Own areas cost no range.",
    "arts": "Take 1 too when others produce in your cultural areas.",
    "heroics": "With a culture token, produce in a foreign area next door for 1 luxury.",
    "monuments": "Culture and Religion points add up for tokens.",
    "sailing": "Range along coasts, two for one.",
    "herding": "+1 cattle or poultry.",
    "cults": "Take 1 too when others produce in your religious areas.",
    "fishing": "+1 fish or shellfish.",
    "theism": "With a religion token, produce in a foreign area next door for 1 commodity.",
    "mining": "Produce iron and metals.",
    "writing": "Religion points also pay for range.",
    "nobility": "Pay with luxuries of both colours.",
    "guild": "Civics points also buy.",
    "militia": "Civics points also attack.",
    "humanism": "An advance brings as many specialists as its level.",
    "navigation": "Range over all seas, two for one.",
    "banking": "Revolution: +1 of each luxury and commodity you hold.",
    "heritage": "Replace the culture tokens of others.",
    "state_religion": "Replace the religion tokens of others.",
    "university": "A development brings as many specialists as its level.",
    "feudalism": "+1 outside settlements.",
    "taxation": "Religion points also buy.",
    "machinery": "Produce iron and metals, and +1 of them.",
    "holy_war": "Attack religion tokens; take a Religion specialist.",
    "gunpowder": "+2 in attack.",
    "printing": "The lower requirement of a development is 1 less.",
    "civil_rights": "Revolution with one tribe still ready.",
    "urbanization": "+1 in settlements.",
    "diplomacy": "Others may lend you specialists.",
    "social_movement": "Once a turn two tribes of one religious area act as one.",
    "steam": "Seas cost no range.",
    "tourism": "Actions from your cultural areas cost 1 less.",
    "nationalism": "Move a tribe into what you conquer.",
    "multiculture": "Also produce in a foreign area next door.",
    "mass_media": "Science points also pay for culture.",
    "total_war": "Economy points also attack.",
    "welfare_state": "+1 luxury; pay with both colours.",
    "industrialization": "Produce coal and oil, three at a time.",
    "emancipation": "Replace a neutral tribe next door with your own.",
    "mechanized_warfare": "Military points also pay for the range of attacks.",
    "enlightenment": "Actions from any religious area cost 1 less.",
}
WHOLE = {
    "law": "Culture points may be added to Civics points to found, expand or act with settlements.",
    "farming": "A tribe that produces grain or pulses takes one more.",
    "slavery": (
        "A tribe that produces may also produce in one neighbouring area of a neutral tribe, of a kind you "
        "are able to produce. It costs 1 food."
    ),
    "pottery": "In each Revolution the first tribe that you add costs no food.",
    "roads": (
        "For a civilization action a tribe acts as if it stood in any of your areas that a chain of your "
        "own areas links to it."
    ),
    "arts": (
        "When another people produces in one of your cultural areas, you take one of the same kind from the"
        " supply, if you are able to produce it."
    ),
    "heroics": (
        "A tribe that places a culture token may also produce in a neighbouring area of another people, of "
        "a kind you are able to produce. That people gets one of your luxuries."
    ),
    "monuments": "Culture points and Religion points may be added together to place a token of either kind.",
    "sailing": (
        "Range may be traced over sea areas that touch land: two of them count as one, rounded down, but at"
        " least 1 in all."
    ),
    "herding": "A tribe that produces cattle or poultry takes one more.",
    "cults": (
        "When another people produces in one of your religious areas, you take one of the same kind from "
        "the supply, if you are able to produce it."
    ),
    "fishing": "A tribe that produces fish or shellfish takes one more.",
    "theism": (
        "A tribe that places a religion token may also produce in a neighbouring area of another people, of"
        " a kind you are able to produce. That people gets one of your commodities."
    ),
    "mining": "You are able to produce the grey commodities, iron and metals.",
    "writing": "Religion points may be added to Science points to extend range.",
    "nobility": "White and pink luxuries may be used in the same payment.",
    "guild": "As a buyer you may add Civics points to your Economy points.",
    "militia": (
        "As an attacker you may add Civics points to your Military points. In defence your Military level "
        "alone counts."
    ),
    "humanism": (
        "Whenever you acquire an advance you may take as many different specialists as its level, free."
    ),
    "navigation": (
        "Range may be traced over any sea areas: two of them count as one, rounded down, but at least 1 in "
        "all."
    ),
    "banking": (
        "At the start of your Revolution you take one more of each luxury and each commodity you hold."
    ),
    "heritage": (
        "A Culture action may replace another people's culture token. You spend what a token costs you "
        "anyway, and more than that people's Culture level."
    ),
    "state_religion": (
        "A Religion action may replace another people's religion token. You spend what a token costs you "
        "anyway, and more than that people's Religion level."
    ),
    "university": (
        "Whenever you acquire a development you may take as many different specialists as its level, free."
    ),
    "feudalism": "Each of your tribes outside a settlement that produces takes one more.",
    "taxation": (
        "As a buyer you may add Religion points to your Economy points. As a seller your Economy level "
        "alone counts."
    ),
    "machinery": "You are able to produce iron and metals, and take one more of them.",
    "holy_war": (
        "A Military action may remove a religion token whose area the tribe is in or next to, for more "
        "Military points than its people's Religion level. Then you may take a Religion specialist."
    ),
    "gunpowder": "When you attack, 2 is added to the Military points you spend.",
    "printing": "Of the two levels that a development requires, the lower one is 1 less for you.",
    "civil_rights": "You may begin a Revolution while one of your tribes is still ready.",
    "urbanization": "Each tribe of your settlements that produces takes one more.",
    "diplomacy": (
        "When you take a civilization action, other peoples may give you specialists of that trait for it, "
        "even beyond the one you may have."
    ),
    "social_movement": (
        "Once in a turn, when one of your tribes acts, another in the same religious area of yours may act "
        "with it, as if they were one."
    ),
    "steam": "Sea areas cost no range.",
    "tourism": (
        "A civilization action of a tribe in one of your own cultural areas costs 1 point less, but at "
        "least 1."
    ),
    "nationalism": "After a won attack you may place one of your available tribes where the defender stood.",
    "multiculture": (
        "A tribe that produces may also produce in one neighbouring area of another people, of a kind you "
        "are able to produce. Neutral tribes do not count."
    ),
    "mass_media": "Science points may be added to Culture points.",
    "total_war": "Economy points may be added to Military points to attack.",
    "welfare_state": (
        "A tribe that produces a luxury takes one more, and white and pink luxuries may be used in the same"
        " payment."
    ),
    "industrialization": (
        "You are able to produce the black commodities, coal and oil, and take three of them."
    ),
    "emancipation": (
        "As a civilization action without cost a tribe may replace a neighbouring neutral tribe with one of"
        " your available ones."
    ),
    "mechanized_warfare": "Military points may be added to Science points to extend the range of an attack.",
    "enlightenment": (
        "A civilization action of a tribe in any religious area, whoever's it is, costs 1 point less, but "
        "at least 1."
    ),
}
