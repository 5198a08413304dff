"""A tiny sibling of the civ family, to prove that the kernel knows no game: two shores of one lake.

What a rulebook may decide is decided otherwise than in the games we ship: blocks of trade cards, the order
of play, prices, what ships cost and when they are built, what sets are worth, what the track asks.
"""
