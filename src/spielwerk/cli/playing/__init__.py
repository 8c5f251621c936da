"""A person against bots in the terminal: the parts of `spielwerk play`."""
