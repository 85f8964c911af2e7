"""What was found by measuring Rat Trap, and the version of its environments."""

ENVIRONMENT_VERSION = 1  # 1: how far the Manipulator has arranged the piles is observed, too
