"""Environments for learners: batches of tables on a CPU or a GPU, and the PettingZoo, Gymnasium and OpenSpiel interfaces."""
