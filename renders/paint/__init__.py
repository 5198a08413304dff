"""The drawing craft shared by all games (Pillow only; it knows no game).

A game's drawing function returns `renders.picture.Picture(image, alt, listing)`; `.posted()` gives the bytes.
Images in, images out; panels, cards and sprites are RGBA, to be pasted with themselves as mask.

renders.schemes
    SCHEMES[key], scheme(key), monograms(names); Scheme: .paper .stripe .edge .trim .ink .faint .accent
    .sea .deep .good .bad .few .many .colours(count) .safe_for .ground
renders.words
    alt, clipped; counted, ordinal, roman; listed; Listing; plain, spoken
colour
    RGB, mix, lighter, darker, luminance, contrast, ink_on(ground), Sight, oklab, distance, word(rgb)
fonts (all accents, no machine fonts)
    Typeface; sounded, width, clip, fit(text, face, size, room, least), wrap, write_centred,
    write(draw, xy, text, face, size, fill, anchor, halo, halo_width)
vector
    Canvas(width, height, scale, origin): polygon, disc, box, line, arc, pie, number, text, image()
emblems
    Livery(name, colour, shape, letter) with .words; emblem(livery, size, text); Shape, outline(shape)
    liveries(scheme, names, positions, of) -> {name: Livery}
sprites
    Sprite: TOKEN CITY SHIP BARBARIAN PIRATE ARMY GARRISON CAPITAL MONUMENT FLEET COUNT,
    and the marks
    CONFLICT BUILT REDUCED LOST ANNEXED GAINED MOVED DISASTER TOWN
    sprite(kind, livery, text, scale), put(picture, sprite, xy), body(kind, scale), number_box(kind, scale)
layout
    Box, square, Place(xy, scale), places(slots, count, radius), rows, Occupied(bounds).place(box, wanted)
arrows
    Arrow(start, end, colour, count, by_sea, bow, by_way_of), curve, dashes,
    draw_arrow(picture, arrow, scale, clear), draw_count(picture, arrow, scale)
overlay
    Tinted(polygons, colours); toned(board, scheme) (keep the result),
    tint, veil, outline, mask, hatch
panel
    paper(size, tone), panel(size, scheme, scale, shadow), heading(...), flourish(...)
table
    Column(title, align, least, most, bold, name), Row(cells, strong, faint, ruled), Note, Bar
    table(columns, rows, scheme, title, subtitle, foot, scale, least)
    a cell is a str, int, Livery, Bar, Note, Image or None
glyphs
    GLYPHS, glyph(name, tone, size): amphora, grain, timber, volcano, skull, swords, column, book, ...
card
    Card(title, band, value, art, lines, foot, corner, muted, alarming); card(content, scheme, scale),
    grid(cards, scheme, title, subtitle, across, scale)
chart, bars
    Series(livery, values), lines(series, scheme, title, subtitle, labels, size, axis)
    Part(name, colour), stacked([(livery, values)], parts, scheme, title, subtitle)
track
    Zone(name, colour), Lane(livery, zones, at, note, labels), track(lanes, scheme, title, subtitle, heads)
dice
    die(face, colour, size, counts), roll(faces, colour, size, best)
frame
    frame(picture, scale), cartouche(title, subtitle, scheme), Key(picture, text), legend(keys, scheme)
compose
    flat(image, ground), below(images, ground, gap), beside(images, ground, gap), above(upper, lower)
encode
    posted, suffix(data), webp, jpeg, png, thinned(things, most), LIMIT;
    gif(frames, milliseconds, last, keep, limit)
"""
