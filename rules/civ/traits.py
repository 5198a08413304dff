"""The questions of the kernel that advances answer.

An advance lists its traits in the sibling's table: an amount (added to those of the other advances held) or
a permission (1). Both are order-free: amounts sum up, a permission holds if any advance gives it.
"""

from enum import StrEnum


class Trait(StrEnum):
    """What an advance may change, by the name it has in the tables."""

    TAX_UP = "tax.up"  # amount: how far the tax rate may be raised
    TAX_DOWN = "tax.down"  # amount: how far it may be lowered
    NO_REVOLT = "tax.no_revolt"  # cities do not revolt for want of tax
    SMALL_LIMIT = "limit.small"  # amount: added to limits 0-2 where alone
    ALONE_LIMIT = "limit.alone"  # amount: added to all limits where alone
    ALONE_LIMIT_ONCE = "limit.alone.once"  # one is added to all limits where alone
    SITE_LIMIT = "limit.site"  # amount: added to limits on city sites where alone
    GARRISON = "limit.garrison"  # amount: tokens that may stay with a city
    SUPPORT = "support.rate"  # amount: added to the city support rate
    MOVE_LAST = "move.last"  # amount: moves after all with less of it
    LAND_STEPS = "move.land_steps"  # amount: further areas by land
    SHIP_STEPS = "ship.steps"  # amount: further areas by water
    SHIP_CAPACITY = "ship.capacity"  # amount: further tokens on a ship
    SHIP_COST = "ship.cost"  # amount: added to what a new ship costs
    OPEN_SEA = "ship.open_sea"  # ships may cross open seas
    GUARD_CITIES = "guard.cities"  # others may not enter areas with the holder's cities
    PASS_GUARD_CITIES = "guard.cities.pass"  # ... unless they have this
    GUARD_UNITS = "guard.units"  # others may not cause conflict where the holder has units
    PASS_GUARD_UNITS = "guard.units.pass"  # ... unless they have this
    GUARD_HARBOURS = "guard.harbours"  # others may not land tokens in areas with the holder's cities
    PASS_GUARD_HARBOURS = "guard.harbours.pass"  # ... unless they have this
    FIGHT_LAST = "conflict.last"  # removes after those without this, each round
    NEVER_LAST = "conflict.no_last"  # opponents in the area do not remove after others
    VOLLEY = "conflict.volley"  # amount: tokens each opponent removes before tokens fight
    FIRE = "conflict.fire"  # amount: tokens from stock that join where a ship landed some, until the end
    FIGHT_NEIGHBOURS = "conflict.neighbours"  # may remove tokens from areas adjacent by land
    FIGHT_SHIPS = "conflict.ships"  # may remove ships from the area instead
    SHIPS_COUNT = "conflict.ships.count"  # ... which count as tokens there, in one conflict a turn
    FLEET_LAST = "conflict.fleet.last"  # loses ships to pirates after those without this, each round
    RELIEF = "conflict.relief"  # may move one token from next door to an attacked city that has none
    HIRE = "hire.price"  # amount: the treasury a mercenary costs; none can be hired without
    HIRE_CITY = "hire.city"  # amount: how many mercenaries an area with a city takes
    HIRED_PLUNDER = "hire.plunder"  # amount: added to the treasury plundered where mercenaries fought
    NO_PLUNDER = "plunder.barred"  # the holder does not plunder cities
    OPEN_PLUNDER = "plunder.open"  # ... but for those of holders of this
    PLUNDER_CHOICE = "plunder.choice"  # attackers of the holder's cities take a card or treasury, as it says
    ATTACK = "attack.tokens"  # amount: added to what the holder's attacks need, and meet
    DEFENCE = "defence.tokens"  # amount: added to what attacks on the holder need, and meet
    CITY_COST = "city.cost"  # amount: added to the tokens a new city takes
    CITY_TREASURY = "city.treasury"  # once a turn, half of a city's tokens may come from treasury
    CITY_NEIGHBOURS = "city.neighbours"  # amount: once a turn, tokens from next door for a wilderness city
    NEIGHBOURS_AGAIN = "city.neighbours.again"  # ... for every such city, not only once a turn
    BUY_STACK = "cards.stack."  # prefix: "cards.stack.7": 13 is the price of a card of stack 7
    CARD_DISCOUNT = "cards.discount."  # prefix: "cards.discount.3": 2 less for a card of stack 3
    FREE_CARD = "cards.free"  # amount: free cards from stacks above the number of cities
    CITY_ON_TRACK = "track.cities"  # amount: counts as so many cities on the succession track
    EXCHANGE = "cards.exchange"  # amount: treasury for each point of cards returned after the purchases
    HAND_LIMIT = "hand.limit"  # amount: added to the hand limit
    TREASURY_WORTH = "purchase.treasury"  # amount: added to what a treasury token is worth
    DISCOUNT = "purchase.discount"  # amount: off one other advance bought in the same turn
    FREE_ADVANCE = "purchase.free"  # amount: an advance of its main group below this price comes free
    FREE_ADVANCES = "purchase.free.count"  # amount: ... or up to so many
    EXTRA_CREDITS = "purchase.credits"  # amount: credit tokens of any groups
    CHOSEN_CREDITS = "purchase.group"  # amount: credits of this advance to one group of the holder's choice
    CHOSEN_AS = "purchase.group.as."  # prefix: ... to the group that was chosen with the advance named
    LARGER_SET = "sets.larger."  # prefix: "sets.larger.Iron": one set a turn may count one card more
    SUBSTITUTE = "purchase.substitute"  # amount: substitute cards in an incomplete set
    INTEREST = "interest"  # amount: one token of interest for so many in treasury
    CONFISCATE = "cards.confiscate"  # amount: cards that may be demanded of others after the draw
    ABILITY = "ability."  # prefix: "ability.diaspora": true gives the special ability
    PROTECTS = "protects."  # prefix: "protects.politics": true keeps the holder from that ability
