"""The rules of CivX in our own words; the numbers come from the ruleset."""

from __future__ import annotations

from renders.civ.words.chapters import Chapters

PHASES: dict[str, str] = {
    "deal": (
        "The civilizations whose regions are in play are dealt at random. By option, two players who name "
        "each other's exchange them, or the number of the one you were dealt only says when you choose, in "
        "A.S.T. order."
    ),
    "settling": "Everybody begins with one token in the starting area of the civilization.",
    "tax": (
        "For each city {tax_rate} tokens go from stock to treasury; some advances let you take more or less, "
        "the same from every city. Cities for which the stock has too few tokens revolt: whoever has the "
        "most unit points in stock chooses them and replaces them with cities of his own. What nobody can "
        "replace is lost."
    ),
    "expansion": (
        "An area with one of your tokens gains 1, an area with two or more gains 2; none grow beside a city. "
        "If the stock falls short you say where they go. Limits may be exceeded for now. Then the tokens on "
        "the board are counted: the highest census builds ships and moves first."
    ),
    "ships": (
        "Holders of Mercenary Army may hire mercenaries first, who leave after the conflicts. Then, in "
        "census order, ships: one costs {ship_rules.cost}, from treasury or from tokens in the area where it "
        "is built, or both; it is built on a coast with a unit of yours. An old one costs "
        "{ship_rules.upkeep}, or it goes back to stock. Nobody has more than {ships}."
    ),
    "movement": (
        "In census order; ties go by advance points, then by A.S.T. order. Each token goes {land_steps} area "
        "by land, or aboard a ship. Each ship sails through up to {ship_steps} areas by water with up to "
        "{ship_capacity} tokens at a time; open sea takes an advance. A ship leaves an area with two coasts "
        "by the one it came to. Orders may be given ahead; they are judged when your turn comes."
    ),
    "conflict": (
        "Tokens fight where several owners together exceed the population limit, or stand beside a city that "
        "is not theirs: whoever has fewest removes one first, then all in turn; equals remove theirs "
        "together, until the limit holds or one owner is left. Then cities are attacked: {attack_tokens} "
        "tokens of one nation turn a city into {defence_tokens} tokens that fight on; fewer are lost. "
        "Whoever destroys a city draws a commodity card of its owner at random and may move up to {plunder} "
        "tokens from stock to treasury."
    ),
    "cities": (
        "A city takes {site_tokens} tokens in an area with a city site, {wilderness_tokens} elsewhere; none "
        "is built where the limit is 0 or where others have tokens. Nobody has more than {cities}. Then "
        "tokens above the limits are removed, and each city must be supported by {support_rate} tokens on "
        "the board, or cities are reduced, those of this turn first."
    ),
    "trade-cards": (
        "With Economics, interest comes first, and cities revolt for what the stock lacks of it. Then all "
        "draw, fewest cities first, then by advance points: one card from each stack up to your number of "
        "cities. An empty stack gives nothing. In large games East and West draw from stacks of their own. "
        "Of several non-tradeable calamities you keep one; the others are replaced, and only you know. Trade "
        "Empire demands cards of other players. Then cards may be bought, most advance points first: one of "
        "stack {open_stack} for {open_price} treasury; some advances open other stacks. Nobody buys more "
        "than three."
    ),
    "trade": (
        "Everybody trades with everybody: at least {deal_cards} cards from each side, of which the first "
        "{deal_true} that are named must be true; the rest may be anything, tradeable calamities included. "
        "An accepted offer moves the cards at once."
    ),
    "selection": (
        "Nobody is the primary victim of more than {calamities} calamities a turn, {major_calamities} major "
        "ones, {non_tradeable} non-tradeable one. What is above is drawn at random and has no effect. Tokens "
        "that bandits took a turn ago come back before that."
    ),
    "calamities": (
        "From stack 2 to 9; in each stack the minor calamity, then the non-tradeable, then the tradeable "
        "one. A token counts 1 unit point, a city {city_points}. Losses are met exactly, or exceeded by as "
        "little as possible. Whoever traded you a calamity cannot be named as a further victim; where East "
        "and West have stacks of their own, only nations that are near can be."
    ),
    "abilities": (
        "The fewest advance points first: each player may use every special ability once, in any order. "
        "Nobody has to."
    ),
    "surplus": (
        "What is crowded fights it out without advances, tokens above the limits are removed, and the "
        "support of cities is checked again."
    ),
    "advances": (
        "In A.S.T. order. Pay with sets of commodities and treasury; change is not given. Credits of the "
        "groups and of advances you held before lower the price. Some advances need another one, held since "
        "an earlier turn; of some only half the players, rounded up, can have one. At the end at most "
        "{hand_limit} commodity cards are kept."
    ),
    "succession": (
        "Each marker moves one space if its owner meets what the next epoch asks for, and has the cities of "
        "the epoch it is in. Each space of the Late Iron Age asks for a total cost of advances. Without any "
        "city a marker beyond the Stone Age falls back a space. Whoever reaches the last space, or the turn "
        "limit, ends the game with this turn; that alone does not win it."
    ),
}
SECTIONS: dict[str, str] = {
    "Course of play": (
        "{most_phases} phases make a turn. Tokens are taxes, people and armies at once: {tokens} for each "
        "player, with {cities} cities and {ships} ships. The most victory points win."
    ),
    "The number of players": (
        "The civilizations in play depend on how many you are; their regions make up the board, everything "
        "else is out of play. Up to 11 players draw from one set of stacks; from 12 on East and West have "
        "one each. Minor calamities are in the game with 9 to 11 and from 16 players on, Regression where "
        "seven or more draw from its stack."
    ),
    "Population limit": (
        "The number in an area says how many tokens it feeds. It may be exceeded during a turn; surplus is "
        "removed after cities are built and after special abilities."
    ),
    "Trade cards and sets": (
        "A set of equal commodities is worth its face value times the square of the number of cards: three "
        "of face value 5 are worth 45. From 12 players on, a set of the other block's own commodities is "
        "worth the face values of its cards more. Calamities lie in the same stacks."
    ),
    "Trading blocks": (
        "From 12 players on the West and the East draw from stacks of their own; everybody may trade with "
        "everybody. A calamity of the other block may strike you in its own way."
    ),
    "Advance points": (
        "What the advances of a player cost as printed, before credits. They break ties, say who uses "
        "special abilities first, and open the spaces of the Late Iron Age."
    ),
    "Aggressive advances": (
        "Of each of them only half the players, rounded up, can have one: first come, first served, in "
        "A.S.T. order."
    ),
    "Open sea": "Ships may only cross it with an advance that says so, and may not stay there.",
    "Stock and treasury": (
        "Your {tokens} tokens are on the board, in stock or in the treasury. What is lost goes to stock; "
        "only what is in stock can grow, be taxed or replace a city."
    ),
    "Unit points": "A token counts 1 and a city {city_points}; a ship counts nothing.",
    "Beneficiary": (
        "Where a rule speaks of one: whoever last traded a tradeable calamity to its victim; else the player "
        "with the most unit points in stock, then the first in A.S.T. order."
    ),
    "Reduction of a city": (
        "The city goes back to stock and as many tokens as its area feeds take its place, as far as the "
        "stock lasts."
    ),
    "Annexation": "Another player's units are replaced by your own; theirs go back to their stock.",
    "Barbarians and pirates": (
        "They belong to nobody: they neither grow nor move by themselves, but fight like a player without "
        "advances. When turn 12 is over, they fight as if they held Metalworking."
    ),
    "Leaving the game": (
        "Whoever leaves plays the turn out by default answers; then cards, treasury, ships and advances are "
        "gone, and cities and tokens turn into pirate cities and barbarian tokens where they stand."
    ),
    "Victory points": (
        "{victory_step} for each space on the A.S.T., what the advances cost, {victory_city} for each city, "
        "the value of the sets of commodities in hand, and 1 for each token in the treasury."
    ),
}
CHAPTERS = Chapters(PHASES, SECTIONS)
