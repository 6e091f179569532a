"""One game of a match, played by whoever is given it: a process here, or a worker of a cluster."""

import time
from functools import lru_cache

from aedilis.arena.match import Forfeit, Pairing, PlayedGame, Setting
from aedilis.bots.bot import Bot, WatchingBot
from aedilis.bots.desk import Desk
from aedilis.bots.guests import BotFault
from aedilis.bots.levels import bot_of
from aedilis.bots.random_bot import RandomBot
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.play import Play
from aedilis.core.rng import seeded


def play(setting: Setting, pairing: Pairing) -> PlayedGame:
    """Play a game; all is determined by the setting and the pairing, unless a bot's budget is in seconds."""
    rules = rules_of(setting.game)
    options = rules.options(setting.options or None)
    game = Play(rules, rules.new_state(setting.players, options, f"{setting.seed}/{pairing.deal}"), is_heard=False)
    bots = bots_for(setting, pairing)
    watchers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, WatchingBot)]
    chance = seeded(f"{setting.seed}/{pairing.deal}/{pairing.table}/{pairing.rotation}")
    begun = time.perf_counter()
    forfeits: list[Forfeit] = []
    while not game.is_over():
        seat = game.actor()
        try:
            action = bots[seat].choose(game.view(seat), chance)
        except BotFault as fault:
            forfeits.append(Forfeit(seat, game.moves, fault.code, fault.message))
            bots[seat] = RandomBot()
            continue
        step = game.play(action)
        if watchers and not rules.is_sealed(step.action):
            for watching, watcher in watchers:
                watcher.watch(step.action, game.view(watching))
    return PlayedGame(
        number=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        scores=tuple(game.state.scores()),
        winners=winners_of(game, {forfeit.seat for forfeit in forfeits}),
        decisions=game.moves,
        seconds=time.perf_counter() - begun,
        forfeits=tuple(forfeits),
    )


def bots_for(setting: Setting, pairing: Pairing) -> list[Bot]:
    """Return the bots by seat."""
    bots = [bot_of(level, setting.game) for level in pairing.seats]
    for seat, bot in enumerate(bots):
        if isinstance(bot, Desk):
            bots[seat] = desk = desk_of(bot.spec, setting.game, seat)
            desk.limit = setting.limit
    return [bot.seated() if isinstance(bot, WatchingBot) else bot for bot in bots]


@lru_cache(maxsize=64)
def desk_of(spec: str, game: str, seat: int) -> Desk:
    """Return the bot of somebody else's for one seat: no process of it sees two hands of a game."""
    return Desk(spec, game)


def winners_of(game: Play, forfeited: set[int]) -> tuple[int, ...]:
    """Return who won; where only seats won that had forfeited, it is the best of the others."""
    winners = [seat for seat in game.state.winners() if seat not in forfeited]
    if winners or not forfeited.intersection(game.state.winners()):
        return tuple(winners)
    scores = {seat: score for seat, score in enumerate(game.state.scores()) if seat not in forfeited}
    return tuple(seat for seat, score in scores.items() if score == max(scores.values()))
