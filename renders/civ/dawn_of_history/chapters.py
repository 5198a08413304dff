"""The rules of Dawn of History in our own words; the numbers come from the ruleset."""

from __future__ import annotations

from renders.civ.words.chapters import Chapters

PHASES: dict[str, str] = {
    "deal": (
        "The civilizations in play are dealt at random. By option, everybody chooses one, in an order drawn "
        "by lot."
    ),
    "settling": "Everybody begins with one token in the starting area of the civilization.",
    "tax": (
        "For each city {tax_rate} tokens go from stock to treasury. With Monarchy it may be one more, with "
        "Coinage one more or one less, the same from every city. Cities for which the stock has too few "
        "tokens revolt: whoever has the most unit points in stock replaces them with cities of his own; the "
        "owner decides between equals. Where that is the owner, or nobody can, they are reduced."
    ),
    "expansion": (
        "An area with one of your tokens gains 1, an area with two or more gains 2; none grow beside a city. "
        "If the stock falls short you say where they go. Limits may be exceeded for now. Then the census: "
        "the tokens on the board are counted. The highest number builds ships and moves first."
    ),
    "ships": (
        "In census order, holders of Military after all others. A ship costs {ship_rules.cost}: from "
        "treasury, at a coast where you have a city; from tokens of yours in that area; or from both. An old "
        "one costs {ship_rules.upkeep}, from treasury or from where it lies, or it goes back to stock. "
        "Nobody has more than {ships}."
    ),
    "movement": (
        "In census order, holders of Military after all others. Each token goes {land_steps} area by land, "
        "or aboard a ship. Each ship sails through up to {ship_steps} areas by water with up to "
        "{ship_capacity} tokens at a time; open sea takes Astronavigation. Whoever comes upon pirate ships "
        "must stop there. Cities of holders of Diplomacy, and whoever holds Cultural Ascendancy, are only "
        "attacked by those who hold the same or its answer: Military, and Advanced Military. Orders may be "
        "given ahead; they are judged when your turn comes."
    ),
    "conflict": (
        "Ships fight pirate ships first. Then tokens fight where several owners together exceed the "
        "population limit, or stand beside a city that is not theirs: whoever has fewest removes one first, "
        "then all in turn; equals remove theirs together, until the limit holds or one owner is left. "
        "Holders of Metalworking lose after those without, holders of Iron Working last. Then cities are "
        "attacked: {attack_tokens} tokens of one nation turn a city into {defence_tokens} tokens that fight "
        "on; fewer are lost. Whoever eliminates a city draws a trade card of its owner at random and may "
        "move up to {plunder} tokens from stock to treasury; for a pirate city it is a card from a stack of "
        "your choice and up to 5 tokens."
    ),
    "cities": (
        "A city takes {site_tokens} tokens in an area with a city site, {wilderness_tokens} elsewhere; none "
        "is built where the limit is 0 or where others have tokens. Nobody has more than {cities}. Then "
        "tokens above the limits are removed, and the support is checked for the first time: each city needs "
        "{support_rate} tokens on the board, or cities of your choice are reduced."
    ),
    "trade-cards": (
        "The fewest cities first: one card from each stack up to your number of cities. An empty stack gives "
        "nothing. From 12 players on East and West draw from stacks of their own. A non-tradeable calamity "
        "is laid open before you at once and stays there until trade is over. Then, in the same order, up to "
        "two cards may be bought: one of stack {open_stack} for {open_price} treasury; Mining, Cartography "
        "and Rhetoric each open another stack."
    ),
    "trade": (
        "Everybody with at least {deal_cards} cards trades with everybody: at least {deal_cards} cards from "
        "each side, and treasury besides if you like. One commodity named must be true, and so must the "
        "number of cards; the rest may be anything, tradeable calamities included. An accepted offer is "
        "carried out at once."
    ),
    "selection": (
        "Nobody is the primary victim of more than {major_calamities} major calamities and "
        "{minor_calamities} minor one a turn; non-tradeable ones are not limited. Of too many, duplicates go "
        "first, then the highest numbers; they have no effect. What is left is shown to all, in the order in "
        "which it is resolved."
    ),
    "barbarians": (
        "Once a horde has come, somebody leads the barbarians in every turn. Each pirate city raises 2 "
        "tokens or, at a coast, a ship. Ships sail up to {ship_steps} areas along the coasts; tokens go to "
        "the next area by land, or over a bridge of two pirate ships. Then new hordes come, and everything "
        "fights. Those who are too many for their area go on and fight again."
    ),
    "calamities": (
        "Non-tradeable calamities first, then major ones, then minor ones; each from the lowest number to "
        "the highest. A token counts 1 unit point, a city {city_points}. Losses are met exactly, or exceeded "
        "by as little as possible. Neither who drew a calamity nor who traded it to its victim can be named "
        "as a further victim. Barbarians are never touched. Whoever must lose more than there is loses "
        "everything, and is out of the game; an Epidemic leaves one token in every area."
    ),
    "abilities": (
        "In C.A.C. order: each player may use every special ability once, in any order. Nobody has to. "
        "Diaspora settles an empty area next to yours; Fundamentalism eliminates what others have in an "
        "area; Monotheism converts an area; Politics annexes one from the treasury, or moves up to 5 tokens "
        "from stock to treasury; Provincial Empire takes a commodity of each neighbour, 5 at most; Trade "
        "Empire demands one commodity of up to three players; Universal Doctrine converts barbarians. Some "
        "advances protect against some of them."
    ),
    "support": (
        "The support is checked for the second time: each city needs {support_rate} tokens on the board, or "
        "cities are reduced. Surplus tokens and conflicts wait for the next turn."
    ),
    "advances": (
        "In C.A.C. order. Pay with sets of commodities and treasury; change is not given. Credits of groups "
        "and of advances you held before lower the price. Then holders of Trade Routes may exchange "
        "commodities for treasury: 2 tokens from stock for each point of face value. At the end at most "
        "{hand_limit} commodity cards are kept, one more with Trade Routes, one less with Diaspora."
    ),
    "succession": (
        "Each marker moves one space if its owner meets what the next epoch asks for, and has the cities of "
        "the epoch it is in. Without any city a marker beyond the Stone Age falls back a space. Whoever "
        "reaches the last space, or the turn limit, ends the game with this turn; that alone does not win "
        "it."
    ),
}
SECTIONS: dict[str, str] = {
    "Course of play": (
        "The 17 phases of the rulebook are played in {most_phases} steps: the census goes with the growth, "
        "surplus and the first check of support with building, the return of cards with the advances; the "
        "barbarians have a step of their own. Tokens are taxes, people and armies at once: {tokens} for each "
        "player, with {cities} cities and {ships} ships. The most victory points win."
    ),
    "The number of players": (
        "The civilizations in play depend on how many you are; their regions make up the board, everything "
        "else is out of play. Up to 11 players draw from one set of stacks; from 12 on East and West have "
        "one each. Minor calamities are in the game from 8 players on."
    ),
    "C.A.C.": (
        "The Chronological Advancement Chart: a row for each civilization, with five epochs. Its order "
        "settles nearly every tie. By option the spaces of the Late Iron Age have numbers: what advances as "
        "printed, sets in hand and treasury must be worth together to enter them."
    ),
    "Population limit": (
        "The number in an area says how many tokens it feeds; Agriculture or Irrigation add one where you "
        "are alone. It may be exceeded during a turn; surplus is removed after cities are built. An area "
        "with a city holds no tokens beside it, or one with Public Works."
    ),
    "Support of cities": (
        "{support_rate} tokens on the board for each city, one more with Cultural Ascendancy. It is checked "
        "after cities are built and after special abilities. Any city may be the one that is reduced."
    ),
    "Trade cards and sets": (
        "A set of equal commodities is worth its face value times the square of the number of cards: three "
        "of face value 5 are worth 45. From 12 players on, a set of the other block's own commodities is "
        "worth the face values of its cards more. Calamities lie in the same stacks."
    ),
    "Trading blocks": (
        "From 12 players on the West and the East draw from stacks of their own; everybody may trade with "
        "everybody."
    ),
    "Treasury in a deal": (
        "Treasury may go with the cards of either side. Tokens keep their colour: what is given returns to "
        "the giver's stock, and as many tokens of the taker's stock become treasury. Only the two of you "
        "know the amounts until the deal is done. A deal for which somebody lacks treasury or stock is "
        "refused."
    ),
    "Open calamities": (
        "A non-tradeable calamity lies open before whoever drew it; it is not in the hand, cannot be traded, "
        "and does not count as a card of yours."
    ),
    "Advance points": "What the advances of a player cost as printed, before credits.",
    "Open sea": "Ships may only cross it with Astronavigation, and may not stay there.",
    "Stock and treasury": (
        "Your {tokens} tokens are on the board, in stock or in the treasury. What is lost goes to stock; "
        "only what is in stock can grow, be taxed or replace a city."
    ),
    "Unit points": "A token counts 1 and a city {city_points}; a ship counts nothing.",
    "Reduction of a city": (
        "The city goes back to stock and as many tokens as its area feeds take its place, as far as the "
        "stock lasts."
    ),
    "Annexation": "Another player's units are replaced by your own; theirs go back to their stock.",
    "Barbarians and pirates": (
        "One party with two sets of pieces: 110 tokens, 18 cities and 8 ships. They know no advances and "
        "have no treasury. Where they eliminate a city and are alone, a pirate city takes its place. Their "
        "tokens may stand beside pirate cities. Ships of players stop where pirate ships lie, and fight them."
    ),
    "The leader of the barbarians": (
        "Whoever drew the Barbarian Hordes that were resolved last. If the victim drew them, or the leader "
        "leaves the game, it is the player with the fewest cities. Before the first horde nobody leads "
        "them, and they do nothing."
    ),
    "Leaving the game": (
        "Whoever leaves plays the turn out by default answers; then cards, treasury, ships and advances are "
        "gone, and cities and tokens turn into pirate cities and barbarian tokens where they stand, as far "
        "as there are pieces for it."
    ),
    "Victory points": (
        "{victory_step} for each space on the C.A.C.; 1 for each advance below 100, 2 for one below 200, 3 "
        "for a dearer one; {victory_city} for each city. Ties are settled by the value of the sets in hand "
        "together with the treasury."
    ),
}
CHAPTERS = Chapters(PHASES, SECTIONS)
