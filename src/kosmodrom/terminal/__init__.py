"""The table in a terminal: one machine, people who take turns at it, and bots.

It draws the neutral table model and knows the rules of no game.
"""
