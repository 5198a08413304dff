"""Text twins: alt texts, listings for screen readers, counting, joining, and safe names.

alt       LONGEST, alt(*sentences), clipped(text, longest)
counting  counted(3, "city"), ordinal(3), roman(7)
finding   named(meant, names), the one name that was meant
joining   listed(["a", "b", "c"]) -> "a, b and c"
listing   Listing(title): .section(heading), .say(sentence), .table(columns, rows); str() gives the text;
          shortened(lines, most)
names     plain(name) for markdown-safe names, spoken(name) for pictures and screen readers
table     Who, table_event(event, who), UNTOLD; what the table tells of itself
shifts    shifts({"Rome": 4}, {"Rome": 1}) -> ["Rome 4 → 1"]
"""
