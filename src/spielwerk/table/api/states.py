"""A view as JSON for programs."""

from collections.abc import Sequence

from spielwerk.table.api import types
from spielwerk.table.play.view import View


def state_of(view: View, legal: list[str]) -> types.TableState:
    draft, undo, consent = view.draft, view.undo, view.consent
    return types.TableState(
        id=view.table.id,
        game=view.game,
        title=view.table.title,
        seat=view.seat,
        own_seats=list(view.own_seats),
        position=view.position,
        news=view.news,
        over=view.over,
        deciders=list(view.deciders),
        may_act=view.may_act,
        question=view.question,
        board=view.board_text,
        groups=_groups(view),
        legal=legal,
        seats=[
            types.SeatInfo(
                seat.seat,
                seat.name,
                seat.title,
                seat.kind,
                seat.bot,
                seat.mine,
                seat.deciding,
                seat.thinking,
                seat.points,
            )
            for seat in view.seats
        ],
        draft=draft and types.DraftInfo(list(draft.actions), draft.complete, draft.can_confirm, list(draft.fell_away)),
        undo=undo and types.UndoInfo(undo.entries, undo.free),
        consent=consent and types.ConsentInfo(consent.seat, consent.entries, list(consent.agreed), consent.must_answer),
        order=view.order.limit if view.order else None,
        orders=[limit for limit, _ in view.order.limits] if view.order else [],
        log=_lines(view.log),
        chat=[types.MessageInfo(*message) for message in view.chat],
        points={label: list(numbers) for label, numbers in view.sheet.rows},
        winners=list(view.winners),
        seed=view.seed,
        commitment=view.commitment,
        contributions=list(view.contributions),
        mixture=view.mixture,
        other_devices=len(view.devices.others) if view.devices else 0,
        halted=view.halted,
    )


def _groups(view: View) -> list[types.GroupInfo]:
    return [
        types.GroupInfo(
            group.key,
            group.title,
            [
                types.ChoiceInfo(list(choice.actions), choice.label, choice.price, choice.element)
                for choice in group.choices
            ],
        )
        for group in view.groups
    ]


def _lines(lines: Sequence[tuple[int, str, int, str, str]]) -> list[types.LineInfo]:
    return [types.LineInfo(*line) for line in lines]
