"""The table for many: people sit down in a browser, and play live or over days.

The log is the truth. An answer stands in the database before anybody hears of it, and what a process holds in
memory can be made anew from the rows at any time. Nothing but a seat's own view leaves the server.
"""
