"""The services of one server process, put together. Nothing in here that matters would be missed after a restart."""

import os
import threading
from typing import Final

from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.errors import Problem, of_the_system
from spielwerk.table.bots.opponents import Opponents
from spielwerk.table.config import KEY_VARIABLE, Config
from spielwerk.table.games.features import features_of
from spielwerk.table.news.news import Hub
from spielwerk.table.news.notices import Notices
from spielwerk.table.outages import Outage
from spielwerk.table.people.rates import Rates
from spielwerk.table.people.security import new_secret
from spielwerk.table.play.drafts import Drafts
from spielwerk.table.play.rooms import Rooms
from spielwerk.table.play.seats import Seats
from spielwerk.table.play.taking_back import TakingBack
from spielwerk.table.play.views import Views
from spielwerk.table.store.store import Store


class House:
    def __init__(self, config: Config) -> None:
        """Opens the database and brings it up to date. Raises Problem where that fails."""
        self.config: Final = config
        self.limits: Final = config.limits
        try:
            url = config.database_url()
        except OSError as error:
            raise Problem("database.folder", file=error.filename, why=of_the_system(error)) from None
        self.store: Final = Store(url)
        self.store.migrate()
        key = os.environ.get(KEY_VARIABLE) or self.store.setting("key", new_secret)
        self.rooms: Final = Rooms(self.store, key, find_game)
        self.seats: Final = Seats(self.rooms)
        self.drafts: Final = Drafts(self.rooms, self.limits)
        self.taking_back: Final = TakingBack(self.rooms)
        self.views: Final = Views(self.rooms, self.seats)
        self.outage: Final = Outage()
        self.hub: Final = Hub(self.store, config.poll_seconds, self.outage)
        self.opponents: Final = Opponents(
            self.rooms, config.bot_processes, config.bot_seconds, config.bot_pause, self.outage
        )
        self.notices: Final = Notices(self.rooms, self.hub, config, self.outage) if config.notices else None
        self.rates: Final = Rates(self.limits)

    def start(self) -> None:
        self.hub.start()
        self.opponents.start()
        if self.notices is not None:
            self.notices.start()
        threading.Thread(target=_load_games, daemon=True).start()

    async def stop(self) -> None:
        await self.hub.stop()
        await self.opponents.stop()
        if self.notices is not None:
            await self.notices.stop()
        self.store.close()


def _load_games() -> None:
    """Loads what games show, so that the first page need not wait for it."""
    for game in all_games():
        assert features_of(game).presentation is not None
