"""The engine: what every game stands on. It imports nothing else of ours."""
