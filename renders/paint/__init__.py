"""The drawing craft shared by all games (Pillow only; it knows no game).

See the modules: colour, fonts, vector, emblems, sprites, layout, panel, table, encode.
"""
