"""The rules of Western Empires in our own words; the numbers come from the ruleset."""

from __future__ import annotations

from renders.civ.words.chapters import Chapters

PHASES: dict[str, str] = {
    "draft": "In a random sequence everybody takes one of the civilizations in play.",
    "settling": "Everybody begins with one token in the starting place of the civilization.",
    "tax": (
        "For each city {tax_rate} tokens go from stock to treasury; some advances let you change the "
        "rate. A city that cannot be fully taxed revolts: the player with the most cities in stock "
        "annexes it."
    ),
    "expansion": (
        "An area with one of your tokens gains 1, an area with two or more gains 2, as long as the stock "
        "lasts; limits may be exceeded for now. Then tokens on the board are counted: the highest census "
        "moves first."
    ),
    "movement": (
        "In census order. Each token goes {land_steps} area by land, or aboard a ship. Each ship sails up "
        "to {ship_steps} areas by water with up to {ship_capacity} tokens at a time, but not across open "
        "sea. A new ship costs {ship_rules.cost}, an old one {ship_rules.upkeep} to keep, in treasury or "
        "tokens; at most {ship_rules.a_turn} are built a turn. Orders may be given ahead; they are judged "
        "when your turn comes."
    ),
    "conflict": (
        "First tokens fight wherever several owners together exceed the population limit, or stand beside "
        "a city that is not theirs: round by round whoever has fewest loses one, equals lose together, "
        "until the limit holds or one owner is left. Then cities are attacked: {attack_tokens} tokens "
        "take a city, which turns into {defence_tokens} tokens that fight on. The attacker draws a trade "
        "card of the defender at random and gains up to {plunder} treasury. Attackers that are too few "
        "are lost."
    ),
    "cities": (
        "A city on a city site takes {site_tokens} tokens in its area, a wilderness city "
        "{wilderness_tokens}; none can be built where the limit is 0. Then tokens above the limits are "
        "removed, and each city must be supported by {support_rate} tokens on the board, or cities are "
        "reduced."
    ),
    "trade-cards": (
        "Fewest cities first: one card from each stack up to your number of cities. Then a card of stack "
        "{open_stack} may be bought for {open_price} treasury; some advances open other stacks. An empty "
        "stack gives water."
    ),
    "trade": (
        "Everybody trades with everybody: at least {deal_cards} cards from each side, of which the first "
        "{deal_true} that are named must be true; the rest may be anything, calamities included. "
        "Calamities are never named, and non-tradeable ones are kept. An accepted offer moves the cards "
        "at once."
    ),
    "selection": (
        "Nobody suffers more than {calamities} calamities a turn, {major_calamities} of them major. What "
        "is above is discarded at random."
    ),
    "calamities": (
        "Minor calamities first, all together; then major ones from stack 2 to 9, in each stack the non- "
        "tradeable before the tradeable. A token counts 1 unit point, a city {city_points}. Advances "
        "soften some calamities and sharpen others."
    ),
    "abilities": "In A.S.T. position order each player may use every special ability once, in any order.",
    "surplus": "Tokens above the limits are removed, and the support of cities is checked again.",
    "advances": (
        "Pay with sets of commodities and treasury; change is not given. Credits of the groups and of "
        "advances you held before lower the price. At the end at most {hand_limit} commodity cards are "
        "kept."
    ),
    "succession": (
        "Each marker moves one step if its owner meets what the next space asks for. Whoever enters the "
        "last epoch ends the game (on the expert track, one turn later)."
    ),
}
SECTIONS: dict[str, str] = {
    "Course of play": (
        "{most_phases} phases make a turn. Tokens are taxes, people and armies at once: {tokens} for each "
        "player, with {cities} cities and {ships} ships. The most victory points win."
    ),
    "Population limit": (
        "The number in an area says how many tokens it feeds. It may be exceeded during a turn; surplus "
        "is removed after cities are built and after special abilities."
    ),
    "Trade cards and sets": (
        "A set of equal commodities is worth its face value times the square of the number of cards: "
        "three of face value 5 are worth 45. Calamities lie in the same stacks."
    ),
    "Open sea": "Ships may only cross it with an advance that says so, and may not stay there.",
    "Stock and treasury": (
        "Your {tokens} tokens are on the board, in stock or in the treasury. What is lost goes to stock; "
        "only what is in stock can grow, be taxed or replace a city."
    ),
    "Unit points": "A token counts 1 and a city {city_points}; a ship counts nothing.",
    "Beneficiary": (
        "Where a rule speaks of one: the player with the most cities in stock, then the most tokens in "
        "stock, then the higher rank on the A.S.T. For tradeable calamities it is whoever last traded the "
        "card."
    ),
    "Reduction of a city": (
        "The city goes back to stock and as many tokens as its area feeds take its place, as far as the "
        "stock lasts."
    ),
    "Annexation": "Another player's units are replaced by your own; theirs go back to their stock.",
    "Barbarians and pirates": (
        "They belong to nobody: they neither grow nor move by themselves, but fight like a player without "
        "advances."
    ),
    "Leaving the game": (
        "Whoever leaves plays the turn out by default answers; then the nation's region is out of play."
    ),
    "Victory points": (
        "{victory_city} for each city, {victory_step} for each step on the A.S.T., the points of the "
        "advances, and {victory_bonus} for whoever alone enters the last epoch first."
    ),
    "The Short Game": (
        "It begins in the Late Bronze Age: everybody draws a scenario with advances, and places cities "
        "and tokens in the own region."
    ),
}
CHAPTERS = Chapters(PHASES, SECTIONS)
