# not compiled: once per simulation
"""What many games show: means by bot, by seat and by the names that seats have at the end (factions, colours)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spielwerk.arena.statistics import Estimate, estimate, share


@dataclass(frozen=True)
class GameResult:
    """One game, by seat."""

    number: int
    bots: tuple[str, ...]
    names: tuple[str, ...]
    """Names of the seats at the end of the game."""
    points: tuple[float, ...]
    steps: int
    """Actions and draws."""
    sources: tuple[tuple[int, ...], ...]
    """Points by source, if the game tells; see the game's module `report`."""
    winners: tuple[int, ...] | None = None
    """Seats that have won, if points alone do not tell; see the game's module `report`."""

    def wins(self) -> list[float]:
        """One win, shared by all seats that have won: those with most points, unless the game says it otherwise."""
        best = max(self.points)
        most = tuple(seat for seat, points in enumerate(self.points) if points == best)
        won = most if self.winners is None else self.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(self.points))]

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "bots": list(self.bots),
            "names": list(self.names),
            "points": list(self.points),
            "wins": self.wins(),
            "steps": self.steps,
        }


@dataclass(frozen=True)
class Line:
    """One line of a table. Seats of one game are not independent, so each game counts once."""

    label: str
    games: int
    """Games in which there was such a seat."""
    seats: int
    """Such seats in all games."""
    points: Estimate
    """Points of such a seat."""
    wins: Estimate
    """Share of the games, with such a seat, that such a seat has won."""
    fair_wins: float
    """The same share if all seats were equally good."""
    sources: tuple[float, ...]
    """Mean points by source."""

    def to_json(self, sources: Sequence[str]) -> dict[str, object]:
        return {
            "label": self.label,
            "games": self.games,
            "seats": self.seats,
            "points": self.points.to_json(),
            "wins": self.wins.to_json(),
            "fair_wins": round(self.fair_wins, 4),
            "points_by_source": {name: round(value, 3) for name, value in zip(sources, self.sources, strict=False)},
        }


class Simulation:
    """All games of a simulation, and the tables over them."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: str,
        results: list[GameResult],
        sources: Sequence[str],
        wall_seconds: float,
        cpu_seconds: float,
        jobs: int,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.seed: Final = seed
        self.results: Final = results
        self.sources: Final = tuple(sources)
        self.wall_seconds: Final = wall_seconds
        self.cpu_seconds: Final = cpu_seconds
        self.jobs: Final = jobs

    def by_bot(self) -> list[Line]:
        return sorted(self._lines(lambda result, seat: result.bots[seat]), key=lambda line: -line.points.mean)

    def by_seat(self) -> list[Line]:
        return self._lines(lambda result, seat: str(seat + 1))

    def by_name(self) -> list[Line]:
        return sorted(self._lines(lambda result, seat: result.names[seat]), key=lambda line: -line.points.mean)

    def points(self) -> Estimate:
        """Points of a seat over all games."""
        return estimate([sum(result.points) / self.players for result in self.results])

    def winners(self) -> Estimate:
        """Points of the winner."""
        return estimate([max(result.points) for result in self.results])

    def lengths(self) -> Estimate:
        """Actions and draws per game."""
        return estimate([float(result.steps) for result in self.results])

    def games_per_second(self) -> float:
        return len(self.results) / max(self.wall_seconds, 1e-9)

    def games_per_cpu_second(self) -> float:
        return len(self.results) / max(self.cpu_seconds, 1e-9)

    def _lines(self, label: Callable[[GameResult, int], str]) -> list[Line]:
        seats: dict[str, dict[int, list[int]]] = {}
        for place, result in enumerate(self.results):
            for seat in range(self.players):
                seats.setdefault(label(result, seat), {}).setdefault(place, []).append(seat)
        return [self._line(name, games) for name, games in sorted(seats.items())]

    def _line(self, label: str, games: dict[int, list[int]]) -> Line:
        """`games` has the seats of this line by the place of the game in `results`."""
        points, wins, fair = [], [], 0.0
        totals = [0] * len(self.sources)
        for place, seats in games.items():
            result = self.results[place]
            won = result.wins()
            points.append(sum(result.points[seat] for seat in seats) / len(seats))
            wins.append(sum(won[seat] for seat in seats))
            fair += len(seats) / self.players
            for seat in seats:
                totals = [total + more for total, more in zip(totals, result.sources[seat], strict=True)]
        count = sum(map(len, games.values()))
        sources = tuple(total / count for total in totals)
        return Line(label, len(games), count, estimate(points), share(wins), fair / len(games), sources)

    def to_json(self) -> dict[str, object]:
        lengths = [result.steps for result in self.results]
        return {
            "game": self.game,
            "players": self.players,
            "games": len(self.results),
            "seed": self.seed,
            "points": self.points().to_json(),
            "winner_points": self.winners().to_json(),
            "bots": [line.to_json(self.sources) for line in self.by_bot()],
            "seats": [line.to_json(self.sources) for line in self.by_seat()],
            "names": [line.to_json(self.sources) for line in self.by_name()],
            "steps": {**self.lengths().to_json(), "shortest": min(lengths), "longest": max(lengths)},
            "speed": {
                "jobs": self.jobs,
                "wall_s": round(self.wall_seconds, 3),
                "cpu_s": round(self.cpu_seconds, 3),
                "games_per_s": round(self.games_per_second(), 2),
                "games_per_cpu_s": round(self.games_per_cpu_second(), 2),
            },
            "results": [result.to_json() for result in self.results],
        }
