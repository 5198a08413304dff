"""How far it reaches: what a game costs, what many need, and a simulation of it."""
