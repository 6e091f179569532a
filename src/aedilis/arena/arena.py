"""Playing a match from where it stands to its end, or to the verdict of a sequential test."""

from collections.abc import Callable

from aedilis.arena.match import PlayedGame, Setting, groups, pairings
from aedilis.arena.results import Results
from aedilis.arena.sprt import Verdict, verdict
from aedilis.arena.workers import Runner


def run(
    results: Results,
    runner: Runner,
    *,
    sprt: tuple[float, float] | None = None,
    told: Callable[[PlayedGame], None] = lambda played: None,
) -> Verdict | None:
    """Play all games that the results lack; with a test of the first bot's share, stop when it is decided.

    `told` hears of every game. An interruption loses no finished game: the same call goes on later.
    """
    setting = results.setting
    missing = (pairing for pairing in pairings(setting) if pairing.number not in results.games)
    test = None
    if sprt is not None:
        test = verdict(results.in_order(), setting.bots[0], *sprt)
        if test.accepted:
            return test
    playing = runner(setting, missing)
    try:
        for played in playing:
            results.add(played)
            told(played)
            if sprt is not None:
                test = verdict(results.in_order(), setting.bots[0], *sprt)
                if test.accepted:
                    break
    finally:
        close = getattr(playing, "close", None)
        if close is not None:
            close()
    return test


def games_of(setting: Setting) -> int:
    """Return the number of games of a whole match."""
    return setting.deals * len(groups(setting.players, setting.bots)) * setting.players
