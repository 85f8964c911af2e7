"""Trying to break the table: whatever can go wrong does, again and again, and afterwards nothing may be missing.

See docs/guarantees.md. The short versions of these tools are tests in tests/chaos; the long ones are `make chaos` and
`make fuzz`.
"""
