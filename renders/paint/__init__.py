"""The drawing craft shared by all games (Pillow only; it knows no game).

Every drawing function of a game returns `renders.picture.Picture(image, alt, listing)`; `.webp()` gives the bytes.
Images in, images out; panels, cards and sprites are RGBA, to be pasted with themselves as mask.

renders.schemes  SCHEMES[key], scheme(key), Scheme: .paper .stripe .edge .trim .ink .faint .accent .sea .deep
                 .good .bad .few .many .colours(count) .safe_for .ground; monograms(names)
colour           RGB, mix, lighter, darker, luminance, contrast, ink_on(ground), Sight, oklab, distance, word(rgb)
fonts            Face; width, clip, fit(text, face, size, room, least), wrap, write(draw, xy, text, face, size, fill,
                 anchor, halo, halo_width), write_centred, line_height: all accents, no machine fonts
vector           Canvas(width, height, scale, origin): polygon, disc, box, line, arc, pie, number, text, image()
emblems          Livery(name, colour, shape, letter, double), .words; liveries(scheme, names, positions) -> {name: Livery};
                 emblem(livery, size, text), Shape, outline(shape), ink(livery), shade(livery)
sprites          Kind.TOKEN/CITY/SHIP/BARBARIAN/PIRATE/ARMY/FORT/CAPITAL/MONUMENT/FLEET/RUIN/COIN and the marks
                 CONFLICT/BUILT/REDUCED/LOST/ANNEXED/GAINED/MOVED/DISASTER; sprite(kind, livery, text, scale),
                 put(picture, sprite, xy), body(kind, scale), number_box(kind, scale), NEUTRAL, tinted(kind, colour)
layout           Box, square, Place(xy, scale), places(slots, count, radius), rows(...), Occupied(bounds).place(box, xy)
arrows           Arrow(start, end, colour, count, by_sea, bow, by_way_of), draw_arrow(picture, arrow, scale, clear),
                 draw_count(picture, arrow, scale), curve, dashes
overlay          Tinted(polygons, colours); toned(board, scheme) (keep it), layered(board, areas, ink), tint, veil,
                 outline, mask, hatch
panel            paper(size, tone), panel(size, scheme, scale, shadow), heading(...), flourish(...)
table            Column(title, align, least, most, bold, name), Row(cells, strong, faint, ruled), Note, Bar;
                 table(columns, rows, scheme, title, subtitle, foot, scale, least); a cell is a str, int, Livery, Bar,
                 Note, Image or None
glyphs           GLYPHS, glyph(name, tone, size): amphora, grain, timber, volcano, skull, swords, column, book, ...
card             Card(title, band, value, art, lines, foot, corner, muted, alarming); card(...), grid(cards, ...), fan(...)
chart            Series(livery, values); lines(series, scheme, title, ...), stacked(bars, scheme, title, ...)
dice             die(face, colour, size, counts), roll(faces, colour, size, best)
frame            frame(picture, scale), cartouche(title, subtitle, scheme), legend(keys, scheme), Key, compass(scheme)
encode           webp, png, replay(frames, milliseconds, last, width, limit), LIMIT
renders.words    alt, clipped; counted, number_word, ordinal, roman, signed; listed; Listing; plain, spoken
"""
