"""A picture of a match: shares of victory and ratings with their errors (needs matplotlib)."""

from collections.abc import Sequence
from pathlib import Path

from aedilis.arena.match import Setting
from aedilis.arena.standings import BotStanding
from aedilis.core.errors import AedilisError


def draw(setting: Setting, found: Sequence[BotStanding], path: Path) -> None:
    """Write the picture; the ending of the file's name decides its format."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise AedilisError("no-matplotlib", "plots need matplotlib: pip install 'aedilis[plot]'") from error
    figure = Figure(figsize=(8, 1.2 + 0.5 * len(found)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    rows = range(len(found))
    left.errorbar(
        [100 * bot.wins for bot in found],
        rows,
        xerr=[
            [100 * (bot.wins - bot.wins_low) for bot in found],
            [100 * (bot.wins_high - bot.wins) for bot in found],
        ],
        fmt="o",
        capsize=3,
    )
    left.axvline(100 / setting.players, color="0.7", linestyle=":")
    left.set_xlabel("share of victory, %")
    left.set_yticks(list(rows), [bot.bot for bot in found])
    left.invert_yaxis()
    right.errorbar([bot.rating for bot in found], rows, xerr=[bot.rating_error for bot in found], fmt="o", capsize=3)
    right.set_xlabel("rating")
    figure.suptitle(f"{setting.game}, {setting.players} players: {sum(bot.games for bot in found)} seats played")
    figure.savefig(path)
