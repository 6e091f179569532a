"""The frames of the stack in words: what each kind is called, and what its numbers are."""

from typing import Literal, get_args

from aedilis.games.corduba.engine.state import frames

Decision = Literal[
    "turn",
    "choose_build",
    "choose_spot",
    "choose_link",
    "choose_payment",
    "choose_bonus",
    "activate_new",
    "choose_gain",
    "choose_loss",
    "choose_districts",
    "choose_unlock",
    "choose_peculium",
    "visit",
    "suppress",
    "incite",
    "spread",
    "place_unrest",
    "hand_out_unrest",
    "replace",
    "choose_option",
    "order_triggers",
    "use_trigger",
    "pay_upkeep",
    "count_insulae",
    "choose_caepio_spot",
]
Work = Literal[
    "effect",
    "prestige",
    "triggers",
    "build",
    "raise",
    "activation",
    "production",
    "recruiting",
    "claiming",
    "ability",
    "insulae",
    "fill",
    "passing",
    "turn_end",
    "heritage",
    "caepio_turn",
    "caepio_build",
    "caepio_coin",
]

DECISIONS: tuple[Decision, ...] = get_args(Decision)
WORK: tuple[Work, ...] = get_args(Work)
UNUSED = "-"

# The numbers of a frame in order; what follows the last one is always 0.
NUMBERS: dict[Decision | Work, tuple[str, ...]] = {
    "turn": ("main_done",),
    "choose_build": ("kinds", "discount", "must"),
    "choose_spot": (),
    "choose_link": ("links", "after"),
    "choose_payment": (),
    "choose_bonus": (),
    "activate_new": ("district", "building"),
    "choose_gain": ("n", "goods", "distinct"),
    "choose_loss": ("n",),
    "choose_districts": ("steps", "districts", "count"),
    "choose_unlock": ("colour", "peculium"),
    "choose_peculium": ("n", "colours", "must"),
    "visit": ("effect", "step", "context", "must", "bought", "sold"),
    "suppress": ("n", "scope", "must", "here"),
    "incite": ("n", "scope", "here"),
    "spread": ("districts",),
    "place_unrest": ("n",),
    "hand_out_unrest": ("n",),
    "replace": ("n", "scope", "must", "here"),
    "choose_option": ("effect", "step", "here", "context", "must"),
    "order_triggers": (),
    "use_trigger": ("trigger", "here"),
    "pay_upkeep": ("n",),
    "count_insulae": (),
    "choose_caepio_spot": (),
    "effect": ("effect", "step", "here", "must_step", "context"),
    "prestige": ("district", "steps"),
    "triggers": ("event", "triggers", "here"),
    "build": ("district", "building", "placement", "stage", "cells_low", "cells_high", "discount", "paid"),
    "raise": ("monument", "stage", "discount", "bonus", "paid"),
    "activation": ("district", "building", "line", "stage", "immediate", "paid"),
    "production": ("site", "space", "stage", UNUSED, UNUSED, "paid"),
    "recruiting": ("castra_space", "stage", UNUSED, UNUSED, UNUSED, "paid"),
    "claiming": ("milestone", "stage", UNUSED, UNUSED, UNUSED, "paid"),
    "ability": ("ability", "stage", UNUSED, UNUSED, UNUSED, "paid"),
    "insulae": ("district", "cells_low", "cells_high", "own", "fired"),
    "fill": ("districts",),
    "passing": (),
    "turn_end": (),
    "heritage": ("stage",),
    "caepio_turn": ("acted",),
    "caepio_build": ("district", "building", "placement", "stage", "cells_low", "cells_high", "own"),
    "caepio_coin": (),
}


def frame_word(kind: int) -> Decision | Work:
    """Return the word of a kind of frame."""
    return DECISIONS[kind] if kind < frames.FIRST_WORK else WORK[kind - frames.FIRST_WORK]


def frame_kind(word: Decision | Work) -> int:
    """Return the kind of frame of a word."""
    return (*DECISIONS, *[""] * (frames.FIRST_WORK - len(DECISIONS)), *WORK).index(word)
