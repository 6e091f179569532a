"""The frames of the stack: what is going on, the innermost on top.

A frame is a kind, a seat and eight numbers. Frames below FIRST_WORK wait for a decision of their seat: the engine lists
what may be done, and goes on by itself when that is one thing or nothing. The others are work that the engine does;
they stay on the stack while what they set going is carried out above them.
"""

from typing import Final

FRAME: Final = 10  # numbers of a frame
KIND: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
E: Final = 6
F: Final = 7
G: Final = 8
H: Final = 9

# Decisions, with what their numbers A, B, C ... are and which actions answer them.
TURN: Final = 0  # A: 1 after the main action
CHOOSE_BUILD: Final = 1  # kinds, discount, must: BUILD_TILE, BUILD_MONUMENT or DONE
CHOOSE_SPOT: Final = 2  # for the BUILD below: SPOT
CHOOSE_LINK: Final = 3  # links left, cell it must touch or NONE: LINK
CHOOSE_PAYMENT: Final = 4  # for the deed below: PAY
CHOOSE_BONUS: Final = 5  # for the RAISE below: NAME_DISTRICT
ACTIVATE_NEW: Final = 6  # district, building: ACTIVATE or DONE
CHOOSE_GAIN: Final = 7  # n, goods as bits, 1 if all different: TAKE
CHOOSE_LOSS: Final = 8  # n: DISCARD
CHOOSE_DISTRICTS: Final = 9  # steps of prestige, districts as bits, how many to name: NAME_DISTRICT
CHOOSE_UNLOCK: Final = 10  # colour or ANY, 1 if its peculium is paid: NAME_COLOUR
CHOOSE_PECULIUM: Final = 11  # n left, used ones as bits, must: NAME_COLOUR or DONE
VISIT: Final = 12  # see market.py: ORDER or DONE
SUPPRESS: Final = 13  # n left, scope, must, here: NAME_TILE or DONE
INCITE: Final = 14  # n left, scope, here: NAME_TILE
SPREAD: Final = 15  # districts as bits: NAME_TILE
PLACE_UNREST: Final = 16  # n left: NAME_TILE
HAND_OUT_UNREST: Final = 17  # markers left over: HAND_OUT
REPLACE: Final = 18  # n left, scope, must, here: NAME_CELL or DONE
CHOOSE_OPTION: Final = 19  # effect, step, here, context, must: NAME_OPTION
ORDER_TRIGGERS: Final = 20  # for the TRIGGERS below: NAME_TRIGGER
USE_TRIGGER: Final = 21  # trigger, here: NAME_OPTION, 0 no or 1 yes
PAY_UPKEEP: Final = 22  # need: PAY
COUNT_INSULAE: Final = 23  # for the INSULAE below: LAY_INSULAE
CHOOSE_CAEPIO_SPOT: Final = 24  # for the CAEPIO_BUILD below: SPOT
DECISIONS: Final = 25

# Work, with what its numbers are.
FIRST_WORK: Final = 32
EFFECT: Final = 32  # effect, next step, here, step that must be used or NONE, context
PRESTIGE: Final = 33  # district, steps left (signed)
TRIGGERS: Final = 34  # event, waiting triggers as bits, here
BUILD: Final = 35  # district, building, placement, stage, links low, links high, discount, worker points paid
RAISE: Final = 36  # monument, stage, discount, bonus district or NONE, worker points paid
ACTIVATION: Final = 37  # district, building, line, stage, 1 if just built, workers paid
PRODUCTION: Final = 38  # site (SITES: Portus), space, stage, -, -, workers paid
RECRUITING: Final = 39  # space, stage, -, -, -, workers paid
CLAIMING: Final = 40  # milestone, stage
ABILITY: Final = 41  # ability, stage
INSULAE: Final = 42  # district, cells low, cells high, own insulae to lay or NONE for all that the row has
FILL: Final = 43  # districts that may hold isolated cells, as bits (C7.12)
PASSING: Final = 44
TURN_END: Final = 45
HERITAGE: Final = 46  # stage
CAEPIO_TURN: Final = 47  # 1 once he has acted
CAEPIO_BUILD: Final = 48  # as BUILD: district, building, placement, stage, links low, links high; most own insulae
CAEPIO_COIN: Final = 49  # a denarius for Caepio when your action is complete (C14.10)
