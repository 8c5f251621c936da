"""What the sources of the rules say about themselves."""

import re
from pathlib import Path

from spielwerk.core.game import ABSENT
from spielwerk.games.noria import rules

FOLDER = Path(rules.__path__[0]).parent
RULE_FILES = (FOLDER / "turn.py", FOLDER / "kind.py", *sorted(FOLDER.glob("rules/*.py")))


def cited_rules() -> set[str]:
    """Ids of all rules that refuse something: every text with a dot in the files of the rules is one."""
    texts = [path.read_text("utf-8") for path in RULE_FILES]
    return {rule for text in texts for rule in re.findall(r'(?<!Problem\()(?<!")"([a-z-]+\.[a-z-]+)"', text)} | {ABSENT}
