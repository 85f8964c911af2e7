"""The foundation of every game: records, rules, chance, boxes, options, moves, words."""
