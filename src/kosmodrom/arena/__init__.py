"""The arena: what plays, compares and checks whole games."""
