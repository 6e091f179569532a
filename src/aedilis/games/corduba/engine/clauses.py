"""The clauses of docs/rules/corduba.md that can refuse an action, as integers (C7.1a is 7011)."""

from typing import Final

from mypy_extensions import i64

ALLOWED: Final = 0

C1_1: Final = 1010
C2_1: Final = 2010
C2_3: Final = 2030
C2_6: Final = 2060
C3_7: Final = 3070
C4_4: Final = 4040
C4_6: Final = 4060
C5_1: Final = 5010
C5_3: Final = 5030
C5_4: Final = 5040
C5_7: Final = 5070
C5_8: Final = 5080
C6_2: Final = 6020
C7_1: Final = 7010
C7_2: Final = 7020
C7_3: Final = 7030
C7_4: Final = 7040
C7_5: Final = 7050
C7_6: Final = 7060
C7_7: Final = 7070
C7_9: Final = 7090
C7_11: Final = 7110
C7_14: Final = 7140
C7_15: Final = 7150
C7_16: Final = 7160
C7_17: Final = 7170
C7_18: Final = 7180
C7_19: Final = 7190
C7_21: Final = 7210
C7_23: Final = 7230
C7_24: Final = 7240
C8_3: Final = 8030
C9_1: Final = 9010
C10_2: Final = 10020
C10_3: Final = 10030
C10_4: Final = 10040
C11_1: Final = 11010
C14_11: Final = 14110


def clause_name(clause: i64) -> str:
    """Return the number of a clause as the rules page writes it, such as C7.1a."""
    letter: i64 = clause % 10
    return f"C{clause // 1000}.{clause // 10 % 100}" + ("" if letter == 0 else chr(96 + letter))
