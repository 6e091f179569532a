"""The rule options of Corduba and their values (docs/rules/corduba.md, section Options)."""

from typing import Final

# Each option is a number: 0 is the default, 1 and 2 the alternatives in the order of the rules page.
MARKET_REFILL: Final = 0  # decade, round (C4.2)
RES_GESTAE_TIMING: Final = 1  # immediate, end (C7.21)
UNREST_TRACK_TIMING: Final = 2  # on_receipt, phase1 (C5.5)
UNREST_PLACEMENT: Final = 3  # any_district, revolting_only (C5.4)
REBELLION_CHECK: Final = 4  # round_start, immediate (C5.0)
UNREST_LIMIT: Final = 5  # board, stock (C5.6)
MARKET_ROUNDTRIP: Final = 6  # turn, visit (C6.2)
UNREST_RANK_LOSS: Final = 7  # true, false (C12.3)
FINAL_UNREST: Final = 8  # whole_round, interphase_only (C12.3)
AMPHORA_ROME: Final = 9  # card, always2 (C10.4)
CASTRA_OTHER_SPECIALISTS: Final = 10  # false, true (C7.2)
TURN_ORDER: Final = 11  # track, clockwise (C1.5)
TILE_MIRRORING: Final = 12  # false, true (C7.5)
ADJACENCY_ACROSS_STREETS: Final = 13  # true, false (C7.6)
ISOLATION_TILES: Final = 14  # all, available (C7.8)
ISOLATION_UNIT: Final = 15  # region, cell (C7.8)
OWN_INSULAE: Final = 16  # mandatory, optional (C7.9)
NEUTRAL_SUPPLY: Final = 17  # forced_only, hard16, unlimited (C2.6)
DECADE3_FAIL: Final = 18  # all_lowest, by_value (C10.9)
CAEPIO_TIE: Final = 19  # human, random (C14.11)
CAEPIO_DIE_BONUS: Final = 20  # none (C14.11)
DIFFICULTY: Final = 21  # aedil, praetor, consul: solo only (C14.3)
VARIANT: Final = 22  # senators, monuments, combined: solo only (C15)
OPTIONS: Final = 23

# Alternatives, named where rule code asks for them.
EACH_ROUND: Final = 1
AT_THE_END: Final = 1
IN_PHASE_1: Final = 1
REVOLTING_ONLY: Final = 1
IMMEDIATE: Final = 1
STOCK: Final = 1
VISIT: Final = 1
NO_RANK_LOSS: Final = 1
INTERPHASE_ONLY: Final = 1
ALWAYS_2: Final = 1
COUNT_1: Final = 1
CLOCKWISE: Final = 1
MIRRORED: Final = 1
NOT_ACROSS: Final = 1
AVAILABLE: Final = 1
CELL: Final = 1
OPTIONAL: Final = 1
HARD_16: Final = 1
UNLIMITED: Final = 2
BY_VALUE: Final = 1
RANDOM: Final = 1
SENATORS: Final = 0
MONUMENTS_ONLY: Final = 1
COMBINED: Final = 2
