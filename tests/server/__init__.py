"""The server, tested as it runs: real processes, real databases, real sockets."""
