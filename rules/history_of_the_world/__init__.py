"""History of the World: seven epochs of empires on 102 lands."""
