"""Text twins: alt texts, listings for screen readers, counting, joining, and safe names.

alt       LONGEST, alt(*sentences), clipped(text, longest)
counting  counted(3, "city"), number_word(3), ordinal(3), roman(7), signed(-2)
joining   listed(["a", "b", "c"]) -> "a, b and c"
listing   Listing(title): .section(heading), .say(sentence), .table(columns, rows); str() gives the text
names     plain(name) for markdown-safe names, spoken(name) for pictures and screen readers
"""
