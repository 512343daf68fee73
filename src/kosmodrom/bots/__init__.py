"""Players that are programs. A bot looks at the table through a window, so it knows what its seat may know."""
