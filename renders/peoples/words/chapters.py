"""The rules by topic, in our own words; numbers come from the tables of the rules."""

from __future__ import annotations

from rules.peoples.pieces import TOKENS, TRIBES
from rules.peoples.victory import ADVANCES_EACH, DEVELOPMENTS_EACH, METROPOLISES, UNIQUE_RESOURCES

PHASES = {
    "Set-up": (
        "The polar regions lie in two rows, with room for four rows between them. Everybody chooses a "
        "starting part of four regions and lays it out as a square, so that at least two of the four "
        "areas in its middle are land; two tribes begin there. Each people has one advance, of its own "
        "trait."
    ),
    "A turn": (
        "In your turn up to two of your ready tribes act: each produces, or takes a civilization action, "
        "and is engaged afterwards. Only when all your tribes are engaged, your turn is a Revolution, "
        "after which they are ready again. A turn is one visit: act step by step, or write all of it in a"
        " line; you may take steps back until dice were thrown, a region was found, or somebody else was "
        "asked."
    ),
    "Revolution": (
        "Feed your tribes and add new ones, buy advances for luxuries, developments for commodities, and "
        "specialists; then all markers come back, and of each kind of resource you keep one. What you "
        "acquire can be used afterwards only. Resources in one payment must be different; two of a "
        "category that are left count as one more of it. Each people also has a wild food, luxury and "
        "commodity, once in each Revolution. Victories are checked when a Revolution begins."
    ),
}
SECTIONS = {
    "The world": (
        "A region is a tile of four areas: land, sea or ice. Its name are the dice that find it, 41; an "
        "area has a letter besides, 41a, which stays with the tile however it lies. Longitudes are the "
        "columns A, B, C and so on, latitudes the rows 1 to 6. The world is round: its last column "
        "borders its first."
    ),
    "Discovery": (
        "When a tribe comes to, or reaches, an area beside an unknown region, the dice name the region "
        "found there. A new one is laid as its finder likes, with a neutral tribe in an area that has a "
        "resource. One that lies in another part brings that part along: the finder turns it and joins "
        "the two. Parts without a place in the world are adrift; whoever finds a polar region has found "
        "their place."
    ),
    "Region limit": (
        "A part adrift is at most four regions long on one side, and two for each people in it on the "
        "other. Where a new region would break that, the dice are thrown again until they show a polar "
        "region or another people's part that fits."
    ),
    "Production": (
        "A tribe takes one of the resource printed on its area. Food feeds, luxuries advance, commodities"
        " develop. Iron and metals need Mining or Machinery, coal and oil Industrialization."
    ),
    "Civilization points": (
        "Pay an action with the markers of its trait: the first is worth your level, each further one 1 "
        "more. Paid markers come back in the Revolution, and still count for your level. A specialist is "
        "one marker more."
    ),
    "Civics": (
        "A tribe joins another of yours next to it: two make a town, three a city, four a metropolis, "
        "within two by two areas. It costs as many points as the settlement had tribes. A settlement may "
        "act with all its tribes as if they were one, for a point for each tribe beyond the first."
    ),
    "Culture": (
        "A tribe places a token in the middle of its region, if at least two of the four areas are land. "
        f"Your first token costs 1 point, the second 2, and so on; you have {TOKENS}. In a Revolution each"
        " token lets you pay for one advance with Culture markers."
    ),
    "Economy": (
        "A tribe trades with a people next to it: take as many resources as the points you spend, give as"
        " many as the seller's Economy level. The seller cannot refuse, but keeps the last of each kind. "
        "Who takes less gives less."
    ),
    "Military": (
        "A tribe attacks one next to it with more points than the defender's Military level; a settlement"
        " adds 1 for each tribe beyond its first. The attacker takes what the target produces from the "
        "supply, and once more from the defender. Then one tribe must retreat to empty land with a "
        "resource beside it or beside another tribe of its people, or leave the board; all attacked "
        "tribes are ready again."
    ),
    "Religion": (
        "A tribe places a token where four regions meet at a corner of its area, if at least two of the "
        f"four areas there are land. Costs are as for culture; you have {TOKENS}. In a Revolution each "
        "token lets you pay for one development with Religion markers."
    ),
    "Science": (
        "A tribe acts as if it stood elsewhere: the first point gives a range of 1, the second 2 more, "
        "the third 3 more. The way leads over land that is empty or yours; Sailing, Navigation and Steam "
        "open the seas. Afterwards the tribe may stay on any empty land on its way."
    ),
    "Feeding": (
        "Two engaged tribes cost 1 food, rounded down; those you cannot feed leave the board. A new tribe"
        f" costs 1 food and comes to empty land beside one of yours. You have {TRIBES} pieces, and a "
        "settlement takes one."
    ),
    "Specialists": (
        "One for each trait at most: a new one costs a luxury or a commodity, to keep one costs any "
        "resource. Those not paid for go when the Revolution ends."
    ),
    "Neutral tribes": (
        "They never act, but can be traded with and attacked. Their levels lie halfway between the most "
        "and the least advanced people, rounded down, and they produce as whoever deals with them does."
    ),
    "Victories": (
        f"At the start of your Revolution you win with {METROPOLISES} metropolises; {TOKENS} culture "
        f"tokens; {UNIQUE_RESOURCES} kinds of resources; {TRIBES} tribes and more than any other people; "
        f"{TOKENS} religion tokens; {TRIBES} tribes, at least one in each longitude; {ADVANCES_EACH} "
        f"advances in each trait; or {DEVELOPMENTS_EACH} developments of each level."
    ),
    "Option: technology tree": (
        "Each advance and development costs 1 more, unless one that you have saves it: an advance saves "
        "it for one other up to its level, a development for one other of the same trait up to its level."
        " The second people to acquire something pays it to the first."
    ),
    "Option: book of events": (
        "The second people to reach a level of a trait or to acquire a development may turn a page. The "
        "last page turned and the next one hold for everybody. After the last page everybody may take a "
        "last Revolution; then points for levels decide: level 2 is 1 + 2, level 3 is 1 + 2 + 3."
    ),
    "Orders in writing": (
        "Write as you speak, a step after the other: “31a produces; 31b joins 31d; 33a attacks 41c with 2, "
        "retreat to 41d; 35a trades with 42a, taking 2 fur, giving 1 clay; 35b culture; end”. Areas go by "
        "their names in the picture. “31a explores 44b” extends the range first; “at 44b” says where a "
        "tribe acts from, “ends in 44a” where it stays. In a Revolution: “add 31c; advance military; "
        "develop Farming; specialist science”. What is not understood is asked back, and nothing is lost."
    ),
}
