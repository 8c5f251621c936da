"""The command line. Every module of this package that has a `NAME` is a command:

    NAME = "replay"                                   # spielwerk replay ...
    def add_arguments(parser: Parser) -> None         # argparse; parser.say(key) gives a sentence
    def run(arguments: argparse.Namespace, out: Output) -> int      # exit code

The line that describes it in the list of commands is the sentence `NAME.about`, so a command's sentences stand in
`locale/de/NAME.toml` and `locale/en/NAME.toml`. `--json`, `--lang` and `--plain` are understood everywhere.

Exit codes: 0 all is well; 1 a check failed or something differs; 2 wrong input; 130 interrupted.
Errors of the family `core.errors.Problem` need not be caught: they become one line and exit code 2.
"""
