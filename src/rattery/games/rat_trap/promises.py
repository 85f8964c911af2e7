"""What players of Rat Trap promise and threaten, at one click. Nothing said binds anybody."""

PROMISES = (
    "keep_heal",
    "keep_keys",
    "leave_you_heal",
    "leave_you_keys",
    "no_claws",
    "no_stealing",
    "share_next",
    "know_a_trap",
    "know_a_cheese",
    "no_trap_in_stock",
    "revenge",
    "claw_the_leader",
)
