"""The phases of a turn, one file each, as the rulebook orders them."""
