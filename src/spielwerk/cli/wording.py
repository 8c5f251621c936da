"""Rules of a rulebook as text for the terminal."""

from rich.padding import Padding
from rich.text import Text

from spielwerk.core.rulebook import Heading, Rule, Rulebook
from spielwerk.locale.catalogue import Catalogue


def reference(rule: Rule, say: Catalogue) -> str:
    """The rule's id, and the page of the printed rules where it is known."""
    return say("rules.reference", id=rule.id, page=rule.page) if rule.page else rule.id


def rule_text(rule: Rule, say: Catalogue, indent: int = 2) -> Padding:
    """The wording of a rule with its id."""
    return Padding(
        Text(rule.text + " ").append(f"[{reference(rule, say)}]", "dim cyan"), (0, 0, 0, indent), expand=False
    )


def heading_title(heading: Heading, say: Catalogue) -> Text:
    title = Text(heading.title, "bold")
    return title.append(f"  {say('rules.page', page=heading.page)}", "not bold dim") if heading.page else title


def list_of_headings(book: Rulebook) -> Text:
    """All headings with the words to ask for them."""
    width = max(len(id) for id in book.headings)
    lines = [f"  {heading.id:<{width}}  {heading.title}" for heading in book.headings.values()]
    return Text("\n".join(lines))
