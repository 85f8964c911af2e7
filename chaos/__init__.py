"""Fault injection, fuzzing, leak detection and mutation testing of the rules and the server; see docs/guarantees.md.

Short runs of these tools are tests in tests/chaos, long ones `make chaos` and `make fuzz`.
"""
