"""The end of the game: the last sale, gains and losses of senators, and who wins (rules C12)."""

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.games.corduba.engine import options, packing
from aedilis.games.corduba.engine.effects.seat_changes import change_senators
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.kinds import Stage
from aedilis.games.corduba.engine.steps.market import final_sale
from aedilis.games.corduba.engine.steps.unrest import move_unrest
from aedilis.games.corduba.engine.words import DENARII, DISTRICTS, MILESTONES


class Ending(Stage):
    """The game ends; no Phase 1 follows the last round (C4.6, C12)."""

    def go(self, s: Fields) -> bool:
        """Sell, gain, lose, and name the winner: gains come before losses (C12.1-C12.4)."""
        for place in range(s.parties):
            if s.order[place] < s.players:
                final_sale(s, s.order[place])
        if s.option(options.RES_GESTAE_TIMING) == options.AT_THE_END:
            reward_milestones(s)
        self.reward(s)
        if (
            s.option(options.UNREST_TRACK_TIMING) == options.IN_PHASE_1
        ):  # markers of the last round see no Phase 1 (C5.5)
            for seat in range(s.parties):
                move_unrest(s, seat, s.markers[seat])
        punish(s, self.furthest(s))
        s.winning = self.winners(s)
        s.ending = packing.SCORED
        s.tell(packing.GAME_OVER, packing.NO_SEAT, packing.SCORED, s.winning)
        return True

    def reward(self, s: Fields) -> None:
        """Give a senator for the most denarii, to all who share it (C12.2)."""
        most: i64 = 0
        for seat in range(s.players):
            if s.holds(seat, DENARII) > most:
                most = s.holds(seat, DENARII)
        for seat in range(s.players):
            if s.holds(seat, DENARII) == most:
                change_senators(s, seat, 1, packing.RICHEST)

    def furthest(self, s: PublicFields) -> i64:
        """Return the place on the unrest track of who is furthest on it, beyond its start (C12.3)."""
        furthest: i64 = 1
        for seat in range(s.parties):
            if s.unrest[seat] > furthest:
                furthest = s.unrest[seat]
        return furthest

    def winners(self, s: PublicFields) -> i64:
        """Return the winner as a bit: most senators, then most tracks, then turn order; 0 if nobody may win (C12.4)."""
        best: i64 = -1
        tied: i64 = 0
        for seat in range(s.players):
            if s.unrest[seat] < s.pack.cannot_win_at:
                if s.senators[seat] > best:
                    best = s.senators[seat]
                    tied = 0
                if s.senators[seat] == best:
                    tied |= bit(seat)
        if ones(tied) > 1:
            tied = most_tracks(s, tied)
        for place in range(s.parties):
            if (tied >> s.order[place]) & 1:
                return bit(s.order[place])
        return 0


def reward_milestones(s: Fields) -> None:
    """Give the senators for claimed milestones, where the option keeps them for the end (C7.21)."""
    for milestone in range(MILESTONES):
        if s.claimed[milestone] >= 0:
            change_senators(s, s.claimed[milestone], s.pack.milestone_senators, packing.MILESTONE)


def punish(s: Fields, furthest: i64) -> None:
    """Take senators for the place on the unrest track, for being furthest on it, and for the last markers (C12.3)."""
    for seat in range(s.parties):
        if s.option(options.UNREST_RANK_LOSS) != options.NO_RANK_LOSS:
            change_senators(s, seat, -s.pack.senator_loss[s.unrest[seat]], packing.UNREST_RANK)
        if s.unrest[seat] == furthest:
            change_senators(s, seat, -1, packing.FURTHEST)
        last: i64 = s.received[seat]
        if s.option(options.FINAL_UNREST) == options.INTERPHASE_ONLY:
            last = s.received_interphase[seat]
        change_senators(s, seat, -last, packing.LAST_UNREST)


def most_tracks(s: PublicFields, tied: i64) -> i64:
    """Return those of the tied seats that lead alone, among them, on the most prestige tracks."""
    best: i64 = -1
    result: i64 = 0
    for seat in range(s.players):
        if (tied >> seat) & 1:
            tracks: i64 = 0
            for district in range(DISTRICTS):
                if leads(s, seat, tied, district):
                    tracks += 1
            if tracks > best:
                best = tracks
                result = 0
            if tracks == best:
                result |= bit(seat)
    return result


def leads(s: PublicFields, seat: i64, tied: i64, district: i64) -> bool:
    """Tell whether a seat has more prestige in a district than all others that are tied with it."""
    for other in range(s.players):
        if other != seat and (tied >> other) & 1:
            if s.prestige[other * DISTRICTS + district] >= s.prestige[seat * DISTRICTS + district]:
                return False
    return True
