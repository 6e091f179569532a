"""What a bot thinks of a decision in Corduba: the best actions with chances, expected senators and a reason."""

from aedilis.bots.bot import Bot
from aedilis.bots.opinion import Opinion
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.aedile import corduba_view
from aedilis.games.corduba.bots.reasons import reason
from aedilis.games.corduba.bots.searching import SearchBot, consul


def explain(view: AnyView, rng: Rng | int, *, bot: Bot | None = None, top: int = 3) -> list[Opinion]:
    """Return the best actions of the view's seat, the choice first, from nothing but what the seat may know."""
    thinker = bot if isinstance(bot, SearchBot) else consul()
    own = corduba_view(view, thinker.name)
    return [
        Opinion(found.action, found.win, found.points, found.visits, reason(own, found.action))
        for found in thinker.candidates(own, rng)[:top]
    ]
