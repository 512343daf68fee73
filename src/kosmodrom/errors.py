"""What went wrong for a person, as opposed to what is wrong with the program."""

from __future__ import annotations


class UserError(Exception):
    """Something the user asked for cannot be done. The message is one line that says why and what to do."""
