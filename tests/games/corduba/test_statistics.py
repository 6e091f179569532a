"""The numbers after a game agree with the record, with each other and with the rules."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from aedilis.bots.levels import make
from aedilis.core import record as records
from aedilis.core.bits import ones
from aedilis.core.catalogue import rules as registered
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents
from aedilis.games.corduba.engine.packing import ACTIVATE, BUILD_TILE, SEND_MERCHANT, action_kind
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.statistics.form import GoodsStatistics
from aedilis.games.corduba.engine.statistics.gather import GameStatistics, statistics
from aedilis.games.corduba.engine.statistics.ledger import DENARII
from aedilis.games.corduba.engine.words import DECADES, DISTRICTS, FOOD, GOODS, GOODS_NAMES, MARBLE, RESOURCE_NAMES
from tests.contract.golden import play
from tests.contract.players import preferring
from tests.games.corduba.builder import give, of_type, table
from tests.games.corduba.forum import A, forum_position

pytestmark = pytest.mark.once

RULES = registered("corduba")
HERE = Path(__file__).parent
GOLDEN = sorted([*(HERE / "golden").glob("*.txt"), *(HERE / "golden_solo").glob("*.txt")])

Played = tuple[Game, State, GameStatistics]


def busy(players: int) -> Game:
    """Return a game of players who do what they can: they trade, store and build within builds."""
    options = {"unrest_placement": "revolting_only"} if players == 4 else None
    game = Game.new("corduba", players=players, options=options, seed=f"busy {players}")
    return play(game, State, players, [preferring(action_kind, SEND_MERCHANT, ACTIVATE, BUILD_TILE)] * players)


def recorded(path: Path) -> Game:
    """Return a game from its record."""
    return Game.load(path.read_text())


def able(players: int, seed: str = "d") -> Game:
    """Return a game of bots, who serve Rome so well that for some of them nothing happens between Rome and upkeep."""
    game, rng, bot = Game.new("corduba", players=players, seed=seed), seeded(seed), make("faber", "corduba")
    while not game.is_over():
        game.play(bot.choose(game.view(game.actor()), rng))
    return game


GAMES: dict[str, Callable[[], Game]] = {
    **{path.stem: partial(recorded, path) for path in GOLDEN},
    **{f"busy {players}": partial(busy, players) for players in (1, 2, 3, 4)},
    **{f"able {players}": partial(able, players) for players in (2, 3, 4)},
}


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    game = GAMES[request.param]()
    first = Game.from_record(records.Record(header=game.record.header)).state
    assert isinstance(first, State)
    assert isinstance(game.state, State)
    return game, first, statistics(first, game.actions)


def test_the_last_standing_is_the_state_of_the_end(played: Played) -> None:
    game, _, numbers = played
    s = game.state
    assert isinstance(s, State)
    for seat, party in enumerate(numbers.parties):
        last = party.rounds[-1].standing
        assert last.senators == s.senators[seat]
        assert last.prestige == tuple(s.prestige[seat * DISTRICTS : (seat + 1) * DISTRICTS])
        assert last.insulae == tuple(s.laid[seat * DISTRICTS : (seat + 1) * DISTRICTS])
        assert (last.popularity, last.register) == (s.popularity[seat], s.register[seat])
        assert (last.specialists, last.unrest) == (ones(s.unlocked[seat]), s.unrest[seat])
        assert last.goods == {word: n for i, word in enumerate(GOODS_NAMES) if (n := s.held[seat * GOODS + i])}


def test_senators_add_up_to_the_scores(played: Played) -> None:
    game, first, numbers = played
    totals = [first.senators[seat] + sum(one.n for one in party.senators) for seat, party in enumerate(numbers.parties)]
    assert totals[: game.state.players] == game.state.scores()
    for seat, party in enumerate(numbers.parties):
        for one in party.rounds:
            so_far = sum(change.n for change in party.senators if change.round <= one.round)
            assert one.standing.senators == first.senators[seat] + so_far


def test_politics_name_each_district_once_a_decade(played: Played) -> None:
    _, _, numbers = played
    won = Counter(
        (change.round, change.district)
        for party in numbers.parties
        for change in party.senators
        if change.reason == "politics"
    )
    assert all(n == 1 for n in won.values())
    assert {number for number, _ in won} <= {3, 6, 8}
    for number, district in won:
        prestige = sorted(
            one.standing.prestige[("servorum", "plebeius", "patricius").index(district or "")]
            for party in numbers.parties
            for one in party.rounds
            if one.round == number
        )
        assert prestige[-1] > prestige[-2]


def came(goods: GoodsStatistics) -> Counter[str]:
    return Counter(goods.gained) + Counter(goods.bought) + Counter({DENARII: goods.earned})


def went(goods: GoodsStatistics) -> Counter[str]:
    out = Counter({DENARII: goods.spent})
    for amounts in (goods.sold, goods.paid, goods.upkeep, goods.rome, goods.stored, goods.lost):
        out += Counter(amounts)
    return out


def test_goods_balance_in_every_round(played: Played) -> None:
    _, first, numbers = played
    for seat, party in enumerate(numbers.parties):
        held: Counter[str] = Counter({word: first.held[seat * GOODS + i] for i, word in enumerate(GOODS_NAMES)})
        for one in party.rounds:
            held = held + came(one.goods) - went(one.goods)
            assert held == Counter(one.standing.goods)


def in_rounds(game: Game, first: State) -> Iterator[tuple[int, Event]]:
    """Yield every event with its round; a decade begins with its first round."""
    number = int(first.round)
    for event in game.events(-1):
        if isinstance(event, told.RoundStarted):
            number = event.round
        elif isinstance(event, told.DecadeStarted):
            number += 1
        yield number, event


def test_rounds_count_their_own_events(played: Played) -> None:
    game, first, numbers = played
    heard = list(in_rounds(game, first))
    for seat, party in enumerate(numbers.parties):
        for one in party.rounds:
            mine = [event for number, event in heard if number == one.round and getattr(event, "seat", None) == seat]
            assert one.unrest_received == sum(event.n for event in of_type(mine, told.UnrestReceived))
            assert one.unrest_removed == len(of_type(mine, told.UnrestRemoved))
            assert one.specialists_used == len(of_type(mine, told.SpecialistUsed))
            assert sum(one.goods.stored.values()) == sum(event.discarded for event in of_type(mine, told.Stored))
            assert sum(one.goods.gained.values()) == sum(event.n for event in of_type(mine, told.Gained)) + sum(
                event.workers for event in of_type(mine, told.WorkersReturned)
            )


def test_upkeep_is_what_was_settled_and_storage_keeps_its_limit(played: Played) -> None:
    game, _, numbers = played
    for party in numbers.parties[: game.state.players]:
        for one in party.rounds:
            assert sum(one.goods.upkeep.values()) == one.upkeep_paid <= one.upkeep_need
            assert set(one.goods.upkeep) <= {"food", "amphora", DENARII}
            assert set(one.goods.stored) <= set(RESOURCE_NAMES)
            assert not one.goods.stored or one.round in (3, 6, 8)


def test_everybody_passes_once_a_round_in_an_order_of_its_own(played: Played) -> None:
    game, _, numbers = played
    assert len(of_type(game.events(-1), told.Passed)) == sum(
        one.pass_order > 0 for party in numbers.parties for one in party.rounds
    )
    for number in range(1, len(numbers.prices)):  # the last one may be cut short by a rebellion
        parts = [one for party in numbers.parties for one in party.rounds if one.round == number]
        assert sorted(part.pass_order for part in parts) == list(range(1, len(parts) + 1))
        later = sorted(parts, key=lambda part: part.pass_order)
        assert [part.pass_after for part in later] == sorted(part.pass_after for part in parts)
        assert later[-1].pass_after == sum(part.turns for part in parts)


def test_tiles_are_those_on_the_board_and_used_as_often_as_somebody_used_one(played: Played) -> None:
    game, first, numbers = played
    s = game.state
    assert isinstance(s, State)
    assert len(numbers.tiles) == sum(ones(mask) for mask in s.built)
    for seat, party in enumerate(numbers.parties):
        deeds = sum((Counter(one.deeds) for one in party.rounds), Counter())
        assert deeds["activate"] == sum(tile.uses[seat] for tile in numbers.tiles)
        assert deeds["build"] == sum(tile.seat == seat and tile.round is not None for tile in numbers.tiles)
        monuments = list(s.monument).count(seat) - list(first.monument).count(seat)
        assert deeds["monument"] == sum(one.seat == seat for one in numbers.monuments) == monuments
        claimed = list(s.claimed).count(seat) - list(first.claimed).count(seat)
        assert deeds["claim"] == sum(one.seat == seat for one in numbers.milestones) == claimed
        laid = sum(party.rounds[-1].standing.insulae)
        assert sum(tile.insulae for tile in numbers.tiles if tile.seat == seat) <= laid


def test_rome_is_told_decade_by_decade(played: Played) -> None:
    game, first, numbers = played
    begun = max(1, first.decade)
    assert [one.decade for one in numbers.rome] == list(range(begun, begun + len(numbers.rome)))
    for one in numbers.rome:
        last = (3, 6, 8)[one.decade - 1]
        for party, given in zip(numbers.parties, one.deliveries, strict=True):
            sent = [goods for part in party.rounds if part.round == last for goods in part.goods.rome]
            assert bool(given.troops + given.offerings) == any(goods not in RESOURCE_NAMES for goods in sent)
        if numbers.ending == "scored" and one.decade < DECADES:
            assert all(given.rank > 0 for given in one.deliveries[: game.state.players])


def test_caepio_is_told_only_in_solo(played: Played) -> None:
    game, _, numbers = played
    assert (numbers.caepio is None) == (game.state.players > 1)
    assert len(numbers.parties) == max(2, game.state.players)
    if numbers.caepio is not None:
        acted = len(of_type(game.events(-1), told.CaepioActed))
        assert numbers.caepio.acted == acted == sum(one.turns for one in numbers.parties[1].rounds)


def test_a_forced_tile_counts_its_links_and_insulae() -> None:
    s = forum_position()
    give(s, 0, worker=5, denarii=9, tool=1, stone=1, marble=2)
    numbers = statistics(s, [RULES.packed(line) for line in ("0 build patricius forum", A)])
    forum = next(tile for tile in numbers.tiles if tile.building == "forum")
    assert (forum.seat, forum.round, forum.links, forum.insulae) == (0, 1, 1, 2)
    assert [tile.round for tile in numbers.tiles if tile is not forum] == [None] * 5
    (now,) = numbers.parties[0].rounds
    assert (now.turns, now.deeds) == (1, {"build": 1})
    assert now.goods.paid == {"worker": 3, "denarii": 4, "stone": 1, "tool": 1, "marble": 2}
    assert (now.standing.prestige, now.standing.insulae) == ((0, 0, 6), (0, 0, 6))


def test_luck_is_what_tiles_did_to_the_own_resources() -> None:
    s = table(2)
    give(s, 0, food=2, marble=1)
    tiles = read_documents(STANDARD)["market"]["tile"]
    left = [number for number in range(len(tiles)) if not s.tiles_seen >> number & 1]
    food, marble = int(s.price[FOOD]), int(s.price[MARBLE])
    luck = 0.0
    for drawn in s.macellum_deck[:2]:
        worth = {}
        for number in left:
            delta = tiles[number]["delta"]
            worth[number] = 2 * max(1, food + delta.get("food", 0)) + max(1, marble + delta.get("marble", 0))
        luck += worth[drawn] - sum(worth.values()) / len(worth)
        left.remove(drawn)
        food = max(1, food + tiles[drawn]["delta"].get("food", 0))
        marble = max(1, marble + tiles[drawn]["delta"].get("marble", 0))
    numbers = statistics(s, [RULES.packed(line) for line in ("0 pass", "1 pass", "0 pass", "1 pass")])
    assert [(prices[FOOD], prices[MARBLE]) for prices in numbers.prices][-1] == (food, marble)
    assert numbers.parties[0].macellum_luck == pytest.approx(luck)
    assert luck != 0
    assert numbers.parties[1].macellum_luck == 0
