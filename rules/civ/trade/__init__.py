"""WE 7: trading: what a seat may do on the floor, how it is judged, written and carried out."""
