"""Checks our engine against games that another implementation of Race for the Galaxy has recorded.

    record.py    the form of a recorded game, and reading a file of them
    names.py     card names of the records, and our numbers
    answers.py   what the seats of a record decided, as answers to our decisions
    facts.py     what happened in a phase, in sentences that the record and our journal have in common
    compare.py   the state after a phase, and the final result
    replay.py    a game from its first card to its last point

What the other implementation is known to do otherwise (DIVERGENCES.md beside the records) is allowed for here,
by name, and never in the engine: see allowances.py. Most of its list needs no allowance. Its order of cards
(2, 3, 7) does not matter, because a card that our table draws is looked up by seat and purpose; what it does
without asking (5) follows from the effects that it records; and our rules permit the rest themselves (6, 8, 10
to 13).
"""
