"""What every game stands on: records, rules, chance, boxes, options, moves, words."""
