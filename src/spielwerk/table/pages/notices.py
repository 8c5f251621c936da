"""The section of a page where somebody switches notices on and off, and the form in it."""

from typing import NamedTuple

from starlette.responses import RedirectResponse, Response

from spielwerk.table.people.calls import Call, within
from spielwerk.table.problems import Refused

PLACE = "#notices"
"""Where the section stands in a page."""


class Section(NamedTuple):
    server: str
    topic: str
    """The visitor's own; empty if he wants no notices."""
    sent: bool
    """A trial is on its way."""

    @property
    def address(self) -> str:
        return f"{self.server}/{self.topic}"


def section(call: Call) -> Section | None:
    """What the section shows; None where the operator or the visitor has no use for one."""
    notices = call.house.notices
    if notices is None or not call.visitor or not notices.topics.has_seat(call.visitor):
        return None
    topic = notices.topics.of(call.visitor)
    return Section(notices.server, topic.topic if topic else "", call.query.get("notices") == "sent")


def change(call: Call) -> Response:
    """Switches on or off, or sends a notice for a trial; then back to where the reader was."""
    assert isinstance(call.body, list)
    given = dict(call.body)
    notices, visitor, wish = call.house.notices, call.require_visitor(), given.get("do")
    if notices is None:
        raise Refused(404, "no-page")
    if wish == "off":
        notices.topics.switch_off(visitor)
    elif not notices.topics.has_seat(visitor):
        raise Refused(403, "only-seats")
    else:
        call.house.rates.slow(visitor, call.address)
        notices.topics.switch_on(visitor, call.language, call.origin)
        if wish == "test":
            notices.try_out(visitor)
    there = within(given.get("here", "/my"))
    sent = ("&" if "?" in there else "?") + "notices=sent" if wish == "test" else ""
    return RedirectResponse(f"{there}{sent}{PLACE}", 303)
