"""What follows a piece of advice: the rest of the seat's turn, as far as it can be seen without anybody else."""

from aedilis.bots.bot import Bot
from aedilis.core.contract import Rules, View
from aedilis.core.errors import AedilisError
from aedilis.core.play import Play
from aedilis.core.rng import seeded

MOST = 8  # decisions; a turn hardly has more


def followed(rules: Rules, view: View, action: int, bot: Bot) -> list[int]:
    """Return what the bot decides after an action, as long as nobody else must act and nothing hidden is shown.

    Nothing but the view is known: what is hidden is dealt anew, and what depends on it is not looked at.
    """
    play = Play(rules, rules.determinize(view, seeded("advice")), is_dealt=False)
    given, found = action, list[int]()
    while len(found) <= MOST:
        try:
            step = play.play(given)
        except AedilisError:
            break
        found.append(given)
        if step.reveals or play.to_act() != [view.seat]:
            break
        given = bot.choose(play.view(view.seat), len(found))
    return found[1:]
