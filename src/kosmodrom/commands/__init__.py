"""The subcommands of `kosmodrom`, a module each.

A module here becomes a subcommand of the same name by being here. It holds

- a docstring: what `kosmodrom NAME --help` tells, with examples;
- `HELP`: one line for the list of commands;
- `arguments(parser)`: adds its arguments to an argparse parser;
- `run(args)`: does the work and returns the exit code.

All modules are imported to list them, so what is slow to import is imported inside `run`.
"""
