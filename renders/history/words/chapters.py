"""The rules by topic, in our own words; numbers come from the tables of the rules."""

from __future__ import annotations

from rules.history_of_the_world.pieces import FIGURES_IN_LAND, FLEETS, FORTS, MONUMENTS, SETTLEMENTS
from rules.history_of_the_world.scoring import (
    CAPITAL_POINTS,
    CITY_POINTS,
    CONTROL_LANDS,
    DOMINANCE_LANDS,
    MONUMENT_POINTS,
    SEA_POINTS,
)

PHASES = {
    "Drawing empires": (
        "At the start of an epoch each player draws one of its seven empire cards in secret. Whoever has no "
        "card yet may keep the one drawn; any drawn card may instead go to another player without one, who "
        "does not see it until all are dealt. In epoch I dice decide who draws first, and the turn to draw "
        "goes round; later the lowest score draws first, then the weaker former empire, then the one that "
        "was called earlier. Who passed to whom is public, the card is not."
    ),
    "A turn": (
        "The empires of the epoch are called in their order. Whoever holds the one called plays up to two "
        "event cards, takes an army for each point of strength, places a capital and fleets as the card "
        "says, and puts the first army into the start land. Then the empire expands, builds forts and "
        "monuments, and its player scores for everything of their colour on the board, old empires "
        "included. Nobody else decides anything in that time."
    ),
    "The reckoning": (
        "When all empires of an epoch were called, the one player with most points takes a pre-eminence "
        "marker from the pile, face down; in a tie nobody does. After epoch VII the markers are turned over "
        "and added. Most points win; in a tie the lower strength of all empires led, then more marker "
        "points, then the weaker empire in epoch VII."
    ),
}
SECTIONS = {
    "Lands and areas": (
        "Lands make up thirteen areas; the areas pay points, and what they pay changes with the epoch. A "
        "land holds one army. Barren lands belong to no area and nobody can enter them. Lands joined by a "
        "strait count as neighbours."
    ),
    "Expansion": (
        "An army from the pool goes to a land next to one the same empire holds, over a border, a strait, or "
        "from a coast along a chain of fleets to another coast. Empty lands are simply entered. An older "
        "army of your own colour gives way to the new one. An enemy must be fought. You go on until the "
        "pool is empty or you stop; armies left over are lost."
    ),
    "Combat": (
        "The attacker throws two dice, the defender one; the highest die on each side counts. The higher one "
        "wins: a beaten attacker loses the army, a beaten defender the fort, if there is one, else the army. "
        "In a tie both lose. The attacker goes on with the same army until it is lost or holds the land; a "
        "new army may then try again."
    ),
    "Difficult terrain": (
        "Mountains, forest or the Great Wall on the defender's side of the border, and any strait, give the "
        "defender a second die. Against an attack from the sea the defender throws three. A fort adds one "
        "to the defender's dice, whatever the terrain."
    ),
    "Forts": (
        f"A fort may be built beside any army of the active empire for an army of the pool, for a coin, or "
        f"with Engineering; minor empires and crusaders build none, but a fort comes with the crusaders' "
        f"Palestine. It adds one to the defence and falls before the army does. There are {FORTS}."
    ),
    "Fleets": (
        "Navigation in a sea gives a fleet there; navigation in an ocean also gives one in every sea that "
        "can be reached from it over seas alone. Fleets serve once an army of the empire stands on a coast "
        "they touch, form chains from water to water, and go home at the end of the turn."
    ),
    "Coins": (
        "A coin brings an army lost in combat back to the pool, or builds a fort. Coins come from event "
        "cards and are lost at the end of the turn."
    ),
    "Capitals and cities": (
        f"An enemy who enters a land after a battle turns a capital there into a city, and sacks a city. In "
        f"a land that was left empty both stay as they are for whoever enters it. A capital is worth "
        f"{CAPITAL_POINTS} points and a city {CITY_POINTS} to whoever holds the land. There are "
        f"{SETTLEMENTS} pieces."
    ),
    "Monuments": (
        f"For every two lands with a resource that the active empire holds at the end of its expansion it "
        f"builds a monument: in its capital, else in a city, else in a resource land, one in a land. Incas "
        f"and Aztecs build one for each such land. A monument is worth {MONUMENT_POINTS} to whoever holds "
        f"the land; only a disaster destroys it. There are {MONUMENTS}."
    ),
    "Scoring": (
        f"For each area count your lands: at least one is presence and pays the area's value in this epoch; "
        f"{DOMINANCE_LANDS} and more than anybody else is dominance and pays double; {CONTROL_LANDS} and "
        f"nobody else there is control and pays three times. Capitals pay {CAPITAL_POINTS}, cities "
        f"{CITY_POINTS}, monuments {MONUMENT_POINTS}. You score after your own turn only."
    ),
    "Event cards": (
        "Everybody holds three greater and seven lesser events for the whole game and plays at most two a "
        "turn, never two of the same name, before the first army is placed. A card can be played in its "
        "epochs only. None is drawn later."
    ),
    "Minor empires": (
        "A greater event lets you play a small empire before your own, with its own armies, capital and "
        "navigation. Its lands are yours, but your other cards do not help it and it builds no forts and no "
        "monuments."
    ),
    "Pre-eminence": (
        "The leader at the end of an epoch takes a marker whose value nobody sees until the end of the game. "
        "The option without pre-eminence markers leaves it out."
    ),
    "Option: multiple armies": (
        f"Up to {FIGURES_IN_LAND} figures stand in a land: armies, or two armies and a fort. They are lost "
        "one by one."
    ),
    "Option: naval control": (
        f"Armies may stay at sea on the fleets of the empire. A fleet with an army aboard stays until "
        f"another empire beats it, and pays {SEA_POINTS} point for its sea. It keeps its marker, of which "
        f"there are {FLEETS}: where an empire finds too few, the oldest fleets leave the board first."
    ),
    "Option: minor empires apart": "One minor empire and two other greater events are dealt to each player.",
    "Plans": (
        "Give your orders line by line, or all at once as a plan: “take Levant, at most 3; then Palestine; "
        "keep 1 for a fort in the capital; stop”. Write as you speak: “invade”, “move into”, numbered lists "
        "and arrows are understood, and what is not is asked back. The plan is shown as it was understood, "
        "with the odds that each line comes to pass, all lines before it counted in. It runs until it ends, "
        "or until a line cannot be carried out; then you are asked again. “Try” passes over what cannot be "
        "done. “If Levant: take Zagros”, “take Levant, else Zagros”, “if 3 or more left: fort in Levant” and "
        "“take Levant, leaving 2” wait for what is so by then. “Keep 2” holds two armies back in the whole "
        "plan; “keep 1 for a fort in Zagros” holds one back until Zagros is yours. “Spread” enters empty "
        "lands, the best first; “the rest as forts” begins with the capital. “Take Levant, with 1 coin” "
        "brings a lost army back when none is left; “fort in Levant for a coin” and “monument in Levant” say "
        "how to build. An attack always goes the way with the fewest defence dice."
    ),
}
