"""The frames of the stack: what is going on, the innermost on top.

A frame is a kind, a seat and eight slots for numbers, which the class of its kind names; `table.py` has an object of
every kind. Frames below FIRST_WORK wait for a decision of their seat: the engine lists what may be done, and goes on by
itself when that is one thing or nothing. The others are work that the engine does; they stay on the stack while what
they set going is carried out above them.
"""

from typing import Final

FRAME: Final = 10  # numbers of a frame
KIND: Final = 0
SEAT: Final = 1
FIRST_SLOT: Final = 2

# Decisions.
TURN: Final = 0
CHOOSE_BUILD: Final = 1
CHOOSE_SPOT: Final = 2
CHOOSE_LINK: Final = 3
CHOOSE_PAYMENT: Final = 4
CHOOSE_BONUS: Final = 5
ACTIVATE_NEW: Final = 6
CHOOSE_GAIN: Final = 7
CHOOSE_LOSS: Final = 8
CHOOSE_DISTRICTS: Final = 9
CHOOSE_UNLOCK: Final = 10
CHOOSE_PECULIUM: Final = 11
VISIT: Final = 12
SUPPRESS: Final = 13
INCITE: Final = 14
SPREAD: Final = 15
PLACE_UNREST: Final = 16
HAND_OUT_UNREST: Final = 17
REPLACE: Final = 18
CHOOSE_OPTION: Final = 19
ORDER_TRIGGERS: Final = 20
USE_TRIGGER: Final = 21
PAY_UPKEEP: Final = 22
COUNT_INSULAE: Final = 23
CHOOSE_CAEPIO_SPOT: Final = 24

# Work.
FIRST_WORK: Final = 32
EFFECT: Final = 32
PRESTIGE: Final = 33
TRIGGERS: Final = 34
FIRST_DEED: Final = 35  # work that somebody pays for, to ABILITY
BUILD: Final = 35
RAISE: Final = 36
ACTIVATION: Final = 37
PRODUCTION: Final = 38
RECRUITING: Final = 39
CLAIMING: Final = 40
ABILITY: Final = 41
INSULAE: Final = 42
FILL: Final = 43
PASSING: Final = 44
TURN_END: Final = 45
HERITAGE: Final = 46
CAEPIO_TURN: Final = 47
CAEPIO_BUILD: Final = 48
CAEPIO_COIN: Final = 49
