"""A game at the table whose folder has no `presentation`: everything as text, so that it can be played at once."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from spielwerk.core.game import NOBODY, Game, State
from spielwerk.core.markup import Markup, escape, joined, label
from spielwerk.core.presentation import Choice, Consequence, Face, Group, LogLine, Panel, Sheet
from spielwerk.core.record import CHANCE, TABLE, Record
from spielwerk.locale.catalogue import catalogue

COLOURS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")


class PlainPresentation(Face):
    def __init__(self, game: Game) -> None:
        self._game: Final = game

    def board(self, state: State, language: str, chosen: Mapping[str, str], recent: Sequence[str]) -> Markup:
        lines = state.to_string().splitlines()
        rows = joined(label(4, 14 * row + 14, line) for row, line in enumerate(lines))
        return Markup(f'<svg viewBox="0 0 600 {14 * len(lines) + 20}" xmlns="http://www.w3.org/2000/svg">{rows}</svg>')

    def board_text(self, state: State, language: str) -> str:
        return state.to_string()

    def panels(self, state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
        panels = []
        for other, points in enumerate(state.returns()):
            place = "own" if other == seat else f"seat-{other}"
            name, html = state.seat_name(other), Markup(f"<p>{points:g}</p>")
            panels.append(Panel(f"seat-{other}", name, place, html, escape(f"{name}: {points:g}")))
        return panels

    def question(self, state: State, seat: int | None, language: str) -> str:
        say = catalogue(language)
        if state.is_terminal():
            return say("table.plain.over")
        if seat in state.deciders():
            return say("table.plain.you")
        names = [state.seat_name(other) for other in state.deciders()]
        return say("table.plain.others", names=say.enumerate(names), n=len(names))

    def groups(self, state: State, seat: int, language: str) -> list[Group]:
        say = catalogue(language)
        choices = []
        for turn in self._game.sensible_turns(state, seat):
            copy, texts = state, [state.action_to_string(turn[0], seat)]
            for before, action in pairwise(turn):
                copy = copy.clone()
                copy.apply_action(before, seat)
                texts.append(copy.action_to_string(action, seat))
            choices.append(Choice(tuple(texts), "", "all", ", ".join(texts), ""))
        return [Group("all", say("table.plain.choices"), tuple(choices))]

    def consequence(self, state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
        if self._game.has_secrets:
            return Consequence((), (), (), ())  # what follows may depend on what the seat does not know
        copy = state.clone()
        for text in actions:
            copy.apply_action_with_legality_check(copy.string_to_action(text, seat), seat)
        change = int(copy.returns()[seat] - state.returns()[seat])
        points = ((catalogue(language)("table.plain.points"), change),) if change else ()
        return Consequence((), points, (), ())

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False, news: bool = False
    ) -> list[LogLine]:
        viewer = NOBODY if seat is None else seat
        read = record.entries if is_open else record.as_seen_by(viewer).entries
        lines = []
        seats: dict[str, int] = {}
        for index, state in record.steps():
            for other in range(record.players):
                seats[state.seat_name(other)] = other
            entry = read[index]
            if index >= after:
                who = -1 if entry.actor in (CHANCE, TABLE) else seats.get(entry.actor, -1)
                lines.append(LogLine(index + 1, state.chapter(), who, str(entry), ""))
        return lines

    def sheet(self, state: State, language: str) -> Sheet:
        seats = tuple(state.seat_name(seat) for seat in range(state.num_players()))
        totals = tuple(int(points) for points in state.returns())
        return Sheet(seats, ((catalogue(language)("table.plain.points"), totals),))

    def colours(self, state: State) -> list[tuple[str, str]]:
        return [(COLOURS[seat % len(COLOURS)], f"seat-{seat + 1}") for seat in range(state.num_players())]
