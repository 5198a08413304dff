"""Small signs of the game: resources, traits, victories, and the pieces on the board."""
