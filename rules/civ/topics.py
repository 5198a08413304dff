"""What the kernel cites a rulebook on; each sibling says where its own rulebook speaks of it."""

from enum import StrEnum


class Topic(StrEnum):
    """A matter that every rulebook of the family treats somewhere."""

    TAX = "collecting taxes"
    REVOLT = "cities that revolt for want of tax"
    EXPANSION = "population expansion"
    SHIPS = "building and keeping ships"
    MOVEMENT = "movement"
    CONFLICT = "token conflicts"
    ATTACKS = "attacks on cities, and plunder"
    BUILDING = "building cities"
    SUPPORT = "supporting cities"
    TRADE_CARDS = "drawing and buying trade cards"
    TRADE = "trade"
    CALAMITIES = "what calamities do"
    ABILITIES = "special abilities and their order"
    PURCHASE = "buying advances"
    HAND_LIMIT = "cards above the hand limit"
    ADVANCES = "what advances do"
    LEAVING = "players who leave"
