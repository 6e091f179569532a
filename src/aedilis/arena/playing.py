"""One game of a match, played by whoever is given it: a process here, or a worker of a cluster."""

import time

from aedilis.arena.match import Pairing, Played, Setting
from aedilis.bots.bot import Watcher
from aedilis.bots.levels import bot_of
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.play import Play
from aedilis.core.rng import seeded


def play(setting: Setting, pairing: Pairing) -> Played:
    """Play a game; all is determined by the setting and the pairing, unless a bot's budget is in seconds."""
    rules = rules_of(setting.game)
    options = rules.options(setting.options or None)
    game = Play(rules, rules.new_state(setting.players, options, f"{setting.seed}/{pairing.deal}"), is_heard=False)
    bots = [bot_of(level, setting.game) for level in pairing.seats]
    bots = [bot.seated() if isinstance(bot, Watcher) else bot for bot in bots]
    watchers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Watcher)]
    chance = seeded(f"{setting.seed}/{pairing.deal}/{pairing.table}/{pairing.rotation}")
    begun = time.perf_counter()
    while not game.is_over():
        seat = game.actor()
        step = game.play(bots[seat].choose(game.view(seat), chance))
        if watchers and not rules.is_sealed(step.action):
            for watching, watcher in watchers:
                watcher.watch(step.action, game.view(watching))
    return Played(
        number=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        scores=tuple(game.state.scores()),
        winners=tuple(game.state.winners()),
        decisions=game.moves,
        seconds=time.perf_counter() - begun,
    )
