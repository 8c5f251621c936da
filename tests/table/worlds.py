"""Records that differ only in what somebody does not know: for tests that nothing of it gets out."""

from random import Random

from spielwerk.core.game import CHANCE_PLAYER
from spielwerk.core.record import CHANCE, Entry, Record

TRIES = 500


def exchanged(record: Record, viewer: int, seed: int = 0) -> Record:
    """Another course of a game that reads and looks the same to a viewer at every position; hidden cards differ.

    The record may not hold take-backs or withdrawals. Few cards are exchanged, and fewer with every attempt, so that
    the courses may still look the same in the end.
    """
    dice, read = Random(seed), record.as_seen_by(viewer).entries
    for attempt in range(TRIES):
        usually = 1 - 0.15 / (1 + attempt / 40)
        other = record.fork(0)
        ours, theirs = record.initial_state(), record.initial_state()
        for entry, seen in zip(record.entries, read, strict=True):
            names = {ours.seat_name(seat): seat for seat in range(record.players)}
            player = CHANCE_PLAYER if entry.actor == CHANCE else names[entry.actor]
            legal = theirs.legal_actions(player)
            fitting = [action for action in legal if theirs.text_for(viewer, action, player) == seen.text]
            if not fitting:
                break
            same = [action for action in fitting if theirs.action_to_string(action, player) == entry.text]
            action = dice.choice(same if same and dice.random() < usually else fitting)
            other.append(Entry(entry.actor, theirs.action_to_string(action, player)))
            theirs.apply_action(action, player)
            ours.apply_action(ours.string_to_action(entry.text, player), player)
            if theirs.view(viewer).to_string() != ours.view(viewer).to_string():
                break
        else:
            if theirs.to_string() != ours.to_string():
                return other
    raise AssertionError(f"no other course of the game looks the same to seat {viewer}")
