"""Trains the networks of the evaluation and writes them as integers."""
