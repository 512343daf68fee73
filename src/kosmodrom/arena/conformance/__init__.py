"""Checks our engine against games of Race for the Galaxy that another implementation has recorded.

    record.py       the form of a recorded game, and reading a file of them
    names.py        card names of the records, and our numbers
    replay.py       a game at our table, from the first card to the last point
    lineup.py       which phases of a round are played
    answers.py      what the seats of a record decided, as answers to our decisions
    compare.py      the state after a phase, and the final result
    facts.py        what happened in a phase, as the record and as our journal tell it
    consistency.py  whether a record agrees with itself where our table does not look
    allowances.py   what the other implementation does otherwise and is let pass, by name, and never in the engine

Most of its known divergences (DIVERGENCES.md beside the records) need no allowance. The order in which it draws (2,
3, 7) does not matter, because our table looks each card up by seat and purpose; what it does without asking (5)
follows from the effects that it records; and our rules permit what it does in the others (6, 8, 10 to 13).
"""
